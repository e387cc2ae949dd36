// What goes from where to where in one phase of a turn, read from its events. Steps of the same thing become one way.
// Knows the language's events; knows nothing of milliseconds, sprites or canvases.
import type { Position } from "../base/boardView";
import { type Json, type JsonObject, isJsonObject } from "../base/json";
import { isPosition } from "./traceCells";

export interface EventSeen {
  readonly type: string;
  readonly payload: JsonObject;
}

/** What moves. An entity's `kind` is null where the event does not tell it; `becomes` is its kind when it arrives. */
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

/** Something that goes a way. */
export interface Glide {
  readonly mover: Mover;
  /**
   * At least one place, in order; an object's are those of its first cell, an overlay's those of its corner. One place
   * alone: it comes from where it is, or, at the speed `spawn`, out of nothing.
   */
  readonly path: readonly Position[];
  /** How its speed is named in a kind's `motion`. */
  readonly speed: "move" | "fall" | "path" | "spawn";
  /** It leaves the board at the end of its way. */
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

/** The ways gone in a phase, in the order in which they begin. */
export function glidesOf(events: readonly EventSeen[]): readonly Glide[] {
  const glides: Glide[] = [];
  for (const event of events) {
    const next = glideOf(event);
    if (next === null) continue;
    const last = glides.findLastIndex((glide) => goesOn(glide, next));
    if (last < 0) glides.push(next);
    else glides[last] = joined(glides[last]!, next);
  }
  return glides;
}

/** Whether `next` is a further step of what went before. */
function goesOn({ mover, path, speed }: Glide, next: Glide): boolean {
  if (mover.is !== next.mover.is || speed === "spawn") return false;
  if (mover.is === "overlay") return true;
  if (mover.is === "object") return next.mover.is === "object" && mover.id === next.mover.id;
  if (next.path.length < 2 || !isSame(path.at(-1)!, next.path[0]!)) return false;
  if (mover.is === "avatar" || next.mover.is !== "entity") return true;
  return (mover.becomes ?? mover.kind) === next.mover.kind;
}

function joined(glide: Glide, next: Glide): Glide {
  const from = glide.path.at(-1)!;
  const steps = next.path.filter((at, index) => index > 0 || !isSame(at, from));
  const mover =
    glide.mover.is === "entity" && next.mover.is === "entity"
      ? { ...glide.mover, becomes: next.mover.becomes ?? next.mover.kind }
      : glide.mover;
  return { ...glide, mover, path: [...glide.path, ...steps], leaves: next.leaves };
}

function isSame(one: Position, other: Position): boolean {
  return one[0] === other[0] && one[1] === other[1];
}

function glideOf({ type, payload }: EventSeen): Glide | null {
  if (type === "multi_cell_object_moved") return objectGlide(payload);
  if (type === "multi_cell_object_exited") return exitGlide(payload);
  const to = payload["toPosition"] ?? payload["position"];
  if (type === "overlay_moved") {
    return isPosition(to) ? { mover: { is: "overlay" }, path: [to], speed: "move", leaves: false } : null;
  }
  const speed = Object.hasOwn(SPEEDS, type) ? SPEEDS[type] : undefined;
  const from = payload["fromPosition"];
  if (speed === undefined || !isPosition(to)) return null;
  if (speed === "spawn") return { mover: entityOf(payload), path: [to], speed, leaves: false };
  if (!isPosition(from)) return null;
  const mover: Mover = type === "avatar_entered" ? { is: "avatar" } : entityOf(payload);
  return { mover, path: [from, to], speed, leaves: false };
}

function entityOf({ kind, fromKind, params }: JsonObject): Extract<Mover, { is: "entity" }> {
  const [now, before] = [text(kind), text(fromKind)];
  return { is: "entity", kind: before ?? now, becomes: now, params: isJsonObject(params) ? params : {} };
}

function objectGlide({ id, fromCells, toCells }: JsonObject): Glide | null {
  const [from, to] = [firstOf(fromCells), firstOf(toCells)];
  if (typeof id !== "string" || from === null || to === null) return null;
  return { mover: { is: "object", id }, path: [from, to], speed: "move", leaves: false };
}

const STEPS: Readonly<Record<string, Position>> = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] };

/** It goes on out of the board: how far, and from where, is told by how it lies. */
function exitGlide({ id, direction }: JsonObject): Glide | null {
  const step = typeof direction === "string" && Object.hasOwn(STEPS, direction) ? STEPS[direction] : undefined;
  if (typeof id !== "string" || step === undefined) return null;
  return { mover: { is: "object", id }, path: [step], speed: "move", leaves: true };
}

function firstOf(cells: Json | undefined): Position | null {
  const first: Json | undefined = Array.isArray(cells) ? (cells as readonly Json[])[0] : undefined;
  return isPosition(first) ? first : null;
}

function text(value: Json | undefined): string | null {
  return typeof value === "string" ? value : null;
}
