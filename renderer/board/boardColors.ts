// The colours of a board's surroundings and marks, as the window's theme has them; a pack's own colours are not here.
// Canvases cannot use CSS variables, so they are read here.
import { currentTheme, themeColor } from "../ui/theme";
import { GROUND, type GroundColors } from "./groundColors";

export interface BoardColors extends GroundColors {
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
