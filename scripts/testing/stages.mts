// The stages of `npm test`: each runs a tool to its end and returns what passed and failed.
import { mkdtempSync, readFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { prepareRuntime } from "../prepare/app.mts";
import { ensureChromium } from "../prepare/browser.mts";
import type { ElectronRuntime } from "../prepare/electronRuntime.mts";
import { type RunOptions, packageScript, projectRoot, run, runNode, say } from "../prepare/project.mts";
import { refusals } from "../rooms/checkRooms.mts";
import { type ForeignWord, foreignWords } from "../rooms/foreignWords.mts";
import { type Counts, addCounts, countOfExit, countsOfPlaywright, countsOfVitest } from "./counts.mts";
import type { StageResult } from "./summary.mts";

/** All specs take too long in `npm test`. */
const QUICK_IN_CHROMIUM = ["edit.spec", "rulesForm.spec", "select.spec"] as const;

/** Every compiler project; the root tsconfig.json lists the same ones for editors. */
const TYPE_PROJECTS = [
  "shared",
  "shared/tsconfig.test.json",
  "electron",
  "renderer",
  "player",
  "cli",
  "tests",
] as const;

/** Runs a tool and returns its exit code. Shows its output in one piece at its end, since others may run beside it. */
async function runTool(script: string, args: readonly string[]): Promise<number> {
  const { code, text } = await runNode(script, args, { output: "keep" });
  process.stderr.write(text);
  return code;
}

export async function checkFormat(): Promise<Counts> {
  return countOfExit(await runTool(packageScript("oxfmt", "bin", "oxfmt"), ["--check"]));
}

/** Checks style and mistakes, imports by the table of rooms, and words of one language in rooms of all. */
export async function lint(): Promise<Counts> {
  const code = await runTool(packageScript("oxlint", "bin", "oxlint"), ["--type-aware", "--deny-warnings"]);
  const house = [...refusals(projectRoot), ...foreignWords(projectRoot).map(wordText)];
  for (const each of house) process.stderr.write(`${each}\n`);
  return addCounts([countOfExit(code), countOfExit(house.length)]);
}

/** Finds exports, files and dependencies that nothing uses; then exports and files that only tests use. */
export async function findUnused(): Promise<Counts> {
  const counts: Counts[] = [];
  for (const options of [[], ["--production", "--include", "files,exports,types"]]) {
    const args = ["--no-progress", "--no-config-hints", ...options];
    counts.push(countOfExit(await runTool(packageScript("knip", "bin", "knip.js"), args)));
  }
  return addCounts(counts);
}

export async function checkTypes(): Promise<Counts> {
  const counts: Counts[] = [];
  for (const project of TYPE_PROJECTS) {
    counts.push(countOfExit(await runTool(packageScript("typescript", "bin", "tsc"), ["-p", project])));
  }
  return addCounts(counts);
}

/** Runs unit tests, laws and conformance tests. */
export async function runVitest(args: readonly string[]): Promise<Counts> {
  const report = path.join(temporaryFolder(), "vitest.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const { code } = await runNode(packageScript("vitest", "vitest.mjs"), ["run", ...reporters, ...args]);
  return countsOfVitest(readFileSync(report, "utf8"), code);
}

/** Runs the end-to-end tests on the built app, on Electron unless `args`, which go to Playwright, name a project. */
export async function runEndToEnd(args: readonly string[]): Promise<StageResult> {
  const runtime = await prepareRuntime(true);
  const chromium = (await ensureChromium()) ?? "";
  const report = path.join(temporaryFolder(), "playwright.json");
  const options: RunOptions = {
    env: {
      ...runtime.env,
      GRIDWRIGHT_CHROMIUM: chromium,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      GRIDWRIGHT_TRY_OUT: runtime.tryOut ? "1" : "",
    },
  };
  const script = packageScript("@playwright", "test", "cli.js");
  const isInChromium = args.some((each) => /^(?:--project=)?chromium$/.test(each));
  const project = args.some((each) => each.startsWith("--project")) ? [] : ["--project=electron"];
  const given = ["--config=tests/e2e/playwright.config.mts", ...args, ...project];
  const { code } = await run(process.execPath, [script, "test", ...given], options);
  const on = isInChromium ? await versionOf(chromium) : electronName(runtime);
  return { ...countsOfPlaywright(readFileSync(report, "utf8"), code), on };
}

/** Runs the specs that say most about the page in the Chromium of the system, which is newer than the stand-in's. */
export async function runInChromium(): Promise<StageResult> {
  if ((await ensureChromium()) === null) {
    say("There is no Chromium: its tests are left out.");
    return { passed: 0, failed: 0 };
  }
  return runEndToEnd([...QUICK_IN_CHROMIUM, "--project=chromium"]);
}

/** Returns the last line that the program says; Debian's start script of Chromium may complain before it. */
async function versionOf(program: string): Promise<string> {
  return (await run(program, ["--version"], { output: "keep" })).text.trim().replace(/^[^]*\n/, "");
}

function electronName({ version, tryOut }: ElectronRuntime): string {
  return `Electron ${version}${tryOut ? " (stand-in)" : ""}`;
}

function wordText({ file, line, text }: ForeignWord): string {
  return `${file}:${line} has a word of one language: ${text}`;
}

function temporaryFolder(): string {
  return mkdtempSync(path.join(os.tmpdir(), "gridwright-report-"));
}
