// The text of the diff command.
import { counted } from "../../shared/base/counted";
import { painted } from "../colors";
import type { TracePresentation } from "../../shared/engine/tracePresentation";
import type { LevelChange } from "../../shared/host/difference/levelChange";
import type { PackDifference } from "../../shared/host/difference/packDifference";
import type { PartChange } from "../../shared/host/difference/partChanges";
import type { PackWords } from "../../shared/pack/packModel";
import { MOST_LINES, changeLines, partTitle, placeText, summaryOf } from "../../shared/host/difference/changeWords";
import { playLines } from "../../shared/host/difference/playWords";
import { boardLines } from "./diffLevelText";
import { capital } from "../../shared/base/capital";

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
      files.flatMap((each) => [`  ${signOf(each.kind)} ${each.file}`, ...indented(changeLines(each, presentation))]),
    ],
  ] as const;
  const lines = sections.flatMap(([title, rows]) => (rows.length === 0 ? [] : ["", title, ...rows]));
  return `${[name, ...(lines.length === 0 ? ["  no difference"] : lines), "", `  ${summaryOf(difference, words)}`].join("\n")}\n`;
}

function partLines(part: PartChange, presentation: TracePresentation): readonly string[] {
  return [`  ${signOf(part.kind)} ${partTitle(part)}`, ...indented(changeLines(part, presentation))];
}

function levelLines(level: LevelChange, presentation: TracePresentation, words: PackWords): readonly string[] {
  const { kind, id, title, file, moved, fileBefore, board, record, play } = level;
  const places = moved === undefined ? "" : `, moved from place ${moved.from} to ${moved.to}`;
  const files = fileBefore === undefined ? file : `${fileBefore} → ${file}`;
  const recorded =
    record === null
      ? []
      : [
          `      ${words.record}: ${counted(record.before, words.move, words.moves)} → ${record.after}, different from ${words.move} ${record.from}`,
        ];
  return [
    `  ${signOf(kind)} ${id}  ${title}  ${files}${places}`,
    ...(play === null ? [] : indented(playLines(play, words))),
    ...(board === null ? [] : boardLines(board, MOST_LINES)),
    ...recorded,
    ...indented(changeLines(level, presentation)),
  ];
}

/** Puts lines under the name of what they are about. */
function indented(lines: readonly string[]): readonly string[] {
  return lines.map((line) => `      ${line}`);
}
