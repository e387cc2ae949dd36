// Where the user is in a pack, as a text that main keeps, and back from it: open files, what both sides show, cursors.
// Pure.
import { isJsonObject } from "../../../shared/base/json";
import type { ViewState } from "../../editor/files/viewStates";
import type { OtherSide, Sides } from "../../session/pack/sides";

export interface Views {
  readonly tabs: readonly string[];
  readonly passing: string | null;
  /** The file and the level of the active side. */
  readonly file: string | null;
  readonly level: string | null;
  readonly other: OtherSide | null;
  readonly cursors: Readonly<Record<string, ViewState>>;
}

/** Returns the text that `readViews` reads. */
export function writeViews(views: Views): string {
  return JSON.stringify(views);
}

/** Null for what another version wrote otherwise. */
export function readViews(stored: string | null): Views | null {
  try {
    const value: unknown = JSON.parse(stored ?? "null");
    if (!isJsonObject(value) || !Array.isArray(value.tabs) || !isJsonObject(value.cursors)) return null;
    const { tabs, passing, file, level, other, cursors } = value;
    const text = (part: unknown): string | null => (typeof part === "string" ? part : null);
    return {
      tabs: (tabs as readonly unknown[]).filter((tab) => typeof tab === "string"),
      passing: text(passing),
      file: text(file),
      level: text(level),
      other: isJsonObject(other)
        ? { file: text(other["file"]), level: text(other["level"]), isLeft: other["isLeft"] === true }
        : null,
      // As `writeViews` has written them; the editor leaves out what it does not know.
      cursors: cursors as unknown as Views["cursors"],
    };
  } catch {
    return null;
  }
}

/** Returns what of the sides can be shown again: files that are gone leave their place to what is shown there now. */
export function sidesAgain({ file, level, other }: Views, now: Sides, isThere: (path: string) => boolean): Sides {
  const there = (path: string | null): path is string => path !== null && isThere(path);
  return {
    activeFile: there(file) ? file : there(level) ? level : now.activeFile,
    activeLevelFile: there(level) ? level : now.activeLevelFile,
    other: other !== null && there(other.file) && there(other.level) ? other : now.other,
  };
}
