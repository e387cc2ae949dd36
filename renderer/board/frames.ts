// Animations made of frames: which frame is shown when. Pure.

export interface FrameAnimation {
  /** At least one path. */
  readonly frames: readonly [string, ...string[]];
  readonly durationMs: number;
  readonly loops: boolean;
}

/** Returns the frame shown after this many milliseconds: the last one stays, unless the animation loops. */
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
