// What a batch reports: a row for each planned job, in the order of the plan, and what they come to.
import { defined } from "../../../shared/base/defined";
import type { JobEnding } from "../journal";
import type { PlannedRow } from "../plan";

export interface ReportRow {
  readonly folder: string;
  readonly subject: string;
  /** Null: the job has not ended, because the batch was stopped. */
  readonly ending: JobEnding | null;
}

export interface BatchSummary {
  readonly jobs: number;
  readonly done: number;
  /** Given up after the last attempt. */
  readonly failed: number;
  /** Those that had ended before. */
  readonly known: number;
  readonly ms: number;
}

export function reportRows(rows: readonly PlannedRow[], endings: ReadonlyMap<string, JobEnding>): readonly ReportRow[] {
  return rows.map(({ id, folder, spec }) => ({ folder, subject: spec.subject, ending: endings.get(id) ?? null }));
}

export function summaryOf(rows: readonly ReportRow[]): Pick<BatchSummary, "jobs" | "done" | "failed"> {
  const count = (kind: JobEnding["kind"]): number => rows.filter(({ ending }) => ending?.kind === kind).length;
  return { jobs: rows.length, done: count("done"), failed: count("failed") };
}

/** Returns a line of JSON for each row. */
export function rowLines(planned: readonly PlannedRow[], rows: readonly ReportRow[]): string {
  const lines = rows.map(({ folder, subject, ending }, index) => {
    const { id: job, spec } = defined(planned[index]);
    const named = { pack: folder, kind: spec.kind, subject, job };
    if (ending === null) return { ...named, ended: false };
    if (ending.kind === "failed") return { ...named, error: ending.message };
    return { ...named, ms: ending.ms, result: ending.result };
  });
  return lines.map((line) => `${JSON.stringify(line)}\n`).join("");
}
