import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { buildPackSource } from "../../dialects/models";
import { applyEdits } from "../../text/edit";
import { createSolutionChecker, levelEntries } from "./solutions";
import { diagnose } from "./diagnose";
import { otherSolutionFindings } from "./otherSolutionFindings";
import { solutionFindings } from "./solutionFindings";

const FILE = "levels/one.json";

/** A corridor of four cells with the flag at the third, and what is found when its solution is played. */
function found(goldPath: readonly unknown[], otherPaths: readonly unknown[] = []) {
  const game = {
    layers: [{ id: "ground", occupancy: "exactly_one" }, { id: "markers" }],
    entityKinds: { empty: { layer: "ground", tags: ["walkable"] }, flag: { layer: "markers" } },
    actions: [{ id: "move", params: { direction: { type: "direction", values: ["left", "right"] } } }],
    systems: [{ id: "walk", type: "avatar_navigation" }],
    rules: [],
  };
  const level = {
    id: "one",
    title: "One",
    board: { size: [4, 1], layers: { markers: [[null, null, "flag", null]] } },
    state: { avatar: { position: [0, 0] } },
    goals: [{ id: "flag", type: "reach_target", config: { targetKind: "flag" } }],
    solution: { goldPath, ...(otherPaths.length === 0 ? {} : { otherPaths }) },
  };
  const pack = buildPackSource(
    [
      { path: "manifest.json", text: JSON.stringify({ dslVersion: "0.8" }) },
      { path: "game.json", text: JSON.stringify(game) },
      { path: FILE, text: JSON.stringify(level) },
    ],
    [],
    [],
  );
  const { compilation } = diagnose(pack, null);
  const checker = createSolutionChecker();
  const entries = levelEntries(pack, compilation.game);
  const results = entries.map((entry) => checker.check(entry));
  const findings = solutionFindings(results, entries);
  const text = pack.files.get(FILE)!.text;
  /** The solution after the fixes, by their titles. */
  const fixed = findings.flatMap(({ fixes = [] }) =>
    fixes.map(({ title, changes }) => {
      const { solution } = JSON.parse(applyEdits(text, changes[0]!.edits)) as typeof level;
      return [title, solution.goldPath];
    }),
  );
  return { findings, fixed, others: otherSolutionFindings(results, entries), results };
}

describe("an entry of several lines", () => {
  it("is marked by its bracket", () => {
    const events = { id: "one", events: [{ id: "HIT", expect: { denied: true } }] };
    const file = "sessions/one.json";
    const text = JSON.stringify(events, null, 2);
    const pack = buildPackSource(
      [
        { path: "manifest.json", text: '{"dialect": "gnosis", "title": "T"}' },
        { path: file, text },
      ],
      [],
      [],
    );
    const entries = levelEntries(pack, null);
    const result = { level: "one", title: "One", file, status: "wins", moves: 1 } as const;
    const [finding] = solutionFindings([{ ...result, differsAt: 1, differsBy: "rules" }], entries);
    expect(finding).toMatchObject({ at: "/events/0", onKey: true });
  });
});

describe("a move of a board game that is not allowed", () => {
  it("is told with the reason", () => {
    const game = readFileSync(path.join(__dirname, "../../../templates/5-noughts/game.json"), "utf8");
    const moves = ["B2", "A1", "B2"];
    const pack = buildPackSource(
      [
        { path: "manifest.json", text: '{"dialect": "gdl", "title": "T"}' },
        { path: "game.json", text: game },
        { path: "games/one.json", text: JSON.stringify({ id: "one", title: "One", moves }) },
      ],
      [],
      [],
    );
    const entries = levelEntries(pack, diagnose(pack, null).compilation.game);
    const checker = createSolutionChecker();
    const findings = solutionFindings(
      entries.map((entry) => checker.check(entry)),
      entries,
    );
    expect(findings.map(({ message }) => message)).toEqual(["One: move 3 of the game is not allowed. B2 is taken."]);
  });
});

describe("a solution", () => {
  it("that wins at its last move is no problem, and one that is not recorded is none", () => {
    expect(found(["right", "right"]).findings).toEqual([]);
    expect(found([]).findings).toEqual([]);
  });

  it("that does not win is an error at its last move", () => {
    const { findings } = found(["right"]);
    expect(findings).toMatchObject([{ severity: "error", code: "solution-broken", at: "/solution/goldPath/0" }]);
    expect(findings[0]!.message).toBe("One: the solution does not win after its 1 move.");
  });

  it("that wins early ends where it wins, by a fix", () => {
    const { findings, fixed } = found(["right", "right", "left"]);
    expect(findings).toMatchObject([{ severity: "warning", code: "solution-wins-early", at: "/solution/goldPath/1" }]);
    expect(fixed).toEqual([["End the solution after 2 moves", ["right", "right"]]]);
  });

  it("with a move that the game does not know loses that move, or all from there on, by fixes", () => {
    const { findings, fixed } = found(["right", "up", "right"]);
    expect(findings).toMatchObject([{ code: "solution-broken", at: "/solution/goldPath/1", params: { step: 2 } }]);
    expect(findings[0]!.message).toBe("One: move 2 of the solution is not allowed.");
    expect(fixed).toEqual([
      ["Remove move 2", ["right", "right"]],
      ["End the solution after 1 move", ["right"]],
    ]);
  });
});

describe("other solutions of a level", () => {
  it("are played as the gold path is, and a warning each where they do not win", () => {
    const { findings, others, results } = found(
      ["right", "right"],
      [
        { name: "Detour", path: ["right", "left", "right", "right"] },
        { name: "Short", path: ["right"] },
        { path: ["jump"] },
        { name: "Empty", path: [] },
      ],
    );
    expect(findings).toEqual([]);
    expect(results[0]?.others).toEqual([
      { name: "Detour", status: "wins", moves: 4 },
      { name: "Short", status: "does-not-win", moves: 1 },
      { name: "Solution 4", status: "illegal-action", moves: 1, step: 1 },
      { name: "Empty", status: "no-path", moves: 0 },
    ]);
    expect(others.map(({ severity, at, message }) => [severity, at, message])).toEqual([
      ["warning", "/solution/otherPaths/1", 'One: the other solution "Short" does not win after its 1 move.'],
      [
        "warning",
        "/solution/otherPaths/2",
        'One: the other solution "Solution 4" makes a move that is not allowed: 1 of 1.',
      ],
      ["warning", "/solution/otherPaths/3", 'One: the other solution "Empty" has no moves.'],
    ]);
    expect(others.every(({ fixes = [] }) => fixes.length === 1)).toBe(true);
  });

  it("are not there for a level without any", () => {
    expect(found(["right", "right"]).results[0]).not.toHaveProperty("others");
  });
});
