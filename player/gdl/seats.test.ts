import { expect, test } from "vitest";
import { defined } from "../../shared/base/defined";
import { parseJsonTree, valueOf } from "../../shared/text/jsonTree";
import { fixedValues, startedGame } from "../../shared/dialects/gdl/startedGame";
import { createLevelSession } from "../page/levelSession";
import { hasSecrets, moverOf, seenBy, shownSeat } from "./seats";

const texts = import.meta.glob<string>("../../sample-packs/{kuhn,hop}/game.json", {
  query: "?raw",
  import: "default",
  eager: true,
});
const gameOf = (pack: string) => playedFrom(defined(texts[`../../sample-packs/${pack}/game.json`]));
const playedFrom = (text: string) => startedFrom(text).level;
const startedFrom = (text: string) => {
  const tree = parseJsonTree(text);
  const rules = { path: "game.json", role: "game", text, tree, value: valueOf(tree.root) };
  return defined(startedGame(rules, rules, "setup") ?? undefined);
};

test("where several may act, the next one who has a move is to move", () => {
  const zones = (words: (name: string) => object) =>
    Object.fromEntries(["ann", "bob"].map((name) => [`hand_${name}`, words(name)]));
  const owners = { ann: "player('Ann')", bob: "player('Bob')" } as const;
  const game = {
    players: { roles: [{ name: "Ann" }, { name: "Bob" }] },
    entity_schemas: {},
    topology: {
      type: "zones",
      zones: zones((name) => ({ owner: owners[name as keyof typeof owners], visibility: "owner_only" })),
    },
    state_schema: { per_player: { ready: { type: "bool", initial: false } } },
    interactions: { list: { say: { conditions: ["not(player.ready)"], effects: ["set(player.ready, true)"] } } },
    game_flow: { phases: { main_turn: { actors: "all", allowed_actions: ["say"] } } },
  };
  const level = playedFrom(JSON.stringify(game));
  const start = level.start(null);
  expect(moverOf(level, start, "Ann")).toBe("Ann");
  const { state } = level.step(start, { action: "say", by: "Ann" }, null);
  expect(moverOf(level, state, "Ann")).toBe("Bob");
  const over = level.step(state, { action: "say", by: "Bob" }, null).state;
  expect(moverOf(level, over, "Ann")).toBe("Ann");
  expect(moverOf(level, start, null)).toBeNull();
});

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

test("attributes of roles and the direction of turns are shown only where the game changes them", () => {
  const rules = {
    players: {
      roles: [
        { name: "Ann", attributes: { home_row: 0, coins: 3 } },
        { name: "Bob", attributes: { hints: 1 } },
      ],
    },
    entity_schemas: {},
    topology: { type: "grid", width: 2, height: 1 },
    state_schema: { per_player: { points: { type: "int", initial: 0 } } },
    interactions: {
      list: { pay: { conditions: [], effects: ["sub(player.coins, 1)", "if(player.hints, set(player.hints, 0))"] } },
    },
    game_flow: { phases: { main_turn: { actors: "current_player", allowed_actions: ["pay"] } } },
  };
  expect(Array.from(fixedValues(startedFrom(JSON.stringify(rules)).game))).toEqual(["home_row", "turn_direction"]);
});
