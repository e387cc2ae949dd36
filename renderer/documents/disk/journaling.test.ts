import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { JournalChange } from "../../../shared/rpc/keeping";
import { createEmitter } from "../../../shared/base/emitter";
import type { DiskDocument } from "../packDocument";
import type { DocumentChange, DocumentList } from "../documentList";
import { createJournaling } from "./journaling";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** As much of a list of documents as the journal looks at. */
function listOf(texts: Record<string, { text: string; unsaved: boolean }>) {
  const changes = createEmitter<DocumentChange>();
  const list: Partial<DocumentList> = {
    get(path) {
      const at = texts[path];
      if (at === undefined) return undefined;
      const document: Partial<DiskDocument> = {
        unsaved: at.unsaved,
        text: () => texts[path]!.text,
        baseHash: "h",
        baseText: "base",
      };
      return document as DiskDocument;
    },
    unsavedPaths: () => Object.keys(texts).filter((path) => texts[path]?.unsaved === true),
    onChange: (listener) => changes.on(listener),
  };
  return {
    list: list as DocumentList,
    type: (path: string, text: string) => {
      texts[path] = { text, unsaved: true };
      changes.emit({ path, kind: "text" });
    },
    save: (path: string) => {
      texts[path]!.unsaved = false;
      changes.emit({ path, kind: "state" });
    },
  };
}

/** `answers`: what the disk waits for before it answers. */
function started(disk: { full: boolean; readonly answers?: Promise<void> } = { full: false }) {
  const kept: boolean[] = [];
  const told: (readonly [string, string, string | null])[] = [];
  const documents = listOf({});
  const journaling = createJournaling(
    documents.list,
    async (packId: string, changes: readonly JournalChange[]) => {
      await disk.answers;
      if (disk.full) return false;
      for (const { path, unsaved } of changes) told.push([packId, path, unsaved?.text ?? null]);
      return true;
    },
    (done) => kept.push(done),
  );
  journaling.follow("one");
  return { ...documents, journaling, told, kept };
}

describe("the journal's follower", () => {
  it("tells the newest text within a second of the first edit, however long the typing goes on", async () => {
    const { type, told } = started();
    for (let key = 1; key <= 20; key++) {
      type("a.json", "x".repeat(key));
      await vi.advanceTimersByTimeAsync(50);
    }
    expect(told.length).toBeGreaterThanOrEqual(3);
    expect(told.at(-1)![2]!.length).toBeGreaterThan(14);
  });

  it("tells that a saved text is unsaved no more, but nothing of files never edited", async () => {
    const { type, save, journaling, told } = started();
    type("a.json", "x");
    await journaling.flush();
    save("a.json");
    await journaling.flush();
    expect(told).toEqual([
      ["one", "a.json", "x"],
      ["one", "a.json", null],
    ]);
  });

  it("tells what was typed last to the pack it was typed in", async () => {
    const { type, journaling, told } = started();
    type("a.json", "x");
    journaling.follow("two");
    await vi.runAllTimersAsync();
    expect(told).toEqual([["one", "a.json", "x"]]);
  });

  it("says when the disk refuses, and tells the newest text once there is room again", async () => {
    const disk = { full: true };
    const { type, journaling, told, kept } = started(disk);
    type("a.json", "x");
    expect(await journaling.flush()).toBe(false);
    expect(kept).toEqual([false]);
    type("a.json", "xy");
    disk.full = false;
    await vi.runAllTimersAsync();
    expect(told).toEqual([["one", "a.json", "xy"]]);
    expect(kept.at(-1)).toBe(true);
  });

  it("waits for what is on its way to the disk, and says when that is refused", async () => {
    let answer = (): void => undefined;
    const answers = new Promise<void>((resolve) => (answer = resolve));
    const { type, journaling } = started({ full: true, answers });
    type("a.json", "x");
    await vi.advanceTimersByTimeAsync(300);
    const flushed = journaling.flush();
    answer();
    expect(await flushed).toBe(false);
  });

  it("forgets what is given up", async () => {
    const { type, journaling, told } = started();
    type("a.json", "x");
    await journaling.flush();
    type("a.json", "xy");
    await journaling.forgetAll();
    await vi.runAllTimersAsync();
    expect(told.at(-1)).toEqual(["one", "a.json", null]);
  });

  it("tells nothing of what is typed after that, until another pack is there", async () => {
    const { type, journaling, told } = started();
    type("a.json", "x");
    await journaling.flush();
    await journaling.forgetAll();
    expect(journaling.isGivenUp()).toBe(true);
    type("a.json", "xy");
    await vi.runAllTimersAsync();
    type("a.json", "xyz");
    journaling.follow("two");
    expect(journaling.isGivenUp()).toBe(false);
    await vi.runAllTimersAsync();
    expect(told.at(-1)).toEqual(["one", "a.json", null]);
    type("b.json", "x");
    await vi.runAllTimersAsync();
    expect(told.at(-1)).toEqual(["two", "b.json", "x"]);
  });

  it("tells all of it again when the pack stays open after all", async () => {
    const { type, journaling, told } = started();
    type("a.json", "x");
    await journaling.forgetAll();
    type("b.json", "y");
    journaling.goOn();
    await vi.runAllTimersAsync();
    expect(told.slice(-2)).toEqual([
      ["one", "a.json", "x"],
      ["one", "b.json", "y"],
    ]);
  });
});
