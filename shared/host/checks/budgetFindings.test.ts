import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../base/json";
import { buildPackSource } from "../../dialects/models";
import { budgetFindings } from "./budgetFindings";
import { diagnose, withPlayed } from "./diagnose";
import { createSolutionChecker, levelEntries } from "./solutions";
import { createPlaySessions } from "../play/playSessions";

/** A rule that sets off a doubling number of others in each pass. */
function echo(variable: string, other: string): JsonObject {
  const answer = { increment_variable: { name: other } };
  return {
    id: variable,
    on: "variable_changed",
    where: { event: { param: "variable", equals: variable } },
    then: [answer, answer],
  };
}

/** A pack whose rules go on without end once something is `on`. */
function endlessPack(on: string) {
  const game = {
    layers: [{ id: "ground", occupancy: "exactly_one" }, { id: "objects" }],
    entityKinds: { empty: { layer: "ground", tags: ["walkable"] }, stone: { layer: "objects" } },
    actions: [{ id: "move", params: { direction: { type: "direction", values: ["left", "right"] } } }],
    systems: [{ id: "walk", type: "avatar_navigation" }],
    rules: [
      { id: "begin", on, then: [{ increment_variable: { name: "ping" } }] },
      echo("ping", "pong"),
      echo("pong", "ping"),
    ],
    defaults: { maxCascadeDepth: 1000 },
  };
  const level = {
    id: "endless",
    board: { size: [4, 1], layers: { objects: [[null, null, null, "stone"]] } },
    state: { avatar: { position: [0, 0] }, variables: { ping: 0, pong: 0 } },
    goals: [],
    solution: { goldPath: ["left", "right", "right"] },
  };
  return buildPackSource(
    [
      { path: "manifest.json", text: JSON.stringify({ dslVersion: "0.8" }) },
      { path: "game.json", text: JSON.stringify(game) },
      { path: "levels/endless.json", text: JSON.stringify(level) },
    ],
    [],
    [],
  );
}

function played(on: string) {
  const diagnosis = diagnose(endlessPack(on), null);
  const entries = levelEntries(diagnosis.pack, diagnosis.compilation.game);
  const checker = createSolutionChecker();
  const results = entries.map((entry) => checker.check(entry));
  const byFile = withPlayed(diagnosis, budgetFindings(results, entries));
  return (byFile["levels/endless.json"] ?? []).filter(({ code }) => code === "turn-never-settles");
}

describe("a turn that never settles", () => {
  it("is told at the move of the solution that sets it off", () => {
    const [finding, ...more] = played("avatar_entered");
    expect(more).toEqual([]);
    expect(finding).toMatchObject({ at: "/solution/goldPath/1", severity: "warning", params: { step: 2 } });
    expect(finding!.message).toContain("Move 2 (move right) sets off more than a turn may do");
  });

  it("is reported for a level's loading too", () => {
    const [finding] = played("object_placed");
    expect(finding).toMatchObject({ at: "", params: { level: "endless", step: 0 } });
    expect(finding!.message).toContain("Loading this level");
  });

  it("is not told where every turn settles", () => {
    expect(played("avatar_never")).toEqual([]);
  });

  it("is marked in the turns of a play session", () => {
    const level = diagnose(endlessPack("avatar_entered"), null).compilation.game!.level("endless")!;
    const { turns } = createPlaySessions().open(level, 1, level.solution);
    expect(turns.map(({ budgetSpent = false }) => budgetSpent)).toEqual([false, false, true, true]);
  });
});
