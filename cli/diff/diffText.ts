// The text of the diff command.
import { painted } from "../colors";
import { pointerKeys } from "../../shared/base/json";
import type { TracePresentation } from "../../shared/engine/tracePresentation";
import type { LevelChange } from "../../shared/host/difference/levelChange";
import type { PackDifference } from "../../shared/host/difference/packDifference";
import type { Changes, PartChange } from "../../shared/host/difference/partChanges";
import type { PackWords } from "../../shared/pack/packModel";
import type { ValueChange } from "../../shared/text/valueChanges";
import { boardLines, playLines } from "./diffLevelText";
import { capital } from "../../shared/base/capital";

/** How many changes of one thing are printed. */
const MOST_LINES = 30;

const SIGNS = { added: ["good", "+"], removed: ["bad", "-"], changed: ["changed", "~"] } as const;

function signOf(kind: keyof typeof SIGNS): string {
  const [style, sign] = SIGNS[kind];
  return painted(style, sign);
}

/** Returns the difference in lines, with a line end at the end. `words` are those of the pack's language. */
export function differenceText(
  name: string,
  difference: PackDifference,
  presentation: TracePresentation,
  words: PackWords,
): string {
  const { uncompared, kinds, rules, levels, files } = difference;
  const sections = [
    ["Cannot be compared", uncompared.map((each) => `  ${each.side}: ${placeText(each)}: ${each.message}`)],
    ["Kinds", kinds.flatMap((part) => partLines(part, presentation))],
    ["Rules", rules.flatMap((part) => partLines(part, presentation))],
    [capital(words.starts), levels.flatMap((level) => levelLines(level, presentation, words))],
    [
      "Other files",
      files.flatMap((each) => [`  ${signOf(each.kind)} ${each.file}`, ...changeLines(each, presentation)]),
    ],
  ] as const;
  const lines = sections.flatMap(([title, rows]) => (rows.length === 0 ? [] : ["", title, ...rows]));
  return `${[name, ...(lines.length === 0 ? ["  no difference"] : lines), "", summaryOf(difference, words)].join("\n")}\n`;
}

/** Returns where something cannot be compared. */
export function placeText({ file, line, column }: PackDifference["uncompared"][number]): string {
  return file === "" ? "pack" : `${file}:${line}:${column}`;
}

function partLines(part: PartChange, presentation: TracePresentation): readonly string[] {
  return [`  ${signOf(part.kind)} ${partTitle(part)}`, ...changeLines(part, presentation)];
}

/** Returns what a part is called, where it is, and from where it moved. */
export function partTitle({ id, file, moved }: PartChange): string {
  const name = `${id === "" ? "(without an id)" : id}  ${file}`;
  if (moved === undefined) return name;
  const from = moved.from.file === file ? "" : ` of ${moved.from.file}`;
  return `${name}, moved from place ${moved.from.place}${from} to ${moved.to.place}`;
}

function levelLines(level: LevelChange, presentation: TracePresentation, words: PackWords): readonly string[] {
  const { kind, id, title, file, moved, fileBefore, board, record, play } = level;
  const places = moved === undefined ? "" : `, moved from place ${moved.from} to ${moved.to}`;
  const files = fileBefore === undefined ? file : `${fileBefore} → ${file}`;
  const recorded =
    record === null
      ? []
      : [
          `      ${words.record}: ${counted(record.before, "move")} → ${record.after}, different from move ${record.from}`,
        ];
  return [
    `  ${signOf(kind)} ${id}  ${title}  ${files}${places}`,
    ...(play === null ? [] : playLines(play)),
    ...(board === null ? [] : boardLines(board, MOST_LINES)),
    ...recorded,
    ...changeLines(level, presentation),
  ];
}

/** Returns the changes, a line each; of many the first. */
export function changeLines({ changes, isCut }: Changes, presentation: TracePresentation): readonly string[] {
  const lines = changes.slice(0, MOST_LINES).map((change) => `      ${changeText(change, presentation)}`);
  const left = changes.length - lines.length;
  return left === 0 ? lines : [...lines, `      and ${left}${isCut ? " or more" : ""} other changes`];
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
  const changed = [
    counted(kinds.length, "kind"),
    counted(rules.length, "rule"),
    `${levels.length} ${levels.length === 1 ? words.start : words.starts}`,
  ];
  const played = [
    [count("unplayable"), "cannot be played any more"],
    [count("not-won"), "not won any more"],
    [count("repaired"), "won again"],
    [count("longer"), "longer"],
    [count("shorter"), "shorter"],
    [count("differently"), "differently played"],
  ] as const;
  const plays = played.flatMap(([number, what]) => (number === 0 ? [] : [`${number} ${what}`]));
  return `  ${changed.join(", ")} changed${plays.length === 0 ? "" : `; ${plays.join(", ")}`}`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
