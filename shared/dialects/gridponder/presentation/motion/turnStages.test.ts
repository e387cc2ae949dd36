import { describe, expect, it } from "vitest";
import type { Json } from "../../../../base/json";
import type { TurnRecord } from "../../../../engine/turnRecord";
import { torchTurn } from "../torchTurn.testing";
import { RecordKind } from "../../../../engine/trace/trace";
import { createTracer } from "../../../../engine/trace/tracer";
import { PHASE_TEXTS } from "../../turn/phases";
import { slotsOfKind, turnStages } from "./turnStages";

type Told = readonly [type: string, payload: Json];

/** A turn of these phases, each with its events. */
function turnOf(...phases: readonly (readonly Told[])[]): TurnRecord {
  const tracer = createTracer();
  const root = tracer.open(RecordKind.turn, 1, tracer.value(null), tracer.value({}), -1);
  for (const [index, events] of phases.entries()) {
    const phase = tracer.open(RecordKind.phase, index % PHASE_TEXTS.length, -1, -1, root);
    for (const [type, payload] of events) {
      tracer.leaf(RecordKind.event, tracer.value(type), tracer.value(payload), -1, phase);
    }
    tracer.close(phase);
  }
  tracer.close(root);
  return { ...torchTurn, trace: tracer.trace() };
}

const entered: Told = ["avatar_entered", { position: [1, 0], fromPosition: [0, 0], direction: "right" }];
const pushed: Told = ["object_pushed", { kind: "crate", fromPosition: [1, 0], toPosition: [2, 0], direction: "right" }];
const removed: Told = ["object_removed", { position: [2, 0], kind: "wood", animation: "burning" }];
const merged: Told = [
  "tiles_merged",
  {
    position: [3, 0],
    sources: [
      [1, 0],
      [3, 0],
    ],
    kind: "tile",
  },
];

/** The stages of a turn whose events no system of the level told. */
const stagesOf = (turn: TurnRecord): ReturnType<typeof turnStages> => turnStages(turn, []);

describe("what a turn shows, in order", () => {
  it("is motion together, then merges, then named animations", () => {
    const stages = stagesOf(turnOf([removed, merged, entered, pushed]));
    const movers = stages.map(({ glides }) =>
      glides.map(({ mover }) => (mover.is === "entity" ? mover.kind : mover.is)),
    );
    expect(movers).toEqual([["avatar", "crate"], [], []]);
    expect(stages.map(({ merges }) => merges.length)).toEqual([0, 1, 0]);
    expect(stages.map(({ vanishings }) => vanishings.length)).toEqual([0, 0, 1]);
    expect(stages[0]!.isPushing).toBe(true);
    expect(stages[2]!.vanishings[0]).toEqual({ kind: "wood", at: [2, 0], animation: "burning" });
  });

  it("goes phase by phase, each with the board at its end, the last with the turn's own", () => {
    const turn = turnOf([entered], [], [removed]);
    expect(stagesOf(turn).map(({ cursor }) => cursor)).toEqual([2, null]);
  });

  it("is nothing for a turn in which nothing moved", () => {
    expect(stagesOf(turnOf([["turn_ended", { turnNumber: 1 }]]))).toEqual([]);
  });

  it("tells where events happened, for a theme that shows them", () => {
    const stages = stagesOf(turnOf([["object_removed", { position: [0, 0], kind: "wood" }]]));
    expect(stages).toMatchObject([
      { glides: [], vanishings: [], happenings: [{ event: "object_removed", at: [0, 0] }] },
    ]);
  });

  it("leaves out what says no places", () => {
    const nowhere: Told = ["object_pushed", { kind: "crate", fromPosition: null, toPosition: [2, 0] }];
    expect(stagesOf(turnOf([nowhere]))).toEqual([]);
  });
});

describe("the slots of a kind at a cell", () => {
  it("are found from the top layer down, and none off the board", () => {
    const entities = [null, { kind: "rock", params: {} }, { kind: "grass", params: {} }];
    const view = { width: 2, height: 1, cells: [1, 2, 1, 0] };
    expect(slotsOfKind(view, entities, [0, 0], "rock")).toEqual([2, 0]);
    expect(slotsOfKind(view, entities, [1, 0], "rock")).toEqual([]);
    expect(slotsOfKind(view, entities, [2, 0], "rock")).toEqual([]);
  });
});
