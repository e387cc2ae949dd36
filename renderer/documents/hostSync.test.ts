import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createEmitter } from "../../shared/base/emitter";
import type { PackSync } from "../../shared/rpc/packSync";
import type { TextEdit } from "../../shared/text/edit";
import type { DocumentChange, DocumentList } from "./documentList";
import type { DiskDocument } from "./packDocument";
import { type HostSync, createHostSync } from "./hostSync";

/** As much of a document list as syncing reads: texts by path, and news of them. */
function textList() {
  const texts = new Map<string, string>();
  const marked = new Set<string>();
  const changes = createEmitter<DocumentChange>();
  const list: Pick<DocumentList, "get" | "paths" | "onChange"> = {
    get(path) {
      const text = texts.get(path);
      return text === undefined ? undefined : ({ text: () => text, hasMark: marked.has(path) } as DiskDocument);
    },
    paths: () => Array.from(texts.keys()),
    onChange: (listener) => changes.on(listener),
  };
  return {
    list,
    write(path: string, text: string, kind: DocumentChange["kind"] = "text") {
      texts.set(path, text);
      changes.emit({ path, kind });
    },
    mark(path: string, isThere: boolean) {
      if (isThere) marked.add(path);
      else marked.delete(path);
      changes.emit({ path, kind: "state" });
    },
    edit(path: string, text: string, edits: readonly TextEdit[]) {
      texts.set(path, text);
      changes.emit({ path, kind: "text", change: { isTyped: true, edits } });
    },
    remove(path: string) {
      texts.delete(path);
      changes.emit({ path, kind: "closed" });
    },
  };
}

describe("syncing texts to the host", () => {
  let texts: ReturnType<typeof textList>;
  let sent: PackSync[];
  let sync: HostSync;

  beforeEach(() => {
    vi.useFakeTimers();
    texts = textList();
    sent = [];
    sync = createHostSync(texts.list, (change) => sent.push(change));
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("sends what changed once, after a short rest, with the text as it is then", () => {
    texts.write("a", "1");
    texts.write("b", "1");
    texts.write("a", "2");
    expect(sent).toEqual([]);
    vi.runAllTimers();
    expect(sent).toEqual([
      {
        generation: 1,
        replace: false,
        files: [
          { path: "a", text: "2" },
          { path: "b", text: "1" },
        ],
        assets: null,
        collections: null,
      },
    ]);
  });

  it("says with which generation the texts as they are will be sent", () => {
    expect(sync.generationOfTexts).toBe(0);
    texts.write("a", "1");
    expect([sync.generation, sync.generationOfTexts]).toEqual([0, 1]);
    vi.runAllTimers();
    expect([sync.generation, sync.generationOfTexts]).toEqual([1, 1]);
  });

  it("sends the edits alone where they are known, and the text where one of them is not", () => {
    texts.edit("a", "12", [{ offset: 1, length: 0, text: "2" }]);
    texts.edit("a", "13", [{ offset: 1, length: 1, text: "3" }]);
    texts.edit("b", "x", [{ offset: 0, length: 0, text: "x" }]);
    texts.write("b", "y");
    texts.edit("b", "yz", [{ offset: 1, length: 0, text: "z" }]);
    vi.runAllTimers();
    expect(sent).toEqual([
      {
        generation: 1,
        replace: false,
        files: [{ path: "b", text: "yz" }],
        edited: [
          {
            path: "a",
            changes: [[{ offset: 1, length: 0, text: "2" }], [{ offset: 1, length: 1, text: "3" }]],
          },
        ],
        assets: null,
        collections: null,
      },
    ]);
  });

  it("never waits for the typing to end: the first change sets the time", () => {
    texts.write("a", "1");
    vi.advanceTimersByTime(30);
    texts.write("a", "2");
    vi.advanceTimersByTime(15);
    expect(sent.map(({ files }) => files)).toEqual([[{ path: "a", text: "2" }]]);
  });

  it("sends a removed file as null, and saving not at all", () => {
    texts.write("a", "1", "opened");
    texts.remove("a");
    texts.write("b", "1", "state");
    vi.runAllTimers();
    expect(sent.map(({ files }) => files)).toEqual([[{ path: "a", text: null }]]);
  });

  it("names the files with a byte order mark, and tells when one comes or goes without its text", () => {
    texts.write("a", "1", "opened");
    texts.mark("a", true);
    vi.runAllTimers();
    texts.edit("a", "12", [{ offset: 1, length: 0, text: "2" }]);
    vi.runAllTimers();
    texts.mark("a", false);
    vi.runAllTimers();
    texts.write("a", "12", "state");
    vi.runAllTimers();
    expect(sent.map(({ marked }) => marked)).toEqual([["a"], ["a"], undefined]);
    texts.write("a", "3");
    vi.runAllTimers();
    expect(sent.map(({ files }) => files.length)).toEqual([1, 0, 0, 1]);
  });

  it("flushes at once, and then has nothing left to send", () => {
    texts.write("a", "1");
    sync.flush();
    expect(sent).toHaveLength(1);
    vi.runAllTimers();
    sync.flush();
    expect(sent).toHaveLength(1);
  });

  it("tells a new host everything, in place of what waited", () => {
    sync.setAssets(["x.png"], [{ id: "base", files: ["y.png"] }]);
    texts.write("a", "1");
    sync.sendAll();
    vi.runAllTimers();
    expect(sent).toEqual([
      {
        generation: 1,
        replace: true,
        files: [{ path: "a", text: "1" }],
        assets: ["x.png"],
        collections: [{ id: "base", files: ["y.png"] }],
      },
    ]);
    expect(sync.generation).toBe(1);
  });

  it("keeps the assets when only collections changed", () => {
    sync.setAssets(["x.png"], []);
    sync.flush();
    sync.setAssets(null, [{ id: "base", files: [] }]);
    sync.flush();
    expect(sent.at(-1)).toMatchObject({ files: [], assets: ["x.png"], collections: [{ id: "base", files: [] }] });
  });
});
