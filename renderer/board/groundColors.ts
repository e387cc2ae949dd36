// The colours of a board's ground in each theme of the window. Known without a window.

export interface GroundColors {
  /** The board's own ground, in two shades, like a very quiet chessboard. */
  readonly floor: string;
  readonly floorOther: string;
  readonly voidHatch: string;
  readonly gridLine: string;
}

export const GROUND = {
  light: {
    floor: "#f3f2ee",
    floorOther: "#edece7",
    voidHatch: "rgba(52, 60, 72, 0.13)",
    gridLine: "rgba(30, 34, 42, 0.12)",
    edge: "rgba(30, 34, 42, 0.32)",
    before: "#a8480f",
  },
  dark: {
    floor: "#353a42",
    floorOther: "#31363d",
    voidHatch: "rgba(205, 214, 228, 0.09)",
    gridLine: "rgba(0, 0, 0, 0.3)",
    edge: "rgba(220, 228, 240, 0.28)",
    before: "#ffa467",
  },
} as const;
