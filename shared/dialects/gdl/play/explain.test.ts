// Why a move may be made or not, by the rules of games that are counted elsewhere.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Json } from "../../../base/json";
import { type MoveQuestion, reachOf } from "../../../engine/moveTries";
import { RuleVerdict } from "../../../engine/trace/trace";
import { actionOfLine, lineOfAction } from "../text/games/moveText";
import { compileGame } from "../turn/compileGame";
import { gameLevel } from "./level";

const FOLDER = join(__dirname, "../../../../tests/conformance/gdl");

function levelOf(name: string, start?: Json) {
  return levelOfRules(JSON.parse(readFileSync(join(FOLDER, `${name}.json`), "utf8")) as Json, start, name);
}

/** One card in White's hand, and one interaction. */
function rulesOfCards(move: Json) {
  return {
    players: { roles: [{ name: "White" }, { name: "Black" }] },
    entity_schemas: { types: { Card: { attributes: { owner: { type: "player_ref" } } } } },
    setup: {
      steps: [
        { action: "spawn_entity", schema: "Card", set_attributes: { owner: "player('White')" }, at: ["zone('hand')"] },
      ],
    },
    interactions: { list: { move } },
    game_flow: { phases: { main_turn: { actors: "current_player", allowed_actions: ["move"] } } },
  };
}

function levelOfRules(rules: Json, start?: Json, name = "game") {
  const { game } = compileGame({ value: rules, at: "" }, { seed: 1, players: null, start: { value: start, at: "" } });
  if (game === null) throw new Error(name);
  const about = { id: "start", file: "game.json", rulesFile: "game.json", title: name, expectedOutcome: null };
  return gameLevel(game, { ...about, moves: [] });
}

type Level = ReturnType<typeof levelOf>;

function stateAfter(level: Level, ...lines: readonly string[]) {
  return lines.reduce((state, line) => {
    const action = actionOfLine(line);
    if (action === null) throw new Error(line);
    const step = level.step(state, action, null);
    expect(step.accepted).toBe(true);
    return step.state;
  }, level.start(null));
}

function tries(level: Level, state: ReturnType<Level["start"]>, question: MoveQuestion) {
  const { tries: found } = level.moves?.explain(state, question) ?? { tries: [] };
  return found.map((each) => ({ ...each, name: level.debug.rules[each.rule]?.id }));
}

describe("what is tried for a move", () => {
  it("says which condition of each action fails first, and what its parts come to", () => {
    const level = levelOf("chess_legal");
    const found = tries(level, level.start(null), { path: ["E2"], to: "E5" });
    expect(found).toHaveLength(13);
    for (const { verdict, conditions, seat } of found) {
      expect([verdict, seat]).toEqual([RuleVerdict.ifFailed, "White"]);
      expect(conditions.filter(({ isMet }) => !isMet)).toEqual(conditions.slice(-1));
    }
    const parts = found.flatMap(({ conditions }) => conditions.flatMap((each) => each.parts));
    expect(parts).toContainEqual({ text: "entity.rank", value: "pawn", error: null });
  });

  it("tells the values of the try of each action that came the farthest, when all targets are tried", () => {
    const level = levelOf("chess_legal");
    const found = tries(level, level.start(null), { path: ["B1"], to: null });
    const actions = [...new Set(found.map(({ name }) => name))];
    for (const action of actions) {
      const all = found.filter(({ name, conditions }) => name === action && conditions.length > 0);
      const told = all.filter(({ conditions }) => conditions.some(({ parts }) => parts.length > 0));
      expect(told).toHaveLength(1);
      expect(reachOf(told[0]!)).toBe(Math.max(...all.map(reachOf)));
    }
    const [leap] = found.filter(
      ({ verdict, conditions }) => verdict === RuleVerdict.selected && conditions[0]?.parts[0],
    );
    expect(leap?.target).toBe("A3");
    const one = tries(level, level.start(null), { path: ["B1"], to: "A3" });
    expect(one.find(({ verdict }) => verdict === RuleVerdict.selected)?.conditions).toEqual(leap?.conditions);
  });

  it("says what one of higher priority outranks, and that a capture may be made", () => {
    const place = {
      C3: { schema: "Piece", owner: "Red", rank: "man" },
      A3: { schema: "Piece", owner: "Red", rank: "man" },
      D4: { schema: "Piece", owner: "Black", rank: "man" },
    };
    const level = levelOf("checkers_english", { place, state: { current_player: "Red" } });
    const outranked = tries(level, level.start(null), { path: ["A3"], to: "B4" });
    const [moved] = outranked.filter(({ verdict }) => verdict === RuleVerdict.outranked);
    expect(level.debug.rules[moved?.by ?? -1]?.id).toContain("jump");
    expect(moved?.reason).toContain("priority");
    const capture = tries(level, level.start(null), { path: ["C3"], to: "E5" });
    expect(capture.filter(({ verdict }) => verdict === RuleVerdict.selected)).toHaveLength(1);
  });

  it("goes on after the steps of a chain", () => {
    const place = {
      E2: { schema: "Piece", owner: "Red", rank: "man" },
      F3: { schema: "Piece", owner: "Black", rank: "man" },
      F5: { schema: "Piece", owner: "Black", rank: "man" },
    };
    const level = levelOf("checkers_english", { place, state: { current_player: "Red" } });
    const onwards = tries(level, level.start(null), { path: ["E2", "G4"], to: "E6" });
    expect(onwards.map(({ verdict }) => verdict)).toContain(RuleVerdict.selected);
    const back = tries(level, level.start(null), { path: ["E2", "G4"], to: "H5" });
    expect(back.length).toBeGreaterThan(0);
    for (const { verdict } of back) expect(verdict).toBe(RuleVerdict.ifFailed);
  });

  it("goes on with a card that a step has put in another zone", () => {
    const pass = {
      conditions: ["eq(card.owner, player)", "ne(target, card.zone)"],
      effects: ["move_entity(card, target)"],
      chainable: true,
    };
    const zones = { hand: { owner: "player('White')" }, tray: {}, box: {} };
    const cards = levelOfRules({ ...rulesOfCards(pass), topology: { type: "zones", zones } });
    const begin = cards.start(null);
    const zoneMove = cards.actions(begin).map(({ path }) => path);
    expect(zoneMove).toContainEqual(["#1", "tray", "box"]);
    const onwards = tries(cards, begin, { path: ["#1", "tray"], to: "box" });
    expect(onwards.map(({ verdict }) => verdict)).toEqual([RuleVerdict.selected]);
    expect(tries(cards, begin, { path: ["#1", "tray"], to: null }).map(({ target }) => target)).toEqual([
      "hand",
      "box",
    ]);
    expect(tries(cards, begin, { path: ["#2", "tray"], to: "box" })).toEqual([]);
  });

  it("goes on with a card that a step has put on the board", () => {
    const step = {
      from: "any",
      conditions: ["eq(card.owner, player)", "eq(board[target], null)"],
      effects: ["move_entity(card, target)"],
      chainable: true,
    };
    const topology = { type: "grid", width: 3, height: 1, zones: { hand: { owner: "player('White')" } } };
    const level = levelOfRules({ ...rulesOfCards(step), topology });
    const begin = level.start(null);
    expect(level.actions(begin).map(({ path }) => path)).toContainEqual(["#1", "A1", "B1"]);
    const onwards = tries(level, begin, { path: ["#1", "A1"], to: "B1" });
    expect(onwards.map(({ verdict }) => verdict)).toEqual([RuleVerdict.selected]);
  });

  it("says that a king may not be left in check", () => {
    const place = {
      E1: { schema: "Piece", owner: "White", rank: "king" },
      E2: { schema: "Piece", owner: "White", rank: "rook" },
      E8: { schema: "Piece", owner: "Black", rank: "rook" },
      A8: { schema: "Piece", owner: "Black", rank: "king" },
    };
    const level = levelOf("chess_legal", { place, state: { current_player: "White" } });
    const [undone] = tries(level, level.start(null), { path: ["E2"], to: "D2" }).filter(
      ({ verdict }) => verdict === RuleVerdict.undone,
    );
    expect(undone?.reason).toMatch(/After its effects .+ does not hold/);
  });

  it("agrees with the moves that are legal, on every piece and every target", () => {
    for (const [name, ...lines] of [
      ["chess_legal", "E2 E4", "E7 E5"],
      ["checkers_english"],
      ["tictactoe", "A1"],
      ["poker_deal"],
    ] as const) {
      const level = levelOf(name);
      const state = stateAfter(level, ...lines);
      const legal = new Set(
        level.actions(state).map((action) => JSON.stringify([action["path"] ?? []].flat().slice(0, 2))),
      );
      const { width, height } = level.view(state);
      const names =
        width === 0
          ? []
          : Array.from({ length: width * height }, (_, at) => {
              return `${String.fromCharCode(65 + (at % width))}${Math.floor(at / width) + 1}`;
            });
      const offered = (path: readonly string[]) =>
        tries(level, state, { path, to: null }).filter(({ verdict }) => verdict === RuleVerdict.selected);
      for (const from of names) {
        for (const { target } of offered([from]))
          expect(legal).toContain(JSON.stringify([from, target].filter(Boolean)));
      }
      const moves = [...legal].map((path) => JSON.parse(path) as readonly string[]).filter((path) => path.length === 2);
      for (const [from = "", to = null] of moves) {
        const found = tries(level, state, { path: [from], to });
        expect(
          found.map(({ verdict }) => verdict),
          `${name} ${from} ${to}`,
        ).toContain(RuleVerdict.selected);
      }
    }
  });

  it("tries buttons when nothing is chosen, and nothing for what is not there", () => {
    const level = levelOf("poker_deal");
    const state = level.start(null);
    expect(tries(level, state, { path: [], to: null }).length).toBeGreaterThan(0);
    expect(tries(level, state, { path: ["#9999"], to: null })).toEqual([]);
    expect(tries(level, state, { path: ["nowhere"], to: "else" })).toEqual([]);
  });

  describe("of an action with params", () => {
    const rulesOfTokens = (list: Record<string, Json>, chips = 3): Json => ({
      players: { roles: ["White", "Black"].map((name) => ({ name, attributes: { chips } })) },
      entity_schemas: { types: { Token: { attributes: {} } } },
      topology: { type: "grid", width: 3, height: 1 },
      setup: { steps: [{ action: "spawn_entity", schema: "Token", at: ["grid_nodes(0,0, 1,0)"] }] },
      interactions: { list },
      game_flow: { phases: { main_turn: { actors: "current_player", allowed_actions: Object.keys(list) } } },
    });
    const told = (rules: Json, question: MoveQuestion) => {
      const level = levelOfRules(rules);
      return tries(level, level.start(null), question).map(({ name, verdict, params, reason }) => {
        return { name, verdict, params, reason };
      });
    };
    const lift = (...options: readonly number[]): Json => {
      return { conditions: ["ne(entity, null)"], effects: [], params: { n: { type: "int", options: [...options] } } };
    };
    const A1 = { path: ["A1"], to: null };

    it("says that there is nothing to choose for one", () => {
      const params = { amount: { type: "int", min: 1, max: "player.chips" } };
      const bet = { conditions: ["not(false)"], effects: ["sub(player.chips, amount)"], params };
      const [empty] = told(rulesOfTokens({ bet }, 0), { path: [], to: null });
      expect(empty).toMatchObject({ verdict: RuleVerdict.ifFailed, reason: 'There is no value for "amount".' });
      const [full] = told(rulesOfTokens({ bet }), { path: [], to: null });
      expect(full).toMatchObject({ verdict: RuleVerdict.selected, reason: null });
    });

    it("says that it may be done when the effects of the first choice fail and not those of another", () => {
      const params = { to: { type: "position" } };
      const jump = { conditions: ["eq(entity.pos, pos(0, 0))"], effects: ["move_entity(entity, to)"], params };
      expect(told(rulesOfTokens({ jump: { ...jump, post_conditions: ["eq(entity.pos, pos(2, 0))"] } }), A1)).toEqual([
        { name: "jump", verdict: RuleVerdict.selected, params: { to: "C1" }, reason: null },
      ]);
    });

    it("says that it may be done when only its first choice is another action's", () => {
      expect(told(rulesOfTokens({ one: lift(1), any: lift(1, 2) }), A1)).toMatchObject([
        { name: "one", verdict: RuleVerdict.selected },
        { name: "any", verdict: RuleVerdict.selected, params: { n: 2 } },
      ]);
    });

    it("says that it is shadowed by an action with the same choice, be it not the first of that one", () => {
      const found = told(rulesOfTokens({ any: lift(1, 2), two: lift(2) }), A1);
      expect(found.map(({ verdict }) => verdict)).toEqual([RuleVerdict.selected, RuleVerdict.shadowed]);
    });

    it("says that it is shadowed by an action whose params are written in another order", () => {
      const choice = { type: "string", options: ["x"] };
      const rule = { conditions: ["ne(entity, null)"], effects: [] };
      const rules = {
        ab: { ...rule, params: { a: choice, b: choice } },
        ba: { ...rule, params: { b: choice, a: choice } },
      };
      const found = told(rulesOfTokens(rules), A1);
      expect(found.map(({ verdict }) => verdict)).toEqual([RuleVerdict.selected, RuleVerdict.shadowed]);
    });
  });

  it("leaves moves as lines that are legal", () => {
    const level = levelOf("checkers_english");
    const state = level.start(null);
    const before = level.actions(state).map(lineOfAction);
    level.moves?.explain(state, { path: ["C3"], to: null });
    expect(level.actions(level.start(null)).map(lineOfAction)).toEqual(before);
  });
});
