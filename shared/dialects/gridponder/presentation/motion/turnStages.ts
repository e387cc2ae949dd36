// Divides a turn into stages to be animated: what moves where, what fades, in which order (spec files.md, Animation and
// motion). Within a phase motion comes first, then merges, then named animations; each later phase follows the last
// stage used. Time and drawing are left to the caller.
import type { Entity, Position } from "../../../../base/boardView";
import { defined } from "../../../../base/defined";
import { type Json, isJsonList } from "../../../../base/json";
import { type EventSeen, type SystemTypes, type TurnStage, stagesOfPhases } from "../../../../engine/motion/turnStages";
import { isPosition } from "../../../../engine/trace/boardPlaces";
import type { TurnRecord } from "../../../../engine/turnRecord";
import { type RegionMotion, regionMotion } from "./regionMoves";
import { type Glide, glidesOf } from "./turnGlides";

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

/** What is shown at the same time. */
export interface MotionStage extends TurnStage {
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

/** Returns the stages of a turn in order; none when nothing moved, merged or was animated. */
export function turnStages(turn: TurnRecord, systems: SystemTypes): readonly MotionStage[] {
  return stagesOfPhases(turn.trace, systems, (events, phase) => phaseStages(turn, events, phase));
}

function phaseStages(turn: TurnRecord, events: readonly EventSeen[], phase: TurnStage): readonly MotionStage[] {
  const nothing: MotionStage = { ...NOTHING, ...phase };
  const regions = events.flatMap(({ payload }) => regionMotion(payload, turn.action) ?? []);
  const isPushing = events.some(({ type }) => type === "object_pushed");
  const motion: MotionStage = { ...nothing, glides: glidesOf(events), regions, isPushing };
  const merge: MotionStage = { ...nothing, merges: events.flatMap(mergeOf) };
  const named: MotionStage = { ...nothing, vanishings: events.flatMap(vanishingOf) };
  const happenings = events.flatMap(happeningOf);
  const all = [motion, merge, named].filter(isUsed);
  if (happenings.length === 0) return all;
  const [begin = nothing, ...rest] = all;
  return [{ ...begin, happenings }, ...rest];
}

function isUsed({ glides, regions, merges, vanishings }: MotionStage): boolean {
  return glides.length + regions.length + merges.length + vanishings.length > 0;
}

function mergeOf({ type, payload }: EventSeen): readonly Merge[] {
  const [at, sources, kind] = [payload["position"], payload["sources"], text(payload["kind"])];
  if (type !== "tiles_merged" || !isPosition(at) || !isJsonList(sources) || kind === null) return [];
  return [{ kind, at, sources: sources.filter(isPosition) }];
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
