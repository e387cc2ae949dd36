import { chmodSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { sampleCopy } from "./sampleCopy";
import { temporaryFolder } from "../disk/temporaryPack.testing";

test("a sample is copied once, can be written, and is used again as the user left it", async () => {
  const shipped = temporaryFolder({ "worlds/game.json": "{}", "worlds/levels/a.json": "1" });
  const sample = path.join(shipped, "worlds");
  chmodSync(path.join(sample, "game.json"), 0o444);
  const documents = path.join(temporaryFolder({}), "Gridwright");
  const copy = { root: path.join(documents, "worlds"), isNew: true };
  expect(await sampleCopy(sample, documents)).toEqual({ ok: true, value: copy });
  writeFileSync(path.join(copy.root, "game.json"), "mine");
  expect(await sampleCopy(sample, documents)).toEqual({ ok: true, value: { ...copy, isNew: false } });
  expect(readFileSync(path.join(copy.root, "game.json"), "utf8")).toBe("mine");
  expect(readFileSync(path.join(sample, "game.json"), "utf8")).toBe("{}");
  expect(readdirSync(documents)).toEqual(["worlds"]);
});

test("a sample that cannot be copied is refused, and nothing is left behind", async () => {
  const folder = temporaryFolder({ taken: "" });
  const refused = await sampleCopy(path.join(folder, "absent"), path.join(folder, "documents"));
  expect(refused).toMatchObject({ ok: false, refusal: { reason: "unreadable" } });
  expect(readdirSync(path.join(folder, "documents"))).toEqual([]);
});
