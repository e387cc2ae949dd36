// The debug adapter as other editors run it: a child process, spoken to by the protocol's own test client.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DebugClient } from "@vscode/debugadapter-testsupport";
import type { DebugProtocol } from "@vscode/debugprotocol";
import { afterEach, beforeAll, beforeEach, expect, it, onTestFinished } from "vitest";
import { builtCli } from "../../scripts/prepare/cliPackage.mts";

const projectRoot = path.resolve(__dirname, "../..");
const pack = path.join(projectRoot, "sample-packs/flag-worlds");
const game = path.join(pack, "game.json");
/** The bundled program, as it is installed: it starts in a tenth of the time. */
let program = "";
beforeAll(async () => {
  program = await builtCli();
}, 180_000);
const ARGS = { threadId: 1 };

let client: DebugClient;

beforeEach(async () => {
  // The client starts a single file; a shell takes the command's name and options with it.
  client = new DebugClient(`"${process.execPath}"`, `"${program}" dap --stdio`, "gridwright", { shell: true }, true);
  client.defaultTimeout = 60_000;
  await client.start();
}, 60_000);
afterEach(() => client.stop());

interface Options {
  readonly launch?: object;
  readonly breakpoints?: readonly DebugProtocol.SourceBreakpoint[];
  /** The file of the breakpoints. */
  readonly file?: string;
}

/** Launches a level, and answers with its breakpoints once it has stopped for the first time. */
async function launch({ launch: more = {}, breakpoints = [], file = game }: Options = {}) {
  const stopped = client.waitForEvent("stopped");
  const [capabilities] = await Promise.all([
    client.initializeRequest(),
    client.launch({ pack, level: "fw_004", ...more }),
  ]);
  expect(capabilities.body).toMatchObject({ supportsStepBack: true, supportsLogPoints: true });
  const placed = await client.setBreakpointsRequest({ source: { path: file }, breakpoints: [...breakpoints] });
  await client.configurationDoneRequest();
  await stopped;
  return placed.body.breakpoints;
}

const frames = async () => (await client.stackTraceRequest(ARGS)).body.stackFrames;
const names = async () => (await frames()).map(({ name }) => name);

async function after(request: Promise<unknown>): Promise<DebugProtocol.StoppedEvent["body"]> {
  const stopped = client.waitForEvent("stopped");
  await request;
  return ((await stopped) as DebugProtocol.StoppedEvent).body;
}

async function variables(reference: number) {
  return (await client.variablesRequest({ variablesReference: reference })).body.variables;
}

it("steps through a turn and back, from turn to phase, rule and effect", async () => {
  await launch();
  expect(await names()).toEqual(["loading"]);
  await after(client.continueRequest(ARGS));
  expect(await names()).toHaveLength(1);
  const [end] = await names();
  expect(end).toMatch(/^end of turn \d+.*won/);

  await after(client.reverseContinueRequest(ARGS));
  expect(await names()).toEqual(["loading"]);
  const seen: string[][] = [];
  for (let step = 0; step < 12; step++) {
    await after(client.stepInRequest(ARGS));
    seen.push(await names());
  }
  expect(Math.max(...seen.map((each) => each.length))).toBeGreaterThan(2);
  for (const before of seen.slice(0, -1).reverse()) {
    await after(client.stepBackRequest(ARGS));
    // A step back goes over what lies inside: to one of the places that were stepped through.
    expect(seen).toContainEqual(await names());
    if ((await names()).join() === before.join()) break;
  }
  await after(client.nextRequest(ARGS));
  await after(client.stepOutRequest(ARGS));
});

it("stops in rules at lines of a file, forwards and backwards, and shows board and state", async () => {
  const text = readFileSync(game, "utf8").split("\n");
  const line = text.findIndex((each) => each.includes('"object_creates_bridge"')) + 1;
  const [placed] = await launch({ breakpoints: [{ line }] });
  expect(placed).toMatchObject({ verified: true, line });
  const stop = await after(client.continueRequest(ARGS));
  expect(stop).toMatchObject({ reason: "breakpoint" });
  const [frame] = await frames();
  // A rule begins with its brace, a line above its id.
  expect(frame).toMatchObject({ line: line - 1, source: { path: game } });
  expect(frame?.name).toContain("object_creates_bridge");
  const { scopes } = (await client.scopesRequest({ frameId: frame?.id ?? 0 })).body;
  expect(scopes.map(({ name }) => name)).toEqual(["Board", "State", "Turn"]);
  const [board, state] = await Promise.all(scopes.map((each) => variables(each.variablesReference)));
  const layers = board?.filter(({ variablesReference }) => variablesReference > 0) ?? [];
  expect(layers.length).toBeGreaterThan(0);
  const cells = await variables(layers[0]?.variablesReference ?? 0);
  expect(cells[0]).toMatchObject({ name: expect.stringMatching(/^\(\d+,\d+\)$/) as string });
  expect(state?.map(({ name }) => name)).toContain("avatar");
  const { result } = (await client.evaluateRequest({ expression: "actionCount", context: "watch" })).body;
  expect(Number(result)).toBeGreaterThanOrEqual(0);
  await expect(client.evaluateRequest({ expression: "{ half" })).rejects.toThrow(/no value/);

  await after(client.continueRequest(ARGS));
  expect(await after(client.reverseContinueRequest(ARGS))).toMatchObject({ reason: "breakpoint" });
  expect((await frames())[0]).toMatchObject({ line: line - 1 });
});

it("writes log points, refuses wrong conditions, and ends after the last move", async () => {
  const wrong = { line: 1, condition: "not JSON" };
  const [placed, logged, half, empty] = await launch({
    breakpoints: [
      wrong,
      ...["at {actionCount}", "at {actionCount", "at {}"].map((each) => ({ line: 1, logMessage: each })),
    ],
  });
  expect(placed).toMatchObject({ verified: false, message: expect.stringContaining("JSON") as string });
  expect(logged).toMatchObject({ verified: true });
  expect(half).toMatchObject({ verified: false, message: "This brace has no match." });
  expect(empty).toMatchObject({
    verified: false,
    message: expect.stringMatching(/^Put a .* between { and }\.$/) as string,
  });
  const rules = { breakpoints: [{ name: "object_creates_bridge", hitCondition: "1" }, { name: "no_such_rule" }] };
  const { breakpoints } = (await client.setFunctionBreakpointsRequest(rules)).body;
  expect(breakpoints.map(({ verified }) => verified)).toEqual([true, false]);
  expect(await after(client.continueRequest(ARGS))).toMatchObject({ reason: "breakpoint" });
  expect(await after(client.continueRequest(ARGS))).toMatchObject({ description: "End of the recorded moves" });
  const ended = client.waitForEvent("terminated");
  await client.continueRequest(ARGS);
  await ended;
});

it("tells which breakpoints stopped it, and which ones a restart has moved", async () => {
  const copy = mkdtempSync(path.join(tmpdir(), "gridwright-dap-"));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  cpSync(pack, copy, { recursive: true });
  const file = path.join(copy, "game.json");
  const text = readFileSync(file, "utf8");
  const lineIn = (of: string): number => of.split("\n").findIndex((each) => each.includes('"pickup_item"')) + 1;
  const [ofLine] = await launch({
    launch: { pack: copy, level: "fw_006" },
    file,
    breakpoints: [{ line: lineIn(text) }],
  });
  const named = await client.setFunctionBreakpointsRequest({ breakpoints: [{ name: "pickup_item" }] });
  const [ofName] = named.body.breakpoints;
  const ids = [ofLine?.id, ofName?.id];
  expect(new Set(ids)).toEqual(new Set([expect.any(Number), expect.any(Number)]));
  expect(await after(client.continueRequest(ARGS))).toMatchObject({ reason: "breakpoint", hitBreakpointIds: ids });

  // The line lies above the rules now, and stands for the next one below.
  const lower = text.replace('"rules": [', `"rules": [${"\n".repeat(lineIn(text))}`);
  writeFileSync(file, lower);
  const changed = client.waitForEvent("breakpoint");
  await after(client.restartRequest({}));
  const line = lineIn(lower) - 1;
  expect((await changed).body).toEqual({ reason: "changed", breakpoint: { id: ofLine?.id, verified: true, line } });
  expect(await after(client.continueRequest(ARGS))).toMatchObject({ hitBreakpointIds: ids });
  expect((await frames())[0]).toMatchObject({ line });
});

it("launches a level by its file, and says what cannot be launched", async () => {
  const program = path.join(pack, "levels/fw_001.json");
  await launch({ launch: { pack: undefined, level: undefined, program, stopOnEntry: false } });
  expect(await names()).toEqual([expect.stringMatching(/^end of turn 7/)]);
  const moves = readFileSync(program, "utf8").split("\n");
  const last = moves.findLastIndex((each) => each.includes('"action"')) + 1;
  expect((await frames())[0]).toMatchObject({ line: last, source: { path: program } });
  await expect(client.launchRequest({ pack, level: "fw_999" } as object)).rejects.toThrow(/has no level fw_999/);
  await expect(client.launchRequest({ pack: "no/such/pack", level: "a" } as object)).rejects.toThrow(/no folder/);
});

it("refuses what it does not do, and what needs a level, and lives on after a wrong launch", async () => {
  await client.initializeRequest({ adapterID: "gridwright" });
  await expect(client.nextRequest(ARGS)).rejects.toThrow("No level is loaded.");
  await expect(client.attachRequest({})).rejects.toThrow(/"request": "launch"/);
  const launched = (args: object) => client.launchRequest(args);
  await expect(launched({ pack: 5, level: "fw_001" })).rejects.toThrow('"pack" is not a text in quotes.');
  await expect(launched({ pack })).rejects.toThrow(/"level" is missing: which level of .*; its levels are fw_001, /);
  await expect(launched({ program: game })).rejects.toThrow(/game\.json is no level of .*; its levels are fw_001, /);
  const outside = path.join(path.parse(pack).root, "no", "level.json");
  await expect(launched({ program: outside })).rejects.toThrow(/level\.json is in no pack: no folder above it/);
  await Promise.all([launched({ pack, level: "fw_004" }), client.waitForEvent("initialized")]);
  const change = client.setVariableRequest({ variablesReference: 1, name: "actionCount", value: "7" });
  await expect(change).rejects.toThrow("What was recorded can be looked at, not changed.");
});

it("shows nothing for a word under the pointer that is no name, and quotes what it cannot read as it is", async () => {
  await launch();
  const evaluate = async (expression: string, context: string) =>
    (await client.evaluateRequest({ expression, context })).body.result;
  expect(await evaluate("actionCount", "hover")).toBe("0");
  expect(await evaluate("kind", "watch")).toBe("not set");
  await expect(evaluate("kind", "hover")).rejects.toThrow('There is no "kind" here.');
  await expect(evaluate("{}", "watch")).rejects.toThrow('"{}" is no value, cell, field or condition here.');
});

it("counts lines as the editor does", async () => {
  await client.initializeRequest({
    adapterID: "gridwright",
    pathFormat: "path",
    linesStartAt1: false,
    columnsStartAt1: false,
  });
  const started = { pack, level: "fw_004" } as DebugProtocol.LaunchRequestArguments;
  await Promise.all([client.waitForEvent("initialized"), client.launchRequest(started)]);
  const line = readFileSync(game, "utf8")
    .split("\n")
    .findIndex((each) => each.includes('"object_creates_bridge"'));
  const placed = await client.setBreakpointsRequest({ source: { path: game }, breakpoints: [{ line }] });
  expect(placed.body.breakpoints).toMatchObject([{ verified: true, line }]);
  await after(client.configurationDoneRequest());
  await after(client.continueRequest(ARGS));
  expect((await frames())[0]).toMatchObject({ line: line - 1, column: 4 });
});

it("speaks of moves of a game and of events of a session, and tells pieces apart", async () => {
  const output = client.waitForEvent("output");
  const chess = path.join(projectRoot, "sample-packs/chess");
  await launch({ launch: { pack: chess, level: "stalemate" } });
  expect((await output).body).toMatchObject({ output: "stalemate  Stalemate: 1 recorded move\n" });
  const { scopes } = (await client.scopesRequest({ frameId: 1 })).body;
  const [layer] = await variables(scopes[0]?.variablesReference ?? 0);
  const pieces = await variables(layer?.variablesReference ?? 0);
  expect(pieces.map(({ value }) => value)).toContain("White queen");
  await expect(client.evaluateRequest({ expression: "eq(" })).rejects.toThrow('"eq(" is no valid expression.');
  await client.setExceptionBreakpointsRequest({ filters: ["skipped"] });
  expect(await after(client.continueRequest(ARGS))).toMatchObject({ description: "Effects that did nothing" });
  await client.setExceptionBreakpointsRequest({ filters: [] });
  expect(await after(client.reverseContinueRequest(ARGS))).toMatchObject({ description: "Start of the game" });
});

it("lists no board where there are no cells", async () => {
  const dungeon = path.join(projectRoot, "sample-packs/dungeon");
  await launch({ launch: { pack: dungeon, level: "4-kill" } });
  const { scopes } = (await client.scopesRequest({ frameId: 1 })).body;
  expect(scopes.map(({ name }) => name)).toEqual(["State", "Turn"]);
  expect(await after(client.continueRequest(ARGS))).toMatchObject({ description: "End of the recorded events" });
});

it("ends where there is no input at all", async () => {
  const child = spawn(process.execPath, [program, "dap"], { stdio: "ignore" });
  expect(await once(child, "exit")).toEqual([0, null]);
});
