// The choices for a picture as the fields have them, checked and made into an order.
import { type Result, done, refused } from "../../../shared/base/result";
import type { PictureKind } from "../../../shared/rpc/pictures";
import type { PicturedThing } from "../../session/window/dialog";
import { CELL_SIZES, FRAME_MS } from "../../picture/choices";
import { type MoveRange, rangeOf } from "../../picture/film";
import type { PictureTheme } from "../../picture/pictureColors";

/** Numbers are texts, as they are typed. */
export interface Choices {
  readonly what: PicturedThing;
  readonly kinds: Readonly<Record<PicturedThing, PictureKind>>;
  readonly size: string;
  readonly theme: PictureTheme;
  readonly frame: string;
  readonly from: string;
  readonly to: string;
  readonly count: boolean;
}

/** What a picture is to be. */
export interface PictureOrder {
  readonly what: PicturedThing;
  readonly kind: PictureKind;
  /** The side of a cell in pixels. */
  readonly size: number;
  readonly theme: PictureTheme;
  /** Of a film. */
  readonly frameMs: number;
  readonly range: MoveRange;
  readonly count: boolean;
}

/** The kinds of file for each thing, the usual one first. */
export const KINDS: Readonly<
  Record<PicturedThing, readonly { readonly value: PictureKind; readonly title: string }[]>
> = {
  board: [
    { value: "png", title: "PNG" },
    { value: "svg", title: "SVG" },
  ],
  film: [
    { value: "gif", title: "GIF" },
    { value: "apng", title: "Animated PNG" },
  ],
  sheet: [
    { value: "png", title: "PNG" },
    { value: "svg", title: "SVG" },
  ],
};

/** What is wrong with fields, a sentence each. */
export type Mistakes = Readonly<Partial<Record<"size" | "frame" | "range", string>>>;

/** Reads the fields; `moves` is how many the level's solution has. */
export function orderOf(choices: Choices, moves: number): Result<PictureOrder, Mistakes> {
  const { what, kinds, theme, count } = choices;
  const size = numberIn(choices.size);
  const frameMs = numberIn(choices.frame);
  const [from, to] = [numberIn(choices.from), numberIn(choices.to)];
  const range = from === null || to === null ? refused("Enter numbers of moves.") : rangeOf(moves, from, to);
  const isFilm = what === "film";
  const mistakes: Mistakes = {
    ...(isWithin(size, CELL_SIZES) ? {} : { size: `Enter ${CELL_SIZES.least} to ${CELL_SIZES.most}.` }),
    ...(!isFilm || isWithin(frameMs, FRAME_MS) ? {} : { frame: `Enter ${FRAME_MS.least} to ${FRAME_MS.most}.` }),
    ...(!isFilm || range.ok ? {} : { range: range.refusal }),
  };
  if (size === null || Object.keys(mistakes).length > 0) return refused(mistakes);
  return done({
    what,
    kind: kinds[what],
    size,
    theme,
    frameMs: frameMs ?? FRAME_MS.usual,
    range: range.ok ? range.value : { from: 0, to: 0 },
    count,
  });
}

function numberIn(text: string): number | null {
  return /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : null;
}

function isWithin(value: number | null, { least, most }: { readonly least: number; readonly most: number }): boolean {
  return value !== null && value >= least && value <= most;
}
