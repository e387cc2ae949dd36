// Which pictures show the avatar in a state and direction, following the theme's mirrors (spec files.md, avatar).
import { type Json, isJsonObject } from "../../../shared/base/json";
import { type FrameAnimation, frameAt } from "../../board/frames";
import { frameAnimation } from "./frameAnimation";
import type { AvatarLook } from "./looks";

export interface AvatarSprite {
  readonly path: string;
  /** Flipped horizontally. */
  readonly mirrored: boolean;
}

interface AvatarAnimation {
  /** A picture that stands still is an animation of one frame. */
  readonly animation: FrameAnimation;
  readonly mirrored: boolean;
}

/**
 * Returns how the avatar is shown in `state` facing `direction`: the state, else idle, else the one sprite; null: our
 * own figure.
 */
export function avatarAnimation(look: AvatarLook, state: string, direction: string): AvatarAnimation | null {
  const found = inState(look, state, direction) ?? inState(look, "idle", direction);
  if (found !== null) return found;
  const animation = framesOf(look.sprite ?? undefined);
  return animation === null ? null : { animation, mirrored: false };
}

/** Returns the frame shown at a time in milliseconds after the state began. */
export function avatarSpriteAt(
  look: AvatarLook,
  state: string,
  direction: string,
  elapsedMs: number,
): AvatarSprite | null {
  const found = avatarAnimation(look, state, direction);
  return found === null ? null : { path: frameAt(found.animation, elapsedMs), mirrored: found.mirrored };
}

function inState(look: AvatarLook, state: string, direction: string): AvatarAnimation | null {
  const directions = look.sprites[state];
  if (!isJsonObject(directions)) return null;
  const entry = directions[direction];
  const mirror = isJsonObject(entry) ? entry["mirror"] : undefined;
  // One mirror is followed, not a chain: a mirror of a mirror would be a loop waiting to happen.
  const isMirrored = typeof mirror === "string";
  const animation = framesOf(isMirrored ? directions[mirror] : entry);
  return animation === null ? null : { animation, mirrored: isMirrored };
}

function framesOf(entry: Json | undefined): FrameAnimation | null {
  return frameAnimation(typeof entry === "string" ? { frames: [entry] } : entry);
}
