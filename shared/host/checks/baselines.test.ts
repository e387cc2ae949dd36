import { describe, expect, it, onTestFinished } from "vitest";
import { connectToHost } from "../../rpc/connect";
import type { HostApi, HostEvents } from "../../rpc/hostCalls";
import type { PackFindings } from "../../rpc/packSync";
import { createPortPair } from "../../rpc/portPair";
import { sampleSync } from "../sampleTexts.testing";
import { serveHost } from "../serve";

const sample = sampleSync("flag-worlds");

function startHost(heard: Partial<HostEvents> = {}): HostApi {
  const report = (error: unknown): never => {
    throw error;
  };
  const [here, there] = createPortPair(structuredClone);
  const host = serveHost(there, { schedule: (work) => void setImmediate(work), report });
  onTestFinished(() => host.dispose());
  const nothing = (): void => undefined;
  const events = { findings: nothing, solutions: nothing, opening: nothing, sampled: nothing, ...heard };
  return connectToHost(here, events, report).remote;
}

function textOf(path: string): string {
  return sample.files.find((file) => file.path === path)?.text ?? "";
}

/** Renames a kind of the sample, as F2 does. */
async function renameKind(host: HostApi, kind: string, name: string): Promise<void> {
  const renaming = await host.rename("game.json", textOf("game.json").indexOf(`"${kind}"`) + 2, name);
  const changes = renaming.ok ? renaming.value.changes : [];
  const edited = changes.map(({ file, edits }) => ({ path: file, changes: [edits] }));
  host.sync({ generation: 2, replace: false, files: [], edited, assets: null, collections: null });
}

describe("runs of a pack whose kind was renamed", () => {
  it("are as before, also in levels with that kind", async () => {
    const host = startHost();
    host.sync(sample);
    const before = await host.checkSolutions();
    await renameKind(host, "wood", "timber 🪵");
    const after = await host.checkSolutions();
    expect(after.generation).toBe(2);
    expect(after.results).toEqual(before.results);
  });

  it("are compared under the new name when something else changes", async () => {
    const host = startHost();
    host.sync(sample);
    await host.checkSolutions();
    await renameKind(host, "wood", "timber");
    const path = "levels/fw_005.json";
    const files = [{ path, text: textOf(path).replace('"wood"', '"rock"') }];
    host.sync({ generation: 3, replace: false, files, assets: null, collections: null });
    const { results } = await host.checkSolutions();
    expect(results.filter(({ differsAt }) => differsAt !== undefined)).toMatchObject([
      { level: "fw_005", differsAt: 0, differsBy: "level" },
    ]);
    const baseline = (await host.compareRuns("fw_005", 0))?.baseline;
    expect(baseline?.entities.map((entity) => entity?.kind)).toContain("timber");
  });
});

describe("runs of a pack of event rules to which a rule was added", () => {
  const rules = sampleSync("seed-rules");
  const path = "rules/triggers.json";
  const before = rules.files.find((file) => file.path === path)?.text ?? "";

  it("are as before where the rule does not run", async () => {
    const host = startHost();
    host.sync(rules);
    const { results } = await host.checkSolutions();
    const rule = { id: "more", category: "TRIGGER", trigger: "nobody.knows", outcomes: [] };
    const files = [{ path, text: before.replace("[", `[${JSON.stringify(rule)},`) }];
    host.sync({ generation: 2, replace: false, files, assets: null, collections: null });
    expect((await host.checkSolutions()).results).toEqual(results);
  });
});

describe("a run that plays differently since an edit", () => {
  it("has no finding any more once it is accepted", async () => {
    const hop = sampleSync("hop");
    const findings: PackFindings[] = [];
    const host = startHost({ findings: (each) => void findings.push(each) });
    host.sync(hop);
    await host.checkSolutions();
    const game = hop.files.find(({ path }) => path === "game.json")?.text ?? "";
    const files = [{ path: "game.json", text: game.replace("hexagon(3)", "hexagon(4)") }];
    host.sync({ generation: 2, replace: false, files, assets: null, collections: null });
    const differing = (): readonly unknown[] =>
      Object.values(findings.at(-1)?.byFile ?? {})
        .flat()
        .flatMap(({ code, params }) => (code === "solution-differs" ? [params["level"]] : []));
    await expect.poll(differing).not.toEqual([]);
    for (const level of differing()) await host.acceptRun(String(level));
    await expect.poll(differing).toEqual([]);
  });
});
