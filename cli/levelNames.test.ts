import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { ran } from "./command.testing";

const pack = path.resolve(__dirname, "../sample-packs/flag-worlds");

it.each([
  ["the nearest id", "fw_02", "fw_002"],
  ["the id in other letters", "FW_002", "fw_002"],
  ["the level's title", "First Steps", "fw_001"],
  ["the level's file", "levels/fw_003.json", "fw_003"],
  ["the path of the level's file", `${pack}/levels/fw_003.json`, "fw_003"],
])("a level that is not there is told with %s", async (_, named, meant) => {
  const told = { code: 2, output: "", errors: `The pack has no level "${named}". Did you mean "${meant}"?\n` };
  expect(await ran("solve", pack, named)).toEqual(told);
  expect(await ran("trace", pack, named)).toEqual(told);
  expect(await ran("picture", pack, named, "--png", "never.png")).toEqual(told);
});

it("nothing is guessed where no level is near", async () => {
  expect((await ran("insight", pack, "nowhere")).errors).toBe('The pack has no level "nowhere".\n');
});

it.each([
  ["chess", "fools-mat", [], 'The pack has no game "fools-mat". Did you mean "fools-mate"?'],
  ["chess", "fools-mate", ["--step", "9"], 'Game "fools-mate" has turns 0 to 4, no turn 9.'],
  [
    "chess",
    "fools-mate",
    ["--why", "castle"],
    'Game "fools-mate" has no rule and no action "castle". Did you mean "castle_long"?',
  ],
  ["dungeon", "knife", [], 'The pack has no session "knife".'],
])("trace speaks in the words of the pack's language: %s %s", async (name, level, more, told) => {
  const { code, errors } = await ran("trace", path.resolve(pack, "..", name), level, ...more);
  expect({ code, errors }).toEqual({ code: 2, errors: `${told}\n` });
});

it("a level of a pack without a game is there, and cannot be played", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "gridwright-levels-"));
  try {
    cpSync(pack, folder, { recursive: true });
    rmSync(path.join(folder, "game.json"));
    const told = await ran("trace", folder, "fw_002");
    expect(told).toEqual({
      code: 2,
      output: "",
      errors: 'Level "fw_002" cannot be played. "gridwright check" tells why.\n',
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
