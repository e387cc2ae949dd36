// What the host reports while recorded moves fail: in which order, and after a check was cancelled.
import { expect, it, onTestFinished } from "vitest";
import { connectToHost } from "../rpc/connect";
import type { PackFindings } from "../rpc/packSync";
import { createPortPair } from "../rpc/portPair";
import { serveHost } from "./serve";

const fail = (error: unknown): never => {
  throw error;
};

function rules(value: number): string {
  const outcomes = [{ type: "MATH_MULTIPLY", target: "amount", value }];
  return JSON.stringify([{ id: "double", category: "INTERCEPTOR", trigger: "HIT", outcomes }]);
}

function session(amount: number): string {
  return JSON.stringify({ events: [{ id: "HIT", data: { amount }, expect: { payload: { amount: 2 * amount } } }] });
}

/** Starts a host whose work waits until it is run; keeps what it reports. */
function waitingHost() {
  const [here, there] = createPortPair(structuredClone);
  const putOff: (() => void)[] = [];
  const host = serveHost(there, { schedule: (work) => void putOff.push(work), report: fail });
  onTestFinished(() => host.dispose());
  const reports: PackFindings["byFile"][] = [];
  const ignore = (): void => undefined;
  const findings = ({ byFile }: PackFindings): void => void reports.push(byFile);
  const { remote } = connectToHost(here, { findings, solutions: ignore, opening: ignore, sampled: ignore }, fail);
  const runAll = async (): Promise<void> => {
    await remote.ping();
    while (putOff.length > 0) putOff.shift()!();
    await remote.ping();
  };
  return { remote, putOff, reports, runAll };
}

it("shows all that is found where a check was cancelled, also what followed from a mistake before", async () => {
  const { remote, putOff, reports, runAll } = waitingHost();
  const found = (): readonly string[] => (reports.at(-1)?.["sessions/a.json"] ?? []).map(({ code }) => code);
  const files = [
    { path: "manifest.json", text: '{ "dialect": "gnosis", "title": "T" }' },
    { path: "rules/r.json", text: rules(20) },
    { path: "sessions/a.json", text: session(3) },
    { path: "sessions/b.json", text: session(5) },
  ];
  remote.sync({ generation: 1, replace: true, files, assets: [], collections: [] });
  await runAll();
  expect(found()).not.toContain("expectation-differs");
  const edited = [{ path: "rules/r.json", text: rules(21) }];
  remote.sync({ generation: 2, replace: false, files: edited, assets: null, collections: null });
  await remote.ping();
  putOff.shift()!();
  remote.cancelCheck();
  await runAll();
  expect(found()).toContain("expectation-differs");
});

const PUZZLE = {
  layers: [{ id: "ground", occupancy: "exactly_one", default: "floor" }, { id: "markers" }],
  entityKinds: { floor: { layer: "ground", tags: ["walkable"] }, flag: { layer: "markers" } },
  actions: [{ id: "move", params: { direction: { type: "direction", values: ["left", "right"] } } }],
  systems: [{ id: "walk", type: "avatar_navigation" }],
  levelSequence: ["one", "two"].map((ref) => ({ type: "level", ref })),
};

function corridor(id: string, length: number) {
  return {
    id,
    board: { size: [length, 1], layers: { markers: [[...Array.from({ length: length - 1 }, () => null), "flag"]] } },
    state: { avatar: { position: [0, 0] } },
    goals: [{ id: "flag", type: "reach_target", config: { targetKind: "flag" } }],
    solution: { goldPath: Array.from({ length: length - 1 }, () => ({ action: "move", direction: "right" })) },
  };
}

it("tells that solutions fail before the one mistake is found, and then while it is looked for again only that", async () => {
  const { remote, reports, runAll } = waitingHost();
  const game = (systems: readonly object[]): string => JSON.stringify({ ...PUZZLE, systems });
  const files = [
    { path: "manifest.json", text: '{ "dslVersion": "0.8", "title": "T" }' },
    { path: "game.json", text: game(PUZZLE.systems) },
    { path: "levels/one.json", text: JSON.stringify(corridor("one", 3)) },
    { path: "levels/two.json", text: JSON.stringify(corridor("two", 4)) },
  ];
  remote.sync({ generation: 1, replace: true, files, assets: [], collections: [] });
  await runAll();
  const failures = (): readonly (readonly string[])[] =>
    reports.map((byFile) =>
      Object.values(byFile)
        .flat()
        .flatMap(({ code, file }) => (/^solutions?-/.test(code) ? [`${code} ${file}`] : [])),
    );
  expect(failures().flat()).toEqual([]);
  reports.length = 0;
  const switchedOff = (more: string) => [
    { path: "game.json", text: game([{ ...PUZZLE.systems[0], enabled: false }]) + more },
  ];
  remote.sync({ generation: 2, replace: false, files: switchedOff(""), assets: null, collections: null });
  await runAll();
  const told = failures().filter((each) => each.length > 0);
  expect(told).toEqual([
    ["solution-broken levels/one.json", "solution-broken levels/two.json"],
    ["solutions-fail-here game.json"],
  ]);
  reports.length = 0;
  remote.sync({ generation: 3, replace: false, files: switchedOff(" "), assets: null, collections: null });
  await runAll();
  expect(new Set(failures().map(String))).toEqual(new Set(["solutions-fail-here game.json"]));
});
