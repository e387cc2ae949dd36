// Keeps the user's settings, the recently opened packs and the open windows between starts, in one JSON file in the
// user's data folder.
import path from "node:path";
import { type Json, isJsonList, isJsonObject } from "../../../shared/base/json";
import type { RecentPack } from "../../../shared/rpc/packsOnDisk";
import { DEFAULT_SETTINGS, type Settings } from "../../../shared/rpc/settings";
import { readJsonObject, writeJsonObject } from "../disk/jsonFile";
import { isFolder } from "../disk/isFolder";
import { type StoredWindow, windowsFrom } from "./storedWindows";

const MAX_RECENT = 12;

export interface Preferences {
  settings(): Settings;
  /** Changes some; of what is kept for each pack, only the packs named. */
  changeSettings(changes: Partial<Settings>): Promise<void>;
  /** Last opened first. Folders that no longer exist are left out. */
  recentPacks(): Promise<readonly RecentPack[]>;
  rememberPack(pack: RecentPack): Promise<void>;
  /** The windows that were open last, those whose pack is still there. */
  windows(): Promise<readonly StoredWindow[]>;
  rememberWindows(windows: readonly StoredWindow[]): Promise<void>;
  /** Resolves when all changes so far are on the disk, or were refused. */
  written(): Promise<void>;
}

/** Reads the file. Each entry that is missing or malformed takes its default. */
export async function loadPreferences(file: string): Promise<Preferences> {
  const stored = await readJsonObject(file);
  let settings = settingsFrom(stored.settings);
  let recent = recentFrom(stored.recent);
  let windows = windowsFrom(stored.windows);
  let writing: Promise<void> = Promise.resolve();
  const write = (): Promise<void> => {
    writing = writing.then(
      () => writeJsonObject(file, { settings, recent, windows }),
      () => writeJsonObject(file, { settings, recent, windows }),
    );
    return writing;
  };
  return {
    settings: () => settings,
    async changeSettings(changes) {
      // Each window knows the newest of its own pack only.
      const layouts = { ...settings.layouts, ...changes.layouts };
      const breakpoints = { ...settings.breakpoints, ...changes.breakpoints };
      settings = settingsFrom({ ...settings, ...changes, layouts, breakpoints });
      await write();
    },
    async recentPacks() {
      const there = await Promise.all(recent.map(({ root }) => isFolder(root)));
      return recent.filter((_, at) => there[at]);
    },
    async rememberPack(pack) {
      const others = recent.filter(({ root }) => path.resolve(root) !== path.resolve(pack.root));
      recent = [pack, ...others].slice(0, MAX_RECENT);
      await write();
    },
    async windows() {
      const there = await Promise.all(windows.map(({ root }) => isFolder(root)));
      return windows.filter((_, at) => there[at]);
    },
    async rememberWindows(open) {
      windows = open;
      await write();
    },
    written: () => writing.catch(() => undefined),
  };
}

function settingsFrom(value: Json | undefined): Settings {
  if (!isJsonObject(value)) return DEFAULT_SETTINGS;
  const { theme, animations, backups, formatOnSave, solverMemoryMb, isBlind, layouts, breakpoints, constraints } =
    value;
  const { fontSize, autosave, boardZoom, keyPreset, keys } = value;
  return {
    theme: theme === "light" || theme === "dark" ? theme : DEFAULT_SETTINGS.theme,
    animations: typeof animations === "boolean" ? animations : DEFAULT_SETTINGS.animations,
    backups: typeof backups === "boolean" ? backups : DEFAULT_SETTINGS.backups,
    formatOnSave: typeof formatOnSave === "boolean" ? formatOnSave : DEFAULT_SETTINGS.formatOnSave,
    solverMemoryMb: isCount(solverMemoryMb) ? solverMemoryMb : DEFAULT_SETTINGS.solverMemoryMb,
    isBlind: typeof isBlind === "boolean" ? isBlind : DEFAULT_SETTINGS.isBlind,
    fontSize: isWithin(fontSize, 8, 40) ? fontSize : DEFAULT_SETTINGS.fontSize,
    autosave: autosave === "delay" || autosave === "focus" ? autosave : DEFAULT_SETTINGS.autosave,
    boardZoom: isWithin(boardZoom, 10, 800) ? boardZoom : DEFAULT_SETTINGS.boardZoom,
    keyPreset: typeof keyPreset === "string" ? keyPreset : DEFAULT_SETTINGS.keyPreset,
    keys: isJsonObject(keys) ? keyLists(keys) : DEFAULT_SETTINGS.keys,
    layouts: isJsonObject(layouts) ? textsOf(layouts) : DEFAULT_SETTINGS.layouts,
    breakpoints: isJsonObject(breakpoints) ? textsOf(breakpoints) : DEFAULT_SETTINGS.breakpoints,
    constraints: isJsonObject(constraints) ? textsOf(constraints) : DEFAULT_SETTINGS.constraints,
  };
}

function isCount(value: Json | undefined): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0;
}

function isWithin(value: Json | undefined, least: number, most: number): value is number {
  return typeof value === "number" && value >= least && value <= most;
}

function keyLists(keys: Readonly<Record<string, Json>>): Settings["keys"] {
  const isText = (each: Json): each is string => typeof each === "string";
  return Object.fromEntries(
    Object.entries(keys).flatMap(([id, list]) => (isJsonList(list) ? [[id, list.filter(isText)] as const] : [])),
  );
}

function textsOf(texts: Readonly<Record<string, Json>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(texts).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

function recentFrom(value: Json | undefined): readonly RecentPack[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: Json) =>
    isJsonObject(entry) && typeof entry.root === "string" && typeof entry.title === "string"
      ? [{ root: entry.root, title: entry.title }]
      : [],
  );
}
