import { describe, expect, it } from "vitest";
import { buildPackSource } from "../../dialects/models";
import { applyEdits } from "../../text/edit";
import { createSolutionChecker, levelEntries } from "./solutions";
import { diagnose } from "./diagnose";
import { solutionFindings } from "./solutionFindings";

const FILE = "levels/one.json";

/** A corridor of four cells with the flag at the third, and what is found when its solution is played. */
function found(goldPath: readonly unknown[]) {
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
    solution: { goldPath },
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
  const findings = solutionFindings(
    entries.map((entry) => checker.check(entry)),
    entries,
  );
  const text = pack.files.get(FILE)!.text;
  /** The solution after the fixes, by their titles. */
  const fixed = findings.flatMap(({ fixes = [] }) =>
    fixes.map(({ title, changes }) => {
      const { solution } = JSON.parse(applyEdits(text, changes[0]!.edits)) as typeof level;
      return [title, solution.goldPath];
    }),
  );
  return { findings, fixed };
}

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
