// The colours that a pack asks for, where they can be read in the theme in effect.
import { type Rgb, contrast, cssColor, inkOn, parseHexColor } from "../../renderer/board/color";
import { currentTheme, onThemeChange } from "../../renderer/ui/theme";
import type { PageColors } from "./pageLanguage";

/** The page's own ground, light and dark, against which a pack's accent is measured. */
const GROUNDS: Readonly<Record<"light" | "dark", Rgb>> = {
  light: { red: 255, green: 255, blue: 255, alpha: 1 },
  dark: { red: 27, green: 30, blue: 34, alpha: 1 },
};

/** Contrast that marks and large words need (WCAG, non-text). */
const LEAST_CONTRAST = 3;

/** Shows the colours from now on, as the page turns dark and light. */
export function showColors({ accent, ground }: PageColors): void {
  const show = (): void => {
    const theme = currentTheme();
    const own = accent === null ? null : parseHexColor(accent);
    const isSeen = own !== null && contrast(own, GROUNDS[theme]) >= LEAST_CONTRAST;
    set("--color-accent", isSeen ? cssColor(own) : null);
    set("--color-accent-hover", isSeen ? cssColor(own) : null);
    set("--color-focus", isSeen ? cssColor(own) : null);
    set("--color-on-accent", isSeen ? cssColor(inkOn(own)) : null);
    const around = ground === null ? null : parseHexColor(ground);
    // A light ground in the dark would glare, and its words could not be read.
    const fits = around !== null && contrast(around, GROUNDS[theme]) < LEAST_CONTRAST;
    set("--page-ground", fits ? cssColor(around) : null);
  };
  show();
  onThemeChange(show);
}

function set(name: string, value: string | null): void {
  const { style } = document.documentElement;
  if (value === null) style.removeProperty(name);
  else style.setProperty(name, value);
}
