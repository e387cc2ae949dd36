// Light or dark: what the user chose, or what the system says.
import { createEmitter } from "../../shared/base/emitter";
import type { Disposable } from "../../shared/base/disposable";

export type ThemeChoice = "system" | "light" | "dark";
export type Theme = "light" | "dark";

const changed = createEmitter<Theme>();
const systemDark = window.matchMedia("(prefers-color-scheme: dark)");
/** Kept, since reading `matches` after a change and before its event would suppress the event in Chromium. */
let isSystemDark = systemDark.matches;
let choice: ThemeChoice = "system";

/** Returns the theme in effect. */
export function currentTheme(): Theme {
  if (choice === "system") return isSystemDark ? "dark" : "light";
  return choice;
}

/** Takes effect at once; code that draws outside CSS listens to `onThemeChange`. */
export function chooseTheme(next: ThemeChoice): void {
  choice = next;
  show();
}

export function onThemeChange(listener: (theme: Theme) => void): Disposable {
  return changed.on(listener);
}

/** Cached colours of the theme in effect: canvases read thousands in a frame. */
const colors = new Map<string, string>();

/** One of the theme's colours as it is now, with six or eight hexadecimal digits where it is written so. */
export function themeColor(variable: `--color-${string}`): string {
  const known = colors.get(variable);
  if (known !== undefined) return known;
  const value = getComputedStyle(document.documentElement).getPropertyValue(variable).trim();
  // A minified stylesheet may say #fff; Monaco takes long forms only.
  const color = /^#[0-9a-f]{3,4}$/i.test(value) ? value.replaceAll(/[0-9a-f]/gi, "$&$&") : value;
  // Before the stylesheet is there, there are no colours.
  if (color !== "") colors.set(variable, color);
  return color;
}

function show(): void {
  colors.clear();
  document.documentElement.dataset["theme"] = currentTheme();
  changed.emit(currentTheme());
}

systemDark.addEventListener("change", ({ matches }) => {
  isSystemDark = matches;
  show();
});
