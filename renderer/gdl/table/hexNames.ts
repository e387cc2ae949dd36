// Where the name of a hex stands in it, and how large: in the lower corner below a piece, larger where none is. Pure.
import { clamp } from "../../../shared/base/clamp";

export interface HexName {
  /** Of the font, in pixels. */
  readonly size: number;
  /** From the middle of the hex down to the middle of the name, as a share of its width. */
  readonly down: number;
}

/** The corner is narrow: a larger name would leave it. */
const BELOW_PIECE = { share: 0.14, least: 8, down: 0.445 } as const;
/** Below the dot of a target, where a hex is nearly as wide as in its middle. */
const WITHOUT_PIECE = { share: 0.2, least: 10, down: 0.34 } as const;
const LARGEST = 14;

/** Returns how the name stands in a hex that is `pitch` pixels wide. */
export function hexName(pitch: number, hasPiece: boolean): HexName {
  const { share, least, down } = hasPiece ? BELOW_PIECE : WITHOUT_PIECE;
  return { size: clamp(pitch * share, least, LARGEST), down };
}
