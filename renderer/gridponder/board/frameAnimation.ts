// Reads animations as game.json and theme.json write them (spec files.md, Animation and motion).
import { type Json, isJsonList, isJsonObject } from "../../../shared/base/json";
import type { FrameAnimation } from "../../board/frames";

const DURATION_MS = 300;

/** Returns an animation as written; null for what is none. */
export function frameAnimation(value: Json | undefined): FrameAnimation | null {
  if (!isJsonObject(value) || !isJsonList(value["frames"])) return null;
  const frames = value["frames"].filter((frame): frame is string => typeof frame === "string");
  const [first, ...rest] = frames;
  if (first === undefined) return null;
  const duration = value["duration"];
  const durationMs = typeof duration === "number" && duration > 0 ? duration : DURATION_MS;
  return { frames: [first, ...rest], durationMs, loops: value["mode"] === "loop" };
}
