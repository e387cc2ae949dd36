import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import type { Disposable } from "../base/disposable";
import type { GameAction } from "../engine/turnRecord";
import { boardsOfRow } from "../engine/trace/boardRow";
import { sessionTurns, turnAfter } from "../engine/trace/sessionTurns";
import { connectToHost } from "../rpc/connect";
import type { PackSolutions } from "../rpc/solutions";
import type { HostApi } from "../rpc/hostCalls";
import type { PackFindings, PackSync } from "../rpc/packSync";
import { createPortPair } from "../rpc/portPair";
import { sampleSync } from "./sampleTexts.testing";
import { serveHost } from "./serve";
import { stateView } from "../dialects/gridponder/text/board/stateView";

interface ServedHost {
  readonly remote: HostApi;
  readonly findings: PackFindings[];
  readonly solutions: PackSolutions[];
  /** How far checks of solutions were that took long. */
  readonly running: PackSolutions[];
  /** "findings 1", "solutions 1", in the order heard. */
  readonly heard: string[];
  /** Work the host put off, when it is run by hand. */
  readonly putOff: (() => void)[];
}

const hosts: Disposable[] = [];
afterEach(() => hosts.splice(0).forEach((host) => host.dispose()));

const failOnReport = (error: unknown): never => {
  throw error;
};

function startHost(when: "soon" | "by hand" = "soon"): ServedHost {
  const [here, there] = createPortPair(structuredClone);
  const served = { findings: [], solutions: [], running: [], heard: [], putOff: [] } as Omit<ServedHost, "remote">;
  const schedule = (work: () => void): void => {
    if (when === "soon") setImmediate(work);
    else served.putOff.push(work);
  };
  hosts.push(serveHost(there, { schedule, report: failOnReport }));
  const events = {
    findings: (findings: PackFindings) => {
      served.heard.push(`findings ${findings.generation}`);
      served.findings.push(findings);
    },
    solutions: (results: PackSolutions) => {
      // On a machine with other things to do a check takes long, and tells how far it is.
      if (results.remaining !== undefined) {
        served.running.push(results);
        return;
      }
      served.heard.push(`solutions ${results.generation}`);
      served.solutions.push(results);
    },
    opening: () => undefined,
    sampled: () => undefined,
  };
  return { ...served, remote: connectToHost(here, events, failOnReport).remote };
}

const sample = sampleSync("flag-worlds");

function edit(generation: number, path: string, change: (text: string) => string | null): PackSync {
  const text = sample.files.find((file) => file.path === path)?.text ?? "";
  return { generation, replace: false, files: [{ path, text: change(text) }], assets: null, collections: null };
}

function move(direction: string): GameAction {
  return { action: "move", direction };
}

describe("a host that was sent a pack", () => {
  it("tells the findings, then how every solution goes", async () => {
    const { remote, findings, solutions, heard } = startHost();
    remote.sync(sample);
    await expect.poll(() => heard).toEqual(["findings 1", "solutions 1", "findings 1"]);
    // What playing shows comes last: the sample's one rule that no path fires.
    const told = findings.at(-1)!.byFile["game.json"]!.map(({ code, params }) => [code, params["name"]]);
    expect(told).toEqual([["rule-never-fired", "water_clears_items"]]);
    expect(findings[0]!.profile).toBe("dsl-0.5");
    const errors = Object.values(findings[0]!.byFile)
      .flat()
      .filter(({ severity }) => severity === "error");
    expect(errors).toEqual([]);
    const { results } = solutions[0]!;
    expect(results.map(({ level, status }) => `${level} ${status}`)).toEqual(
      results.map(({ level }) => `${level} wins`),
    );
    expect(results.find(({ level }) => level === "fw_001")).toEqual({
      level: "fw_001",
      title: "First Steps",
      file: "levels/fw_001.json",
      status: "wins",
      moves: 7,
    });
  });

  it("notices that an edited level does not win any more, and that it does again", async () => {
    const { remote, solutions } = startHost();
    remote.sync(sample);
    remote.sync(edit(2, "levels/fw_001.json", (text) => text.replace('"position": [4, 3]', '"position": [4, 0]')));
    const statusOf = (generation: number): string | undefined =>
      solutions
        .find((each) => each.generation === generation)
        ?.results.filter(({ status }) => status !== "wins")
        .map(({ level, status }) => `${level} ${status}`)
        .join();
    await expect.poll(() => statusOf(2)).toBe("fw_001 does-not-win");
    remote.sync(edit(3, "levels/fw_001.json", (text) => text));
    await expect.poll(() => statusOf(3)).toBe("");
  });

  it("shows both boards of a run that a rule changed, and lets the change stand", async () => {
    const { remote, solutions } = startHost();
    remote.sync(sample);
    await expect.poll(() => solutions.at(-1)?.generation).toBe(1);
    const { baseline } = (await remote.compareRuns("fw_001", 2))!;
    expect(baseline?.state).toMatchObject({ avatar: { position: [2, 0] } });
    expect((await remote.acceptRun("fw_001")).results).toEqual(solutions.at(-1)!.results);
    expect(await remote.compareRuns("fw_999", 0)).toBeNull();
    const boards = boardsOfRow(await remote.pathBoards("fw_001", 0, 99));
    expect(boards[2]?.().state).toMatchObject({ avatar: { position: [2, 0] } });
    expect([boards[7]?.().state.won, boards.length]).toEqual([true, 8]);
  });

  it("leaves a check that was cancelled, and takes the next one up", async () => {
    const { remote, heard, putOff } = startHost("by hand");
    const runAll = async (): Promise<void> => {
      await remote.ping();
      while (putOff.length > 0) putOff.shift()!();
      await remote.ping();
    };
    remote.sync(sample);
    await remote.ping();
    putOff.shift()!();
    remote.cancelCheck();
    await runAll();
    expect(heard).toEqual(["findings 1"]);
    remote.sync(edit(2, "levels/fw_001.json", (text) => `${text} `));
    await runAll();
    expect(heard).toEqual(["findings 1", "findings 2", "solutions 2", "findings 2"]);
  });

  it("locates a broken text and goes on with the rest", async () => {
    const { remote, findings, solutions } = startHost();
    remote.sync(sample);
    remote.sync(edit(2, "levels/fw_002.json", (text) => text.slice(0, text.length / 2)));
    await expect.poll(() => solutions.at(-1)?.generation).toBe(2);
    const syntax = findings.at(-1)!.byFile["levels/fw_002.json"]!;
    expect(syntax.some(({ severity }) => severity === "error")).toBe(true);
    const { results } = solutions.at(-1)!;
    expect(results.find(({ level }) => level === "fw_001")!.status).toBe("wins");
  });

  it("replays nothing by half a game, and says so until it can be read again", async () => {
    const { remote, solutions } = startHost();
    remote.sync(sample);
    remote.sync(edit(2, "game.json", (text) => text.replace('"rules": [', '"rules": [[{')));
    await expect.poll(() => solutions.at(-1)?.generation).toBe(2);
    expect(solutions.at(-1)).toEqual({ generation: 2, results: [], isWaiting: true });
    expect(await remote.checkSolutions()).toEqual(solutions.at(-1));
    const refused = await remote.openSession({ level: "fw_001", actions: [] });
    expect(refused).toMatchObject({ ok: false, refusal: { reason: "not-playable" } });
    // A comment is a mistake, too, but nothing is missing after it.
    remote.sync(edit(3, "game.json", (text) => `// The game\n${text}`));
    await expect.poll(() => solutions.at(-1)?.generation).toBe(3);
    expect(solutions.at(-1)!.isWaiting).toBeUndefined();
    expect(solutions.at(-1)!.results.every(({ status }) => status === "wins")).toBe(true);
  });

  it("has no solutions to tell of without a game, but findings", async () => {
    const { remote, findings, solutions } = startHost();
    remote.sync(sample);
    remote.sync(edit(2, "game.json", () => null));
    await expect.poll(() => solutions.at(-1)?.generation).toBe(2);
    await expect.poll(() => findings.at(-1)?.generation).toBe(2);
    const errors = Object.values(findings.at(-1)!.byFile)
      .flat()
      .filter(({ severity }) => severity === "error");
    expect(errors).not.toEqual([]);
    expect(solutions.at(-1)!.results.every(({ status }) => status === "unplayable")).toBe(true);
  });

  it("says nothing about a generation that was overtaken before it was looked at", async () => {
    const { remote, heard, putOff } = startHost("by hand");
    remote.sync(sample);
    for (const generation of [2, 3]) remote.sync(edit(generation, "levels/fw_001.json", (text) => `${text} `));
    await remote.ping();
    while (putOff.length > 0) putOff.shift()!();
    await remote.ping();
    expect(heard).toEqual(["findings 3", "solutions 3", "findings 3"]);
  });

  it("stops replaying when it is overtaken between the findings and the solutions", async () => {
    const { remote, heard, putOff } = startHost("by hand");
    remote.sync(sample);
    await remote.ping();
    while (heard.length === 0) {
      putOff.shift()!();
      await remote.ping();
    }
    remote.sync(edit(2, "levels/fw_001.json", (text) => `${text} `));
    await remote.ping();
    while (putOff.length > 0) putOff.shift()!();
    await remote.ping();
    expect(heard).toEqual(["findings 1", "findings 2", "solutions 2", "findings 2"]);
  });

  /** Each look at the clock finds it 10 ms further: a slice is over after a step. */
  function slowClock(): void {
    let nowMs = 0;
    vi.spyOn(Date, "now").mockImplementation(() => (nowMs += 10));
    onTestFinished(() => void vi.restoreAllMocks());
  }

  /** All work is done in no time, whatever else the machine does. */
  function standingClock(): void {
    vi.spyOn(Date, "now").mockReturnValue(0);
    onTestFinished(() => void vi.restoreAllMocks());
  }

  it("answers a question in the middle of a check", async () => {
    const { remote, heard, putOff } = startHost("by hand");
    slowClock();
    remote.sync(sample);
    await remote.ping();
    for (let slices = 0; slices < 5; slices += 1) putOff.shift()!();
    expect(await remote.complete("levels/fw_001.json", 1)).not.toEqual([]);
    expect(heard).toEqual([]);
    expect(putOff).toHaveLength(1);
  });

  it("tells findings now and then to who types without a rest", async () => {
    const { remote, heard, putOff } = startHost("by hand");
    slowClock();
    for (let generation = 1; heard.length === 0 && generation < 100; generation += 1) {
      remote.sync({ ...sample, generation });
      await remote.ping();
      // A slice of what this letter set off, and of what is left of the letter before.
      for (const work of putOff.splice(0)) work();
      await remote.ping();
    }
    expect(heard).toEqual([expect.stringMatching(/^findings [1-9]\d$/)]);
  });

  it("replays first what was edited last, when that takes long", async () => {
    const { remote, running, putOff } = startHost("by hand");
    slowClock();
    remote.sync(sample);
    remote.sync(edit(2, "levels/fw_010.json", (text) => `${text} `));
    await remote.ping();
    const begun = (): PackSolutions | undefined => running.find(({ results }) => results.length > 0);
    while (begun() === undefined) {
      putOff.shift()!();
      await remote.ping();
    }
    const { results, remaining } = begun()!;
    expect(results.map(({ level }) => level)).toContain("fw_010");
    expect(remaining).toBeGreaterThan(0);
    expect(results.length + remaining!).toBe(10);
  });

  it("holds the levels of another pack against nothing that it played before", async () => {
    const { remote, solutions } = startHost();
    const moved = edit(2, "levels/fw_001.json", (text) => text.replace('"position": [4, 3]', '"position": [4, 0]'));
    remote.sync(sample);
    await expect.poll(() => solutions.at(-1)?.generation).toBe(1);
    remote.sync(moved);
    await expect.poll(() => solutions.at(-1)?.generation).toBe(2);
    expect(solutions.at(-1)!.results[0]).toMatchObject({ level: "fw_001", differsAt: 0 });
    const others = sample.files.filter(({ path }) => path !== "levels/fw_001.json");
    remote.sync({ ...sample, generation: 3, files: [...others, ...moved.files] });
    await expect.poll(() => solutions.at(-1)?.generation).toBe(3);
    expect(solutions.at(-1)!.results[0]).not.toHaveProperty("differsAt");
  });

  it("ignores a sync that is older than what it has", async () => {
    const { remote, heard } = startHost();
    remote.sync({ ...sample, generation: 5 });
    remote.sync(edit(4, "levels/fw_001.json", () => "{}"));
    await expect.poll(() => heard).toEqual(["findings 5", "solutions 5", "findings 5"]);
    const { results } = await remote.checkSolutions();
    expect(results.find(({ level }) => level === "fw_001")!.status).toBe("wins");
  });

  it("checks solutions at once when asked, the last sync included", async () => {
    const { remote } = startHost("by hand");
    remote.sync(sample);
    remote.sync(edit(2, "levels/fw_001.json", (text) => text.replace('"position": [4, 3]', '"position": [4, 0]')));
    const { generation, results } = await remote.checkSolutions();
    expect(generation).toBe(2);
    expect(results.find(({ level }) => level === "fw_001")!.status).toBe("does-not-win");
  });

  it.each([
    ["a level's own solution first when that is soon known", "standing", ["solutions 2", "findings 2"]],
    ["findings first when a level's solution takes long", "slow", ["findings 2", "solutions 2"]],
  ] as const)("tells %s, and keeps what playing showed meanwhile", async (_, clock, told) => {
    const { remote, findings, heard } = startHost();
    remote.sync(sample);
    await expect.poll(() => heard).toHaveLength(3);
    if (clock === "slow") slowClock();
    else standingClock();
    remote.sync(edit(2, "levels/fw_001.json", (text) => `${text} `));
    await expect.poll(() => heard.slice(3)).toEqual(told);
    expect(findings.at(-1)!.byFile["game.json"]).toMatchObject([{ code: "rule-never-fired" }]);
  });

  it("says nothing after it was disposed", async () => {
    const { remote, heard, putOff } = startHost("by hand");
    remote.sync(sample);
    await remote.ping();
    hosts.splice(0).forEach((host) => host.dispose());
    while (putOff.length > 0) putOff.shift()!();
    expect(heard).toEqual([]);
  });
});

describe("playing through the host", () => {
  async function opened(level: string, actions: readonly GameAction[] = []) {
    const host = startHost();
    host.remote.sync(sample);
    const session = await host.remote.openSession({ level, actions });
    if (!session.ok) throw new Error(session.refusal.message);
    return { ...host, opened: session.value };
  }

  it("opens a level as it stands, walks, goes back and walks elsewhere", async () => {
    const { remote, opened: start } = await opened("fw_001");
    const [loading] = sessionTurns(start);
    expect(stateView(loading!.after).avatar!.position).toEqual([0, 0]);
    const right = await remote.act(start.session, 0, move("right"));
    const down = await remote.act(start.session, 0, move("down"));
    const positions = [right, down].map((turn) =>
      turn.ok ? stateView(turnAfter(loading!, turn.value).after).avatar!.position : null,
    );
    expect(positions).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });

  it("wins with the solution's actions given at once", async () => {
    const directions = ["right", "right", "down", "down", "right", "right", "down"];
    const { opened: start } = await opened("fw_001", directions.map(move));
    expect(start.turns).toHaveLength(8);
    expect(start.turns.map(({ won }) => won)).toEqual([...Array.from({ length: 7 }, () => false), true]);
    expect(start.turns.at(-1)!.trace.records.length).toBeGreaterThan(0);
  });

  it("refuses an action the game does not have", async () => {
    const { remote, opened: start } = await opened("fw_001");
    const turn = await remote.act(start.session, 0, { action: "fly" });
    expect(turn).toMatchObject({ ok: true, value: { accepted: false } });
  });

  it("plays unsaved edits: the session sees the last sync", async () => {
    const { remote } = startHost();
    remote.sync(sample);
    remote.sync(edit(2, "levels/fw_001.json", (text) => text.replace('"position": [0, 0]', '"position": [2, 1]')));
    const session = await remote.openSession({ level: "fw_001", actions: [] });
    const position = session.ok ? stateView(sessionTurns(session.value)[0]!.after).avatar!.position : null;
    expect(position).toEqual([2, 1]);
    expect(session.ok && session.value.generation).toBe(2);
  });

  it("says so when there is no such level, or none that can be played", async () => {
    const { remote } = startHost();
    remote.sync(sample);
    const missing = await remote.openSession({ level: "fw_999", actions: [] });
    expect(missing).toMatchObject({ ok: false, refusal: { reason: "no-such-level" } });
    // Half a level is no level.
    for (const file of ["levels/fw_001.json", "game.json"]) {
      remote.sync(edit(file === "game.json" ? 3 : 2, file, (text) => text.trimEnd().slice(0, -1)));
      const broken = await remote.openSession({ level: "fw_001", actions: [] });
      const refusal = { reason: "not-playable", message: `${file} has a syntax error. Fix it first.` };
      expect(broken).toEqual({ ok: false, refusal });
    }
  });

  it("tells where a rule looks, on the level's first board and on one in play", async () => {
    const { remote, opened: start } = await opened("fw_004", [move("right")]);
    const bridge = { file: "game.json", id: "object_creates_bridge" };
    const first = await remote.ruleCells(bridge, { kind: "start", file: "levels/fw_004.json" });
    const { session } = start;
    const played = await remote.ruleCells(bridge, { kind: "moment", session, turn: 1, record: null });
    expect(first?.partly).toContainEqual([2, 1]);
    expect(played).not.toBeNull();
    const gone = [
      remote.ruleCells(bridge, { kind: "moment", session, turn: 9, record: null }),
      remote.ruleCells({ ...bridge, id: "none" }, { kind: "start", file: "levels/fw_004.json" }),
      remote.ruleCells(bridge, { kind: "start", file: "levels/none.json" }),
    ];
    expect(await Promise.all(gone)).toEqual([null, null, null]);
  });
});
