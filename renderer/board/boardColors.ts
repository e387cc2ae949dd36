// The colours of a board's surroundings and marks, as the window's theme has them; a pack's own colours are not here.
// Canvases cannot use CSS variables, hence this reading.
import { currentTheme, themeColor } from "../ui/theme";

export interface BoardColors {
  /** The board's own ground, in two shades, like a very quiet chessboard. */
  readonly floor: string;
  readonly floorOther: string;
  readonly voidHatch: string;
  readonly gridLine: string;
  readonly edge: string;
  readonly ruler: string;
  readonly accent: string;
  readonly onAccent: string;
  readonly before: string;
  readonly after: string;
  readonly error: string;
  readonly warning: string;
  readonly pane: string;
}

const GROUND = {
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

/** Returns the colours of the theme in effect. */
export function boardColors(): BoardColors {
  return {
    ...GROUND[currentTheme()],
    ruler: themeColor("--color-muted"),
    accent: themeColor("--color-accent"),
    onAccent: themeColor("--color-on-accent"),
    after: themeColor("--color-accent"),
    error: themeColor("--color-error"),
    warning: themeColor("--color-warning"),
    pane: themeColor("--color-sunken"),
  };
}
