// How much processor time the page's main thread spends between two moments: what else runs on the machine makes a
// clock on the wall tell little. Read from the trace that Chromium itself records.
import { readFileSync } from "node:fs";
import type { ElectronApplication } from "@playwright/test";

/** A span of the page's main thread, in ms: of its processor, and on the wall. */
export interface ThreadTime {
  readonly processor: number;
  readonly wall: number;
}

interface Mark {
  readonly name: string;
  readonly cat?: string;
  /** Microseconds on the wall, and of the thread. */
  readonly ts: number;
  readonly tts?: number;
}

/**
 * Records while `work` runs; gives a span for each `performance.mark("begin NAME")` of the page that is followed by a
 * `performance.mark("end")`: by NAME, in their order.
 */
export async function threadTimes(
  electron: ElectronApplication,
  work: () => Promise<void>,
): Promise<ReadonlyMap<string, readonly ThreadTime[]>> {
  await electron.evaluate(({ contentTracing }) =>
    contentTracing.startRecording({ included_categories: ["blink.user_timing"] }),
  );
  await work();
  const file = await electron.evaluate(({ contentTracing }) => contentTracing.stopRecording());
  const { traceEvents } = JSON.parse(readFileSync(file, "utf8")) as { readonly traceEvents: readonly Mark[] };
  return spansOf(traceEvents.filter(({ cat }) => cat?.includes("user_timing") === true));
}

function spansOf(marks: readonly Mark[]): ReadonlyMap<string, readonly ThreadTime[]> {
  const spans = new Map<string, ThreadTime[]>();
  let begun: Mark | null = null;
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
