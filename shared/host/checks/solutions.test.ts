import { describe, expect, it } from "vitest";
import { finish } from "../../base/work";
import type { Game } from "../../engine/dialect";
import type { PlayableLevel } from "../../engine/playableLevel";
import type { PackSource, SourceFile } from "../../pack/packSource";
import { parseJsonTree, valueOf } from "../../text/jsonTree";
import { countingLevel } from "./countingLevel.testing";
import { levelIdOf } from "../../dialects/gridponder/text/levels/levelSequence";
import { gridponderPack } from "../../dialects/gridponder/text/packModel";
import { runSolution } from "./solutionRun";
import { createSolutionChecker, levelEntries } from "./solutions";
import { stateView } from "../../dialects/gridponder/text/board/stateView";

const model = gridponderPack;

function levelFile(path: string, text: string): SourceFile {
  const tree = parseJsonTree(text);
  return { path, role: "level", text, tree, value: valueOf(tree.root) };
}

function packOf(levels: readonly SourceFile[]): PackSource {
  const files = new Map(levels.map((file) => [file.path, file]));
  return {
    model: gridponderPack,
    manifest: null,
    game: null,
    theme: null,
    levels,
    files,
    assets: new Set(),
    collections: [],
  };
}

function gameOf(levels: Readonly<Record<string, PlayableLevel | null>>): Game {
  return {
    dialect: "counting",
    profile: "published",
    levelIds: Object.keys(levels),
    level: (id) => levels[id] ?? null,
  };
}

describe("replaying a solution", () => {
  it.each([
    ["wins at its last move", [1, 2], { status: "wins", moves: 2 }],
    ["wins before its last move", [1, 2, 1], { status: "wins-early", moves: 3, step: 2 }],
    ["ends without a win", [1, 1], { status: "does-not-win", moves: 2 }],
    ["meets a refused action", [1, 0, 2], { status: "illegal-action", moves: 3, step: 2 }],
    ["loses on the way", [2, 2, 1], { status: "loses", moves: 3, step: 2, loseReason: "too_much" }],
    ["has no moves", [], { status: "no-path", moves: 0 }],
  ])("tells a path that %s", (_, amounts, expected) => {
    expect(finish(runSolution(countingLevel("one", amounts), "")).replay).toEqual(expected);
  });
});

describe("the levels of a pack", () => {
  const one = levelFile("levels/a.json", '{"id": "one"}');
  const two = levelFile("levels/two.json", '{"title": "Two", "solution": {"goldPath": ["up", "down"]}}');
  const broken = levelFile("levels/broken.json", '{"id": ');

  it("have the id their file says, else the file's name", () => {
    expect([one, two, broken].map(levelIdOf)).toEqual(["one", "two", "broken"]);
  });

  it("come in the game's order", () => {
    const game = gameOf({ two: null, one: countingLevel("one", [1, 2]) });
    expect(levelEntries(packOf([one, two]), game).map((entry) => entry.id)).toEqual(["two", "one"]);
  });

  it("are there without a game too, the first of two with the same id only", () => {
    const twin = levelFile("levels/z.json", '{"id": "one"}');
    const entries = levelEntries(packOf([one, two, twin]), null);
    expect(entries.map(({ id, file }) => `${id} ${file.path}`)).toEqual(["one levels/a.json", "two levels/two.json"]);
  });

  it("are told from those that do not win or record nothing when they cannot be played", () => {
    const checker = createSolutionChecker();
    const results = levelEntries(packOf([one, two]), gameOf({ one: null, two: null })).map((entry) =>
      checker.check(entry),
    );
    expect(results).toEqual([
      { level: "one", title: "one", file: "levels/a.json", status: "unplayable", moves: 0 },
      { level: "two", title: "Two", file: "levels/two.json", status: "unplayable", moves: 2 },
    ]);
  });

  it("are replayed again only when compiled again", () => {
    const checker = createSolutionChecker();
    const counted = (starts: string[], label: string): PlayableLevel => {
      const level: PlayableLevel<number> = countingLevel("one", [1, 2]);
      const start = (): number => {
        starts.push(label);
        return 0;
      };
      return { ...level, start };
    };
    const starts: string[] = [];
    const first = counted(starts, "first");
    const check = (level: PlayableLevel) => checker.check({ id: "one", file: one, model, level: () => level });
    expect(check(first)).toEqual(check(first));
    check(counted(starts, "second"));
    expect(starts).toEqual(["first", "second"]);
  });
});

describe("runs held against the last one that won", () => {
  /** Adds up to 3 by 1, 1, 1, each move adding `extra` to what is seen beside the total. */
  const playing = (amounts: readonly number[], extra = 0, first = 0): PlayableLevel => {
    const level: PlayableLevel<number> = countingLevel("one", amounts, first);
    const view: typeof level.view = (total) => {
      const board = level.view(total);
      const variables = { total, extra: total > first + 1 ? extra : 0 };
      return { ...board, state: { ...board.state, variables } };
    };
    return { ...level, view };
  };
  /** The level's own text is another one with another path or start. */
  const entry = (level: PlayableLevel) => {
    const { total } = stateView(level.view(level.start(null))).variables;
    const text = JSON.stringify({ id: "one", state: { total }, solution: { goldPath: level.solution } });
    const file = levelFile("levels/a.json", text);
    return { id: "one", file, model, level: () => level };
  };
  type Checker = ReturnType<typeof createSolutionChecker>;
  /** As `2 by rules`; "" where there is no difference. */
  const difference = (checker: Checker, level: PlayableLevel): string => {
    const { differsAt, differsBy } = checker.check(entry(level));
    return differsAt === undefined ? "" : `${differsAt} by ${differsBy}`;
  };

  it("tell the first move after which the board is another one, until it is as before", () => {
    const checker = createSolutionChecker();
    expect(difference(checker, playing([1, 1, 1]))).toBe("");
    expect(difference(checker, playing([1, 1, 1], 7))).toBe("2 by rules");
    expect(difference(checker, playing([1, 1, 1], 7))).toBe("2 by rules");
    expect(difference(checker, playing([1, 1, 1]))).toBe("");
  });

  it("are compared with a difference once it was accepted", () => {
    const checker = createSolutionChecker();
    difference(checker, playing([1, 1, 1]));
    const other = playing([1, 1, 1], 7);
    checker.accept(entry(other));
    expect(difference(checker, other)).toBe("");
    expect(difference(checker, playing([1, 1, 1]))).toBe("2 by rules");
  });

  it("are not compared with a run that does not win, though it was accepted", () => {
    const checker = createSolutionChecker();
    difference(checker, playing([1, 1, 1]));
    const failing = playing([1, 1]);
    checker.accept(entry(failing));
    expect(checker.check(entry(failing)).status).toBe("does-not-win");
    expect(difference(checker, playing([1, 1, 1], 7))).toBe("2 by rules");
    expect(difference(checker, playing([1, 1, 1]))).toBe("");
  });

  it("tell of another path or another start too, as the level's own, until it is accepted", () => {
    const checker = createSolutionChecker();
    difference(checker, playing([1, 1, 1]));
    expect(difference(checker, playing([1, 2]))).toBe("2 by level");
    expect(difference(checker, playing([1, 1], 0, 1))).toBe("0 by level");
    checker.accept(entry(playing([1, 1], 0, 1)));
    expect(difference(checker, playing([1, 1], 0, 1))).toBe("");
    expect(difference(checker, playing([1, 1, 1]))).toBe("0 by level");
  });

  it("tell nothing of a path that was recorded on", () => {
    /** As a recorded game that may end anywhere: its last move is the end. */
    const game = (amounts: readonly number[], extra = 0): PlayableLevel => {
      const level = playing(amounts, extra);
      const end = amounts.reduce((sum, amount) => sum + amount, 0);
      const step: typeof level.step = (state, action, tracer) => {
        const outcome = level.step(state, action, tracer);
        return { ...outcome, won: stateView(level.view(outcome.state)).variables.total === end };
      };
      return { ...level, step };
    };
    const checker = createSolutionChecker();
    expect(difference(checker, game([1]))).toBe("");
    expect(difference(checker, game([1, 1]))).toBe("");
    expect(difference(checker, game([1, 1], 7))).toBe("2 by rules");
  });

  it("tell what the rules change of a level that was itself changed before", () => {
    const checker = createSolutionChecker();
    difference(checker, playing([1, 1, 1]));
    expect(difference(checker, playing([2, 1]))).toBe("1 by level");
    expect(difference(checker, playing([2, 1], 7))).toBe("1 by rules");
    expect(difference(checker, playing([2, 1]))).toBe("1 by level");
    expect(difference(checker, playing([1, 1, 1]))).toBe("");
  });

  it("tell of a start that the rules have changed", () => {
    const checker = createSolutionChecker();
    const file = levelFile("levels/a.json", '{"id": "one"}');
    checker.check({ id: "one", file, model, level: () => playing([1, 1, 1]) });
    const now = checker.check({ id: "one", file: { ...file }, model, level: () => playing([1, 1, 1], 0, 1) });
    expect(now).toMatchObject({ status: "wins-early", differsAt: 0, differsBy: "rules" });
  });

  it("say nothing of the end of a path that is only cut off, and all of one that wins sooner", () => {
    const checker = createSolutionChecker();
    difference(checker, playing([1, 1, 1]));
    expect(difference(checker, playing([1, 1]))).toBe("");
    expect(difference(checker, playing([]))).toBe("");
  });

  it("give both boards of a move, and none where the level does not come that far any more", () => {
    const checker = createSolutionChecker();
    checker.check(entry(playing([1, 1, 1])));
    const stuck = playing([1, 0, 1]);
    expect(checker.compare(entry(stuck), 1)).toMatchObject({ step: 1, action: { amount: 1 } });
    const second = checker.compare(entry(stuck), 2);
    expect(second).toMatchObject({ action: { amount: 1 }, actionNow: { amount: 0 }, now: null });
    expect(second?.baseline?.state).toMatchObject({ variables: { total: 2 } });
    expect(checker.compare(entry(stuck), 9)).toBeNull();
  });
});

describe("moves that change nothing", () => {
  it("are told by their numbers, counters of turns left aside", () => {
    const level: PlayableLevel<number> = countingLevel("one", [1, 1, 1]);
    let turns = 0;
    const lazy: PlayableLevel<number> = {
      ...level,
      step: (state, action, tracer) => ({
        ...level.step(state, action, tracer),
        state: Math.min(state + 1, 1),
        won: false,
      }),
      view: (total) => ({ ...level.view(total), state: { ...level.view(total).state, turnCount: ++turns } }),
    };
    expect(finish(runSolution(lazy as PlayableLevel, "")).replay).toEqual({
      status: "does-not-win",
      moves: 3,
      noOps: [2, 3],
    });
  });
});
