// The check command: prints a pack's findings and whether its recorded solutions win, for people or (--json) programs.
import path from "node:path";
import process from "node:process";
import { counted } from "../shared/base/counted";
import { finish } from "../shared/base/work";
import type { Answer } from "../shared/engine/search/searchOutcome";
import { FINDINGS, type Severity } from "../shared/findings/codes";
import { languageOf } from "../shared/dialects/registry";
import type { Finding, LocatedFinding } from "../shared/findings/finding";
import { createCoverageCounter } from "../shared/host/checks/coverage";
import { type Diagnosis, diagnose, withPlayed } from "../shared/host/checks/diagnose";
import { type Failures, failuresOf } from "../shared/host/checks/failures";
import { withoutFollowing } from "../shared/host/checks/followingResults";
import { type LevelEntry, createSolutionChecker, levelEntries } from "../shared/host/checks/solutions";
import { otherSolutionFindings } from "../shared/host/checks/otherSolutionFindings";
import { solutionFindings } from "../shared/host/checks/solutionFindings";
import { playedFindings } from "../shared/host/checks/playedFindings";
import { untoldResults } from "../shared/host/checks/toldResults";
import type { Played } from "../shared/host/checks/played";
import { brokenRules } from "../shared/pack/brokenRules";
import { PLAIN_WORDS } from "../shared/pack/packModel";
import { type SolutionResult, isFailure } from "../shared/rpc/solutions";
import type { PackFileProblem } from "../shared/rpc/packsOnDisk";
import { withFixes } from "../shared/language/fixes";
import { annotationLines, errorLine } from "./report/annotations";
import { type Style, painted } from "./colors";
import type { FindingRow, LevelRow, PackReport } from "./report/checkReport";
import { fixPack, writeFixed } from "./fix";
import { ExitCode, type Output, refuse } from "./output";
import type { SearchBudget } from "./amounts";
import { answerOf } from "./solving/solve";
import { rowOf, rowText } from "./solving/solveText";
import { type PackFolder, readPackFolder } from "./packFolder";
import { sarifText } from "./report/sarif";
import { statusText } from "./report/statusText";
import { writeChosen } from "./writeText";

/** What `check` is asked to do. */
export interface CheckOptions {
  /** `annotations`: lines that GitHub shows beside the code. */
  readonly form: "text" | "json" | "annotations";
  /** A file to write the findings to as SARIF; null for none. */
  readonly sarif: string | null;
  /** Applies safe fixes before reporting; `show` only tells of them. */
  readonly fix: "apply" | "show" | null;
  /** What the search of each level may use; null: levels are not searched. Only puzzles are. */
  readonly solve: SearchBudget | null;
}

/** Checks packs in the given order. A folder that is not a pack is a usage error. */
export async function check(packs: readonly string[], options: CheckOptions, output: Output): Promise<ExitCode> {
  const { form, sarif, fix, solve } = options;
  const reports: PackReport[] = [];
  for (const folder of packs) {
    const read = await readPackFolder(folder);
    if (!read.ok) return refuse(output, read.refusal);
    const { pack, problems } = read.value;
    if (fix === null) {
      reports.push(reportOf(folder, read.value, solve));
      continue;
    }
    const result = fixPack(pack);
    const refusal = fix === "apply" ? await writeFixed(folder, pack, result.pack) : null;
    if (refusal !== null) return refuse(output, refusal);
    const fixed = result.fixed.map((finding) => findingRow(finding));
    reports.push({ ...reportOf(folder, { pack: fix === "apply" ? result.pack : pack, problems }, solve), fixed });
  }
  if (sarif !== null) {
    const refusal = await writeChosen(sarif, sarifText(reports, process.cwd()));
    if (refusal !== null) return refuse(output, refusal);
  }
  const text = (report: PackReport): string => textOf(report, fix === "apply" ? "fixed" : "would fix");
  if (form === "json") await output.write(`${JSON.stringify({ packs: reports.map(jsonOf) })}\n`);
  else if (form === "text") await output.write(reports.map(text).join("\n"));
  else await output.write(reports.map(annotated).join(""));
  return reports.some(hasFailed) ? ExitCode.failures : ExitCode.ok;
}

/**
 * Programs find what the Problems panel lists in one list: solutions that do not win, too, but for those that only follow
 * from another finding. The status of each level says that of all.
 */
function jsonOf({ words: _words, failing, findings, ...report }: PackReport): object {
  const { path: folder, profile, ...rest } = report;
  return { path: folder, profile, findings: [...findings, ...failing("unexplained")], ...rest };
}

/** Leaves out the list of levels, whose names could hold commands: a solution that fails has a line as findings have. */
function annotated(report: PackReport): string {
  const unsolvable = report.levels.filter(({ solve }) => solve?.kind === "unsolvable");
  const lines = [
    ...annotationLines(report, process.cwd()),
    ...unsolvable.map((level) => errorLine(`${report.path}: ${level.id}${solveText(level)}`)),
    `${report.path}: ${summaryOf(report).trim()}`,
  ];
  return `${lines.join("\n")}\n`;
}

/** Checks a pack. `folder` is what the report calls it. */
export function reportOf(folder: string, { pack, problems }: PackFolder, budget: SearchBudget | null): PackReport {
  const diagnosis = diagnose(pack, null);
  const { compilation } = diagnosis;
  const checker = createSolutionChecker();
  const entries = levelEntries(pack, compilation.game);
  const results = entries.map((entry) => checker.check(entry));
  // What is played with a part of the rules tells nothing.
  const shown = brokenRules(pack) === null ? shownByPlaying(diagnosis, entries, results) : { diagnosis, findings: [] };
  const inTable = (code: string): boolean => code.startsWith("solution-");
  const byFile = withPlayed(
    shown.diagnosis,
    shown.findings.filter(({ code }) => !inTable(code)),
  );
  const located = Object.keys(byFile)
    .sort()
    .flatMap((file) => byFile[file] ?? []);
  // A file that cannot be read is there: only the pack's model, which never sees it, misses it.
  const unread = new Set(problems.flatMap(({ path: file, isShown }) => (isShown === true ? [] : [file])));
  const told = located.filter(({ code, file }) => code !== "missing-file" || !unread.has(file));
  const findings = withFixes(languageOf(pack), pack, told);
  const failing = (which: "all" | "unexplained"): readonly FindingRow[] => {
    const known = shown.findings.filter(({ code }) => code === "solution-broken");
    const isKnown = ({ file }: Finding): boolean => known.some((each) => each.file === file);
    const others =
      which === "unexplained"
        ? []
        : solutionFindings(results, entries).filter((each) => each.code === "solution-broken" && !isKnown(each));
    const all = Object.values(withPlayed(diagnosis, [...known, ...others])).flat();
    return all.filter(({ code }) => code === "solution-broken").map(findingRow);
  };
  return {
    path: folder,
    profile: compilation.profile,
    words: pack.model?.words ?? PLAIN_WORDS,
    findings: [...problems.map(unreadable), ...findings.map(findingRow)],
    failing,
    levels: results.map((result, index) => {
      const entry = entries[index];
      const level = entry?.level() ?? null;
      const isSearched = level === null || level.search !== undefined;
      return levelRow(result, budget === null || !isSearched ? null : answerOf(level, budget));
    }),
  };
}

/** Returns what only playing shows, and the diagnosis without what follows from it. */
function shownByPlaying(
  diagnosis: Diagnosis,
  entries: readonly LevelEntry[],
  results: readonly SolutionResult[],
): Failures {
  const { pack, compilation } = diagnosis;
  const coverage = createCoverageCounter();
  const levels = entries.flatMap((entry) => coverage.count(entry) ?? []);
  const ofLanguage = compilation.game?.played === undefined ? [] : finish(compilation.game.played());
  const shown = playedFindings(pack, entries, results, levels);
  const played: Played = { diagnosis, entries, results, shown, ofLanguage };
  const unexplained = finish(withoutFollowing(untoldResults(played), diagnosis));
  const failures = finish(failuresOf(played, unexplained));
  return { ...failures, findings: [...failures.findings, ...otherSolutionFindings(results, entries)] };
}

function findingRow({ code, severity, message, file, range, fixes = [] }: LocatedFinding): FindingRow {
  const { line, column, endLine, endColumn } = range;
  const rows = fixes.map(({ title, changes, safe = false }) => ({ title, safe, changes }));
  return { code, severity, message, file, line, column, endLine, endColumn, fixes: rows };
}

function unreadable({ path: file, message, isShown }: PackFileProblem): FindingRow {
  const start = { line: 1, column: 1, endLine: 1, endColumn: 1 };
  const code = isShown === true ? "large-images" : "unreadable-file";
  return { code, severity: FINDINGS[code], message, file, ...start, fixes: [] };
}

function levelRow({ level, title, status, moves, step }: SolutionResult, searched: Answer | null): LevelRow {
  const row = { id: level, title, status, moves, ...(step === undefined ? {} : { step }) };
  return searched === null ? row : { ...row, solve: rowOf(level, searched) };
}

/** Says in one line what a check of a pack would fail for; null when it would not. */
export function failureOf(pack: PackFolder): string | null {
  const report = reportOf("", pack, null);
  return hasFailed(report) ? summaryOf(report).trim() : null;
}

function hasFailed({ findings, levels }: PackReport): boolean {
  return findings.some(({ severity }) => severity === "error") || levels.some((level) => isFailed(level));
}

function isFailed({ status, solve }: LevelRow): boolean {
  return isFailure(status) || solve?.kind === "unsolvable";
}

/** `verb` begins the lines of what was fixed, or would be. */
function textOf(report: PackReport, verb: string): string {
  const placeOf = ({ file, line, column }: FindingRow): string => `${path.join(report.path, file)}:${line}:${column}`;
  const fixed = (report.fixed ?? []).map((row) => {
    const title = row.fixes.find(({ safe }) => safe)?.title ?? "";
    return `${placeOf(row)}: ${verb}: ${title}. ${row.message} [${row.code}]`;
  });
  const findings = report.findings.map(
    (row) => `${placeOf(row)}: ${painted(row.severity, row.severity)}: ${row.message} [${row.code}]`,
  );
  const width = Math.max(0, ...report.levels.map(({ id }) => id.length));
  const levels = report.levels.map(
    (level) =>
      `  ${level.id.padEnd(width)}  ${painted(styleOf(level), `${statusText(level, report.words)}${solveText(level)}`)}`,
  );
  return `${[report.profile === "" ? report.path : `${report.path} (${report.profile})`, ...fixed, ...findings, ...levels, summaryOf(report)].join("\n")}\n`;
}

function styleOf(level: LevelRow): Style {
  if (isFailed(level)) return "bad";
  return level.status === "no-path" ? "changed" : "good";
}

function solveText({ solve }: LevelRow): string {
  return solve === undefined ? "" : `; ${rowText(solve)}`;
}

function summaryOf({ findings, levels, words }: PackReport): string {
  const count = (severity: Severity): number => findings.filter((finding) => finding.severity === severity).length;
  const won = levels.filter(({ status }) => status === "wins" || status === "wins-early").length;
  const empty = levels.filter(({ status }) => status === "no-path").length;
  const rest = empty === 0 ? "" : `, ${empty} with ${words.noRecord}`;
  const errors = counted(count("error"), "error");
  const warnings = counted(count("warning"), "warning");
  return `  ${errors}, ${warnings}; ${won} of ${levels.length} ${words.starts} ${words.pass}${rest}`;
}
