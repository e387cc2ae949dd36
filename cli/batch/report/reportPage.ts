// The report of a batch as one page: what came of the jobs, plots of it, and a table. Texts of packs are escaped, and
// the page runs no script.
import { assertNever } from "../../../shared/base/assertNever";
import { type Json, listOf } from "../../../shared/base/json";
import { htmlText } from "../../../shared/page/webPage";
import type { JobKind } from "../jobKinds";
import type { JobResult } from "../jobs";
import type { BatchSummary, ReportRow } from "./batchReport";
import { type Bar, barPlot, sizeBars } from "./plots";

/** So many rows are listed; results.jsonl has all. */
const MOST_ROWS = 2_000;

export function reportPage(kind: JobKind, rows: readonly ReportRow[], summary: BatchSummary): string {
  const done = rows.flatMap(({ ending }) => (ending?.kind === "done" ? [ending] : []));
  const results = done.map(({ result }) => result);
  const plots = [
    barPlot("What came of it", countedBars(rows.map(outcomeOf))),
    ...numberPlots(kind, results),
    barPlot("Milliseconds of a job", sizeBars(done.map(({ ms }) => ms))),
  ];
  const { jobs, failed, known, ms } = summary;
  const title = `Batch: ${kind}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${title}</h1>
<p>${jobs} jobs, ${summary.done} done, ${failed} given up, ${known} known before; this run took ${(ms / 1000).toFixed(1)} s.</p>
<div class="plots">${plots.join("")}</div>
<table>
<thead><tr><th>Pack</th><th>Of</th><th>Outcome</th><th>Result</th><th>ms</th></tr></thead>
<tbody>
${rows.slice(0, MOST_ROWS).map(rowText).join("\n")}
</tbody>
</table>
${rows.length > MOST_ROWS ? `<p>The first ${MOST_ROWS} of ${rows.length} rows. results.jsonl has all of them.</p>` : ""}
</body>
</html>
`;
}

function rowText(row: ReportRow): string {
  const { folder, subject, ending } = row;
  const detail = ending === null ? "" : ending.kind === "failed" ? ending.message : detailOf(ending.result);
  const cells = [folder, subject === "" ? "all" : subject, outcomeOf(row), detail];
  const ms = ending?.kind === "done" ? ending.ms : "";
  const failed = ending?.kind === "failed" ? ' class="failed"' : "";
  return `<tr${failed}>${cells.map((cell) => `<td>${htmlText(cell)}</td>`).join("")}<td class="number">${ms}</td></tr>`;
}

function outcomeOf({ ending }: ReportRow): string {
  if (ending === null) return "not ended";
  if (ending.kind === "failed") return "given up";
  const { result } = ending;
  switch (result.kind) {
    case "solve":
      return textOf(result["answer"]);
    case "mutate":
      return textOf(result["verdict"]);
    case "count":
      return `ended by: ${textOf(result["ended"])}`;
    case "check":
      return result["errors"] === 0 ? "no errors" : "errors";
    default:
      return assertNever(result.kind);
  }
}

function detailOf(result: JobResult): string {
  switch (result.kind) {
    case "solve":
      return result["length"] === null ? "" : `${textOf(result["length"])} moves, ${textOf(result["states"])} states`;
    case "mutate":
      return listOf(result["levels"]).map(textOf).join(", ");
    case "count":
      return listOf(result["counts"]).map(textOf).join(", ");
    case "check":
      return `${textOf(result["errors"])} errors, ${textOf(result["warnings"])} warnings`;
    default:
      return assertNever(result.kind);
  }
}

function numberPlots(kind: JobKind, results: readonly JobResult[]): readonly string[] {
  const numbers = (key: string): readonly number[] =>
    results.map((result) => result[key]).filter((value) => typeof value === "number");
  switch (kind) {
    case "solve":
      return [
        barPlot("Fewest moves", sizeBars(numbers("length"))),
        barPlot("States looked at", sizeBars(numbers("states"))),
      ];
    case "count":
      return [barPlot("States found", sizeBars(results.map(({ counts }) => sum(listOf(counts)))))];
    case "check":
      return [barPlot("Findings", sizeBars(results.map(({ errors, warnings }) => sum([errors, warnings]))))];
    case "mutate":
      return [barPlot("Levels that notice", sizeBars(results.map(({ levels }) => listOf(levels).length)))];
    default:
      return assertNever(kind);
  }
}

function countedBars(names: readonly string[]): readonly Bar[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return Array.from(counts, ([label, count]) => ({ label, count }));
}

function textOf(value: Json | undefined): string {
  return typeof value === "string" ? value : JSON.stringify(value ?? null);
}

function sum(values: readonly (Json | undefined)[]): number {
  return values.reduce<number>((total, value) => total + (typeof value === "number" ? value : 0), 0);
}

const STYLE = `
:root { color-scheme: light dark; --bar: #3b76c4; --line: #8884; }
body { font: 15px/1.5 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem; }
.plots { display: grid; grid-template-columns: repeat(auto-fill, minmax(18rem, 1fr)); gap: 1.5rem; margin: 1.5rem 0; }
figure { margin: 0; } figcaption { font-weight: 600; margin-bottom: .3rem; }
svg { width: 100%; height: auto; } rect { fill: var(--bar); } text { fill: currentColor; font-size: 11px; }
table { border-collapse: collapse; width: 100%; } th, td { text-align: left; padding: .25rem .6rem; border-bottom: 1px solid var(--line); }
td { overflow-wrap: anywhere; } td.number { text-align: right; font-variant-numeric: tabular-nums; } tr.failed td { color: #c33; }
`;
