import { describe, expect, it } from "vitest";
import { BENCH_GROUPS, benchCommand, endToEndCommand, fuzzCommand, soakCommand, tourCommand } from "./commandLines.mts";

/** What a command says when it ends for what it was given, and with which exit code. */
function ended(command: ReturnType<typeof commandOf>, args: readonly string[]) {
  const said: string[] = [];
  const write = (text: string): void => void said.push(text);
  try {
    command.exitOverride().configureOutput({ writeOut: write, writeErr: write });
    command.parse(args, { from: "user" });
  } catch (error) {
    return { code: error instanceof Error && "exitCode" in error ? error.exitCode : null, text: said.join("") };
  }
  return { code: null, text: said.join("") };
}

const TOOLS = { bench: benchCommand, fuzz: fuzzCommand, soak: soakCommand, e2e: endToEndCommand, tour: tourCommand };

function commandOf(tool: keyof typeof TOOLS) {
  return TOOLS[tool]();
}

describe("--help says what there is, and ends without a failure", () => {
  it.each([
    ["bench", ["--only <group>", ...BENCH_GROUPS, "--json <file>"]],
    ["fuzz", ["--minutes <number>", "default: 1", "--runs <number>", "--target <words>", "GRIDWRIGHT_SEED"]],
    ["soak", ["--minutes <number>", "default: 10", "--seed <number>"]],
    ["e2e", ["file...", "--project <name>", "electron", "chromium", "Playwright"]],
    ["tour", ["out/tour"]],
  ] as const)("npm run %s", (tool, words) => {
    const { code, text } = ended(commandOf(tool), ["--help"]);
    expect(code).toBe(0);
    expect(text).toContain(`npm run ${tool} --`);
    for (const word of words) expect(text).toContain(word);
  });
});

it("options are read as they are meant", () => {
  expect(soakCommand().parse([], { from: "user" }).opts()).toEqual({ minutes: 10, seed: 1 });
  expect(soakCommand().parse(["--minutes", "0.5", "--seed=7"], { from: "user" }).opts()).toEqual({
    minutes: 0.5,
    seed: 7,
  });
  expect(fuzzCommand().parse(["--runs", "20"], { from: "user" }).opts()).toEqual({ minutes: 1, runs: 20 });
});

it.each([
  ["soak", ["--minutes", "0"], "above 0"],
  ["soak", ["--minutes", "ten"], "a number"],
  ["soak", ["--seed", ""], "a number"],
  ["fuzz", ["--runs", "-1"], "above 0"],
  ["fuzz", ["--minute", "3"], "--minutes"],
  ["bench", ["--only", "engines"], "engine, host"],
  ["tour", ["paint.spec"], "too many arguments"],
] as const)("npm run %s refuses %j", (tool, args, reason) => {
  const { code, text } = ended(commandOf(tool), args);
  expect(code).toBe(1);
  expect(text).toContain(reason);
});

it("what e2e does not know is Playwright's", () => {
  const args = ["paint.spec", "--workers", "3", "--repeat-each=4", "--project", "chromium", "-g", "a stroke"];
  expect(ended(commandOf("e2e"), args)).toEqual({ code: null, text: "" });
});
