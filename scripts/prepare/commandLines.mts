// The command lines of the tools that run for long: their options and what --help says. Each is read by its script, before
// anything is built, and again by the program that the script starts.
import { Command, InvalidArgumentError, Option } from "@commander-js/extra-typings";

/** What `npm run bench` can measure alone. */
export const BENCH_GROUPS = [
  "engine",
  "host",
  "language",
  "debugger",
  "gnosis",
  "app",
  "large",
  "play",
  "gdl",
  "solver",
  "solving",
  "pages",
  "leaving",
] as const;

const BUILDS = `
GRIDWRIGHT_OUT=FOLDER builds into another folder than out; GRIDWRIGHT_BUILT=1 takes the build that is there.`;

const SLOW = `
GRIDWRIGHT_SLOW=PART slows down host or page: races come to light. On Linux.`;

const SEEDED = `
GRIDWRIGHT_SEED=N begins with that seed, which each run prints.`;

export function benchCommand() {
  return new Command("npm run bench --")
    .description("Runs the benchmarks. Builds the app first where it is measured too.")
    .addOption(new Option("--only <group>", "measure one group").choices(BENCH_GROUPS))
    .option("--json <file>", "write the figures into a file, too")
    .addHelpText("after", BUILDS);
}

export function fuzzCommand() {
  return new Command("npm run fuzz --")
    .description("Feeds changed packs, texts and calls to the program. What fails is kept in tests/fuzz/seeds.json.")
    .option("--minutes <number>", "how long to try", aboveZero, 1)
    .option("--runs <number>", "try so many cases of each target, however long they take", aboveZero)
    .option("--target <words>", "only the targets with these words in their names")
    .addHelpText("after", SEEDED);
}

export function soakCommand() {
  return new Command("npm run soak --")
    .description(
      "Uses the window at random in rounds and prints what it holds. Fails when the page logs an error or keeps growing.",
    )
    .option("--minutes <number>", "how long to use it", aboveZero, 10)
    .option("--seed <number>", "what to do follows from it", number, 1)
    .addHelpText("after", BUILDS);
}

export function endToEndCommand() {
  return new Command("npm run e2e --")
    .description("Builds the app and runs the end-to-end tests on it, or those in the files named, as paint.spec.")
    .argument("[file...]", "words in the paths of tests")
    .addOption(new Option("--project <name>", "what they run on").choices(["electron", "chromium"]).default("electron"))
    .addHelpText(
      "after",
      `\nAll other options are Playwright's: npx playwright test --help lists them.${BUILDS}${SLOW}`,
    )
    .allowUnknownOption();
}

export function tourCommand() {
  return new Command("npm run tour --")
    .description("Builds the app, takes the guided tour of it, and saves its pictures in out/tour.")
    .addHelpText("after", "\nGRIDWRIGHT_OUT=FOLDER builds into another folder than out.");
}

function number(text: string): number {
  const value = Number(text);
  if (text.trim() === "" || !Number.isFinite(value)) throw new InvalidArgumentError("It needs a number.");
  return value;
}

function aboveZero(text: string): number {
  const value = number(text);
  if (value <= 0) throw new InvalidArgumentError("It needs a number above 0.");
  return value;
}
