// The colours of pictures that leave the program: those of the window's themes, known without a window.
import type { BoardColors } from "../board/boardColors";
import { GROUND } from "../board/groundColors";

/** What is around boards in a picture, and the letters on it. */
export interface PictureColors extends BoardColors {
  readonly paper: string;
  readonly ink: string;
}

export type PictureTheme = "light" | "dark";

export const PICTURE_COLORS: Readonly<Record<PictureTheme, PictureColors>> = {
  light: {
    ...GROUND.light,
    paper: "#ffffff",
    ink: "#1f2329",
    ruler: "#596470",
    accent: "#0b716a",
    onAccent: "#ffffff",
    after: "#0b716a",
    error: "#b3261e",
    warning: "#855500",
    pane: "#f6f7f8",
  },
  dark: {
    ...GROUND.dark,
    paper: "#23272e",
    ink: "#e6e9ee",
    ruler: "#a2acb6",
    accent: "#4fc4b8",
    onAccent: "#06211f",
    after: "#4fc4b8",
    error: "#ff8f86",
    warning: "#f0bd55",
    pane: "#16191c",
  },
};
