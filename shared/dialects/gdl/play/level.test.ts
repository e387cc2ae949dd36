// A board game as a level: the contract that every language keeps.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { BoardView } from "../../../base/boardView";
import { type Json, listOf, objectOf } from "../../../base/json";
import { finish } from "../../../base/work";
import { fieldNames } from "../../../engine/trace/fieldPath";
import { RecordKind } from "../../../engine/trace/trace";
import { createTracer } from "../../../engine/trace/tracer";
import { recordAt, within } from "../../../engine/trace/traceTree";
import { writeAt } from "../../../engine/trace/traceView";
import type { GameAction } from "../../../engine/turnRecord";
import { tracedTurns } from "../../../engine/play/tracedTurns";
import { gdlPresentation } from "../presentation/presentation";
import { actionOfLine } from "../text/games/moveText";
import { compileGame } from "../turn/compileGame";
import { gameLevel } from "./level";
import { stateDigest } from "../../../engine/stateDigest";

const FOLDER = join(__dirname, "../../../../tests/conformance/gdl");

function levelOf(
  name: string,
  moves: readonly string[] = [],
  expectedOutcome: string | null = null,
  change: (rules: Json) => Json = (rules) => rules,
) {
  const rules = change(JSON.parse(readFileSync(join(FOLDER, `${name}.json`), "utf8")) as Json);
  const options = { seed: 1, players: null, start: { value: undefined, at: "" } };
  const { game } = compileGame({ value: rules, at: "" }, options);
  if (game === null) throw new Error(name);
  const about = { id: "start", file: "game.json", rulesFile: "game.json", title: name, expectedOutcome };
  return gameLevel(game, { ...about, moves: moves.map(move) });
}

function move(line: string): GameAction {
  const action = actionOfLine(line);
  if (action === null) throw new Error(line);
  return action;
}

const GAMES = ["tictactoe", "checkers_english", "chess_legal", "poker_deal", "risk_mini"];

describe.each(GAMES)("%s as a level", (name) => {
  const level = levelOf(name);

  it("plays the same with and without a tracer, and its writes lead from one board to the next", () => {
    let state = level.start(null);
    for (let turn = 0; turn < 12; turn += 1) {
      const actions = level.actions(state);
      const action = actions[(turn * 7) % Math.max(1, actions.length)];
      if (action === undefined) return;
      const before = level.key(state);
      const tracer = createTracer();
      const traced = level.step(state, action, tracer);
      const plain = level.step(state, action, null);
      expect(level.key(traced.state)).toBe(level.key(plain.state));
      expect(level.key(state)).toBe(before);
      expect(plain.accepted).toBe(true);
      const trace = tracer.trace();
      const board = level.view(state);
      const cells = Array.from(board.cells);
      const fields = structuredClone(board.state) as Record<string, unknown>;
      for (let index = 0; index < trace.records.length / 6; index += 1) {
        if (recordAt(trace, index).kind !== RecordKind.write) continue;
        const write = writeAt(trace, index);
        if (write?.kind === "field") setField(fields, fieldNames(write.path), write.after ?? null);
        else if (write !== null) {
          expect(cells[write.slot]).toBe(write.before);
          cells[write.slot] = write.after;
        }
      }
      const after: BoardView = level.view(plain.state);
      expect(cells).toEqual(Array.from(after.cells));
      expect(fields).toEqual(after.state);
      state = plain.state;
    }
  });

  it("gives every state a key from which it is made again", () => {
    let state = level.start(null);
    for (let turn = 0; turn < 5; turn += 1) {
      const again = level.fromKey(level.key(state));
      expect(stateDigest(level, again)).toBe(stateDigest(level, state));
      const [action] = level.actions(state);
      if (action !== undefined) ({ state } = level.step(state, action, null));
    }
  });
});

function setField(fields: Record<string, unknown>, names: readonly string[], value: unknown): void {
  const [name = "", ...rest] = names;
  if (rest.length === 0) fields[name] = value;
  else setField(fields[name] as Record<string, unknown>, rest, value);
}

describe("A board game as a level", () => {
  it("refuses what is not legal, and records why", () => {
    const level = levelOf("chess_legal");
    const tracer = createTracer();
    const { accepted } = level.step(level.start(null), move("E2 E5"), tracer);
    expect(accepted).toBe(false);
    const trace = tracer.trace();
    const rules = Array.from({ length: trace.records.length / 6 }, (_, index) => recordAt(trace, index)).filter(
      ({ kind }) => kind === RecordKind.rule,
    );
    expect(rules).toHaveLength(13);
    expect(trace.values.at(-1)).toMatchObject({ accepted: false, refusal: { reason: "not-offered" } });
  });

  it("ends when an end condition holds", () => {
    const level = levelOf("tictactoe");
    const end = ["A1", "A2", "B1", "B2", "C1"].reduce((state, line) => {
      const step = level.step(state, move(line), null);
      expect(step.accepted).toBe(true);
      return step.state;
    }, level.start(null));
    expect(level.outcome(end)).toEqual({ kind: "won", seat: "X", reason: null });
    expect(level.toAct(end)).toEqual([]);
    expect(level.step(end, move("C3"), null).accepted).toBe(false);
  });

  it("counts its ends from 1", () => {
    expect(levelOf("tictactoe").debug.goals.map(({ id }) => id)).toEqual(["victory 1"]);
  });

  it("says of its outcome what the end condition is called", () => {
    const level = levelOf("tictactoe", [], null, (rules) => {
      const { conditions } = objectOf(objectOf(rules)["end_conditions"]);
      return {
        ...objectOf(rules),
        end_conditions: { conditions: listOf(conditions).map((end) => ({ ...objectOf(end), description: "A row" })) },
      };
    });
    const end = ["A1", "A2", "B1", "B2", "C1"].reduce(
      (state, line) => level.step(state, move(line), null).state,
      level.start(null),
    );
    expect(level.outcome(end)).toEqual({ kind: "won", seat: "X", reason: "A row" });
  });

  it("is won when the recorded moves come to what is expected", () => {
    const moves = ["A1", "A2", "B1", "B2", "C1"];
    for (const [expected, won, loseReason] of [
      [null, true, null],
      ["X wins", true, null],
      ["O wins", false, "X wins, not O wins"],
    ] as const) {
      const level = levelOf("tictactoe", moves, expected);
      let state = level.start(null);
      const results = moves.map((line) => {
        const step = level.step(state, move(line), null);
        ({ state } = step);
        return step;
      });
      expect(results.slice(0, -1).some((result) => result.won || result.lost)).toBe(false);
      expect(results.at(-1)).toMatchObject({ won, lost: !won, loseReason });
    }
  });

  it("is said to be won by a player in its trace only where a player wins", () => {
    const moves = ["A1", "A2", "B1", "B2", "C1"];
    for (const [played, expected, text] of [
      [moves, null, "move 5: C1 · X wins"],
      [moves, "O wins", "move 5: C1 · X wins, not O wins"],
      [moves.slice(0, 3), null, "move 3: B1"],
      [moves.slice(0, 3), "draw", "move 3: B1 · no end, not draw"],
    ] as const) {
      const turns = Array.from(tracedTurns(levelOf("tictactoe", played, expected), played.map(move)));
      expect(gdlPresentation.turnText(turns.at(-1)!, played.length)).toBe(text);
    }
  });

  it("ends in the words of its outcome: without a winner it is neither won nor lost", () => {
    const drawn = ["A1", "B1", "C1", "B2", "A2", "C2", "B3", "A3", "C3"];
    const won = ["A1", "A2", "B1", "B2", "C1"];
    for (const [recorded, expected, played, outcome] of [
      [[], null, drawn, { text: "no move", tone: "plain" }],
      [drawn, "no move", drawn, { text: "no move", tone: "won" }],
      [[], null, won, { text: "X wins", tone: "won" }],
      [won, "O wins", won, { text: "X wins, not O wins", tone: "lost" }],
      [won.slice(0, 3), null, won.slice(0, 3), null],
    ] as const) {
      const turns = Array.from(tracedTurns(levelOf("tictactoe", recorded, expected), played.map(move)));
      expect(gdlPresentation.outcomeOf?.(turns.at(-1)!)).toEqual(outcome);
    }
  });

  it("lists how a begun move goes on, and whether it may end", () => {
    const level = levelOf("checkers_english");
    const begin = level.start(null);
    const begun = level.moves?.begun(begin, ["B3"], null);
    expect(begun).toEqual({
      board: level.view(begin),
      onwards: [
        ["B3", "A4"],
        ["B3", "C4"],
      ],
      mayEnd: false,
    });
    expect(level.moves?.begun(begin, ["B3", "A4"], null)).toMatchObject({ onwards: [], mayEnd: true });
    expect(level.moves?.begun(begin, ["B3", "B4"], null)).toBeNull();
    expect(level.moves?.begun(begin, [], null)).toBeNull();
  });

  it("shows the board after the first steps of a chain, and changes nothing", () => {
    const level = levelOf("checkers_english");
    const lines = ["D3 E4", "C6 B5", "E2 D3", "B5 A4", "E4 F5"];
    const state = lines.reduce((before, line) => level.step(before, move(line), null).state, level.start(null));
    const before = stateDigest(level, state);
    const begun = level.moves?.begun(state, ["E6", "G4"], null);
    expect(begun).toMatchObject({ onwards: [["E6", "G4", "E2"]], mayEnd: false });
    const pieces = (board: BoardView | undefined): number => board?.cells.filter((cell) => cell !== 0).length ?? -1;
    expect(pieces(begun?.board)).toBe(pieces(level.view(state)) - 1);
    expect(stateDigest(level, state)).toBe(before);
    // Another player has no move to begin.
    expect(level.moves?.begun(state, ["E6", "G4"], "Red")).toBeNull();
    expect(level.moves?.begun(state, ["E6", "G4"], "Black")?.onwards).toHaveLength(1);
  });

  it("counts sequences of moves, move by move", () => {
    const level = levelOf("checkers_english");
    const parts: number[] = [];
    const work = level.moves?.count(level.start(null), 4, (_, count) => parts.push(count));
    expect(work && finish(work)).toBe(1469);
    expect(parts.reduce((sum, part) => sum + part)).toBe(1469);
    expect(parts).toHaveLength(7);
  });
});

it("takes places in small letters", () => {
  const level = levelOf("chess_legal", ["e2 e4", "E7 e5"]);
  let state = level.start(null);
  const steps = level.solution.map((action) => {
    const step = level.step(state, action, null);
    ({ state } = step);
    return step;
  });
  expect(steps.map(({ accepted, won }) => [accepted, won])).toEqual([
    [true, false],
    [true, true],
  ]);
});

it("calls what is played an interaction in every sentence of a trace", () => {
  const level = levelOf("checkers_english");
  const first = level.actions(level.start(null)).slice(0, 1);
  const turns = [...tracedTurns(level, first)];
  const rules = turns.flatMap((turn) =>
    within(turn.trace, 0, RecordKind.rule).map((record) => gdlPresentation.recordText(turn, level.debug, record)),
  );
  expect(rules.length).toBeGreaterThan(0);
  for (const text of rules) expect(text).toMatch(/^interaction \w/);
});
