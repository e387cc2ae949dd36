// Measures the processor time of the page's main thread between two moments, since wall-clock time depends on what else
// runs. Reads the trace that Chromium itself records.
import { readFileSync } from "node:fs";
import type { MainProcess } from "../e2e/harness/launch";

/** A span of the page's main thread, in ms: processor time and wall-clock time. */
export interface ThreadTime {
  readonly processor: number;
  readonly wall: number;
}

interface TraceEvent {
  readonly name: string;
  readonly cat?: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds: wall clock, thread clock, and thread duration. */
  readonly ts: number;
  readonly tts?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/**
 * Records while `work` runs. Returns a span for each `performance.mark("begin NAME")` of the page that is followed by a
 * `performance.mark("end")`, by NAME, in order.
 */
export async function threadTimes(
  electron: MainProcess,
  work: () => Promise<void>,
): Promise<ReadonlyMap<string, readonly ThreadTime[]>> {
  const events = await traced(electron, ["blink.user_timing"], work);
  return spansOf(events.filter(({ cat }) => cat?.includes("user_timing") === true));
}

/**
 * Returns the processor milliseconds of each task of the page's main thread while `work` runs, without those below one.
 */
export async function taskTimes(electron: MainProcess, work: () => Promise<void>): Promise<readonly number[]> {
  const processes = await electron.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows().map(({ webContents }) => webContents.getOSProcessId()),
  );
  const events = await traced(electron, ["toplevel", "__metadata"], work);
  const threads = events.filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain");
  const isOfPage = ({ pid, tid }: TraceEvent): boolean =>
    processes.includes(pid) && threads.some((thread) => thread.pid === pid && thread.tid === tid);
  return events
    .filter((event) => event.name.endsWith("RunTask") && isOfPage(event))
    .map(({ tdur = 0 }) => tdur / 1000)
    .filter((time) => time >= 1);
}

async function traced(
  electron: MainProcess,
  categories: readonly string[],
  work: () => Promise<void>,
): Promise<readonly TraceEvent[]> {
  await electron.evaluate(
    ({ contentTracing }, included) => contentTracing.startRecording({ included_categories: included }),
    [...categories],
  );
  await work();
  const file = await electron.evaluate(({ contentTracing }) => contentTracing.stopRecording());
  return (JSON.parse(readFileSync(file, "utf8")) as { readonly traceEvents: readonly TraceEvent[] }).traceEvents;
}

function spansOf(marks: readonly TraceEvent[]): ReadonlyMap<string, readonly ThreadTime[]> {
  const spans = new Map<string, ThreadTime[]>();
  let begun: TraceEvent | null = null;
  for (const mark of marks.toSorted((one, other) => one.ts - other.ts)) {
    if (mark.name.startsWith("begin ")) begun = mark;
    if (mark.name !== "end" || begun === null) continue;
    const name = begun.name.slice("begin ".length);
    const processor = ((mark.tts ?? Number.NaN) - (begun.tts ?? Number.NaN)) / 1000;
    spans.set(name, [...(spans.get(name) ?? []), { processor, wall: (mark.ts - begun.ts) / 1000 }]);
    begun = null;
  }
  return spans;
}
