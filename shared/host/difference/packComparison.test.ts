import { expect, it } from "vitest";
import type { DifferenceReport, OtherPack } from "../../rpc/difference";
import { sampleSync } from "../sampleTexts.testing";
import { createWorkspace } from "../workspace";
import { createPackComparer } from "./packComparison";

const LEVEL = "levels/fw_001.json";
const SYNC = sampleSync("flag-worlds");
const SAMPLE: OtherPack = {
  files: SYNC.files.map(({ path, text }) => ({ path, text: text ?? "" })),
  assets: SYNC.assets ?? [],
  collections: [],
  problems: [],
};

function edited(file: string, from: string, to: string): OtherPack {
  const files = SAMPLE.files.map(({ path, text }) => ({ path, text: path === file ? text.replace(from, to) : text }));
  return { ...SAMPLE, files };
}

function comparer(): ReturnType<typeof createPackComparer> {
  const workspace = createWorkspace();
  workspace.sync(SYNC);
  return createPackComparer(
    () => workspace.pack(),
    (work) => setImmediate(work),
  );
}

async function report(other: OtherPack, { comparePack } = comparer()): Promise<DifferenceReport> {
  const answer = await comparePack(other, []);
  if (answer?.ok !== true) throw new Error(answer?.refusal ?? "ended");
  return answer.value;
}

it("a pack has no differences from itself, nor from itself with a byte order mark", async () => {
  const marked = SAMPLE.files.map(({ path, text }) => ({ path, text: path === LEVEL ? `\uFEFF${text}` : text }));
  expect((await report(SAMPLE)).sections).toEqual([]);
  expect((await report({ ...SAMPLE, files: marked })).sections).toEqual([]);
});

it("a moved flag is reported as a level with its cells, its play and its boards", async () => {
  const host = comparer();
  expect(await host.comparedBoards("fw_001")).toEqual({ before: null, after: null });
  const { summary, sections } = await report(edited(LEVEL, '"position": [4, 3]', '"position": [4, 2]'), host);
  expect(summary).toBe("1 level changed; 1 longer");
  expect(sections).toHaveLength(1);
  expect(sections[0]).toMatchObject({
    title: "Levels",
    items: [
      {
        kind: "changed",
        title: "fw_001  First Steps",
        file: LEVEL,
        level: { id: "fw_001", verdict: "plays longer", isWorse: false, hasBoards: true },
      },
    ],
  });
  const [level] = sections[0]?.items ?? [];
  expect(level?.level?.marked).toEqual([
    [4, 2],
    [4, 3],
  ]);
  expect(level?.lines).toContain("markers at (4,3): nothing → flag");
  const { before, after } = await host.comparedBoards("fw_001");
  expect([before?.width, after?.width]).toEqual([5, 5]);
  expect(before).not.toEqual(after);
  host.endPackComparison();
  expect(await host.comparedBoards("fw_001")).toEqual({ before: null, after: null });
});

it("a level that the other state lacks has one board", async () => {
  const host = comparer();
  const files = SAMPLE.files.filter(({ path }) => path !== LEVEL);
  const { sections } = await report({ ...SAMPLE, files }, host);
  expect(sections[0]?.items[0]).toMatchObject({ kind: "added", level: { hasBoards: true, marked: [] } });
  expect(await host.comparedBoards("fw_001")).toMatchObject({ before: null, after: { width: 5 } });
});

it("a session without a board has none to show", async () => {
  const sync = sampleSync("seed-rules");
  const workspace = createWorkspace();
  workspace.sync(sync);
  const pack = workspace.pack();
  const [first] = pack.model?.starts.entries(pack) ?? [];
  const { comparePack, comparedBoards } = createPackComparer(
    () => pack,
    (work) => setImmediate(work),
  );
  const files = sync.files.map(({ path, text }) => ({ path, text: text ?? "" }));
  expect(await comparePack({ ...SAMPLE, files, assets: sync.assets ?? [] }, [])).toMatchObject({ ok: true });
  expect(first?.kind).toBe("start");
  expect(await comparedBoards(first?.kind === "start" ? first.id : "")).toEqual({ before: null, after: null });
});

it("a broken or unread text is reported, and goes nowhere when it is not of the open pack", async () => {
  const broken = edited(LEVEL, '"id": "fw_001",', '"id": "fw_001"');
  const problems = [{ path: "theme.json", message: "Not UTF-8 text." }];
  const [first] = (await report({ ...broken, problems })).sections;
  expect(first?.title).toBe("Cannot be compared");
  expect(first?.items).toMatchObject([
    { kind: "uncompared", title: "theme.json:1:1, before", lines: ["Not UTF-8 text."], file: null },
    { kind: "uncompared", title: expect.stringMatching(/^levels\/fw_001\.json:3:\d+, before$/), file: null },
  ]);
});

it("a problem that both have is no difference, and one here can be gone to", async () => {
  const problems = [{ path: "notes.txt", message: "Not UTF-8 text." }];
  const host = comparer();
  expect(await host.comparePack({ ...SAMPLE, problems }, problems)).toMatchObject({ value: { sections: [] } });
  expect(await host.comparePack(SAMPLE, problems)).toMatchObject({
    value: { sections: [{ items: [{ title: "notes.txt:1:1, after", file: "notes.txt" }] }] },
  });
});

it("another comparison, or its end, overtakes a running one", async () => {
  const host = comparer();
  const first = host.comparePack(SAMPLE, []);
  const second = host.comparePack(SAMPLE, []);
  expect(await first).toBeNull();
  expect(await second).toMatchObject({ ok: true });
  const third = host.comparePack(SAMPLE, []);
  host.endPackComparison();
  expect(await third).toBeNull();
});

it("a state without files is refused", async () => {
  const nothing = { files: [], assets: [], collections: [], problems: [] };
  expect(await comparer().comparePack(nothing, [])).toMatchObject({ ok: false });
});
