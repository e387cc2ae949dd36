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

it("shows all that is found where a check was cancelled, also what followed from a mistake before", async () => {
  const [here, there] = createPortPair(structuredClone);
  const putOff: (() => void)[] = [];
  const host = serveHost(there, { schedule: (work) => void putOff.push(work), report: fail });
  onTestFinished(() => host.dispose());
  let last: PackFindings["byFile"] = {};
  const ignore = (): void => undefined;
  const findings = ({ byFile }: PackFindings): void => void (last = byFile);
  const { remote } = connectToHost(here, { findings, solutions: ignore, opening: ignore, sampled: ignore }, fail);
  const runAll = async (): Promise<void> => {
    await remote.ping();
    while (putOff.length > 0) putOff.shift()!();
    await remote.ping();
  };
  const found = (): readonly string[] => (last["sessions/a.json"] ?? []).map(({ code }) => code);
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
