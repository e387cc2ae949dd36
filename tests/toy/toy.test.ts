// The toy language in the program: its pack opened, checked, played and recorded through a host, as a window does it.
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { packTree } from "../../renderer/explorer/packTree";
import { overviewRows } from "../../renderer/overview/overviewRows";
import { finish } from "../../shared/base/work";
import { buildPackSource } from "../../shared/dialects/models";
import { presentationOf } from "../../shared/dialects/presentations";
import { sessionTurns, turnAfter } from "../../shared/engine/trace/sessionTurns";
import { insightOf } from "../../shared/engine/search/insight/insight";
import { shortest } from "../../shared/engine/search/shortest";
import { serveHost } from "../../shared/host/serve";
import { connectToHost } from "../../shared/rpc/connect";
import type { PackSolutions } from "../../shared/rpc/solutions";
import type { HostApi } from "../../shared/rpc/hostCalls";
import type { PackFindings } from "../../shared/rpc/packSync";
import { createPortPair } from "../../shared/rpc/portPair";
import { parseJsonTree } from "../../shared/text/jsonTree";
import { applyEdits } from "../../shared/text/edit";
import { corridor } from "./corridor";

const ROOT = path.join(__dirname, "pack");
const paths = ["manifest.json", ...readdirSync(path.join(ROOT, "corridors")).map((name) => `corridors/${name}`)];
const texts = paths.map((file) => ({ path: file, text: readFileSync(path.join(ROOT, file), "utf8") }));
const pack = buildPackSource(texts, [], []);

interface Heard {
  readonly findings: PackFindings[];
  readonly solutions: PackSolutions[];
}

function openPack(files = texts): { readonly host: HostApi; readonly heard: Heard } {
  const [here, there] = createPortPair(structuredClone);
  const heard: Heard = { findings: [], solutions: [] };
  const report = (error: unknown): never => {
    throw error;
  };
  const served = serveHost(there, { schedule: (work) => void setImmediate(work), report });
  onTestFinished(() => served.dispose());
  const events = {
    findings: (findings: PackFindings) => void heard.findings.push(findings),
    solutions: (results: PackSolutions) => void heard.solutions.push(results),
    opening: () => undefined,
    sampled: () => undefined,
  };
  const host = connectToHost(here, events, report).remote;
  host.sync({ generation: 1, replace: true, files, assets: [], collections: [] });
  return { host, heard };
}

test("the manifest chooses the language, and without one the first that recognises the files", () => {
  expect(pack.model?.id).toBe("corridor");
  expect(buildPackSource(texts.slice(1), [], []).model?.id).toBe("corridor");
  expect(buildPackSource([{ path: "manifest.json", text: '{"dialect": "chess"}' }], [], []).model).toBeNull();
});

test("tree and overview list its corridors", () => {
  const rows = packTree({ pack, assets: [], problems: [], toggled: new Set() });
  expect(rows.map(({ label }) => label)).toEqual(["manifest.json", "Corridors", "Short", "Long", "Over the end"]);
  expect(overviewRows(pack, {}, null)).toMatchObject([{ id: "1-short", size: [3, 1] }, {}, {}]);
});

test("recorded walks are replayed, and a corridor without a length is a finding", async () => {
  const { heard } = openPack();
  await expect
    .poll(() => heard.solutions.at(-1)?.results.map(({ status }) => status))
    .toEqual(["wins", "wins", "loses"]);
  await expect
    .poll(() => Object.entries(heard.findings.at(-1)?.byFile ?? {}).map(([file, [first]]) => [file, first?.code]))
    .toEqual([["corridors/3-over.json", "solution-broken"]]);
  const broken = openPack([{ path: "corridors/a.json", text: '{"length": 0, "moves": ["step"]}' }]);
  await expect.poll(() => broken.heard.findings.at(-1)?.byFile["corridors/a.json"]?.[0]?.code).toBe("corridor-length");
  expect(broken.heard.solutions.at(-1)?.results[0]?.status).toBe("unplayable");
});

test("its corridors are searched as any other level is", () => {
  const answerOf = (id: string) => {
    const level = corridor.compile(pack).game?.level(id);
    return level ? finish(shortest(level, { timeMs: 10_000, memoryBytes: 2 ** 24 })).answer : null;
  };
  expect(answerOf("1-short")).toMatchObject({ kind: "solved", path: [{ action: "leap" }], proven: true });
  expect(answerOf("2-long")).toMatchObject({ kind: "solved", length: 2, proven: true });
  expect(answerOf("3-over")).toMatchObject({ kind: "solved", path: [{ action: "step" }] });
});

test("its corridors are reported as any other level is", () => {
  const level = corridor.compile(pack).game?.level("2-long");
  if (!level) throw new Error("the corridor is missing");
  const { report } = finish(insightOf(level, { timeMs: 10_000, memoryBytes: 2 ** 24 }));
  const ways = { count: 1, exact: true };
  expect(report).toMatchObject({ complete: true, ways, plans: { plans: { count: 1 }, ideas: { count: 1 } } });
  expect(report.shortestPath?.steps.map(({ traps }) => traps)).toEqual([0, 0]);
});

test("it is played, looked into and recorded", async () => {
  const { host } = openPack();
  const opened = await host.openSession({ level: "2-long", actions: [{ action: "step" }] });
  if (!opened.ok) throw new Error(opened.refusal.message);
  const [, first] = sessionTurns(opened.value);
  const answer = await host.act(opened.value.session, 1, { action: "leap" });
  if (first === undefined || !answer.ok) throw new Error("the turns are missing");
  const turn = turnAfter(first, answer.value);
  const presentation = presentationOf("corridor");
  expect(presentation.turnText(turn, 2)).toBe("turn 2: leap");
  expect(presentation.facts(turn.after.state)).toEqual([{ name: "walked", text: "3", path: "walked" }]);
  const { text } = texts[2] ?? { text: "" };
  const edits = pack.model?.record.replace({ text, tree: parseJsonTree(text) }, [
    { action: "leap" },
    { action: "leap" },
  ]);
  expect(applyEdits(text, edits ?? [])).toContain('"moves": ["leap", "leap"]');
});
