// npm run bench [-- --only GROUP] [--json FILE]: measures and prints; never fails for being slow.
import { writeFileSync } from "node:fs";
import { availableParallelism, cpus } from "node:os";
import { isMainThread, workerData } from "node:worker_threads";
import { serveJobs } from "../../cli/batch/jobThread";
import { BENCH_GROUPS, benchCommand } from "../../scripts/prepare/commandLines.mts";
import { appFigures } from "./app";
import { boardGameFigures } from "./boardGames";
import { serveThread } from "./cancelling";
import { debuggerFigures } from "./debugger";
import { engineFigures } from "./engine";
import { type Figure, tableOf } from "./figures";
import { gnosisFigures } from "./gnosis";
import { hostFigures } from "./host";
import { languageFigures } from "./language";
import { largeActFigures } from "./largeActs";
import { leavingFigures } from "./leaving";
import { playFigures } from "./play";
import { solverFigures } from "./solver";
import { solverWindowFigures } from "./solverWindow";
import { pageFigures } from "./webPages";

const GROUPS: Readonly<Record<(typeof BENCH_GROUPS)[number], () => Promise<readonly Figure[]>>> = {
  engine: engineFigures,
  host: hostFigures,
  language: languageFigures,
  debugger: debuggerFigures,
  gnosis: gnosisFigures,
  app: appFigures,
  large: largeActFigures,
  play: playFigures,
  gdl: boardGameFigures,
  solver: solverFigures,
  solving: solverWindowFigures,
  pages: pageFigures,
  leaving: leavingFigures,
};

async function main(): Promise<void> {
  const { only, json } = benchCommand().parse().opts();
  const names = only === undefined ? BENCH_GROUPS : [only];
  process.stdout.write(`Node ${process.version} on ${availableParallelism()} × ${cpus()[0]?.model ?? "unknown"}\n\n`);
  const figures: Figure[] = [];
  for (const name of names) {
    const measured = await GROUPS[name]();
    figures.push(...measured);
    process.stdout.write(`${tableOf(measured)}\n\n`);
  }
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(figures, null, 2)}\n`);
}

if (isMainThread) void main();
else if (workerData instanceof SharedArrayBuffer) serveThread();
else serveJobs();
