// What only playing a pack of board games shows.
import { describe, expect, it } from "vitest";
import type { Json } from "../../../base/json";
import { finish } from "../../../base/work";
import type { Game } from "../../../engine/dialect";
import type { Finding } from "../../../findings/finding";
import { applyEdits } from "../../../text/edit";
import { compilePack } from "../compilePack";
import { SMALL_GAME, packOf } from "../text/smallGame.testing";

type Files = Readonly<Record<string, Json>>;

function shown(game: Game | null): readonly Finding[] {
  return game?.played === undefined ? [] : finish(game.played());
}

function playedIn(files: Files): readonly Finding[] {
  return shown(compilePack(packOf(files)).game);
}

function withStep(step: Json): Json {
  return { ...SMALL_GAME, interactions: { list: { step } } };
}

const MOVES = ["A1 A2"];
const { step } = SMALL_GAME.interactions.list;

/** A recorded game of three moves, the last one Black's, who has no pieces. */
function recorded(expected: Json, moves: readonly string[] = MOVES): Json {
  return { id: "one", title: "One", moves, expect: expected };
}

describe("What a recorded game expects", () => {
  it("is compared: the outcome, the legal moves and the numbers of games", () => {
    const expected = { outcome: "draw", legal: 4, counts: [4, 12] };
    const found = playedIn({ "game.json": SMALL_GAME, "games/one.json": recorded(expected) });
    expect(found.map(({ code, file, at, message }) => [code, file, at, message])).toEqual([
      [
        "expectation-differs",
        "games/one.json",
        "/expect/outcome",
        'One: after move 1 (A1 A2) the outcome is "no move"; expected: "draw".',
      ],
      [
        "expectation-differs",
        "games/one.json",
        "/expect/legal",
        "One: after move 1 (A1 A2) 0 moves are legal; expected: 4.",
      ],
      [
        "expectation-differs",
        "games/one.json",
        "/expect/counts/1",
        "One: there are 0 games with 2 moves from its start; expected: 12.",
      ],
    ]);
  });

  it("is silent when all is as expected", () => {
    const expected = { outcome: "no move", legal: 0, counts: [4, 0, 0] };
    expect(playedIn({ "game.json": SMALL_GAME, "games/one.json": recorded(expected) })).toEqual([]);
  });

  it("is not compared with a text that is no outcome of the game: that is the mistake", () => {
    for (const outcome of ["White won", "Green wins", ""])
      expect(playedIn({ "game.json": SMALL_GAME, "games/one.json": recorded({ outcome }) })).toEqual([]);
  });

  it("is fixed by writing what was found", () => {
    const files = { "game.json": SMALL_GAME, "games/one.json": recorded({ outcome: "draw", legal: 4, counts: [5] }) };
    let text = `${JSON.stringify(files["games/one.json"], null, 2)}\n`;
    for (let left = 3; left > 0; left -= 1) {
      const [finding, ...others] = playedIn({ ...files, "games/one.json": text });
      expect(others).toHaveLength(left - 1);
      text = applyEdits(text, finding?.fixes?.[0]?.changes[0]?.edits ?? []);
    }
    expect(playedIn({ ...files, "games/one.json": text })).toEqual([]);
    expect(JSON.parse(text)).toMatchObject({ expect: { outcome: "no move", legal: 0, counts: [4] } });
  });

  it("of a game that goes on is no outcome", () => {
    const game = { ...SMALL_GAME, game_flow: { ...SMALL_GAME.game_flow, next_player: "player('White')" } };
    const files = { "game.json": game, "games/one.json": recorded({ outcome: "draw" }) };
    const [finding] = playedIn(files);
    expect(finding?.message).toBe('One: after move 1 (A1 A2) the game goes on; expected: "draw".');
    const text = `${JSON.stringify(files["games/one.json"], null, 2)}\n`;
    const fixed = applyEdits(text, finding?.fixes?.[0]?.changes[0]?.edits ?? []);
    expect(JSON.parse(fixed)).toMatchObject({ expect: {} });
  });

  it("is not counted beyond what an edit may take", () => {
    const files = { "game.json": SMALL_GAME, "games/one.json": recorded({ counts: [4, 4_865_609] }) };
    expect(playedIn(files).map(({ code, at }) => [code, at])).toEqual([
      ["expectation-not-counted", "/expect/counts/1"],
    ]);
  });

  it("is not counted where looking for moves takes long", () => {
    const draw = { conditions: [], params: { n: { type: "int", min: 1, max: 150 } }, effects: ["set(state.taken, n)"] };
    const conditions = ["eq(entity.owner, player)", "ne(target, start)"];
    const failing = { conditions, effects: [], post_conditions: ["lt(state.taken, 0)"] };
    const game = {
      ...SMALL_GAME,
      topology: { type: "discrete", structure: "grid(16, 16)" },
      setup: { steps: [{ ...SMALL_GAME.setup.steps[0], at: ["grid_nodes(0,0, 15,7)"] }] },
      interactions: { list: { draw, failing } },
      game_flow: {
        next_player: "player('White')",
        phases: { main_turn: { actors: "current_player", allowed_actions: ["draw", "failing"] } },
      },
      end_conditions: undefined,
    };
    const files = {
      "game.json": game as unknown as Json,
      "games/one.json": recorded({ counts: [150, 22_500, 3_375_000] }, []),
    };
    const found = playedIn(files).filter(({ code }) => code.startsWith("expectation"));
    expect(found.map(({ code, at, message }) => [code, at, message])).toEqual([
      [
        "expectation-not-counted",
        "/expect/counts/1",
        'One: games with 2 moves take too long to be counted after each edit; expected: 22500. "gridwright perft" counts them.',
      ],
    ]);
  });

  it("is nothing where the moves are not legal", () => {
    const files = { "game.json": SMALL_GAME, "games/one.json": recorded({ legal: 5 }, ["A1 A4"]) };
    expect(playedIn(files).map(({ code }) => code)).not.toContain("expectation-differs");
  });
});

describe("Playing", () => {
  it("tells of pieces that the board and their own notes disagree about", () => {
    const effects = ["set(board[start], null)", "set(board[target], entity)"];
    const found = playedIn({ "game.json": withStep({ ...step, effects }), "games/one.json": recorded({}) });
    expect(found).toMatchObject([
      {
        code: "board-and-pos-differ",
        file: "game.json",
        at: "/interactions/list/step/effects/1",
        message: expect.stringContaining("One: after move 1 (A1 A2) entity #1 stands on A2, but its pos is A1."),
      },
    ]);
  });

  it("tells of a piece that was replaced and still says where it stood", () => {
    const conditions = ["eq(entity.owner, player)", "adjacent(start, target)"];
    const effects = ["set(board[start], null)", "set(board[target], entity)", "set(entity.pos, target)"];
    const rules = withStep({ conditions, effects });
    const [finding] = playedIn({ "game.json": rules, "games/one.json": recorded({}, ["A1 B1"]) });
    expect(finding?.message).toContain("the pos of entity #2 is B1, but entity #1 stands there.");
  });

  it("tells of effects that fail where all conditions hold", () => {
    const conditions = ["eq(entity.owner, player)", "adjacent(start, target)"];
    const found = playedIn({ "game.json": withStep({ ...step, conditions }), "games/one.json": recorded({}) });
    expect(found).toMatchObject([
      {
        code: "effect-failed",
        at: "/interactions/list/step/effects/0",
        message:
          'One: at the start this effect of "step" fails from A1 to B1: The place is taken. The move is not legal.',
      },
    ]);
  });

  it("says nothing about an effect whose text has a finding", () => {
    const effects = ["remove_entity(target)", ...step.effects];
    const found = playedIn({ "game.json": withStep({ ...step, effects }), "games/one.json": recorded({}) });
    expect(found.map(({ code }) => code)).not.toContain("effect-failed");
  });

  it("tells of a piece that says where it stood only where that began", () => {
    const lame = { conditions: step.conditions, effects: ["set(board[start], null)", "set(board[target], entity)"] };
    const next = { conditions: ["eq(entity.owner, player)"], effects: ["add(state.taken, 1)"] };
    const rules = {
      ...SMALL_GAME,
      interactions: { list: { lame, next } },
      game_flow: {
        next_player: "player('White')",
        phases: { main_turn: { actors: "current_player", allowed_actions: ["lame", "next"] } },
      },
    };
    const found = playedIn({ "game.json": rules, "games/one.json": recorded({}, ["A1 A2", "@next B1"]) });
    const told = found.filter(({ code, message }) => code === "board-and-pos-differ" && message.startsWith("One"));
    expect(told.map(({ at }) => at)).toEqual(["/interactions/list/lame/effects/1"]);
  });

  it("tells of moves that are left out", () => {
    const raise = {
      conditions: [],
      params: { a: { type: "int", min: 1, max: 200 }, b: { type: "int", min: 1, max: 200 } },
      effects: ["set(state.taken, a)"],
    };
    const rules = {
      ...SMALL_GAME,
      interactions: { list: { raise } },
      game_flow: { phases: { main_turn: { actors: "current_player", allowed_actions: ["raise"] } } },
    };
    const found = playedIn({ "game.json": rules, "games/one.json": recorded({}, ["@raise a=1 b=1"]) });
    expect(found).toMatchObject([{ code: "moves-cut-off", at: "/interactions" }]);
    const unrecorded = playedIn({ "game.json": rules }).filter(({ code }) => code === "moves-cut-off");
    expect(unrecorded.map(({ message }) => message)).toEqual([
      "Steps: at the start there are too many moves to be listed; the others are left out.",
    ]);
  });

  it("tells of conditions that ask about too many moves", () => {
    const jump = {
      chainable: true,
      conditions: ["eq(entity.owner, player)", "eq(board[target], null)"],
      effects: ["move_entity(entity, target)"],
    };
    const conditions = [{ type: "draw", condition: "gt(get_all_legal_moves_for(player('White')).length, 20000)" }];
    const pass = { conditions: [], effects: [] };
    const rules = {
      ...SMALL_GAME,
      setup: { steps: [{ ...SMALL_GAME.setup.steps[0], at: ["pos(0, 0)"] }] },
      interactions: { list: { pass, jump } },
      game_flow: {
        initial_phase: "first",
        phases: {
          first: { actors: "current_player", allowed_actions: ["pass"], auto_advance: true, next_phase: "then" },
          then: { actors: "current_player", allowed_actions: ["jump"] },
        },
      },
      end_conditions: { conditions },
    };
    const found = playedIn({ "game.json": rules, "games/one.json": recorded({}, ["@pass"]) });
    const told = found.filter(({ code, message }) => code === "moves-cut-off" && message.startsWith("One"));
    expect(told.map(({ at, message }) => [at, message])).toEqual([
      [
        "/end_conditions",
        "One: after move 1 (@pass) a condition asks about moves that are too many to be looked for; the others are left out.",
      ],
    ]);
  });

  it("tells of moves that are left out only later, in games at random", () => {
    const more = { conditions: ["eq(state.taken, 0)"], effects: ["set(state.taken, 1)"] };
    const raise = {
      conditions: ["gt(state.taken, 0)"],
      params: { a: { type: "int", min: 1, max: 200 }, b: { type: "int", min: 1, max: 200 } },
      effects: ["set(state.taken, a)"],
    };
    const rules = {
      ...SMALL_GAME,
      interactions: { list: { more, raise } },
      game_flow: { phases: { main_turn: { actors: "current_player", allowed_actions: ["more", "raise"] } } },
    };
    const found = playedIn({ "game.json": rules }).filter(({ code }) => code === "moves-cut-off");
    expect(found.map(({ message }) => message)).toEqual([
      "Steps: after move 1 of a random game there are too many moves to be listed; the others are left out.",
    ]);
  });

  it("tells of effects that fail at the start, recorded games or not", () => {
    const conditions = ["eq(entity.owner, player)", "adjacent(start, target)"];
    const found = playedIn({ "game.json": withStep({ ...step, conditions }) });
    expect(found.find(({ code }) => code === "effect-failed")?.message).toContain("Steps: at the start this effect");
  });

  const never = { conditions: ["eq(entity.rank, 'king')", "adjacent(start, target)"], effects: [] };
  const two = {
    ...SMALL_GAME,
    interactions: { list: { step, never } },
    game_flow: { phases: { main_turn: { actors: "current_player", allowed_actions: ["step", "never"] } } },
  };

  it("tells of interactions that are not legal in games at random, recorded games or not", () => {
    expect(playedIn({ "game.json": two })).toMatchObject([
      {
        code: "action-never-played",
        at: "/interactions/list/never",
        message: '"never" was never legal in 200 random games.',
      },
    ]);
    const both = playedIn({ "game.json": two, "games/one.json": recorded({}) });
    expect(both.map(({ message }) => message)).toEqual([
      '"never" was never legal in 200 random games, and no recorded game plays it.',
    ]);
  });

  describe("with an effect that always fails", () => {
    const failing = { conditions: step.conditions, effects: ["move_entity(board[target], start)"] };

    it("does not say as well that the action is never legal", () => {
      expect(playedIn({ "game.json": withStep(failing) }).map(({ code }) => code)).toEqual(["effect-failed"]);
      const both = playedIn({ "game.json": withStep(failing), "games/one.json": recorded({}, []) });
      expect(both.map(({ code }) => code)).toEqual(["effect-failed"]);
    });

    it("says nothing of it where the text of the effect has a finding", () => {
      const effects = ["remove_entity(target)", ...step.effects];
      expect(playedIn({ "game.json": withStep({ ...step, effects }) })).toEqual([]);
    });

    it("leaves out only the actions of phases that are not reached for that reason", () => {
      const game = {
        ...SMALL_GAME,
        interactions: { list: { failing, never, later: step } },
        game_flow: {
          initial_phase: "first",
          phases: {
            first: {
              actors: "current_player",
              allowed_actions: ["failing", "never"],
              auto_advance: true,
              next_phase: "then",
            },
            then: { actors: "current_player", allowed_actions: ["later"] },
          },
        },
      };
      const found = playedIn({ "game.json": game });
      expect(found.map(({ code, at }) => [code, at])).toEqual([
        ["action-never-played", "/interactions/list/never"],
        ["effect-failed", "/interactions/list/failing/effects/0"],
      ]);
    });
  });

  it("says of no action that it is never legal while the rules have a mistake", () => {
    const attributes = { owner: { type: "player_ref" }, rank: { type: "string", default: "man" } };
    const missing = { ...two, entity_schemas: { types: { Piece: { attributes } } }, unknown_part: {} };
    expect(playedIn({ "game.json": two }).map(({ code }) => code)).toEqual(["action-never-played"]);
    expect(playedIn({ "game.json": missing })).toEqual([]);
  });

  it("does not say that an action is never legal whose condition has a finding, nor what follows from it", () => {
    const wrong = { ...step, conditions: [...step.conditions, "eq(state.taken, 'none')"] };
    const game = {
      ...SMALL_GAME,
      interactions: { list: { wrong, later: step } },
      game_flow: {
        initial_phase: "first",
        phases: {
          first: { actors: "current_player", allowed_actions: ["wrong"], next_phase: "then" },
          then: { actors: "current_player", allowed_actions: ["later"] },
        },
      },
    };
    expect(playedIn({ "game.json": game })).toEqual([]);
  });

  it("plays each random game with dice of its own", () => {
    const roll = { conditions: ["eq(state.taken, 0)"], effects: ["set(state.taken, random_int(1, 20))"] };
    const rare = { conditions: ["eq(state.taken, 17)"], effects: ["set(state.taken, 0)"] };
    const lists = { list: { roll, rare } };
    const flow = { phases: { main_turn: { actors: "current_player", allowed_actions: ["roll", "rare"] } } };
    expect(playedIn({ "game.json": { ...SMALL_GAME, interactions: lists, game_flow: flow } })).toEqual([]);
  });

  it("plays each random game with a deal of its own", () => {
    const [spawn] = SMALL_GAME.setup.steps;
    const dealt = { ...spawn, set_attributes: { ...spawn.set_attributes, power: "random_int(1, 20)" } };
    const weak = { ...step, conditions: [...step.conditions, "ne(entity.power, 17)"] };
    const strong = { ...step, conditions: [...step.conditions, "eq(entity.power, 17)"] };
    const attributes = { ...SMALL_GAME.entity_schemas.types.Piece.attributes, power: { type: "int", default: 0 } };
    const game = {
      ...SMALL_GAME,
      entity_schemas: { types: { Piece: { attributes } } },
      setup: { steps: [dealt] },
      interactions: { list: { weak, strong } },
      game_flow: { phases: { main_turn: { actors: "current_player", allowed_actions: ["weak", "strong"] } } },
    };
    expect(playedIn({ "game.json": game })).toEqual([]);
  });

  it("tells of interactions that no recorded game plays", () => {
    const sit = { conditions: ["eq(state.taken, 0)"], effects: ["add(state.taken, 1)"] };
    const rules = {
      ...two,
      interactions: { list: { step, sit } },
      game_flow: { phases: { main_turn: { actors: "current_player", allowed_actions: ["step", "sit"] } } },
    };
    const found = playedIn({ "game.json": rules, "games/one.json": recorded({}) });
    expect(found.map(({ message }) => message)).toEqual(['No recorded game plays "sit".']);
  });

  it("keeps what was found for games whose texts are the same", () => {
    const before = compilePack(packOf({ "game.json": two, "games/one.json": recorded({}) }));
    const found = shown(before.game);
    const after = compilePack(packOf({ "game.json": two, "games/one.json": recorded({}), "notes.md": "x" }), {
      previous: before,
    });
    expect(after.game).not.toBe(before.game);
    expect(after.game?.level("one")).toBe(before.game?.level("one"));
    const again = shown(after.game);
    expect(again[0]).toBe(found[0]);
  });
});
