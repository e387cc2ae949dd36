// A level with parts left out, by rows of versions, and mutated: solved again by the search.
import { expect, test } from "vitest";
import { finish } from "../../../base/work";
import type { Json, JsonObject } from "../../../base/json";
import { buildPackSource } from "../../models";
import { applyEdits } from "../../../text/edit";
import type { Game } from "../../../engine/dialect";
import type { LevelVariants, MutationSpec } from "../../../engine/levelVariants";
import type { PlayableLevel } from "../../../engine/playableLevel";
import { randomNumbers } from "../../../base/random";
import { generate, mutantOf } from "../../../engine/search/generate/generate";
import type { GenerateSpec } from "../../../engine/search/generate/generateOutcome";
import { insightOf } from "../../../engine/search/insight/insight";
import { ablation } from "../../../engine/search/questions/ablation";
import { playThat, constrained } from "../../../engine/search/questions/constraints";
import { versionReport } from "../../../engine/search/questions/versions";
import { shortest } from "../../../engine/search/shortest";
import { gridponder } from "../dialect";
import { stateDigest } from "../../../engine/stateDigest";

const REACH = { type: "reach_target", config: { targetKind: "flag" } };
const OPTIONS = { timeMs: 20_000, memoryBytes: 2 ** 26 };

const GAME: JsonObject = {
  layers: [
    { id: "ground", occupancy: "exactly_one", default: "grass" },
    { id: "objects", occupancy: "zero_or_one" },
  ],
  actions: [{ id: "move", params: { direction: { type: "direction", values: ["up", "down", "left", "right"] } } }],
  entityKinds: {
    grass: { layer: "ground", tags: ["walkable"] },
    wall: { layer: "ground", tags: ["solid"] },
    void: { layer: "ground", tags: [] },
    flag: { layer: "objects", tags: ["goal_target"] },
    rock: { layer: "objects", tags: ["solid"] },
    crate: { layer: "objects", tags: ["solid", "pushable"] },
    key: { layer: "objects", tags: ["pickup"] },
    door: { layer: "objects", tags: ["solid", "door"] },
  },
  systems: [
    { id: "walk", type: "avatar_navigation", config: { solidHandling: "delegate" } },
    { id: "push", type: "push_objects", config: {} },
  ],
  rules: [
    {
      id: "take",
      on: "avatar_entered",
      where: { position_has_tag: { layer: "objects", tag: "pickup" } },
      then: [
        { destroy: { position: "$event.position", layer: "objects" } },
        { set_variable: { name: "key", value: 1 } },
      ],
    },
    {
      id: "never",
      on: "avatar_entered",
      if: { variable: { name: "key", op: "gt", value: 5 } },
      then: [{ set_variable: { name: "key", value: 0 } }],
    },
  ],
  levelSequence: [{ type: "level", ref: "one" }],
};

interface Parts {
  readonly version?: string;
  readonly goal?: JsonObject;
}

function packWith(objects: Json, variables: JsonObject = {}, { version = "0.5", goal = REACH }: Parts = {}): Game {
  const level = {
    id: "one",
    board: { size: [4, 2], layers: { ground: { entries: [] }, objects } },
    state: { avatar: { position: [0, 0] }, variables },
    goals: [{ id: "goal", ...goal }],
  };
  return gameOf(JSON.stringify(level), version);
}

function gameOf(level: string, version = "0.5"): Game {
  const texts = [
    { path: "manifest.json", text: JSON.stringify({ dslVersion: version }) },
    { path: "game.json", text: JSON.stringify(GAME) },
    { path: "levels/one.json", text: level },
  ];
  return gridponder.compile(buildPackSource(texts, [], [])).game!;
}

const LEVEL = [
  [null, "rock", null, "flag"],
  [null, "key", null, null],
];

function parts(game: Game): readonly [PlayableLevel, LevelVariants] {
  return [game.level("one")!, game.variants!("one")!];
}

test("what each part is for", () => {
  const [level, variants] = parts(packWith(LEVEL, { key: 0 }));
  const { answer } = finish(shortest(level, OPTIONS));
  expect(answer).toMatchObject({ kind: "solved", length: 5 });
  const told = variants.parts.map((part) => {
    const { verdict } = finish(ablation(answer, part, OPTIONS));
    return [part.id, part.name, verdict.kind, "by" in verdict ? verdict.by : 0];
  });
  expect(told).toEqual([
    ["entity objects 1,0", "rock", "shorter", 2],
    ["entity objects 3,0", "flag", "needed", 0],
    ["entity objects 1,1", "key", "same", 0],
    ["rule 0", "take", "same", 0],
    ["rule 1", "never", "same", 0],
    ["system walk", "walk", "needed", 0],
    ["system push", "push", "same", 0],
    ["variable key", "key", "same", 0],
  ]);
});

test("a play that fires a rule, and one that cannot be", () => {
  const [level] = parts(packWith(LEVEL, { key: 0 }));
  expect(finish(playThat(level, { kind: "rule", rule: "take" }, OPTIONS))).toMatchObject({
    kind: "found",
    path: [
      { action: "move", direction: "down" },
      { action: "move", direction: "right" },
    ],
  });
  expect(finish(playThat(level, { kind: "rule", rule: "never" }, OPTIONS))).toMatchObject({ kind: "never" });
  const key = { kind: "rule", rule: "take" } as const;
  const { verdicts } = finish(
    constrained(
      level,
      [
        { must: true, what: key },
        { must: false, what: key },
        { must: true, what: { kind: "event", event: "no_such_event", where: {} } },
      ],
      OPTIONS,
    ),
  );
  expect(verdicts.map(({ kind }) => kind)).toEqual(["possible", "impossible", "unmeant"]);
});

test("a crate in a corner is never good, and pushing it there loses the level", () => {
  const objects = [[null, "crate", null, null], []];
  const targetLayers = {
    objects: [
      [null, null, null, "crate"],
      [null, null, null, null],
    ],
  };
  const [level] = parts(packWith(objects, {}, { goal: { type: "board_match", config: { targetLayers } } }));
  const insight = finish(insightOf(level, OPTIONS));
  const { report } = insight;
  expect(report).toMatchObject({ complete: true, because: null, shortest: { length: 2 } });
  expect(report.ways).toEqual({ count: 1, exact: true });
  expect(report.plans).toMatchObject({ plans: { count: 1, exact: true }, ideas: { count: 1 } });
  expect(report.neverGood).toMatchObject([
    { name: "objects [0,0]", layer: "objects", position: [0, 0], piece: "crate" },
  ]);
  expect(report.difficulty?.kind).toBe("exact");
  const behind = ["down", "right", "right", "up"].map((direction) => ({ action: "move", direction }));
  expect(insight.after(behind)?.moves.map(({ action, kind }) => [action["direction"], kind])).toEqual([
    ["up", "idle"],
    ["down", "best"],
    ["left", "fatal"],
    ["right", "detour"],
  ]);
  const lost = [...behind, { action: "move", direction: "left" }];
  expect(insight.along(lost)).toMatchObject({ lastWayOut: 4, firstTrap: 4 });
  expect(insight.along(lost)?.steps.at(-1)).toMatchObject({ noReturn: true });
  // Once it is lost there is nothing left to lose or to decide.
  const further = insight.along([...lost, ...["down", "right"].map((direction) => ({ action: "move", direction }))]);
  expect(further?.steps.map(({ traps }) => traps)).toEqual([0, 0, 0, 0, 1, 0, 0]);
  expect(further?.decisions).toBe(insight.along(lost)?.decisions);
});

test("a row of versions on which a level depends is named, with the turn", () => {
  const game = packWith(LEVEL, {}, { version: "0.4" });
  const [level, { versions }] = parts(game);
  expect(versions.map(({ row }) => row)).toEqual(["V1", "V2", "V3", "V4", "V5", "V6", "V7", "V9"]);
  const report = finish(versionReport(level, versions, OPTIONS));
  expect(report.own.kind).toBe("solved");
  expect(report.open).toEqual([]);
});

const SPEC: MutationSpec = { kinds: null, player: true, locked: [[3, 0]], mutations: 2 };

test("mutants are boards that make sense, and their edits make the text", () => {
  const text = JSON.stringify({
    id: "one",
    board: { size: [4, 2], layers: { ground: { entries: [] }, objects: LEVEL } },
    state: { avatar: { position: [0, 0] } },
    goals: [{ id: "reach", type: "reach_target", config: { targetKind: "flag" } }],
  });
  const [, variants] = parts(gameOf(text));
  let made = 0;
  for (let seed = 0; seed < 60; seed += 1) {
    const mutant = variants.mutate(SPEC, randomNumbers(seed));
    if (mutant === null) continue;
    made += 1;
    const edits = mutant.edits();
    if (!edits.ok) throw new Error(edits.refusal);
    const again = gameOf(applyEdits(text, edits.value)).level("one")!;
    expect(stateDigest(again, again.start(null))).toBe(stateDigest(mutant.level, mutant.level.start(null)));
    const view = again.view(again.start(null));
    expect(view.entities[view.cells[8 + 3]!]?.kind).toBe("flag");
    const { avatar } = view.state as { avatar: { position: readonly [number, number] } };
    const [x, y] = avatar.position;
    expect(view.cells[8 + y * 4 + x]).toBe(0);
  }
  expect(made).toBeGreaterThan(40);
});

test("what is generated meets the criteria, is ranked, and comes again with the same seed", () => {
  const [, variants] = parts(packWith(LEVEL, {}));
  const spec: GenerateSpec = {
    mutation: { kinds: ["rock", "key"], player: false, locked: [], mutations: 1 },
    criteria: { length: [5, 9] },
    rankBy: "length",
    seed: 3,
    tries: 40,
    keep: 3,
  };
  const run = () => finish(generate(variants, spec, { timeMs: 20_000, perCandidate: OPTIONS }));
  const [one, other] = [run(), run()];
  expect(one.candidates).toEqual(other.candidates);
  expect(one.tried).toBe(40);
  expect(one.candidates.length).toBeGreaterThan(0);
  for (const { number, path, score } of one.candidates) {
    expect(score).toBeGreaterThanOrEqual(5);
    const { answer } = finish(shortest(mutantOf(variants, spec, number)!.level, OPTIONS));
    expect(answer).toMatchObject({ kind: "solved", length: path.length });
  }
  const rejections = Object.values(one.rejected).reduce((sum, count) => sum + count, 0);
  expect(rejections + one.kept).toBe(40);
  const hard = finish(
    generate(
      variants,
      { ...spec, criteria: { bits: [0, 60], plans: [1, 9], needed: [1, 9] }, rankBy: "bits" },
      {
        timeMs: 20_000,
        perCandidate: OPTIONS,
      },
    ),
  );
  expect(hard.candidates.length).toBeGreaterThan(0);
  expect(hard.candidates.every(({ bits, plans }) => bits !== null && plans !== null)).toBe(true);
  // The flag.
  expect(hard.candidates.every(({ needed }) => needed === 1)).toBe(true);
});

test("a candidate whose search is cancelled is not counted among those that took too long", () => {
  const [, variants] = parts(packWith(LEVEL, {}));
  const criteria = { length: [900, 999] } as const;
  const spec: GenerateSpec = { mutation: SPEC, criteria, rankBy: "length", seed: 3, tries: 40, keep: 3 };
  let asked = 0;
  const isCancelled = (): boolean => {
    asked += 1;
    return asked > 1;
  };
  const { because, tried, rejected } = finish(
    generate(variants, spec, { timeMs: 20_000, isCancelled, perCandidate: OPTIONS }),
  );
  expect({ because, tried, rejected }).toEqual({ because: "cancelled", tried: 0, rejected: {} });
});
