// How the panels can be arranged: the areas of the window, the three arrangements drawn as rows and columns, and where
// a panel goes that is not in view. Pure data; dock.ts knows the dock, freshLayout.ts its format.
import { defined } from "../../../shared/base/defined";

/** A part of the window in which panels share one row of tabs. */
export type AreaId = "side" | "text" | "board" | "paint" | "inspect" | "lower" | "why" | "watch" | "insight";

export type ArrangementId = "design" | "play" | "debug" | "insight";

/** Areas beside or above each other. `size` is in pixels of a window of 1600 × 950; one box of each row has none. */
export type Box =
  | { readonly row: readonly Box[]; readonly size?: number }
  | { readonly column: readonly Box[]; readonly size?: number }
  | { readonly area: AreaId; readonly size?: number };

export interface Arrangement {
  readonly title: string;
  /** What it is for, in a few words. */
  readonly purpose: string;
  readonly box: Box;
  /** The panel in front of each area that has several; else the first. */
  readonly front: Partial<Record<AreaId, string>>;
}

export const ARRANGEMENTS = {
  design: {
    title: "Design",
    purpose: "Paint levels and write rules",
    box: {
      row: [
        { area: "side", size: 232 },
        {
          column: [{ row: [{ area: "text", size: 480 }, { area: "board" }] }, { area: "lower", size: 252 }],
        },
        // What is painted and what is inspected need the height: lists and forms.
        { column: [{ area: "paint" }, { area: "inspect", size: 480 }], size: 300 },
      ],
    },
    front: { lower: "solution" },
  },
  play: {
    title: "Play",
    purpose: "Play levels and record solutions",
    box: {
      row: [{ area: "side", size: 232 }, { column: [{ area: "board" }, { area: "lower", size: 262 }] }],
    },
    front: { lower: "solution" },
  },
  debug: {
    title: "Debug",
    purpose: "Step through turns, forwards and backwards",
    box: {
      row: [
        { area: "side", size: 200 },
        {
          column: [
            { row: [{ area: "text", size: 450 }, { area: "board" }, { area: "watch", size: 290 }] },
            { row: [{ area: "lower" }, { area: "why", size: 420 }], size: 450 },
          ],
        },
      ],
    },
    front: { lower: "turn" },
  },
  insight: {
    title: "Insight",
    purpose: "See how a level is solved while you change it",
    box: {
      row: [
        // What is painted stands below the tree: the solver's answers keep their height while one paints.
        { column: [{ area: "side" }, { area: "paint", size: 440 }], size: 232 },
        { column: [{ area: "board" }, { area: "lower", size: 230 }] },
        { area: "insight", size: 400 },
      ],
    },
    front: { lower: "solution" },
  },
} as const satisfies Record<ArrangementId, Arrangement>;

/** A place for a panel: beside an area, in it (`within`), or at the window's edge (`area: null`). */
export interface Place {
  readonly area: AreaId | null;
  readonly direction: "left" | "right" | "above" | "below" | "within";
  /** Wanted width or height in pixels, by direction. */
  readonly size?: number;
}

/** Where an area comes to stand in a window without it: the first place whose neighbour is there. */
const HOMES: Readonly<Record<AreaId, readonly Place[]>> = {
  side: [{ area: null, direction: "left", size: 232 }],
  board: [{ area: null, direction: "right" }],
  text: [
    { area: "board", direction: "left", size: 480 },
    { area: null, direction: "right" },
  ],
  paint: [
    { area: "inspect", direction: "above" },
    { area: "board", direction: "right", size: 264 },
    { area: null, direction: "right", size: 264 },
  ],
  inspect: [
    { area: "paint", direction: "below" },
    { area: "board", direction: "right", size: 264 },
    { area: null, direction: "right", size: 264 },
  ],
  lower: [{ area: null, direction: "below", size: 240 }],
  // Beside the watches in the Inspector's place, answers would be too narrow.
  why: [
    { area: "lower", direction: "right", size: 440 },
    { area: null, direction: "below", size: 240 },
  ],
  insight: [
    { area: "inspect", direction: "within" },
    { area: "board", direction: "right", size: 380 },
    { area: null, direction: "right", size: 380 },
  ],
  // Forms and lists: below the board they would have a few rows.
  watch: [
    { area: "why", direction: "within" },
    { area: "inspect", direction: "within" },
    { area: "insight", direction: "within" },
    { area: "board", direction: "right", size: 380 },
    { area: null, direction: "right", size: 380 },
  ],
};

/** Returns where a panel of an area goes, given the areas that have a panel in view. */
export function placeFor(area: AreaId, shown: ReadonlySet<AreaId>): Place {
  if (shown.has(area)) return { area, direction: "within" };
  return defined(HOMES[area].find((place) => place.area === null || shown.has(place.area)));
}

/** Returns the areas that an arrangement shows. */
export function areasOf(box: Box): readonly AreaId[] {
  if ("area" in box) return [box.area];
  return ("row" in box ? box.row : box.column).flatMap(areasOf);
}

export function isArrangement(id: unknown): id is ArrangementId {
  return typeof id === "string" && Object.hasOwn(ARRANGEMENTS, id);
}
