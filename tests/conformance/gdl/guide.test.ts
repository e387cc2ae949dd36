// The guide of board games says what happens: its edits of the template, its moves and its numbers (docs/guide-board-games.md).
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { finish } from "../../../shared/base/work";
import { compilePack } from "../../../shared/dialects/gdl/compilePack";
import { checkGdl } from "../../../shared/dialects/gdl/checks/check";
import { packOf } from "../../../shared/dialects/gdl/text/smallGame.testing";
import { counts, playable, type GameJson } from "./variants";

const ROOT = join(__dirname, "../../..");
const guide = readFileSync(join(ROOT, "docs/guide-board-games.md"), "utf8");
const template = (path: string): string => readFileSync(join(ROOT, "templates/5-noughts", path), "utf8");

/** The JSON of the guide that begins with a key, as members of an object. */
function written(key: string): Record<string, unknown> {
  const blocks = Array.from(guide.matchAll(/```json\n([\s\S]*?)```/g), ([, block = ""]) => block.trim());
  const block = blocks.find((each) => each.startsWith(`"${key}"`)) ?? "";
  return JSON.parse(`{${block.replace(/,$/, "")}}`) as Record<string, unknown>;
}

function rules(allowed: readonly string[]): GameJson {
  const game = JSON.parse(template("game.json")) as {
    interactions: { list: Record<string, object> };
    game_flow: { phases: { main_turn: { allowed_actions: readonly string[] } } };
  };
  const { list } = game.interactions;
  list["place"] = { ...list["place"], ...written("conditions") };
  Object.assign(list, written("step"));
  game.game_flow.phases.main_turn.allowed_actions = allowed;
  return game;
}

describe("The guide of board games", () => {
  it("names the problems that come up, and the fix", () => {
    const files = { "manifest.json": template("manifest.json"), "games/first.json": template("games/first.json") };
    const before = packOf({ ...files, "game.json": JSON.stringify(rules(["place"])) });
    expect(finish(checkGdl(before)).map(({ code }) => code)).toEqual(["interaction-unused"]);
    const { game } = compilePack(packOf({ ...files, "game.json": JSON.stringify(rules(["place", "step"])) }));
    const shown = game?.played === undefined ? [] : finish(game.played());
    expect(shown.map(({ message }) => message)).toEqual(['No recorded game plays "step".']);
  });

  it("plays its moves", () => {
    const game = { id: "one", title: "One", ...written("moves") };
    const pack = packOf({
      "game.json": JSON.stringify(rules(["place", "step"])),
      "games/one.json": JSON.stringify(game),
    });
    const level = compilePack(pack).game?.level("one");
    let state = level?.start(null);
    for (const action of level?.solution ?? []) {
      const step = level?.step(state, action, null);
      expect(step?.accepted, JSON.stringify(action)).toBe(true);
      state = step?.state;
    }
    expect(level?.solution).toHaveLength(8);
  });

  it("counts what it says", () => {
    const said = /\| games \|(.*)\|/.exec(guide)?.[1]?.split("|").map(Number);
    const found = counts(playable(rules(["place", "step"])), 6, true);
    expect(found).toEqual(said?.slice(0, found.length));
  });
});
