// Packs made to do harm, as a page reads them: each is refused in a sentence, or played to the end of what is pressed.
import { expect, test } from "vitest";
import { defined } from "../../shared/base/defined";
import { compilePack } from "../../shared/dialects/gridponder/compile";
import { buildPackSource } from "../../shared/dialects/models";
import { pagePackOf } from "../../shared/page/pagePack";
import { createLevelSession } from "../page/levelSession";
import { packSourceOf } from "../page/packSource";

const CELLS = `{"size": [3, 1], "layers": {"objects": ["a", null, null]}}`;
const LEVEL = `{"id": "one", "board": ${CELLS}, "goals": [], "solution": {"goldPath": []}}`;
const gameWith = (members: string): string =>
  `{"layers": [{"id": "objects"}], "entityKinds": {"a": {}, "b": {}}, "actions": [{"id": "go", "params": {}}], ${members}}`;
const PACKS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "members with the names of every object": {
    "game.json": gameWith(`"__proto__": {"layers": []}, "constructor": 1`),
    "levels/one.json": LEVEL.replace(`"one"`, `"__proto__"`),
  },
  "wrong types everywhere": { "game.json": `{"layers": 7, "actions": "x", "rules": {}}`, "levels/one.json": `[[[]]]` },
  "lists too deep to read": { "game.json": gameWith(`"rules": []`), "levels/one.json": "[".repeat(100_000) },
  "a board too large": {
    "game.json": gameWith(`"rules": []`),
    "levels/one.json": LEVEL.replace("[3, 1]", "[100000, 100000]"),
  },
};

test.each(Object.entries(PACKS))("%s", (_name, texts) => {
  const files = Object.entries(texts).map(([path, text]) => ({ path, text }));
  const page = pagePackOf(buildPackSource(files, [], []));
  if (!page.ok) return expect(page.refusal).toMatch(/\.$/);
  const { game } = compilePack(packSourceOf(page.value, "level"));
  for (const id of game?.levelIds ?? []) {
    const level = game?.level(id) ?? null;
    if (level === null) continue;
    const session = createLevelSession(level);
    for (let press = 0; press < 3; press += 1) session.act({ action: "go" });
    session.undo();
    expect(session.moves).toBeLessThanOrEqual(3);
    expect(defined(session.turn).after.width).toBe(3);
  }
});

const SAMPLE = "../../sample-packs/flag-worlds/";
const sample = import.meta.glob<string>(
  ["../../sample-packs/flag-worlds/game.json", "../../sample-packs/flag-worlds/levels/fw_001.json"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
const both = `[{"increment_variable": {"name": "ping"}}, {"increment_variable": {"name": "pong"}}]`;
const multiplying = ["ping", "pong"].map(
  (name) =>
    `{"id": "${name}", "on": "variable_changed", "where": {"event": {"param": "variable", "equals": "${name}"}}, "then": ${both}}`,
);

test("rules without an end are cut off, and the game goes on", () => {
  const rules = `"rules": [{"id": "go", "on": "avatar_entered", "then": ${both}}, ${multiplying.join(", ")}], "goals": [`;
  const files = Object.entries(sample).map(([file, text]) => {
    const deep = text.replace('"maxCascadeDepth": 3', '"maxCascadeDepth": 1000000');
    return { path: file.slice(SAMPLE.length), text: deep.replace('"goals": [', rules) };
  });
  const page = pagePackOf(buildPackSource(files, [], []));
  const { game } = compilePack(packSourceOf(defined(page.ok ? page.value : undefined), "level"));
  const session = createLevelSession(defined(game?.level("fw_001") ?? undefined));
  const turn = session.act({ action: "move", direction: "right" });
  expect(turn).toMatchObject({ accepted: true, budgetSpent: true });
  expect(session.act({ action: "move", direction: "right" }).accepted).toBe(true);
});
