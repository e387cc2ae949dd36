// Animations made of frames, as game.json and theme.json write them (spec files.md, Animation and motion).
import { type Json, isJsonObject } from "../../../shared/base/json";

export interface FrameAnimation {
  /** At least one path. */
  readonly frames: readonly [string, ...string[]];
  readonly durationMs: number;
  readonly loops: boolean;
}

const DURATION_MS = 300;

/** An animation as written; null for what is none. */
export function frameAnimation(value: Json | undefined): FrameAnimation | null {
  if (!isJsonObject(value) || !Array.isArray(value["frames"])) return null;
  const frames = (value["frames"] as readonly Json[]).filter((frame): frame is string => typeof frame === "string");
  const [first, ...rest] = frames;
  if (first === undefined) return null;
  const duration = value["duration"];
  const durationMs = typeof duration === "number" && duration > 0 ? duration : DURATION_MS;
  return { frames: [first, ...rest], durationMs, loops: value["mode"] === "loop" };
}

/** The frame shown after so many milliseconds: the last one stays, unless the animation loops. */
export function frameAt({ frames, durationMs, loops }: FrameAnimation, elapsedMs: number): string {
  const index = Math.floor((Math.max(0, elapsedMs) / durationMs) * frames.length);
  return frames[loops ? index % frames.length : Math.min(index, frames.length - 1)] ?? frames[0];
}

/** Milliseconds after which another frame is shown; null when the one shown then stays. */
export function msToNextFrame({ frames, durationMs, loops }: FrameAnimation, elapsedMs: number): number | null {
  const frameMs = durationMs / frames.length;
  const index = Math.floor(Math.max(0, elapsedMs) / frameMs);
  if (frames.length < 2 || (!loops && index >= frames.length - 1)) return null;
  return (index + 1) * frameMs - Math.max(0, elapsedMs);
}
