import { describe, expect, it } from "vitest";
import type { GameAction, TurnRecord } from "../../../shared/engine/turnRecord";
import { torchTurn } from "../../../shared/dialects/gridponder/presentation/torchTurn.testing";
import type { SolutionResult } from "../../../shared/rpc/solutions";
import { type PathKnowledge, isSameStep, longestText, sharedTurns, solutionSteps } from "./solutionSteps";

const move = (direction: string): GameAction => ({ action: "move", direction });
const turn = (action: GameAction | null): TurnRecord => ({ ...torchTurn, action });
const path = [move("up"), move("left"), move("left")];
const knowing = (known: Partial<PathKnowledge>): PathKnowledge => ({
  hintStops: [],
  turns: [],
  shared: sharedTurns(path, known.turns ?? []),
  boardAfter: () => null,
  result: undefined,
  ...known,
});
const result = (status: SolutionResult["status"], step?: number): SolutionResult => ({
  level: "one",
  title: "One",
  file: "levels/one.json",
  status,
  moves: 3,
  ...(step === undefined ? {} : { step }),
});

describe("steps of a solution", () => {
  it("have the boards that the session has played, up to the first move that differs", () => {
    const turns = [turn(null), turn(move("up")), turn(move("down"))];
    expect(sharedTurns(path, turns)).toBe(2);
    const boards = solutionSteps(path, knowing({ turns })).map(({ board }) => board !== null);
    expect(boards).toEqual([true, true, false, false]);
  });

  it("are as wide as the longest of their words", () => {
    const flood = { action: "flood_orange" };
    expect([longestText([]), longestText([null, move("up"), flood, move("up")])]).toEqual([0, "flood_orange".length]);
  });

  it("share nothing with a session of another level's making", () => {
    expect(sharedTurns(path, [])).toBe(0);
    expect(sharedTurns([null], [turn(null), turn(move("up"))])).toBe(1);
  });

  it("do not mind the order of an action's params", () => {
    const written: GameAction = { position: [1, 2], direction: "up", action: "slide" };
    const played: GameAction = { action: "slide", direction: "up", position: [1, 2] };
    expect(sharedTurns([written], [turn(null), turn(played)])).toBe(2);
  });

  it("carry hint flags and the place where the check found something", () => {
    const steps = solutionSteps(path, knowing({ hintStops: [1, 3], result: result("illegal-action", 2) }));
    expect(steps.map(({ isHintStop }) => isHintStop)).toEqual([false, true, false, true]);
    expect(steps.map(({ mark }) => mark?.text ?? "")).toEqual(["", "", "not allowed", ""]);
  });

  it.each([
    ["wins", undefined, ["", "", "", "wins"]],
    ["does-not-win", undefined, ["", "", "", "does not win"]],
    ["wins-early", 1, ["", "wins here already", "", ""]],
    ["loses", 3, ["", "", "", "loses"]],
  ] as const)("mark a path that %s", (status, step, marks) => {
    const steps = solutionSteps(path, knowing({ result: result(status, step) }));
    expect(steps.map(({ mark }) => mark?.text ?? "")).toEqual(marks);
  });

  it("have the boards of the last check where the session has not been", () => {
    const boards = [() => torchTurn.before, () => torchTurn.after];
    const steps = solutionSteps(path, knowing({ boardAfter: (moves) => boards[moves] ?? null }));
    expect(steps.map(({ board }) => board?.() ?? null)).toEqual([torchTurn.before, torchTurn.after, null, null]);
  });

  it("make no board before it is asked for, and have the same maker each time", () => {
    const turns = [turn(null), turn(move("up"))].map((each) =>
      Object.defineProperty(each, "after", { get: () => expect.fail() }),
    );
    const [one, other] = [solutionSteps(path, knowing({ turns })), solutionSteps(path, knowing({ turns }), 1)];
    expect(one[1]!.board).toBe(other[0]!.board);
  });

  it("are given for a part of a long path", () => {
    const steps = solutionSteps(path, knowing({ result: result("wins") }), 2, 9);
    expect(steps.map(({ number, mark }) => `${number} ${mark?.text ?? ""}`)).toEqual(["2 ", "3 wins"]);
  });

  it("mark moves that change nothing, and the first that plays differently than before", () => {
    const steps = solutionSteps(path, knowing({ result: { ...result("wins"), noOps: [1, 2], differsAt: 2 } }));
    expect(steps.map(({ mark }) => mark?.text ?? "")).toEqual([
      "",
      "changes nothing",
      "differs from the last win",
      "wins",
    ]);
  });

  it("are the same after a check that says the same, whatever boards it finds", () => {
    const [before, ...others] = [
      { hintStops: [2], result: result("wins") },
      { hintStops: [2], result: result("wins"), boardAfter: () => () => torchTurn.after },
      { hintStops: [1], result: result("wins") },
      { hintStops: [2], result: result("loses", 3) },
    ].map((known) => solutionSteps(path, knowing(known)));
    const same = others.map((steps) => steps.map((step, index) => isSameStep(before![index]!, step)));
    expect(same).toEqual([
      [true, true, true, true],
      [true, false, false, true],
      [true, true, true, false],
    ]);
    const read = solutionSteps([move("up"), move("right"), move("left")], knowing({ hintStops: [2] }));
    expect(
      read.map((step, index) => isSameStep(solutionSteps(path, knowing({ hintStops: [2] }))[index]!, step)),
    ).toEqual([true, true, false, true]);
  });
});
