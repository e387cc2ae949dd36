// A thread that does jobs, one after the other, as its parent sends them.
import { parentPort } from "node:worker_threads";
import { errorText } from "../../shared/base/errorText";
import type { PackSource } from "../../shared/pack/packSource";
import { type JobResult, type JobSpec, type PackTexts, packFrom } from "./jobs";
import { runJob } from "./runJob";

/** What a thread is asked. `texts` is left out when the thread has the pack already: it keeps its last one. */
export interface ThreadJob {
  readonly spec: JobSpec;
  readonly texts: PackTexts | null;
}

export type ThreadAnswer =
  | { readonly ok: true; readonly result: JobResult; readonly ms: number }
  | { readonly ok: false; readonly message: string };

/** Answers until the parent ends the thread. */
export function serveJobs(): void {
  let pack: PackSource | null = null;
  parentPort?.on("message", ({ spec, texts }: ThreadJob) => {
    if (texts !== null) pack = packFrom(texts);
    parentPort?.postMessage(answerTo(pack, spec));
  });
}

function answerTo(pack: PackSource | null, spec: JobSpec): ThreadAnswer {
  const startedAt = performance.now();
  try {
    if (pack === null) throw new Error("no pack was sent");
    const result = runJob(pack, spec);
    return { ok: true, result, ms: Math.round(performance.now() - startedAt) };
  } catch (error) {
    return { ok: false, message: errorText(error) };
  }
}
