// What is known of a batch, as a file that only grows: a line for each attempt. A batch that was stopped goes on from it.
import { errorCode } from "../../electron/files/disk/diskReason";
import { closeSync, openSync, readFileSync, writeSync } from "node:fs";
import { type Json, isJsonObject } from "../../shared/base/json";
import type { JobResult } from "./jobs";

export type JobEvent =
  | { readonly job: string; readonly kind: "done"; readonly result: JobResult; readonly ms: number }
  /** `isLast`: it is not tried again. */
  | { readonly job: string; readonly kind: "failed"; readonly message: string; readonly isLast: boolean };

/** How a job ended: with its result, or given up with the reason of its last attempt. */
export type JobEnding = Extract<JobEvent, { readonly kind: "done" }> | GivenUp;
type GivenUp = Extract<JobEvent, { readonly kind: "failed" }>;

export interface Journal {
  /** How jobs ended, by their names. A job that ended twice counts once. */
  readonly endings: ReadonlyMap<string, JobEnding>;
  /** Adds a line. Returns whether it tells something new: a job that has a result keeps its first one. */
  add(event: JobEvent): boolean;
  close(): void;
}

/** Opens a journal, or begins one. Lines that were not written to their end are left out. */
export function openJournal(file: string): Journal {
  const endings = new Map<string, JobEnding>();
  const text = readIfThere(file);
  for (const line of text.split("\n")) {
    const event = readEvent(line);
    if (event !== null) note(endings, event);
  }
  const descriptor = openSync(file, "a");
  // A line that was cut off must not run into the next one.
  if (text !== "" && !text.endsWith("\n")) writeSync(descriptor, "\n");
  return {
    endings,
    add(event) {
      if (endings.get(event.job)?.kind === "done") return false;
      note(endings, event);
      writeSync(descriptor, `${JSON.stringify(event)}\n`);
      return true;
    },
    close: () => closeSync(descriptor),
  };
}

function note(endings: Map<string, JobEnding>, event: JobEvent): void {
  const known = endings.get(event.job);
  if (known?.kind === "done") return;
  if (event.kind === "done" || event.isLast) endings.set(event.job, event);
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (errorCode(error) === "ENOENT") return "";
    throw error;
  }
}

function readEvent(line: string): JobEvent | null {
  let value: Json;
  try {
    value = JSON.parse(line) as Json;
  } catch {
    return null;
  }
  if (!isJsonObject(value) || typeof value["job"] !== "string") return null;
  const { job, kind, result, ms, message, isLast } = value;
  if (kind === "done" && isJsonObject(result) && typeof ms === "number")
    return { job, kind, result: result as JobResult, ms };
  if (kind === "failed" && typeof message === "string" && typeof isLast === "boolean")
    return { job, kind, message, isLast };
  return null;
}
