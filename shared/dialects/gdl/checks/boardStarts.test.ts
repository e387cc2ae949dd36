import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../base/json";
import { finish } from "../../../base/work";
import { packOf } from "../text/smallGame.testing";
import { GAME, MANIFEST } from "./armies.testing";
import { checkGdl } from "./check";

describe("in a game with a board and zones a move starts on the board", () => {
  const codes = (more: JsonObject, game: JsonObject = {}): readonly string[] => {
    const step = { ...GAME.interactions.list.step, params: {}, ...more };
    const rules = { ...GAME, interactions: { list: { ...GAME.interactions.list, step } }, ...game };
    return finish(checkGdl(packOf({ "manifest.json": MANIFEST, "game.json": rules }))).map(({ code, fixes }) => {
      const edit = fixes?.[0]?.changes[0]?.edits[0];
      return edit === undefined ? code : `${code} ${edit.text.trim().replace(/^,\s*/, "")}`;
    });
  };
  const asking = (condition: string, more: JsonObject = {}): readonly string[] =>
    codes({ conditions: ["eq(entity.owner, player)", "adjacent(start, target)", condition], ...more });

  it.each([
    ["eq(board[start], null)", "never-holds eq(board[target], null)"],
    ["eq(entity.zone, zone('reserve'))", `never-holds "from": "zone('reserve')"`],
    ["eq(reserve, card.zone)", 'never-holds "from": "reserve"'],
    ["eq(entity.zone.name, 'reserve')", `never-holds "from": "zone('reserve')"`],
    ["ne(entity.zone, null)", 'never-holds "from": "any"'],
    ["eq(entity.zone.owner, player)", 'never-holds "from": "any"'],
  ])("so that %s never holds", (condition, finding) => {
    expect(asking(condition)).toEqual([finding]);
    expect(asking(condition, { from: "any" })).toEqual([]);
  });

  it("unless a chain goes on from a zone, or a piece of the board lies in one all the same", () => {
    const condition = "eq(entity.zone, reserve)";
    expect(asking(condition, { chainable: true })).toEqual([]);
    expect(asking(condition, { effects: ["set(board[target], top(reserve))"] })).toEqual([]);
    expect(asking("or(eq(entity.zone, reserve), eq(entity.zone, null))")).toEqual([]);
    const effects = ["set(board[start], null)", "set(board[target], entity)", "set(entity.pos, target)"];
    expect(asking(condition, { effects })).toEqual(['never-holds "from": "reserve"']);
  });
});
