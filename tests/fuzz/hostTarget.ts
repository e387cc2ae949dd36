// Calls the host with arbitrary arguments: it must answer or refuse, and nothing in it may throw.
import * as fc from "fast-check";
import { WrongArguments } from "../../shared/rpc/callTable";
import { connectToHost } from "../../shared/rpc/connect";
import { HOST_CALLS, type HostApi } from "../../shared/rpc/hostCalls";
import { createPortPair } from "../../shared/rpc/portPair";
import { serveHost } from "../../shared/host/serve";
import { type Material, arbitraryOf } from "./arbitraryOf";
import type { FuzzTarget } from "./fuzzTarget";
import { sampleTexts } from "./mutatedTexts";

type HostCall = readonly [name: keyof HostApi, args: readonly unknown[]];

const files = sampleTexts("flag-worlds");

const MATERIAL: Material = {
  texts: ["game.json", "levels/fw_001.json", "fw_001", "fw_004", "rock", "move", "constructor", "__proto__", "", "{}"],
  values: [
    { kind: "rule", rule: "push" },
    { kind: "cell", position: [1, 1] },
    { kind: "entity", entity: "rock" },
    { kind: "pass", pass: 1e9 },
    { kind: "goal-step" },
    { goal: { met: true } },
    { cell: { layer: "objects", kind: "rock" } },
    { any: [{ variable: { name: "x", equals: 1 } }] },
    "up",
    null,
    -1,
  ],
};

const names = Object.keys(HOST_CALLS) as readonly (keyof HostApi)[];

/** Mostly valid calls, sometimes anything that a channel can carry. */
const call: fc.Arbitrary<HostCall> = fc
  .constantFrom(...names)
  .chain((name) =>
    fc.tuple(
      fc.constant(name),
      fc.oneof(
        { weight: 5, arbitrary: arbitraryOf(HOST_CALLS[name].args, MATERIAL) as fc.Arbitrary<readonly unknown[]> },
        { weight: 1, arbitrary: fc.array(fc.anything({ withMap: true, withDate: true }), { maxLength: 4 }) },
      ),
    ),
  );

/** Sends a pack, starts a session, then calls. Throws what the host reports, except for refused arguments. */
async function callHost(calls: readonly HostCall[]): Promise<void> {
  const reported: unknown[] = [];
  const [here, there] = createPortPair(structuredClone);
  const report = (error: unknown): void => {
    if (!(error instanceof WrongArguments)) reported.push(error);
  };
  const serving = serveHost(there, { schedule: (work) => setImmediate(work), report });
  const events = {
    findings: () => undefined,
    solutions: () => undefined,
    opening: () => undefined,
    sampled: () => undefined,
  };
  const connection = connectToHost(here, events, () => undefined);
  const { remote } = connection;
  remote.sync({ generation: 1, replace: true, files, assets: [], collections: [] });
  await remote.openSession({ level: "fw_001", actions: [{ action: "move", direction: "right" }] });
  const answers = calls.map(([name, args]) =>
    (async () => (remote[name] as (...all: readonly unknown[]) => unknown)(...args))(),
  );
  await Promise.allSettled(answers);
  await remote.ping();
  serving.dispose();
  connection.close();
  if (reported.length > 0) throw reported[0];
}

export const HOST_TARGET: FuzzTarget = {
  name: "calls of the host",
  runs: 40,
  property: fc.asyncProperty(fc.array(call, { minLength: 1, maxLength: 8 }), callHost),
};
