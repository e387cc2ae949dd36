// Which sprite shows the avatar in a state and direction, following the theme's mirrors (spec files.md, avatar).
import { type Json, isJsonObject } from "../../shared/base/json";
import { frameAnimation, frameAt } from "./frames";
import type { AvatarLook } from "./looks";

export interface AvatarSprite {
  readonly path: string;
  /** Flipped horizontally. */
  readonly mirrored: boolean;
}

/** The first frame for `state` facing `direction`: the state, else idle, else the one sprite; null for our own figure. */
export function avatarSprite(look: AvatarLook, state: string, direction: string): AvatarSprite | null {
  return avatarSpriteAt(look, state, direction, 0);
}

/** The frame shown so many milliseconds after the state began. */
export function avatarSpriteAt(
  look: AvatarLook,
  state: string,
  direction: string,
  elapsedMs: number,
): AvatarSprite | null {
  const found = inState(look, state, direction, elapsedMs) ?? inState(look, "idle", direction, elapsedMs);
  if (found !== null) return found;
  return look.sprite === null ? null : { path: look.sprite, mirrored: false };
}

function inState(look: AvatarLook, state: string, direction: string, elapsedMs: number): AvatarSprite | null {
  const directions = look.sprites[state];
  if (!isJsonObject(directions)) return null;
  const entry = directions[direction];
  const mirror = isJsonObject(entry) ? entry["mirror"] : undefined;
  // One mirror is followed, not a chain: a mirror of a mirror would be a loop waiting to happen.
  if (typeof mirror === "string") {
    const path = framePath(directions[mirror], elapsedMs);
    return path === null ? null : { path, mirrored: true };
  }
  const path = framePath(entry, elapsedMs);
  return path === null ? null : { path, mirrored: false };
}

function framePath(entry: Json | undefined, elapsedMs: number): string | null {
  if (typeof entry === "string") return entry;
  const animation = frameAnimation(entry);
  return animation === null ? null : frameAt(animation, elapsedMs);
}
