// The batch command: does the jobs of many packs, on this machine or on workers of a queue, and reports on them.
import { mkdir } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { counted } from "../../shared/base/counted";
import { type Result, done, refused } from "../../shared/base/result";
import { ExitCode, type Output, refuse } from "../output";
import { writeText } from "../writeText";
import type { JobKind } from "./jobKinds";
import type { JobOptions, PackTexts, PlannedJob } from "./jobs";
import { type JobEvent, type Journal, openJournal } from "./journal";
import { type RunOptions, type Tell, runLocally } from "./localRunner";
import { type PlannedRow, planBatch } from "./plan";
import { type BatchSummary, reportRows, rowLines, summaryOf } from "./report/batchReport";
import { reportPage } from "./report/reportPage";
import { diskReason } from "../../electron/files/disk/diskReason";

export interface BatchCommand extends RunOptions {
  readonly kind: JobKind;
  readonly packs: readonly string[];
  readonly options: JobOptions;
  /** The folder with the journal and the reports. */
  readonly out: string;
  /** Also tries jobs again that were given up before. */
  readonly again: boolean;
  /** The address of a queue whose workers do the jobs; null: threads of this machine. */
  readonly queue: string | null;
  readonly json: boolean;
}

/** Goes on where the journal in the folder ends. Ends with 1 when a job was given up. */
export async function batch(command: BatchCommand, output: Output): Promise<ExitCode> {
  const planned = await planBatch(command.kind, command.packs, command.options);
  if (!planned.ok) return refuse(output, planned.refusal);
  const { rows, packs } = planned.value;
  const startedAt = performance.now();
  const opened = await journalIn(command.out);
  if (!opened.ok) return refuse(output, opened.refusal);
  const journal = opened.value;
  const jobs = new Map<string, PlannedJob>(rows.map(({ id, spec }) => [id, { id, spec }]));
  const open = Array.from(jobs.values()).filter(({ id }) => {
    const ending = journal.endings.get(id);
    return ending === undefined || (command.again && ending.kind === "failed");
  });
  const known = jobs.size - open.length;
  const progress = progressTeller(output, open.length);
  const tell: Tell = (event) => {
    if (journal.add(event)) progress(event);
  };
  const refusal = open.length === 0 ? null : await runJobs(command, open, packs, tell);
  journal.close();
  if (refusal !== null) return refuse(output, refusal);
  const reported = reportRows(rows, journal.endings);
  const summary = { ...summaryOf(reported), known, ms: Math.round(performance.now() - startedAt) };
  const unwritten = await writeReports(command, rows, reported, summary);
  if (unwritten !== null) return refuse(output, unwritten);
  await output.write(
    command.json ? `${JSON.stringify({ ...summary, out: command.out })}\n` : summaryText(summary, command),
  );
  return summary.failed > 0 ? ExitCode.failures : ExitCode.ok;
}

/** Opens the journal of a folder, which is made. Refused with a sentence if it cannot be written. */
async function journalIn(folder: string): Promise<Result<Journal, string>> {
  const file = path.join(folder, "journal.jsonl");
  try {
    await mkdir(folder, { recursive: true });
    return done(openJournal(file));
  } catch (error) {
    return refused(`${file} cannot be written: ${diskReason(error)}.`);
  }
}

/** Returns why the jobs could not be done at all; null when each has ended. */
async function runJobs(
  command: BatchCommand,
  jobs: readonly PlannedJob[],
  packs: ReadonlyMap<string, PackTexts>,
  tell: Tell,
): Promise<string | null> {
  if (command.queue === null) {
    await runLocally(jobs, packs, command, tell);
    return null;
  }
  const { runOnQueue } = await import("./queue/queueRunner");
  return runOnQueue(command.queue, { jobs, packs, options: command, tell });
}

/** Returns in a sentence which report cannot be written; null: both are. */
async function writeReports(
  { out, kind }: BatchCommand,
  rows: readonly PlannedRow[],
  reported: ReturnType<typeof reportRows>,
  summary: BatchSummary,
): Promise<string | null> {
  const reports = { "results.jsonl": rowLines(rows, reported), "report.html": reportPage(kind, reported, summary) };
  for (const [name, text] of Object.entries(reports)) {
    const file = path.join(out, name);
    const reason = await writeText(file, text);
    if (reason !== null) return `${file} cannot be written: ${reason}.`;
  }
  return null;
}

function summaryText({ jobs, done, failed, known, ms }: BatchSummary, { out }: BatchCommand): string {
  const before = known === 0 ? "" : `, ${known} known before`;
  return `${counted(jobs, "job")}: ${done} done, ${failed} given up${before}, in ${(ms / 1000).toFixed(1)} s. Report: ${path.join(out, "report.html")}\n`;
}

/** How often progress is printed where it cannot overwrite itself. */
const TELL_EVERY_MS = 10_000;

function progressTeller(output: Output, count: number): (event: JobEvent) => void {
  let ended = 0;
  let toldAt = performance.now();
  const startedAt = toldAt;
  return (event) => {
    if (event.kind === "failed")
      output.writeError(`${event.job.slice(0, 12)}: ${event.message}${event.isLast ? " Given up." : " Trying again."}`);
    if (event.kind === "failed" && !event.isLast) return;
    ended += 1;
    const now = performance.now();
    if (ended < count && now - toldAt < (process.stderr.isTTY ? 200 : TELL_EVERY_MS)) return;
    toldAt = now;
    const left = Math.round((((now - startedAt) / ended) * (count - ended)) / 1000);
    output.writeError(`${ended} of ${counted(count, "job")}, ${left} s left`);
  };
}
