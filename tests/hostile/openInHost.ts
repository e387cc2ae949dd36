// Opens a pack's folder the way the app does, without a window: reads the disk, then syncs a host.
import { lstatSync, readdirSync } from "node:fs";
import path from "node:path";
import { openPack } from "../../electron/files/pack/openPack";
import { createPortPair } from "../../shared/rpc/portPair";
import { connectToHost } from "../../shared/rpc/connect";
import type { PackSolutions } from "../../shared/rpc/solutions";
import type { HostApi } from "../../shared/rpc/hostCalls";
import type { PackFindings } from "../../shared/rpc/packSync";
import { serveHost } from "../../shared/host/serve";
import { workedSince } from "./pace";

export interface OpenedInHost {
  /** What reading the disk reported: `path: message` of files left out, or why the folder was refused. */
  readonly refusals: readonly string[];
  /** `file code` of every finding. */
  readonly findings: readonly string[];
  readonly findingTexts: readonly string[];
  readonly solutions: PackSolutions | null;
  readonly host: HostApi;
  /** Processor time, so that other programs do not count. */
  readonly workedMs: number;
  readonly grewByBytes: number;
  dispose(): void;
}

/** Waits for the findings and for the results of all gold paths. Throws what the host reports. */
export async function openInHost(folder: string): Promise<OpenedInHost> {
  const heapBefore = process.memoryUsage().rss;
  const cpuBefore = process.cpuUsage();
  const opened = await openPack(folder, () => undefined);
  const [here, there] = createPortPair(structuredClone);
  let fail: (error: unknown) => void = () => undefined;
  const failed = new Promise<never>((_, reject) => (fail = reject));
  const serving = serveHost(there, { schedule: (work) => setImmediate(work), report: (error) => fail(error) });
  let findingsHeard: (findings: PackFindings) => void = () => undefined;
  let pathsHeard: (paths: PackSolutions) => void = () => undefined;
  const findings = new Promise<PackFindings>((resolve) => (findingsHeard = resolve));
  const paths = new Promise<PackSolutions>((resolve) => (pathsHeard = resolve));
  const connection = connectToHost(
    here,
    {
      findings: (found) => findingsHeard(found),
      solutions: (results) => {
        if ((results.remaining ?? 0) === 0) pathsHeard(results);
      },
      opening: () => {},
      sampled: () => {},
    },
    (error) => fail(error),
  );
  const dispose = (): void => {
    if (opened.ok) opened.value.dispose();
    connection.close();
    serving.dispose();
  };
  const measured = () => ({
    workedMs: workedSince(cpuBefore),
    grewByBytes: process.memoryUsage().rss - heapBefore,
    host: connection.remote,
    dispose,
  });
  if (!opened.ok) {
    return { refusals: [opened.refusal.message], findings: [], findingTexts: [], solutions: null, ...measured() };
  }
  const { files, assets, collections, problems } = opened.value.listing;
  connection.remote.sync({ generation: 1, replace: true, files, assets, collections });
  const heard = await Promise.race([Promise.all([findings, paths]), failed]);
  const all = Object.values(heard[0].byFile).flat();
  return {
    refusals: problems.map((problem) => `${problem.path}: ${problem.message}`),
    findings: all.map(({ file, code }) => `${file} ${code}`),
    findingTexts: all.map(({ message }) => message),
    solutions: heard[1],
    ...measured(),
  };
}

/** Returns every path below a folder with its size, links not followed, to check that nothing was written. */
export function inventory(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(folder, entry.name);
    const own = `${full} ${lstatSync(full).size}`;
    return entry.isDirectory() ? [own, ...inventory(full)] : [own];
  });
}
