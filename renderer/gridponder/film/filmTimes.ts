// How long things take to move, by game.json's kinds (spec files.md, Animation and motion), and where they are meanwhile.
// Pure; anything malformed counts as absent.
import { defined } from "../../../shared/base/defined";
import type { Position } from "../../../shared/base/boardView";
import { type Json, type JsonObject, isJsonObject } from "../../../shared/base/json";
import type { FrameAnimation } from "../../board/frames";
import { frameAnimation } from "../board/frameAnimation";

/** The parts of game.json and theme.json that say how things move. */
export interface MotionTexts {
  readonly game: Json | undefined;
  readonly theme: Json | undefined;
}

const DEFAULTS = { move: 130, merge: 200, path: 80, spawn: 120, fall: 80 } as const;

export type MotionSpeed = keyof typeof DEFAULTS;

const MEMBERS = {
  move: "moveDurationMs",
  merge: "mergeDurationMs",
  path: "pathStepDurationMs",
  spawn: "spawnDurationMs",
  fall: "fallDurationMs",
} as const satisfies Record<MotionSpeed, string>;

/** Milliseconds for a cell (`move`, `path`, `fall`) or in all, as a kind has it; null: the avatar. */
export function motionMs(game: Json | undefined, kind: string | null, speed: MotionSpeed): number {
  const motion = kindOf(game, kind)["motion"];
  const given = isJsonObject(motion) ? motion[MEMBERS[speed]] : undefined;
  return typeof given === "number" && given >= 0 ? given : DEFAULTS[speed];
}

/** Returns a kind's animation of a name; null where it has none. */
export function kindAnimation(game: Json | undefined, kind: string, name: string): FrameAnimation | null {
  const animations = kindOf(game, kind)["animations"];
  if (!isJsonObject(animations) || !Object.hasOwn(animations, name)) return null;
  return frameAnimation(animations[name]);
}

function kindOf(game: Json | undefined, kind: string | null): JsonObject {
  const kinds = isJsonObject(game) ? game["entityKinds"] : undefined;
  const own = isJsonObject(kinds) && kind !== null && Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  return isJsonObject(own) ? own : {};
}

/** A theme's effect for an event: a strip of frames. */
export interface EffectSheet {
  readonly path: string;
  readonly frames: number;
  readonly durationMs: number;
  readonly scale: number;
}

/** Returns the effect of an event; null where the theme has none. */
export function effectOf(theme: Json | undefined, event: string): EffectSheet | null {
  const effects = isJsonObject(theme) ? theme["effects"] : undefined;
  const own = isJsonObject(effects) && Object.hasOwn(effects, event) ? effects[event] : undefined;
  if (!isJsonObject(own) || typeof own["sheet"] !== "string") return null;
  return {
    path: own["sheet"],
    frames: Math.max(1, Math.floor(amount(own["frames"], 1))),
    durationMs: amount(own["durationMs"], 300),
    scale: amount(own["scale"], 1),
  };
}

function amount(value: Json | undefined, otherwise: number): number {
  return typeof value === "number" && value > 0 ? value : otherwise;
}

/** A place between cells, and how large what is there is shown. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** A way from place to place. */
export interface Way {
  readonly path: readonly Position[];
  /** Indices of `path` that are jumped to: gone at the place before, there at this one. */
  readonly jumps?: readonly number[];
}

/** Returns the cells that a way is long; a jump is as long as one cell. */
export function wayLength({ path, jumps = [] }: Way): number {
  return path
    .slice(1)
    .reduce((sum, to, index) => sum + stepLength(defined(path[index]), to, jumps.includes(index + 1)), 0);
}

function stepLength([x0, y0]: Position, [x1, y1]: Position, isJump: boolean): number {
  return isJump ? 1 : Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0));
}

/**
 * Returns where something on its way is, eased at its end so that a row of moves flows. What jumps shrinks away at one
 * end and grows at the other. `progress` 0..1.
 */
export function placeAlong(way: Way, progress: number): Place {
  const { path, jumps = [] } = way;
  const eased = 1 - (1 - progress) * (1 - progress);
  let left = eased * wayLength(way);
  for (const [index, to] of path.slice(1).entries()) {
    const from = defined(path[index]);
    const isJump = jumps.includes(index + 1);
    const length = stepLength(from, to, isJump);
    if (left > length) {
      left -= length;
      continue;
    }
    const part = length === 0 ? 1 : left / length;
    if (isJump) return part < 0.5 ? { ...at(from), scale: 1 - 2 * part } : { ...at(to), scale: 2 * part - 1 };
    return { x: from[0] + (to[0] - from[0]) * part, y: from[1] + (to[1] - from[1]) * part, scale: 1 };
  }
  return { ...at(path.at(-1) ?? [0, 0]), scale: 1 };
}

function at([x, y]: Position): { readonly x: number; readonly y: number } {
  return { x, y };
}
