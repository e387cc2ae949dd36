import { describe, expect, it } from "vitest";
import type { SourceFile } from "../../../shared/pack/packSource";
import { type RunEntry, runFrom, runText } from "./packRunMemory";

const listedAt = { file: "game.json", at: "", index: 0 };
const file: SourceFile = { path: "", role: "level", text: "", tree: { root: undefined, errors: [] }, value: undefined };
const level = (id: string): RunEntry => ({ kind: "start", id, title: id, file, number: 1, listedAt });
const story = (title: string): RunEntry => ({ kind: "story", title, text: null, image: null, listedAt });

const entries = [story("Once"), level("a"), level("b"), story("More"), level("c"), level("a")];

describe("coming back to a pack", () => {
  it("goes on where it was left, with what was solved", () => {
    const text = runText({
      entries,
      index: 4,
      solved: new Map([
        [1, 7],
        [2, 12],
      ]),
    });
    const run = runFrom(entries, text);
    expect(run.index).toBe(4);
    expect([...run.solved]).toEqual([
      [1, 7],
      [2, 12],
      [5, 7],
    ]);
  });

  it("finds the entry where it stands now", () => {
    const text = runText({ entries, index: 4, solved: new Map([[2, 12]]) });
    const run = runFrom([level("c"), story("Once"), level("b")], text);
    expect(run.index).toBe(0);
    expect([...run.solved]).toEqual([[2, 12]]);
    // Of two places of one level, the one next to where it was.
    expect(runFrom(entries, runText({ entries, index: 5, solved: new Map() })).index).toBe(5);
    expect(runFrom(entries, runText({ entries, index: 1, solved: new Map() })).index).toBe(1);
  });

  it.each([null, "", "{", "[]", '{"at":"level gone","index":3,"solved":{"a":1}}', '{"at":3}'])(
    "starts over when nothing is known of it: %s",
    (text) => {
      expect(runFrom(entries, text)).toEqual({ entries, index: 0, solved: new Map() });
    },
  );

  it("keeps nothing at the start and at the end", () => {
    expect(runText({ entries, index: 0, solved: new Map() })).toBeNull();
    expect(runText({ entries, index: entries.length, solved: new Map([[1, 7]]) })).toBeNull();
  });
});
