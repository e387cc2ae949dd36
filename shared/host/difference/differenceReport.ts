// A difference of two packs in words, in the order in which the window lists it. Pure.
import { capital } from "../../base/capital";
import { counted } from "../../base/counted";
import type { TracePresentation } from "../../engine/tracePresentation";
import type { PackWords } from "../../pack/packModel";
import type { DifferenceItem, DifferenceReport } from "../../rpc/difference";
import { changeLines, partTitle, placeText, summaryOf } from "./changeWords";
import type { FileChange } from "./fileChanges";
import type { LevelChange } from "./levelChange";
import type { PackDifference } from "./packDifference";
import type { PartChange } from "./partChanges";
import { playLines, verdictText } from "./playWords";
import type { Uncompared } from "./uncompared";

/** How many cells are listed beside the boards that mark them. */
const MOST_CELLS = 12;

/** Returns the report. `words` are those of the pack's language. */
export function differenceReport(
  difference: PackDifference,
  presentation: TracePresentation,
  words: PackWords,
): DifferenceReport {
  const { uncompared, kinds, rules, levels, files } = difference;
  const sections = [
    { title: "Cannot be compared", items: uncompared.map(uncomparedItem) },
    { title: capital(words.starts), items: levels.map((level) => levelItem(level, presentation, words)) },
    { title: "Kinds", items: kinds.map((part) => partItem(part, presentation)) },
    { title: "Rules", items: rules.map((part) => partItem(part, presentation)) },
    { title: "Other files", items: files.map((file) => fileItem(file, presentation)) },
  ];
  return { summary: summaryOf(difference, words), sections: sections.filter(({ items }) => items.length > 0) };
}

/** Only a text of the open pack can be gone to. */
function uncomparedItem(each: Uncompared): DifferenceItem {
  const isHere = each.side === "after" && each.file !== "";
  const { line, column } = each;
  return {
    kind: "uncompared",
    title: `${placeText(each)}, ${each.side}`,
    lines: [each.message],
    file: isHere ? each.file : null,
    ...(isHere ? { at: { line, column, endLine: line, endColumn: column } } : {}),
    level: null,
  };
}

function partItem(part: PartChange, presentation: TracePresentation): DifferenceItem {
  return {
    kind: part.kind,
    title: partTitle(part),
    lines: changeLines(part, presentation),
    file: part.kind === "removed" ? null : part.file,
    level: null,
  };
}

function fileItem(change: FileChange, presentation: TracePresentation): DifferenceItem {
  const { kind, file } = change;
  return {
    kind,
    title: file,
    lines: changeLines(change, presentation),
    file: kind === "removed" ? null : file,
    level: null,
  };
}

function levelItem(level: LevelChange, presentation: TracePresentation, words: PackWords): DifferenceItem {
  const { kind, id, title, file, play, board } = level;
  return {
    kind,
    title: `${id}  ${title}`,
    lines: levelLines(level, presentation, words),
    file: kind === "removed" ? null : file,
    level: {
      id,
      verdict: play === null || play.verdict === "same" ? null : verdictText(play.verdict, words),
      isWorse: play?.verdict === "unplayable" || play?.verdict === "not-won",
      hasBoards: kind !== "changed" || board !== null,
      marked: board?.places ?? [],
    },
  };
}

function levelLines(level: LevelChange, presentation: TracePresentation, words: PackWords): readonly string[] {
  const { file, fileBefore, moved, play, board, record } = level;
  const cells = board?.cells.slice(0, MOST_CELLS) ?? [];
  const left = (board?.cells.length ?? 0) - cells.length;
  const isResized = board !== null && board.before.join() !== board.after.join();
  return [
    ...(fileBefore === undefined ? [] : [`file: ${fileBefore} → ${file}`]),
    ...(moved === undefined ? [] : [`moved from place ${moved.from} to ${moved.to}`]),
    ...(play === null ? [] : playLines(play, words)),
    ...(isResized ? [`size: ${board.before.join(" × ")} → ${board.after.join(" × ")}`] : []),
    ...cells.map((cell) => `${cell.layer} at ${cell.place}: ${cell.before} → ${cell.after}`),
    ...(left === 0 ? [] : [`and ${left}${board?.isCut === true ? " or more" : ""} other cells`]),
    ...(record === null
      ? []
      : [
          `${words.record}: ${counted(record.before, words.move, words.moves)} → ${record.after}, different from ${words.move} ${record.from}`,
        ]),
    ...changeLines(level, presentation),
  ];
}
