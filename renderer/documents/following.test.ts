import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Emitter, createEmitter } from "../../shared/base/emitter";
import { parseJsonTree } from "../../shared/text/jsonTree";
import type { DocumentChange, DocumentList } from "./documentList";
import { type Following, createFollowing } from "./following";
import type { DiskDocument } from "./packDocument";

const LENGTHS: Readonly<Record<string, number>> = { large: 1_000_000, small: 1_000 };

describe("following what the texts say", () => {
  let changes: Emitter<DocumentChange>;
  let following: Following;
  let told: string[];
  /** What the texts say; only their lengths are more than that. */
  let text: string;
  const change = (path: string, isTyped: boolean): void =>
    changes.emit({ path, kind: "text", change: { isTyped, edits: null } });

  beforeEach(() => {
    vi.useFakeTimers();
    told = [];
    text = "[]";
    changes = createEmitter<DocumentChange>();
    const list: Pick<DocumentList, "get" | "onChanged"> = {
      get: (path) =>
        ({ model: { getValueLength: () => LENGTHS[path] ?? 0 }, tree: () => parseJsonTree(text) }) as DiskDocument,
      onChanged: (listener) => changes.on(listener),
    };
    following = createFollowing(list);
    following.onChange(({ path, kind }) => told.push(`${kind} ${path}`));
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("tells at once of letters in a small text, and of what is not typed in a large one", () => {
    change("small", true);
    change("large", false);
    expect(told).toEqual(["text small", "text large"]);
  });

  it("tells of letters in a large text once the keys rest, once", () => {
    for (let letter = 0; letter < 5; letter += 1) {
      change("large", true);
      vi.advanceTimersByTime(80);
    }
    expect(told).toEqual([]);
    vi.advanceTimersByTime(150);
    expect(told).toEqual(["text large"]);
    vi.runAllTimers();
    expect(told).toHaveLength(1);
  });

  it("does not wait forever for keys that never rest", () => {
    for (let letter = 0; letter < 30; letter += 1) {
      change("large", true);
      vi.advanceTimersByTime(80);
    }
    expect(told).toEqual(["text large", "text large"]);
  });

  it("waits for the keys to rest while the text is half written", () => {
    change("large", true);
    text = "[,";
    for (let letter = 0; letter < 30; letter += 1) {
      vi.advanceTimersByTime(80);
      change("large", true);
    }
    expect(told).toEqual([]);
    vi.advanceTimersByTime(150);
    expect(told).toEqual(["text large"]);
  });

  it("takes no text with comments for half written", () => {
    text = "// all of it\n[]";
    for (let letter = 0; letter < 30; letter += 1) {
      change("large", true);
      vi.advanceTimersByTime(80);
    }
    expect(told).toEqual(["text large", "text large"]);
  });

  it("tells what waits before anything else, and when it is asked to catch up", () => {
    change("large", true);
    changes.emit({ path: "small", kind: "state" });
    expect(told).toEqual(["text large", "state small"]);
    change("large", true);
    following.catchUp();
    following.catchUp();
    expect(told).toEqual(["text large", "state small", "text large"]);
    vi.runAllTimers();
    expect(told).toHaveLength(3);
  });
});
