// The page of the diff command: what changed in each pack, with boards before and after. Nothing on it runs, and no
// word of a pack is markup.
import { createHash } from "node:crypto";
import type { Position } from "../../shared/base/boardView";
import { capital } from "../../shared/base/capital";
import { dialectOf } from "../../shared/dialects/registry";
import { presentationOf } from "../../shared/dialects/presentations";
import type { Game } from "../../shared/engine/dialect";
import type { TracePresentation } from "../../shared/engine/tracePresentation";
import type { LevelChange } from "../../shared/host/difference/levelChange";
import type { PackDifference } from "../../shared/host/difference/packDifference";
import type { Changes } from "../../shared/host/difference/partChanges";
import { PLAIN_WORDS, type PackWords } from "../../shared/pack/packModel";
import type { PackSource } from "../../shared/pack/packSource";
import { htmlText } from "../../shared/page/webPage";
import { boardSvg } from "./boardSvg";
import { changeLines, partTitle, placeText, summaryOf } from "../../shared/host/difference/changeWords";
import { playLines } from "../../shared/host/difference/playWords";
import { DIFF_STYLE } from "./diffStyle";

/** A pack in two versions, and how they differ. */
export interface ComparedPack {
  readonly name: string;
  readonly before: PackSource;
  readonly after: PackSource;
  readonly difference: PackDifference;
}

/** Returns the page; the same for the same packs. */
export function diffPage(packs: readonly ComparedPack[]): string {
  const digest = createHash("sha256").update(DIFF_STYLE, "utf8").digest("base64");
  const title = packs.length === 1 ? `Changes of ${packs[0]?.name ?? ""}` : "Changes";
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-${digest}'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${htmlText(title)}</title>
<style>${DIFF_STYLE}</style>
</head>
<body>
${packs.length === 0 ? "<p>The folders have no file of a pack.</p>" : packs.map(packSection).join("\n")}
</body>
</html>
`;
}

function packSection({ name, before, after, difference }: ComparedPack): string {
  const words = after.model?.words ?? PLAIN_WORDS;
  const presentation = presentationOf(after.model?.id);
  const games = [before, after].map((pack) => dialectOf(pack)?.compile(pack).game ?? null);
  const { uncompared, kinds, rules, levels, files } = difference;
  const parts = [
    section(
      "Cannot be compared",
      uncompared.map((each) => item("bad", `${each.side}: ${placeText(each)}`, [each.message])),
    ),
    section(
      capital(words.starts),
      levels.map((level) => levelItem(level, games[0] ?? null, games[1] ?? null, presentation, words)),
    ),
    section(
      "Kinds",
      kinds.map((part) => item(part.kind, `${partTitle(part)}, ${part.kind}`, linesOf(part, presentation))),
    ),
    section(
      "Rules",
      rules.map((part) => item(part.kind, `${partTitle(part)}, ${part.kind}`, linesOf(part, presentation))),
    ),
    section(
      "Other files",
      files.map((part) => item(part.kind, `${part.file}, ${part.kind}`, linesOf(part, presentation))),
    ),
  ];
  const nothing = parts.every((part) => part === "") ? "<p>No difference.</p>" : "";
  return `<main><h1>${htmlText(name)}</h1><p class="summary">${htmlText(summaryOf(difference, words))}</p>${nothing}${parts.join("")}</main>`;
}

function section(title: string, items: readonly string[]): string {
  return items.length === 0 ? "" : `<section><h2>${htmlText(title)}</h2>${items.join("")}</section>`;
}

function item(kind: string, title: string, lines: readonly string[], boards = ""): string {
  const list = lines.map((line) => `<li>${htmlText(line.trim())}</li>`).join("");
  return `<article class="${kind}"><h3>${htmlText(title)}</h3>${boards}${list === "" ? "" : `<ul>${list}</ul>`}</article>`;
}

function linesOf(part: Changes, presentation: TracePresentation): readonly string[] {
  return changeLines(part, presentation);
}

function levelItem(
  level: LevelChange,
  before: Game | null,
  after: Game | null,
  presentation: TracePresentation,
  words: PackWords,
): string {
  const { kind, id, title, file, fileBefore, moved, record, play, board } = level;
  const marked = board?.places ?? [];
  const boards = [
    kind === "added" ? "" : figureOf("Before", before, id, marked, presentation),
    kind === "removed" ? "" : figureOf("After", after, id, marked, presentation),
  ].join("");
  const cells = board?.cells.slice(0, MOST_CELLS) ?? [];
  const left = (board?.cells.length ?? 0) - cells.length;
  const lines = [
    ...(fileBefore === undefined ? [] : [`file: ${fileBefore} → ${file}`]),
    ...(moved === undefined ? [] : [`moved from place ${moved.from} to ${moved.to}`]),
    ...(play === null ? [] : playLines(play, words)),
    ...cells.map((cell) => `${cell.layer} at ${cell.place}: ${cell.before} → ${cell.after}`),
    ...(left === 0 ? [] : [`and ${left}${board?.isCut === true ? " or more" : ""} other cells`]),
    ...(record === null
      ? []
      : [
          `${words.record}: ${record.before} → ${record.after} ${words.moves}, different from ${words.move} ${record.from}`,
        ]),
    ...linesOf(level, presentation),
  ];
  const isShown = kind !== "changed" || board !== null;
  const verdict = play === null || play.verdict === "same" ? kind : `${kind} ${play.verdict}`;
  return item(
    verdict,
    `${id}  ${title}${kind === "changed" ? "" : `, ${kind}`}`,
    lines,
    isShown && boards !== "" ? `<div class="boards">${boards}</div>` : "",
  );
}

/** How many cells are listed beside the boards that mark them. */
const MOST_CELLS = 12;

function figureOf(
  when: string,
  game: Game | null,
  id: string,
  marked: readonly Position[],
  presentation: TracePresentation,
): string {
  const level = game?.level(id) ?? null;
  if (level === null) return "";
  const svg = boardSvg(level.view(level.start(null)), marked, `${when}: the board of ${id}`, presentation);
  return svg === null ? "" : `<figure>${svg}<figcaption>${when}</figcaption></figure>`;
}
