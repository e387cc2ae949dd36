import { existsSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import type { JournalChange } from "../../../shared/rpc/keeping";
import { createJournal } from "./journal";
import { temporaryFolder } from "../disk/temporaryPack.testing";

const PACK = "/somewhere/pack";

function edit(file: string, text: string): JournalChange {
  return { path: file, unsaved: { text, baseHash: "abc", baseText: "before", atMs: 5 } };
}

describe("the journal of unsaved text", () => {
  it("gives back what was written, for the same pack only, also to the next start", async () => {
    const folder = temporaryFolder({});
    await createJournal(folder).write(PACK, [edit("levels/b.json", "B"), edit("game.json", "A")]);
    const { entries } = await createJournal(folder).read(PACK);
    expect(entries).toEqual([
      { path: "game.json", text: "A", baseHash: "abc", baseText: "before", atMs: 5 },
      { path: "levels/b.json", text: "B", baseHash: "abc", baseText: "before", atMs: 5 },
    ]);
    expect((await createJournal(folder).read("/somewhere/else")).entries).toEqual([]);
  });

  it("says when everything is stored, also what was refused", async () => {
    const folder = temporaryFolder({});
    const journal = createJournal(folder);
    void journal.write(PACK, [edit("game.json", "A")]);
    void journal.writeState(PACK, { keep: true });
    await journal.written();
    const kept = await createJournal(folder).read(PACK);
    expect([kept.keep, kept.entries.map(({ text }) => text)]).toEqual([true, ["A"]]);

    writeFileSync(path.join(folder, "file"), "");
    const blocked = createJournal(path.join(folder, "file"));
    const refused = blocked.write(PACK, [edit("game.json", "A")]);
    await expect(refused).rejects.toThrow();
    await blocked.written();
  });

  it("forgets a text that was saved", async () => {
    const journal = createJournal(temporaryFolder({}));
    await journal.write(PACK, [edit("game.json", "A")]);
    await journal.write(PACK, [{ path: "game.json", unsaved: null }]);
    expect((await journal.read(PACK)).entries).toEqual([]);
  });

  it("ends with the newest of many quick changes", async () => {
    const journal = createJournal(temporaryFolder({}));
    await Promise.all(Array.from({ length: 50 }, (_, turn) => journal.write(PACK, [edit("game.json", String(turn))])));
    expect((await journal.read(PACK)).entries.map(({ text }) => text)).toEqual(["49"]);
  });

  it("keeps every part of the state, though all are stored at the same time", async () => {
    const journal = createJournal(temporaryFolder({}));
    await Promise.all([
      journal.writeState(PACK, { views: "before" }),
      journal.writeState(PACK, { keep: true }),
      journal.writeState(PACK, { views: "after" }),
    ]);
    const { keep, views } = await journal.read(PACK);
    expect([keep, views]).toEqual([true, "after"]);
  });

  it("leaves out what is broken and what would lead out of the pack", async () => {
    const folder = temporaryFolder({});
    const journal = createJournal(folder);
    await journal.write(PACK, [edit("game.json", "A"), edit("../outside.json", "B")]);
    const [own = ""] = readdirSync(folder);
    writeFileSync(path.join(folder, own, `text-${"0".repeat(32)}.json`), '{"path": "half.json", "te');
    writeFileSync(path.join(folder, own, `text-${"1".repeat(32)}.json`), '{"path": "../x.json", "text": ""}');
    writeFileSync(path.join(folder, own, "text-abc.json.12345"), "a rename that never came");
    expect((await journal.read(PACK)).entries.map((entry) => entry.path)).toEqual(["game.json"]);
  });

  it("remembers where the user was and whether he wants his texts back", async () => {
    const folder = temporaryFolder({});
    await createJournal(folder).writeState(PACK, { views: "tabs" });
    await createJournal(folder).writeState(PACK, { keep: true });
    expect(await createJournal(folder).read(PACK)).toEqual({ entries: [], keep: true, views: "tabs" });
  });

  it("forgets the oldest packs when there is too much, and the very old, but never the open one", async () => {
    const folder = temporaryFolder({});
    const journal = createJournal(folder);
    const roots = ["/a", "/b", "/c"];
    for (const [at, root] of roots.entries()) {
      await journal.write(root, [edit("game.json", "x".repeat(1000))]);
      const own = readdirSync(folder).find((name) => !seen.has(name))!;
      seen.add(own);
      for (const file of readdirSync(path.join(folder, own))) utimesSync(path.join(folder, own, file), at + 1, at + 1);
    }
    const left = async (): Promise<readonly string[]> => {
      const journals = await Promise.all(roots.map((root) => journal.read(root)));
      return roots.filter((_, at) => journals[at]!.entries.length > 0);
    };
    await journal.prune(10_000, { maxBytes: 2500, maxAgeMs: 60_000 });
    expect(await left()).toEqual(["/b", "/c"]);
    await journal.prune(10_000, { maxBytes: 2500, maxAgeMs: 100 }, "/b");
    expect(await left()).toEqual(["/b"]);
    expect(existsSync(folder)).toBe(true);
  });
});

const seen = new Set<string>();
