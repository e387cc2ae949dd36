// The user's settings, kept by main; the window reads them once, tells what changes, and hears what other windows change.
import { presetOf } from "../../shared/commands/keyMap";
import { DEFAULT_SETTINGS, type Settings } from "../../shared/rpc/settings";
import { applyDefaultZoom } from "../board/defaultZoom";
import { formatOnSaving } from "../documents/disk/formatting";
import { type Disposable } from "../../shared/base/disposable";
import { main, onMain } from "../bridge/main";
import { applyFontSize } from "../editor/fontSize";
import { setAnimates } from "../session/play/playCommands";
import { applySolverSettings } from "../session/solver/solverLink";
import { applyKeys } from "../session/window/keyMap";
import { chooseTheme, currentTheme } from "../ui/theme";
import { applyAutosave } from "./autosave";

let settings = DEFAULT_SETTINGS;
let loading: Promise<Settings> | null = null;

/** Returns the settings as main keeps them; requested once. */
export function loadSettings(): Promise<Settings> {
  loading ??= main.settings().then((loaded) => {
    settings = loaded;
    return loaded;
  });
  return loading;
}

/** Applies what the window itself must know, at start and when another window changes it. */
export function followSettings(): Disposable {
  void loadSettings().then(apply);
  return onMain("settingsChanged", (changed) => {
    const before = settings;
    settings = changed;
    apply(changesBetween(before, changed));
  });
}

/** Returns the settings that differ. */
function changesBetween(before: Settings, after: Settings): Partial<Settings> {
  const isOther = ([name, value]: readonly [string, unknown]): boolean =>
    JSON.stringify(before[name as keyof Settings]) !== JSON.stringify(value);
  return Object.fromEntries(Object.entries(after).filter(isOther));
}

function apply(changes: Partial<Settings>): void {
  const { theme, animations, formatOnSave, fontSize, autosave, boardZoom, keyPreset, keys } = changes;
  if (fontSize !== undefined) applyFontSize(fontSize);
  if (autosave !== undefined) applyAutosave(autosave);
  if (boardZoom !== undefined) applyDefaultZoom(boardZoom);
  if (keyPreset !== undefined || keys !== undefined)
    applyKeys({ preset: presetOf(settings.keyPreset), keys: settings.keys });
  if (theme !== undefined) chooseTheme(theme);
  if (animations !== undefined) setAnimates(animations);
  if (formatOnSave !== undefined) formatOnSaving(formatOnSave);
  applySolverSettings(changes);
}

/** From light to dark or back, and remembers it. */
export async function switchTheme(): Promise<void> {
  await changeSettings({ theme: currentTheme() === "dark" ? "light" : "dark" });
}

/** Shows moves on their way or only where they end, and remembers it. */
export async function switchAnimations(): Promise<void> {
  await changeSettings({ animations: !settings.animations });
}

/** Hides what the solver knows, or shows it again, and remembers it. */
export async function switchBlindMode(): Promise<void> {
  await changeSettings({ isBlind: !settings.isBlind });
}

/** Remembers a pack's panel layout, which is also the one for packs not seen before. */
export async function rememberLayout(root: string, layout: string): Promise<void> {
  settings = { ...settings, layouts: { ...settings.layouts, [root]: layout, "": layout } };
  await main.changeSettings({ layouts: { [root]: layout, "": layout } });
}

/** Returns the layout remembered for a pack, else that of the last pack, else null. */
export function rememberedLayout(root: string): string | null {
  return settings.layouts[root] ?? settings.layouts[""] ?? null;
}

/** Returns the settings as last loaded or changed. */
export function currentSettings(): Settings {
  return settings;
}

/** Changes some, applies them and has them kept. */
export async function changeSettings(changes: Partial<Settings>): Promise<void> {
  settings = { ...settings, ...changes };
  apply(changes);
  await main.changeSettings(changes);
}
