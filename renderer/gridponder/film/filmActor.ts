// What the parts of a film have in common: what each of them shows for its while, and what it is made from. Pure.
import { clamp } from "../../../shared/base/clamp";
import type { BoardView } from "../../../shared/base/boardView";
import type { OverlayView } from "../../../shared/dialects/gridponder/text/board/stateView";
import type { TurnRecord } from "../../../shared/engine/turnRecord";
import type { Glide } from "../../../shared/dialects/gridponder/presentation/motion/turnGlides";
import type { MovingPart } from "../board/boardMotion";
import type { MotionTexts } from "./filmTimes";

/** Something of a stage that is shown for some time. */
export interface Actor {
  /** Infinite for what only waits for a later stage. */
  readonly durationMs: number;
  /** Slots of the stage's board that are not drawn meanwhile. */
  readonly hides: readonly number[];
  readonly hidesAvatar?: boolean;
  /** The id of a multi-cell object that is not drawn meanwhile. */
  readonly hidesObject?: string;
  parts(elapsedMs: number): readonly MovingPart[];
  /** The overlay on its way. */
  overlay?(elapsedMs: number): OverlayView;
}

/** What a phase's stages are shown on. */
export interface PhaseScenery {
  /** The board before anything of the phase has happened. */
  readonly opening: BoardView;
  /** The board at its end. */
  readonly board: BoardView;
  readonly turn: TurnRecord;
  readonly texts: MotionTexts;
  /** All ways of the phase. */
  readonly glides: readonly Glide[];
}

/** 0..1 */
export function progressOf(elapsedMs: number, durationMs: number): number {
  return durationMs > 0 ? clamp(elapsedMs / durationMs, 0, 1) : 1;
}
