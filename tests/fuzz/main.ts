// The long fuzz run: every target in turn until the time is over. Failures are printed and kept as seeds.
import * as fc from "fast-check";
import { fuzzCommand } from "../../scripts/prepare/commandLines.mts";
import { keepSeed } from "./seeds";
import type { FuzzTarget } from "./fuzzTarget";
import { TARGETS } from "./targets";

/** With `runs` each target has that many cases, however long they take. */
const { minutes, runs, target: words } = fuzzCommand().parse().opts();
/** Every case follows from it: with the same seed and `--runs` a run is repeated. */
let seed = Number(process.env["GRIDWRIGHT_SEED"] ?? Date.now() % 2 ** 31);
process.stdout.write(`GRIDWRIGHT_SEED=${seed}\n`);
const endAtMs = Date.now() + minutes * 60_000;
const chosen = TARGETS.filter(({ name }) => words === undefined || name.includes(words));
const counts = new Map<string, number>(chosen.map(({ name }) => [name, 0]));
let failures = 0;

/** Runs a target for a while; null: until all of its cases are done. */
async function fuzz({ name, property }: FuzzTarget, forMs: number | null): Promise<void> {
  const details = await fc.check(property, {
    seed,
    numRuns: runs ?? 1_000_000,
    ...(forMs === null ? {} : { interruptAfterTimeLimit: Math.max(1, forMs), markInterruptAsFailure: false }),
  });
  // The next turn of the target tries other cases.
  seed = (seed + 1) % 2 ** 31;
  counts.set(name, counts.get(name)! + details.numRuns);
  if (!details.failed || details.counterexamplePath === null) return;
  failures += 1;
  const { errorInstance: error } = details;
  const stack = error instanceof Error ? error.stack : String(error);
  process.stdout.write(`\n${name}\n${fc.defaultReportMessage(details) ?? ""}\n${stack}\n`);
  keepSeed({ target: name, seed: details.seed, path: details.counterexamplePath });
}

/** Runs every target in turn until the time is over. */
async function fuzzInTurn(): Promise<void> {
  while (Date.now() < endAtMs) {
    // Most bugs are found in packs.
    for (const target of chosen) {
      const share = target === TARGETS[0] ? 20_000 : 2_000;
      if (Date.now() < endAtMs) await fuzz(target, Math.min(share, endAtMs - Date.now()));
    }
  }
}

/** Runs the targets, then prints how many cases each had. */
async function fuzzAll(): Promise<void> {
  if (runs === undefined) await fuzzInTurn();
  else for (const target of chosen) await fuzz(target, null);
  for (const { name, told } of chosen) {
    const [count, words] = [String(counts.get(name)).padStart(9), told === undefined ? "" : ` (${told()})`];
    process.stdout.write(`${count}  ${name}${words}\n`);
  }
  process.stdout.write(failures === 0 ? "nothing failed\n" : `${failures} failed; kept in tests/fuzz/seeds.json\n`);
  process.exitCode = failures === 0 ? 0 : 1;
}

void fuzzAll();
