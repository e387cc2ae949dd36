import { expect, it, onTestFinished, vi } from "vitest";
import { createEmitter } from "../../base/emitter";
import { connectToSolver } from "../../rpc/connect";
import type { PackSync } from "../../rpc/packSync";
import { createPortPair } from "../../rpc/portPair";
import type { SolverApi } from "../../rpc/solverCalls";
import type { LevelSearch, SolverNews } from "../../rpc/solving";
import { sampleSync } from "../sampleTexts.testing";
import { type SolverEdge, serveSolver } from "./serveSolver";
import { type TestThreads, createTestThreads } from "./threads.testing";

const PACK = sampleSync("flag-worlds");

interface Window {
  readonly solver: SolverApi;
  readonly threads: TestThreads;
  readonly news: SolverNews[];
  readonly search: (level: string) => LevelSearch | undefined;
  /** Gives it another share of the memory for searches. */
  readonly allow: (bytes: number) => void;
}

function open(mostThreads = 1): Window {
  const [here, there] = createPortPair(structuredClone);
  const report = (error: unknown): never => {
    throw error;
  };
  const threads = createTestThreads(mostThreads);
  const memory = createEmitter<number>();
  let memoryBytes = 2 ** 28;
  const edge: SolverEdge = {
    ...threads,
    memoryBytes: () => memoryBytes,
    onMemory: (listener) => memory.on(listener),
    report,
  };
  const serving = serveSolver(there, edge);
  const allow = (bytes: number): void => {
    memoryBytes = bytes;
    memory.emit(bytes);
  };
  onTestFinished(() => serving.dispose());
  const news: SolverNews[] = [];
  const { remote } = connectToSolver(here, { news: (each) => void news.push(each), making: () => undefined }, report);
  const all = (): Readonly<Record<string, LevelSearch>> => Object.assign({}, ...news.map(({ levels }) => levels));
  return { solver: remote, threads, news, search: (level) => all()[level], allow };
}

const LIVE = { isLive: true, wantsFacts: false };

function edited(generation: number, path: string, change: (text: string) => string): PackSync {
  const text = PACK.files.find((file) => file.path === path)?.text ?? "";
  return { generation, replace: false, files: [{ path, text: change(text) }], assets: null, collections: null };
}

it("answers for every level of the pack, each proven", async () => {
  const { solver, search } = open();
  solver.setUp(LIVE);
  solver.sync(PACK);
  const ids = Array.from({ length: 10 }, (_, index) => `fw_${String(index + 1).padStart(3, "0")}`);
  await vi.waitFor(() => expect(ids.map((id) => search(id)?.kind)).toEqual(ids.map(() => "answered")), 20_000);
  expect(search("fw_001")).toMatchObject({ answer: { kind: "solved", proven: true } });
});

it("searches a small level to its end on a machine that has hardly any time for it", async () => {
  const { solver, search } = open();
  // Between two looks at the clock much else has run.
  let nowMs = 0;
  const clock = vi.spyOn(Date, "now").mockImplementation(() => (nowMs += 2));
  onTestFinished(() => clock.mockRestore());
  solver.setUp(LIVE);
  solver.sync(PACK);
  await vi.waitFor(() => expect(search("fw_010")?.kind).toBe("answered"), 20_000);
  expect(search("fw_010")).toMatchObject({ answer: { kind: "solved", length: 28 } });
});

it("asks the level in view first", async () => {
  const { solver, news } = open();
  solver.setUp(LIVE);
  solver.focus("fw_003");
  solver.sync(PACK);
  const answered = (): readonly string[] =>
    news.flatMap(({ levels }) => Object.keys(levels).filter((id) => levels[id]?.kind === "answered"));
  await vi.waitFor(() => expect(answered().length).toBeGreaterThan(0), 10_000);
  expect(answered()[0]).toBe("fw_003");
});

it("keeps what it knows of levels that play as before, and searches only the one that changed", async () => {
  const { solver, news, search } = open();
  solver.setUp(LIVE);
  solver.focus("fw_001");
  solver.sync(PACK);
  await vi.waitFor(() => expect(search("fw_010")?.kind).toBe("answered"), 20_000);
  const solved = search("fw_001");
  news.length = 0;
  solver.sync(edited(2, "levels/fw_001.json", (text) => text.replace(/"title": "[^"]*"/, '"title": "Other"')));
  await vi.waitFor(() => expect(news).toEqual([{ generation: 2, levels: {}, facts: {} }]));
  // Another order of the levels changes none of them.
  news.length = 0;
  const [one, other] = ['"fw_001"', '"fw_002"'];
  const swapped = (text: string): string => text.replace(one, "?").replace(other, one).replace("?", other);
  solver.sync(edited(3, "game.json", swapped));
  await vi.waitFor(() => expect(news).toEqual([{ generation: 3, levels: {}, facts: {} }]));
  solver.sync(edited(4, "levels/fw_001.json", (text) => text.replace('"goals"', '"noGoals"')));
  await vi.waitFor(() => expect(search("fw_001")?.kind).toBe("answered"));
  expect(search("fw_001")).not.toEqual(solved);
  news.length = 0;
  // What was known of it comes back at once.
  solver.sync(PACK);
  await vi.waitFor(() => expect(news).toHaveLength(1));
  expect(news[0]?.levels["fw_001"]).toEqual(solved);
});

it("says nothing of a pack with a syntax error in its rules, and leaves out a level with one", async () => {
  const { solver, news, search } = open();
  solver.setUp(LIVE);
  solver.sync(PACK);
  await vi.waitFor(() => expect(search("fw_010")?.kind).toBe("answered"), 20_000);
  const solved = search("fw_001");
  news.length = 0;
  const broken = (text: string): string => text.replace('"goals": [', '"goals": ');
  solver.sync(edited(2, "levels/fw_001.json", broken));
  await vi.waitFor(() => expect(news).toEqual([{ generation: 2, levels: {}, facts: {} }]));
  solver.sync(edited(3, "levels/fw_001.json", (text) => text));
  await vi.waitFor(() => expect(news).toHaveLength(2));
  expect(news[1]).toEqual({ generation: 3, levels: { fw_001: solved }, facts: { fw_001: null } });
  news.length = 0;
  solver.sync(edited(4, "game.json", (text) => text.replace('"rules": [', '"rules": ')));
  solver.sync(edited(5, "game.json", (text) => text));
  await vi.waitFor(() => expect(news.map(({ generation }) => generation)).toEqual([5]));
  expect(news[0]?.levels["fw_001"]).toEqual(solved);
});

it("tells all that it knows of a pack that takes the place of one with the same levels", async () => {
  const { solver, news, search } = open();
  solver.setUp(LIVE);
  solver.sync(PACK);
  await vi.waitFor(() => expect(search("fw_010")?.kind).toBe("answered"), 20_000);
  const solved = search("fw_001");
  news.length = 0;
  // A copy of the pack, or the same one opened again: the window has forgotten what it was told.
  solver.sync({ ...PACK, generation: 2 });
  await vi.waitFor(() => expect(news).toHaveLength(1));
  expect(Object.keys(news[0]?.levels ?? {})).toHaveLength(10);
  expect(news[0]?.levels["fw_001"]).toEqual(solved);
});

it("searches nothing before it is asked to", async () => {
  const { solver, threads, news } = open();
  solver.setUp({ isLive: false, wantsFacts: false });
  solver.sync(PACK);
  await vi.waitFor(() => expect(news).toHaveLength(1));
  expect(threads.started()).toBe(0);
});

it("replaces a thread that does not stop in time, and answers for the next texts", async () => {
  const { solver, threads, search } = open();
  threads.hang(true);
  solver.setUp(LIVE);
  solver.focus("fw_001");
  solver.sync(PACK);
  await vi.waitFor(() => expect(threads.started()).toBe(1));
  solver.sync(edited(2, "levels/fw_001.json", (text) => text.replace('"goals"', '"noGoals"')));
  await vi.waitFor(() => expect(threads.started()).toBe(2));
  threads.hang(false);
  solver.cancel("fw_001");
  expect(search("fw_001")?.kind).not.toBe("answered");
  await vi.waitFor(() => expect(search("fw_001")).toMatchObject({ answer: { kind: "unknown", because: "cancelled" } }));
  await vi.waitFor(() => expect(search("fw_002")?.kind).toBe("answered"), 10_000);
});

it("says that the memory was used up when a thread is lost, and goes on with another", async () => {
  const { solver, threads, search } = open();
  threads.hang(true);
  solver.setUp(LIVE);
  solver.focus("fw_001");
  solver.sync(PACK);
  await vi.waitFor(() => expect(threads.started()).toBe(1));
  threads.hang(false);
  threads.crash();
  await vi.waitFor(() => expect(search("fw_001")).toMatchObject({ answer: { kind: "unknown", because: "memory" } }));
  await vi.waitFor(() => expect(search("fw_002")?.kind).toBe("answered"), 10_000);
});

it("searches a level longer when it is asked to", async () => {
  const { solver, search } = open();
  solver.setUp({ isLive: false, wantsFacts: false });
  solver.sync(PACK);
  solver.searchLonger("fw_002");
  await vi.waitFor(() => expect(search("fw_002")?.kind).toBe("answered"), 10_000);
});

it("finds out how hard the levels are when that is wanted", async () => {
  const { solver, news } = open();
  solver.setUp({ ...LIVE, wantsFacts: true });
  solver.sync(PACK);
  const facts = (): SolverNews["facts"] => Object.assign({}, ...news.map((each) => each.facts));
  await vi.waitFor(() => expect(facts()["fw_001"]).toMatchObject({ difficulty: { kind: "exact" } }), 20_000);
  expect(facts()["fw_001"]?.ways?.count).toBeGreaterThan(0);
});

it("looks into a level, and says what each move does after some", async () => {
  const { solver } = open();
  solver.setUp({ isLive: false, wantsFacts: false });
  solver.sync(PACK);
  const report = await solver.insight("fw_001", 1);
  expect(report).toMatchObject({ complete: true, shortest: { kind: "solved", length: 7 } });
  const right = { action: "move", direction: "right" };
  const fates = await solver.fates("fw_001", [right]);
  expect(fates?.fate).toEqual({ kind: "winning", moves: 6, exact: true });
  expect(fates?.moves.find(({ action }) => action["direction"] === "right")?.kind).toBe("best");
  expect(
    await solver.fates(
      "fw_001",
      Array.from({ length: 99 }, () => right),
    ),
  ).not.toBeNull();
  expect(await solver.insight("no such level", 1)).toBeNull();
});

it("ends what it looks into when that is cancelled, and looks again when it is asked to", async () => {
  const { solver, threads } = open();
  solver.setUp({ isLive: false, wantsFacts: false });
  threads.hang(true);
  solver.sync(PACK);
  const asked = solver.insight("fw_001", 1);
  await vi.waitFor(() => expect(threads.started()).toBe(1));
  solver.cancelInsight();
  expect(await asked).toBeNull();
  threads.hang(false);
  expect(await solver.insight("fw_001", 2)).toMatchObject({ complete: true });
});

it("has no answer for a question whose level has changed meanwhile", async () => {
  const { solver, threads } = open();
  solver.setUp({ isLive: false, wantsFacts: false });
  threads.hang(true);
  solver.sync(PACK);
  const asked = solver.insight("fw_001", 1);
  await vi.waitFor(() => expect(threads.started()).toBe(1));
  solver.sync(edited(2, "levels/fw_001.json", (text) => text.replace('"goals"', '"noGoals"')));
  expect(await asked).toBeNull();
});

it("tells what each part of a level is for", async () => {
  const { solver } = open();
  solver.sync(PACK);
  const parts = await solver.parts("fw_001");
  const flag = parts?.find(({ name }) => name === "flag");
  expect(flag).toMatchObject({ kind: "entity", position: [4, 3] });
  expect(await solver.ablation("fw_001", flag?.id ?? "")).toMatchObject({ verdict: { kind: "needed" } });
  expect(await solver.ablation("fw_001", "no such part")).toBeNull();
});

it("tells which rules of versions an answer depends on", async () => {
  const { solver } = open();
  solver.sync(PACK);
  expect(await solver.versions("fw_001")).toMatchObject({ own: { kind: "solved", length: 7 }, open: [] });
});

it("makes levels, each of which can be had as edits of the text", async () => {
  const { solver } = open();
  solver.sync(PACK);
  const mutation = { kinds: null, player: true, locked: [], mutations: 2 };
  const spec = { mutation, criteria: {}, rankBy: "length", seed: 1, tries: 12, keep: 3 } as const;
  const made = await solver.generate("fw_002", spec);
  expect(made).toMatchObject({ tried: 12, because: null });
  const best = made?.candidates[0];
  const path = best?.path ?? [];
  const level = await solver.made("fw_002", { spec, number: best?.number ?? -1, path });
  expect(level?.boards).toHaveLength(path.length + 1);
  expect(level?.boards[0]).toMatchObject({ width: 7, height: 6 });
  expect(level?.edits.ok).toBe(true);
  // The same seed makes the same levels.
  expect((await solver.generate("fw_002", spec))?.candidates).toEqual(made?.candidates);
});

it("has repairs and constraints answered about the level as it is", async () => {
  const { solver } = open();
  solver.sync(PACK);
  const avatar = { kind: "condition", condition: { avatar: { at: [2, 1] } } } as const;
  const answer = await solver.constrained("fw_001", [{ must: false, what: avatar }]);
  expect(answer?.verdicts).toEqual([{ kind: "impossible" }]);
  expect(await solver.playThat("fw_001", avatar)).toMatchObject({ kind: "found" });
  expect(await solver.repairs("fw_001")).toMatchObject({ fewestEdits: { kind: "repaired", repair: { left: 0 } } });
});

it("starts over on other threads when it may use less memory, and not when it may use more", async () => {
  const { solver, search, threads, allow } = open();
  solver.setUp(LIVE);
  solver.sync(PACK);
  await vi.waitFor(() => expect(search("fw_001")?.kind).toBe("answered"), 10_000);
  const before = threads.started();
  allow(2 ** 29);
  expect(threads.started()).toBe(before);
  allow(2 ** 27);
  // What was running is answered all the same.
  await vi.waitFor(() => expect(search("fw_010")?.kind).toBe("answered"), 20_000);
  await solver.insight("fw_001", 1);
  expect(threads.started()).toBeGreaterThan(before);
});
