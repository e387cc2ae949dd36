// What changed in a pack, in words: each change in a line.
import { pointerKeys } from "../../base/json";
import type { TracePresentation } from "../../engine/tracePresentation";
import type { PackWords } from "../../pack/packModel";
import type { ValueChange } from "../../text/valueChanges";
import type { PackDifference } from "./packDifference";
import type { Changes, PartChange } from "./partChanges";

/** How many changes of one thing are listed. */
export const MOST_LINES = 30;

/** Returns where something cannot be compared. */
export function placeText({ file, line, column }: PackDifference["uncompared"][number]): string {
  return file === "" ? "pack" : `${file}:${line}:${column}`;
}

/** Returns what a part is called, where it is, and from where it moved. */
export function partTitle({ id, file, moved }: PartChange): string {
  const name = `${id === "" ? "(without an id)" : id}  ${file}`;
  if (moved === undefined) return name;
  const from = moved.from.file === file ? "" : ` of ${moved.from.file}`;
  return `${name}, moved from place ${moved.from.place}${from} to ${moved.to.place}`;
}

/** Returns the changes, a line each; of many the first. */
export function changeLines({ changes, isCut }: Changes, presentation: TracePresentation): readonly string[] {
  const lines = changes.slice(0, MOST_LINES).map((change) => changeText(change, presentation));
  const left = changes.length - lines.length;
  return left === 0 ? lines : [...lines, `and ${left}${isCut ? " or more" : ""} other changes`];
}

function changeText(change: ValueChange, { memberText }: TracePresentation): string {
  const keys = pointerKeys(change.at);
  const name = keys.at(-1) ?? "";
  const place = keys.length === 0 ? "all" : keys.join("/");
  switch (change.kind) {
    case "added":
      return `${place}: added ${memberText(name, change.after)}`;
    case "removed":
      return `${place}: removed ${memberText(name, change.before)}`;
    case "moved":
      return `${place}: moved from ${pointerKeys(change.from).join("/")}`;
    default: {
      const [was, is] = [memberText(name, change.before), memberText(name, change.after)];
      return `${place}: ${was} → ${is}${was === is ? ", which differ further on" : ""}`;
    }
  }
}

/** Returns how much changed and how many levels play differently, in one line. */
export function summaryOf({ kinds, rules, levels }: PackDifference, words: PackWords): string {
  const verdicts = levels.flatMap(({ play }) => play?.verdict ?? []);
  const count = (...wanted: readonly string[]): number => verdicts.filter((each) => wanted.includes(each)).length;
  const parts = [
    [kinds.length, "kind", "kinds"],
    [rules.length, "rule", "rules"],
    [levels.length, words.start, words.starts],
  ] as const;
  const changed = parts.flatMap(([number, one, more]) =>
    number === 0 ? [] : [`${number} ${number === 1 ? one : more}`],
  );
  const { pass, passes } = words;
  const played = [
    [count("unplayable"), "cannot be played any more", "cannot be played any more"],
    [count("not-won"), `does not ${pass} any more`, `do not ${pass} any more`],
    [count("repaired"), `${passes} again`, `${pass} again`],
    [count("longer"), "longer", "longer"],
    [count("shorter"), "shorter", "shorter"],
    [count("differently"), "differently played", "differently played"],
  ] as const;
  const plays = played.flatMap(([number, one, more]) =>
    number === 0 ? [] : [`${number} ${number === 1 ? one : more}`],
  );
  const start = changed.length === 0 ? `No kinds, rules or ${words.starts} changed` : `${changed.join(", ")} changed`;
  return [start, ...(plays.length === 0 ? [] : [plays.join(", ")])].join("; ");
}
