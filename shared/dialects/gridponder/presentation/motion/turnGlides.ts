// Determines what moves from where to where in one phase of a turn, from its events. Consecutive steps of the same
// thing are joined. In cells; time and drawing are left to the caller.
import { type Position, isSamePosition } from "../../../../base/boardView";
import { defined } from "../../../../base/defined";
import { type Json, type JsonObject, isJsonList, isJsonObject } from "../../../../base/json";
import type { EventSeen } from "../../../../engine/motion/turnStages";
import { isPosition } from "../../../../engine/trace/boardPlaces";

/** What moves. An entity's `kind` is null when the event does not give it; `becomes` is its kind on arrival. */
export type Mover =
  | { readonly is: "avatar" }
  | {
      readonly is: "entity";
      readonly kind: string | null;
      readonly becomes: string | null;
      readonly params: JsonObject;
    }
  | { readonly is: "object"; readonly id: string }
  | { readonly is: "overlay" };

/** A movement along a path. */
export interface Glide {
  readonly mover: Mover;
  /**
   * At least one place, in order: for an object those of its first cell, for an overlay those of its corner. A single
   * place means that it stays, or, with the speed `spawn`, that it appears there.
   */
  readonly path: readonly Position[];
  /** Indices of `path` that are reached by a jump from the place before, as through a portal. */
  readonly jumps: readonly number[];
  /** The name of its speed in a kind's `motion`. */
  readonly speed: "move" | "fall" | "path" | "spawn";
  /** It leaves the board at the end of its path. */
  readonly leaves: boolean;
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

/** Returns the movements of a phase, in the order in which they begin. */
export function glidesOf(events: readonly EventSeen[]): readonly Glide[] {
  const glides: Glide[] = [];
  const slide = events.find(({ type }) => type === "tiles_slid")?.payload["direction"];
  for (const [index, event] of events.entries()) {
    const next = event.type === "object_removed" ? carryOf(events, index, glides) : glideOf(event, slide);
    if (next === null) continue;
    const last = glides.findLastIndex((glide) => goesOn(glide, next));
    if (last < 0) glides.push(next);
    else glides[last] = joined(defined(glides[last]), next);
  }
  return glides;
}

/** Returns whether `next` continues a movement. */
function goesOn({ mover, path, speed }: Glide, next: Glide): boolean {
  if (mover.is !== next.mover.is || speed === "spawn") return false;
  if (mover.is === "overlay") return true;
  if (mover.is === "object") return next.mover.is === "object" && mover.id === next.mover.id;
  if (next.path.length < 2 || !isSamePosition(defined(path.at(-1)), defined(next.path[0]))) return false;
  if (mover.is === "avatar" || next.mover.is !== "entity") return true;
  return (mover.becomes ?? mover.kind) === next.mover.kind;
}

function joined(glide: Glide, next: Glide): Glide {
  const from = defined(glide.path.at(-1));
  const steps = next.path.filter((at, index) => index > 0 || !isSamePosition(at, from));
  const mover =
    glide.mover.is === "entity" && next.mover.is === "entity"
      ? { ...glide.mover, becomes: next.mover.becomes ?? next.mover.kind }
      : glide.mover;
  const before = glide.path.length - (next.path.length - steps.length);
  const jumps = [...glide.jumps, ...next.jumps.map((index) => index + before)];
  return { ...glide, mover, path: [...glide.path, ...steps], jumps, leaves: next.leaves };
}

/** Events that may occur between the removal and the placing of the same entity elsewhere, within one move. */
const AMID_CARRY: readonly string[] = ["cell_cleared", "object_removed"];

/**
 * Returns the movement of what an event removed, when the same move placed it elsewhere: through a portal, or by a
 * rule. Null when it is gone, or when its movement is known already (a push emits both).
 */
function carryOf(events: readonly EventSeen[], index: number, known: readonly Glide[]): Glide | null {
  const { position: from, kind, animation } = defined(events[index]).payload;
  const placed = events.slice(index + 1).find(({ type }) => !AMID_CARRY.includes(type));
  if (!isPosition(from) || animation !== undefined || placed?.type !== "object_placed") return null;
  const { position: to, wasTeleported } = placed.payload;
  if (!isPosition(to) || isSamePosition(from, to) || placed.payload["kind"] !== kind) return null;
  const isKnown = known.some(
    ({ path }) =>
      path.length > 1 && isSamePosition(defined(path.at(-1)), to) && isSamePosition(defined(path.at(-2)), from),
  );
  if (isKnown) return null;
  const isNear = wasTeleported !== true && Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1]) === 1;
  return { mover: entityOf(placed.payload), path: [from, to], jumps: isNear ? [] : [1], speed: "move", leaves: false };
}

/** `slide`: the direction in which all tiles slide in this phase, if they do. */
function glideOf({ type, payload, by }: EventSeen, slide: Json | undefined): Glide | null {
  if (type === "multi_cell_object_moved") return objectGlide(payload);
  if (type === "multi_cell_object_exited") return exitGlide(payload);
  const to = payload["toPosition"] ?? payload["position"];
  if (type === "overlay_moved") {
    return isPosition(to) ? { mover: { is: "overlay" }, path: [to], jumps: [], speed: "move", leaves: false } : null;
  }
  const speed = Object.hasOwn(SPEEDS, type) ? SPEEDS[type] : undefined;
  const from = payload["fromPosition"];
  if (speed === undefined || !isPosition(to)) return null;
  if (speed === "spawn") return { mover: entityOf(payload), path: [to], jumps: [], speed, leaves: false };
  if (!isPosition(from)) return null;
  const mover: Mover = type === "avatar_entered" ? { is: "avatar" } : entityOf(payload);
  const isJump =
    type === "avatar_entered"
      ? by === "portals" || !isStep(from, to, payload["direction"])
      : type === "tile_moved" && wraps(from, to, slide);
  return { mover, path: [from, to], jumps: isJump ? [1] : [], speed, leaves: false };
}

/** Returns whether a tile wrapped around to the other side of the board: it is behind its start. */
function wraps([x0, y0]: Position, [x1, y1]: Position, slide: Json | undefined): boolean {
  const step = typeof slide === "string" && Object.hasOwn(STEPS, slide) ? STEPS[slide] : undefined;
  return step !== undefined && (x1 - x0) * step[0] + (y1 - y0) * step[1] < 0;
}

/**
 * Returns whether a direction leads from one cell to the other: the avatar walks cell by cell, otherwise it was put
 * there.
 */
function isStep([x0, y0]: Position, [x1, y1]: Position, direction: Json | undefined): boolean {
  const [down, across] = [Math.sign(y1 - y0), Math.sign(x1 - x0)];
  if (Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0)) > 1) return false;
  const name = [["up", "", "down"][down + 1], ["left", "", "right"][across + 1]]
    .filter((each) => each !== "")
    .join("_");
  return name === direction;
}

function entityOf({ kind, fromKind, params }: JsonObject): Extract<Mover, { is: "entity" }> {
  const [now, before] = [text(kind), text(fromKind)];
  return { is: "entity", kind: before ?? now, becomes: now, params: isJsonObject(params) ? params : {} };
}

function objectGlide({ id, fromCells, toCells }: JsonObject): Glide | null {
  const [from, to] = [firstOf(fromCells), firstOf(toCells)];
  if (typeof id !== "string" || from === null || to === null) return null;
  return { mover: { is: "object", id }, path: [from, to], jumps: [], speed: "move", leaves: false };
}

const STEPS: Readonly<Record<string, Position>> = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] };

/** Returns the movement out of the board; its start and length follow from the object's place. */
function exitGlide({ id, direction }: JsonObject): Glide | null {
  const step = typeof direction === "string" && Object.hasOwn(STEPS, direction) ? STEPS[direction] : undefined;
  if (typeof id !== "string" || step === undefined) return null;
  return { mover: { is: "object", id }, path: [step], jumps: [], speed: "move", leaves: true };
}

function firstOf(cells: Json | undefined): Position | null {
  const first: Json | undefined = isJsonList(cells) ? cells[0] : undefined;
  return isPosition(first) ? first : null;
}

function text(value: Json | undefined): string | null {
  return typeof value === "string" ? value : null;
}
