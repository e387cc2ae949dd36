// Names that were replaced while a session is open make no difference between what was played and what is played now.
import { expect, it, onTestFinished } from "vitest";
import { firstDifference } from "../engine/compare/compareTurns";
import { firstDifferenceUnder, renamedReading } from "../engine/compare/newNames";
import type { GameAction, TurnRecord } from "../engine/turnRecord";
import { sessionTurns } from "../engine/trace/sessionTurns";
import { compareMoments } from "../engine/compare/momentComparison";
import { presentationOf } from "../dialects/presentations";
import type { RunSource } from "../rpc/compare";
import { connectToHost } from "../rpc/connect";
import type { HostApi } from "../rpc/hostCalls";
import { createPortPair } from "../rpc/portPair";
import { sampleSync } from "./sampleTexts.testing";
import { serveHost } from "./serve";

const LEVEL = "fw_001";
const MOVES: readonly GameAction[] = ["right", "right", "down"].map((direction) => ({ action: "move", direction }));
const sample = sampleSync("flag-worlds");
const presentation = presentationOf("gridponder");

function startHost(): HostApi {
  const [here, there] = createPortPair(structuredClone);
  const report = (error: unknown): never => {
    throw error;
  };
  const serving = serveHost(there, { schedule: (work) => setImmediate(work), report });
  onTestFinished(() => serving.dispose());
  const events = {
    findings: () => undefined,
    solutions: () => undefined,
    opening: () => undefined,
    sampled: () => undefined,
  };
  return connectToHost(here, events, report).remote;
}

/** Replaces a name in all texts, as renaming does. */
function renamed(generation: number, from: string, to: string): Parameters<HostApi["sync"]>[0] {
  const files = sample.files.map(({ path, text }) => ({ path, text: text!.replaceAll(`"${from}"`, `"${to}"`) }));
  return { generation, replace: false, files, assets: null, collections: null };
}

async function open(host: HostApi): Promise<{ readonly session: number; readonly turns: readonly TurnRecord[] }> {
  const opened = await host.openSession({ level: LEVEL, actions: MOVES });
  if (!opened.ok) throw new Error(opened.refusal.message);
  return { session: opened.value.session, turns: sessionTurns(opened.value) };
}

async function divergence(host: HostApi, session: number, source: RunSource): Promise<unknown> {
  const compared = await host.comparePlay(session, source);
  if (compared === null || !compared.ok) throw new Error("not compared");
  return compared.value.divergence;
}

it("is the same session when it is played again", async () => {
  const host = startHost();
  host.sync(sample);
  const before = await open(host);
  const kept = (await host.keepSession(before.session))!;
  host.sync(renamed(2, "flag", "banner"));
  const names = await host.renamedSince(kept.names);
  expect(names).toEqual([["flag", "banner"]]);
  const after = await open(host);
  expect(firstDifference(before.turns, after.turns, presentation)).toBe(0);
  expect(firstDifferenceUnder(new Map(names), before.turns, after.turns, presentation)).toBeNull();
  // What else has changed is still found.
  const shorter = after.turns.slice(0, -1);
  expect(firstDifferenceUnder(new Map(names), before.turns, shorter, presentation)).toBe(MOVES.length);
});

it("is the same run when it is compared with the current rules, and its moments with the other's", async () => {
  const host = startHost();
  host.sync(sample);
  const { session } = await open(host);
  host.sync(renamed(2, "flag", "banner"));
  expect(await divergence(host, session, { kind: "again" })).toBeNull();
  const opened = await host.openSession({ level: LEVEL, actions: [] });
  if (!opened.ok) throw new Error(opened.refusal.message);
  expect(await divergence(host, opened.value.session, { kind: "again" })).toBeNull();
});

it("is shown beside the other run under the new names", async () => {
  const host = startHost();
  host.sync(sample);
  const opened = await host.openSession({ level: LEVEL, actions: MOVES });
  if (!opened.ok) throw new Error(opened.refusal.message);
  host.sync(renamed(2, "flag", "banner"));
  await divergence(host, opened.value.session, { kind: "again" });
  const other = (await host.otherTurn(1))!;
  const turn = sessionTurns(opened.value)[1]!;
  const here = renamedReading({ turn, debug: opened.value.debug, presentation, cursor: null }, new Map(other.renamed));
  const { differences, cells, events } = compareMoments(here, { ...other, presentation, cursor: null });
  expect([differences, cells, events]).toEqual([[], [], { onlyLeft: [], onlyRight: [] }]);
});

it("is the same as a session that was kept under the old names", async () => {
  const host = startHost();
  host.sync(sample);
  const { session } = await open(host);
  const run = (await host.keepSession(session))!;
  host.sync(renamed(2, "flag", "banner"));
  const after = await open(host);
  expect(await divergence(host, after.session, { kind: "kept", run })).toBeNull();
});
