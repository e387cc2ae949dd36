import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../base/json";
import { finish } from "../../../base/work";
import { applyEdits } from "../../../text/edit";
import { packOf } from "../text/smallGame.testing";
import { GAME, MANIFEST } from "./armies.testing";
import { checkGdl } from "./check";

const STEP = ["eq(entity.owner, player)", "eq(target.x, start.x)", "eq(sub(target.y, start.y), player.forward)"];

interface Change {
  readonly conditions?: readonly string[];
  readonly effects?: readonly string[];
  readonly white?: JsonObject;
  readonly black?: JsonObject;
  readonly topology?: JsonObject;
}

/** What is found of moves in a game on 5 x 6 squares: the place, and the text after the fix there. */
function told({ conditions = STEP, effects = [], white = {}, black = {}, topology = {} }: Change): readonly string[] {
  const roles = [
    { name: "White", attributes: { forward: 1, last: 5, ...white } },
    { name: "Black", attributes: { forward: -1, last: 0, ...black } },
  ];
  const step = {
    conditions: [...conditions],
    effects: ["move_entity(entity, target)", "set(state.left, player.last)", ...effects],
  };
  const game = {
    ...GAME,
    players: { roles },
    topology: { type: "grid", width: 5, height: 6, ...topology },
    interactions: { list: { step } },
    game_flow: { phases: { main_turn: { actors: "current_player", allowed_actions: ["step"] } } },
  };
  const pack = packOf({ "manifest.json": MANIFEST, "game.json": game });
  return finish(checkGdl(pack)).flatMap(({ code, at, fixes }) => {
    if (code !== "never-holds" && code !== "never-for-player") return [];
    const [edit] = fixes?.[0]?.changes[0]?.edits ?? [];
    const text = pack.files.get("game.json")?.text ?? "";
    const fixed =
      edit === undefined ? "" : ` -> ${applyEdits(text, [edit]).slice(edit.offset, edit.offset + edit.text.length)}`;
    return [`${typeof at === "object" && "at" in at ? at.at : JSON.stringify(at)}${fixed}`];
  });
}

const CONDITION = "/interactions/list/step/conditions";
const promotes = (row: string): readonly string[] => [`if(eq(${row}, player.last), set(entity.rank, 'king'))`];

describe("conditions that no move fits are reported", () => {
  it.each<readonly [string, Change, string]>([
    [
      "a distance that no neighbour has",
      { conditions: [...STEP, "adjacent(start, target)", "eq(abs(sub(target.y, start.y)), 2)"] },
      `${CONDITION}/4`,
    ],
    [
      "a step to where it stands",
      { conditions: ["eq(target.x, start.x)", "eq(add(abs(sub(target.x, start.x)), abs(sub(target.y, start.y))), 0)"] },
      `${CONDITION}/1`,
    ],
    ["a promotion where a move cannot lead", { effects: promotes("start.y") }, "/interactions/list/step/effects/2"],
  ])("%s", (_what, change, at) => {
    expect(told(change)).toEqual([at]);
  });

  it.each<readonly [string, Change, string]>([
    [
      "a row above the board",
      { white: { last: 6 }, effects: promotes("target.y") },
      '"/players/roles/0/attributes/last" -> 5',
    ],
    ["the row behind", { white: { last: 0 }, effects: promotes("target.y") }, '"/players/roles/0/attributes/last"'],
    [
      "the row of the other player",
      { black: { last: 5 }, effects: promotes("target.y") },
      '"/players/roles/1/attributes/last" -> 0',
    ],
    ["no direction", { black: { forward: 0 } }, '"/players/roles/1/attributes/forward" -> -1'],
  ])("the number of a player is %s", (_what, change, at) => {
    const [only = "", ...more] = told(change);
    expect([only.startsWith(at), more]).toEqual([true, []]);
  });
});

describe("moves that somebody can make are not reported:", () => {
  it.each<readonly [string, Change]>([
    ["all numbers fit", { effects: promotes("target.y") }],
    ["an action for the other player", { black: { forward: 0 }, conditions: [...STEP, "eq(player, player('White'))"] }],
    ["an action for one player alone", { conditions: [...STEP, "eq(player.name, 'White')"] }],
    [
      "a number that an effect changes",
      { white: { last: 9 }, effects: [...promotes("target.y"), "set(player.last, 3)"] },
    ],
    ["a knight", { conditions: ["eq(mul(abs(sub(target.x, start.x)), abs(sub(target.y, start.y))), 2)"] }],
    [
      "an enemy that is pushed",
      { conditions: ["ne(entity.owner, player)", "eq(sub(target.y, start.y), entity.owner.forward)"] },
    ],
    [
      "a corner of a large board",
      { topology: { width: 21, height: 21 }, conditions: ["eq(target.x, 20)", "eq(start.y, 20)", "eq(target.y, 0)"] },
    ],
    [
      "either of two ways",
      { conditions: ["or(eq(target.x, start.x), eq(target.y, start.y))", "not(adjacent(start, target))"] },
    ],
    ["what depends on the position", { conditions: [...STEP, "eq(board[target], null)", "path_clear(start, target)"] }],
  ])("%s", (_what, change) => {
    expect(told(change)).toEqual([]);
  });
});
