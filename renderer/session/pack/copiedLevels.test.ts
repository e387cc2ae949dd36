import { expect, it } from "vitest";
import { buildPackSource } from "../../../shared/dialects/models";
import type { FileEdits } from "../../../shared/text/edit";
import { applyEdits } from "../../../shared/text/edit";
import { copiedLevels } from "./copiedLevels";

const GAME = `{
  "levelSequence": [
    { "type": "level", "ref": "a1" },
    { "type": "story", "title": "Between" },
    { "type": "level", "ref": "a2" }
  ]
}
`;
const level = (id: string): string => `{ "id": "${id}", "title": "Level ${id}", "board": { "size": [1, 1] } }\n`;

function packOf(files: Readonly<Record<string, string>>) {
  const texts = Object.entries(files).map(([path, text]) => ({ path, text }));
  return buildPackSource(texts, [], []);
}

function after(files: Readonly<Record<string, string>>, edits: readonly FileEdits[]): Readonly<Record<string, string>> {
  const made = edits.map(({ file, edits: own }) => [file, applyEdits(files[file] ?? "", own)] as const);
  return { ...files, ...Object.fromEntries(made) };
}

it("each copy has a free name and is listed behind its original", () => {
  const files = {
    "manifest.json": '{ "dslVersion": "0.6" }',
    "game.json": GAME,
    "levels/a1.json": level("a1"),
    "levels/a2.json": level("a2"),
  };
  const copied = copiedLevels(packOf(files), ["levels/a1.json", "levels/a2.json"]);
  if (!copied.ok) throw new Error(copied.refusal);
  expect(copied.value.paths).toEqual(["levels/a3.json", "levels/a4.json"]);
  const made = after(files, copied.value.edits);
  const { levelSequence } = JSON.parse(made["game.json"]!) as { levelSequence: readonly { ref?: string }[] };
  expect(levelSequence.map(({ ref }) => ref ?? "story")).toEqual(["a1", "a3", "story", "a2", "a4"]);
  expect(JSON.parse(made["levels/a4.json"]!)).toMatchObject({ id: "a4", title: "Level a2 (copy)" });
});

it("says why copies are not listed, and still makes them", () => {
  const files = { "manifest.json": "{}", "game.json": '{ "levelSequence": [', "levels/a.json": level("a") };
  const copied = copiedLevels(packOf(files), ["levels/a.json"]);
  expect(copied).toMatchObject({ ok: true, value: { paths: ["levels/a_2.json"] } });
  expect(copied.ok && copied.value.refusal).toContain("syntax error");
});
