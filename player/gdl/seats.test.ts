import { expect, test } from "vitest";
import { defined } from "../../shared/base/defined";
import { parseJsonTree, valueOf } from "../../shared/text/jsonTree";
import { startedGame } from "../../shared/dialects/gdl/startedGame";
import { createLevelSession } from "../page/levelSession";
import { hasSecrets, seenBy, shownSeat } from "./seats";

const texts = import.meta.glob<string>("../../sample-packs/{kuhn,hop}/game.json", {
  query: "?raw",
  import: "default",
  eager: true,
});
const gameOf = (pack: string) => {
  const text = defined(texts[`../../sample-packs/${pack}/game.json`]);
  const tree = parseJsonTree(text);
  const rules = { path: "game.json", role: "game", text, tree, value: valueOf(tree.root) };
  return defined(startedGame(rules, rules, "setup") ?? undefined).level;
};

test("a game of cards has secrets, one on an open board has none", () => {
  for (const [pack, isSecret] of [
    ["kuhn", true],
    ["hop", false],
  ] as const) {
    const level = gameOf(pack);
    expect([pack, hasSecrets(level, level.start(null))]).toEqual([pack, isSecret]);
  }
});

test("a player is shown their own moves and less than there is; everybody together is shown all", () => {
  const level = gameOf("kuhn");
  const session = createLevelSession(level);
  const state = level.start(null);
  const [ann, bob] = [defined(level.players[0]), defined(level.players[1])];
  const [all, own, other] = [seenBy(level, state, null), seenBy(level, state, ann), seenBy(level, state, bob)];
  expect(own.moves).toEqual(all.moves);
  expect(other.moves).toEqual([]);
  expect(own.board.state).not.toEqual(all.board.state);
  expect(own.board.state).not.toEqual(other.board.state);
  expect(seenBy(level, state, "nobody").board.state).toEqual(session.turn.after.state);
});

test("who plays as the player to move sees another view with each turn", () => {
  expect(shownSeat({ kind: "mover" }, "Ann")).toBe("Ann");
  expect(shownSeat({ kind: "all" }, "Ann")).toBeNull();
  expect(shownSeat({ kind: "seat", seat: "Bob" }, "Ann")).toBe("Bob");
});
