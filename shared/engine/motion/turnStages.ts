// Divides a turn into stages to be animated: what moves where, what fades, in which order (spec files.md, Animation and
// motion). Within a phase motion comes first, then merges, then named animations; each later phase follows the last
// stage used. Time and drawing are left to the caller.
import type { Entity, Position } from "../../base/boardView";
import { defined } from "../../base/defined";
import { type Json, isJsonObject } from "../../base/json";
import type { TurnRecord } from "../turnRecord";
import { type RegionMotion, regionMotion } from "./regionMoves";
import { RecordKind, type Trace } from "../trace/trace";
import { isPosition } from "../trace/traceCells";
import { enclosing, endAt, kindAt, recordAt, recordCount, valueAt } from "../trace/traceTree";
import { type EventSeen, type Glide, glidesOf } from "./turnGlides";

/** A merge at a cell of what came from `sources` and what was there. */
export interface Merge {
  readonly kind: string;
  readonly at: Position;
  readonly sources: readonly Position[];
}

/** A named animation of something that was removed or changed its kind. */
export interface Vanishing {
  readonly kind: string;
  readonly at: Position;
  readonly animation: string;
}

/** An event at a place, for which a theme may have an effect. */
export interface Happening {
  readonly event: string;
  readonly at: Position;
  /** What it removed or changed there; null: nothing, or something with an animation of its own. */
  readonly gone: string | null;
}

/** What is shown at the same time; a stage lasts as long as its longest part. */
export interface TurnStage {
  /** The last record before anything of the phase happened. */
  readonly opening: number;
  /** The record whose board is shown meanwhile: the last of the phase; null: the end of the turn. */
  readonly cursor: number | null;
  readonly glides: readonly Glide[];
  /** Regions that were rotated, mirrored or swapped. */
  readonly regions: readonly RegionMotion[];
  readonly merges: readonly Merge[];
  readonly vanishings: readonly Vanishing[];
  readonly happenings: readonly Happening[];
  /** The avatar pushes something in this stage. */
  readonly isPushing: boolean;
}

const NOTHING = { glides: [], regions: [], merges: [], vanishings: [], happenings: [], isPushing: false } as const;

/** The types of a level's systems, by their numbers in traces. */
export type SystemTypes = readonly { readonly type: string }[];

/** Returns the stages of a turn in order; none when nothing moved, merged or was animated. */
export function turnStages(turn: TurnRecord, systems: SystemTypes): readonly TurnStage[] {
  const { trace } = turn;
  const count = recordCount(trace);
  const stages: TurnStage[] = [];
  for (let index = 0; index < count; index += 1) {
    if (kindAt(trace, index) !== RecordKind.phase) continue;
    const end = endAt(trace, index);
    stages.push(...phaseStages(turn, eventsIn(trace, index, end, systems), index, end >= count ? null : end - 1));
    index = end - 1;
  }
  return stages;
}

function phaseStages(
  turn: TurnRecord,
  events: readonly EventSeen[],
  opening: number,
  cursor: number | null,
): readonly TurnStage[] {
  const nothing: TurnStage = { ...NOTHING, opening, cursor };
  const regions = events.flatMap(({ payload }) => regionMotion(payload, turn.action) ?? []);
  const isPushing = events.some(({ type }) => type === "object_pushed");
  const motion: TurnStage = { ...nothing, glides: glidesOf(events), regions, isPushing };
  const merge: TurnStage = { ...nothing, merges: events.flatMap(mergeOf) };
  const named: TurnStage = { ...nothing, vanishings: events.flatMap(vanishingOf) };
  const happenings = events.flatMap(happeningOf);
  const all = [motion, merge, named].filter(isUsed);
  if (happenings.length === 0) return all;
  const [begin = nothing, ...rest] = all;
  return [{ ...begin, happenings }, ...rest];
}

function isUsed({ glides, regions, merges, vanishings }: TurnStage): boolean {
  return glides.length + regions.length + merges.length + vanishings.length > 0;
}

function eventsIn(trace: Trace, first: number, end: number, systems: SystemTypes): readonly EventSeen[] {
  const events: EventSeen[] = [];
  for (let index = first; index < end; index += 1) {
    if (kindAt(trace, index) !== RecordKind.event) continue;
    const { ref, before } = recordAt(trace, index);
    const [type, payload] = [valueAt(trace, ref), valueAt(trace, before)];
    if (typeof type !== "string" || !isJsonObject(payload)) continue;
    const system = enclosing(trace, index, RecordKind.system);
    const by = system < 0 ? undefined : systems[recordAt(trace, system).ref]?.type;
    events.push({ type, payload, ...(by === undefined ? {} : { by }) });
  }
  return events;
}

function mergeOf({ type, payload }: EventSeen): readonly Merge[] {
  const [at, sources, kind] = [payload["position"], payload["sources"], text(payload["kind"])];
  if (type !== "tiles_merged" || !isPosition(at) || !Array.isArray(sources) || kind === null) return [];
  return [{ kind, at, sources: (sources as readonly Json[]).filter(isPosition) }];
}

function vanishingOf({ type, payload }: EventSeen): readonly Vanishing[] {
  const [at, animation] = [payload["position"], text(payload["animation"])];
  const kind = goneKind({ type, payload });
  return isPosition(at) && animation !== null && kind !== null ? [{ kind, at, animation }] : [];
}

function happeningOf({ type, payload }: EventSeen): readonly Happening[] {
  const at = payload["position"];
  const gone = text(payload["animation"]) === null ? goneKind({ type, payload }) : null;
  return isPosition(at) ? [{ event: type, at, gone }] : [];
}

function goneKind({ type, payload }: EventSeen): string | null {
  if (type === "cell_transformed") return text(payload["fromKind"]);
  return type === "object_removed" ? text(payload["kind"]) : null;
}

function text(value: Json | undefined): string | null {
  return typeof value === "string" ? value : null;
}

/** Returns the slots at a cell whose entity is of a kind, from the top down. */
export function slotsOfKind(
  view: { readonly width: number; readonly height: number; readonly cells: ArrayLike<number> },
  entities: readonly (Entity | null)[],
  [x, y]: Position,
  kind: string,
): readonly number[] {
  const area = view.width * view.height;
  const cell = y * view.width + x;
  if (x < 0 || y < 0 || x >= view.width || y >= view.height) return [];
  return Array.from({ length: view.cells.length / area }, (_, layer) => layer * area + cell)
    .filter((slot) => entities[defined(view.cells[slot])]?.kind === kind)
    .toReversed();
}
