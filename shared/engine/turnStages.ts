// A turn as something to watch: what glides where, what fades, in which order (spec files.md, Animation and motion).
// Within a phase motion comes first, then merges, then named animations; each later phase after the last stage used.
// Knows the trace and the language's events; knows nothing of sprites, milliseconds of frames or canvases.
import type { Entity, Position } from "../base/boardView";
import type { Json, JsonObject } from "../base/json";
import { isJsonObject } from "../base/json";
import type { TurnRecord } from "./dialect";
import { RecordKind, type Trace } from "./trace";
import { isPosition } from "./traceCells";
import { endAt, kindAt, recordAt, recordCount, valueAt } from "./traceTree";

/** Something that goes from one cell to another. `kind` null: the avatar. */
export interface Glide {
  readonly kind: string | null;
  readonly from: Position;
  readonly to: Position;
  /** How its speed is named in a kind's `motion`. */
  readonly speed: "move" | "merge" | "fall" | "path" | "spawn";
  readonly direction: string | null;
}

/** A named animation of something that was removed or became something else. */
export interface Vanishing {
  readonly kind: string;
  readonly at: Position;
  readonly animation: string;
}

/** An event at a place, for which a theme may have an effect. */
export interface Happening {
  readonly event: string;
  readonly at: Position;
}

/** What is shown together; a stage lasts as long as its longest part. */
export interface TurnStage {
  /** The record whose board is shown meanwhile: the last of the phase; null: the end of the turn. */
  readonly cursor: number | null;
  readonly glides: readonly Glide[];
  readonly vanishings: readonly Vanishing[];
  readonly happenings: readonly Happening[];
  /** The avatar pushes something in this stage. */
  readonly isPushing: boolean;
}

const NOTHING = { glides: [], vanishings: [], happenings: [], isPushing: false } as const;

/** The stages of a turn in order; none when nothing moved, merged or was animated. */
export function turnStages(turn: TurnRecord): readonly TurnStage[] {
  const { trace } = turn;
  const count = recordCount(trace);
  const stages: TurnStage[] = [];
  for (let index = 0; index < count; index += 1) {
    if (kindAt(trace, index) !== RecordKind.phase) continue;
    const end = endAt(trace, index);
    stages.push(...phaseStages(trace, index, end, end >= count ? null : end - 1));
    index = end - 1;
  }
  return stages;
}

interface EventSeen {
  readonly type: string;
  readonly payload: JsonObject;
}

function phaseStages(trace: Trace, first: number, end: number, cursor: number | null): readonly TurnStage[] {
  const events: EventSeen[] = [];
  for (let index = first; index < end; index += 1) {
    if (kindAt(trace, index) !== RecordKind.event) continue;
    const { ref, before } = recordAt(trace, index);
    const [type, payload] = [valueAt(trace, ref), valueAt(trace, before)];
    if (typeof type === "string" && isJsonObject(payload)) events.push({ type, payload });
  }
  const motion = stageOf(cursor, events, glideOf);
  const merge = stageOf(cursor, events, mergeGlides);
  const vanishings = events.flatMap(vanishingOf);
  const happenings = events.flatMap(happeningOf);
  const isPushing = events.some(({ type }) => type === "object_pushed");
  const named: TurnStage = { ...NOTHING, cursor, vanishings };
  const all = [{ ...motion, isPushing }, merge, named].filter(
    (stage) => stage.glides.length > 0 || stage.vanishings.length > 0,
  );
  if (happenings.length === 0) return all;
  const [begin = { ...NOTHING, cursor }, ...rest] = all;
  return [{ ...begin, happenings }, ...rest];
}

function stageOf(
  cursor: number | null,
  events: readonly EventSeen[],
  glides: (event: EventSeen) => readonly Glide[],
): TurnStage {
  return { ...NOTHING, cursor, glides: events.flatMap(glides) };
}

const SPEEDS: Readonly<Record<string, Glide["speed"]>> = {
  avatar_entered: "move",
  tile_moved: "move",
  actor_moved: "path",
  npc_moved: "path",
  object_pushed: "move",
  object_settled: "fall",
  item_released: "spawn",
};

function glideOf({ type, payload }: EventSeen): readonly Glide[] {
  const speed = SPEEDS[type];
  const to = payload["toPosition"] ?? payload["position"];
  const from = payload["fromPosition"] ?? (type === "item_released" ? to : undefined);
  if (speed === undefined || !isPosition(from) || !isPosition(to)) return [];
  const kind = type === "avatar_entered" ? null : text(payload["kind"]);
  if (kind === null && type !== "avatar_entered") return [];
  return [{ kind, from, to, speed, direction: text(payload["direction"]) }];
}

function mergeGlides({ type, payload }: EventSeen): readonly Glide[] {
  const [to, sources, kind] = [payload["position"], payload["sources"], text(payload["kind"])];
  if (type !== "tiles_merged" || !isPosition(to) || !Array.isArray(sources) || kind === null) return [];
  return sources.flatMap((from: Json): readonly Glide[] =>
    isPosition(from) ? [{ kind, from, to, speed: "merge", direction: null }] : [],
  );
}

function vanishingOf({ type, payload }: EventSeen): readonly Vanishing[] {
  const [at, animation] = [payload["position"], text(payload["animation"])];
  const kind = text(type === "cell_transformed" ? payload["fromKind"] : payload["kind"]);
  const isVanishing = type === "object_removed" || type === "cell_transformed";
  return isVanishing && isPosition(at) && animation !== null && kind !== null ? [{ kind, at, animation }] : [];
}

function happeningOf({ type, payload }: EventSeen): readonly Happening[] {
  const at = payload["position"];
  return isPosition(at) ? [{ event: type, at }] : [];
}

function text(value: Json | undefined): string | null {
  return typeof value === "string" ? value : null;
}

/** The slots at a cell whose entity is of a kind, from the top down. */
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
    .filter((slot) => entities[view.cells[slot]!]?.kind === kind)
    .toReversed();
}
