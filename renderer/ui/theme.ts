// Light or dark: what the user chose, or what the system says.
import { createEmitter } from "../../shared/base/emitter";
import type { Disposable } from "../../shared/base/disposable";

export type ThemeChoice = "system" | "light" | "dark";
export type Theme = "light" | "dark";

const changed = createEmitter<Theme>();
const systemDark = window.matchMedia("(prefers-color-scheme: dark)");
let choice: ThemeChoice = "system";

/** The theme in effect. */
export function currentTheme(): Theme {
  if (choice === "system") return systemDark.matches ? "dark" : "light";
  return choice;
}

/** Takes effect at once; who draws outside of CSS listens to `onThemeChange`. */
export function chooseTheme(next: ThemeChoice): void {
  choice = next;
  show();
}

export function onThemeChange(listener: (theme: Theme) => void): Disposable {
  return changed.on(listener);
}

/** The value of one of the theme's CSS variables now, such as `--color-accent`. */
export function themeColor(variable: `--color-${string}`): string {
  return getComputedStyle(document.documentElement).getPropertyValue(variable).trim();
}

function show(): void {
  document.documentElement.dataset["theme"] = currentTheme();
  changed.emit(currentTheme());
}

systemDark.addEventListener("change", show);
