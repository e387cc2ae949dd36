import { describe, expect, it, vi } from "vitest";
import { done } from "../../../shared/base/result";
import type { MainApi } from "../../../shared/rpc/mainCalls";
import type { SaveRequest } from "../../../shared/rpc/saving";
import { createSaving } from "./saving";

/** A document that is edited by setting its text, and a disk that answers when it is told to. */
function openOn(disk: { answer: (() => void)[]; asked: SaveRequest[] }) {
  let marked = -1;
  const document = {
    path: "a.json",
    content: "zero",
    baseHash: "hash of zero" as string | null,
    baseText: "zero" as string | null,
    hasMark: false,
    conflict: null,
    text: () => document.content,
    savePoint: () => document.content.length,
    markSaved: (savePoint: number) => void (marked = savePoint),
  };
  const saveFiles: MainApi["saveFiles"] = (requests) => {
    disk.asked.push(...requests);
    return new Promise((resolve) => {
      disk.answer.push(() => resolve(done(requests.map(({ path, text }) => ({ path, hash: `hash of ${text}` })))));
    });
  };
  const list = { get: (path: string) => (path === "a.json" ? document : undefined), tellState: () => undefined };
  return { document, save: createSaving(list, saveFiles), marked: () => marked };
}

describe("saving", () => {
  it("again before the last save was answered writes over what that one wrote", async () => {
    const disk: { answer: (() => void)[]; asked: SaveRequest[] } = { answer: [], asked: [] };
    const { document, save, marked } = openOn(disk);
    document.content = "one";
    const first = save(() => ["a.json"]);
    await vi.waitFor(() => expect(disk.answer).toHaveLength(1));
    document.content = "three";
    const second = save(() => ["a.json"]);
    disk.answer.shift()!();
    expect(await first).toEqual([]);
    expect(marked()).toBe("one".length);
    await vi.waitFor(() => expect(disk.answer).toHaveLength(1));
    disk.answer.shift()!();
    expect(await second).toEqual([]);
    expect(disk.asked.map(({ text, baseHash }) => [text, baseHash])).toEqual([
      ["one", "hash of zero"],
      ["three", "hash of one"],
    ]);
    expect(marked()).toBe("three".length);
  });

  it("asks what is to be saved when the last save is over: only then is it known", async () => {
    const disk: { answer: (() => void)[]; asked: SaveRequest[] } = { answer: [], asked: [] };
    const { document, save, marked } = openOn(disk);
    // What was written last, or is there from the start: what says something else is unsaved.
    const unsaved = (): readonly string[] =>
      document.content.length === Math.max(marked(), "zero".length) ? [] : ["a.json"];
    document.content = "seven";
    const first = save(unsaved);
    await vi.waitFor(() => expect(disk.answer).toHaveLength(1));
    // Undone, and saved at once: as the disk was when it was asked, not as it will be.
    document.content = "zero";
    const second = save(unsaved);
    disk.answer.shift()!();
    await first;
    await vi.waitFor(() => expect(disk.answer).toHaveLength(1));
    disk.answer.shift()!();
    await second;
    expect(disk.asked.map(({ text }) => text)).toEqual(["seven", "zero"]);
  });

  it("leaves out what is no document, and asks nothing of the disk then", async () => {
    const disk: { answer: (() => void)[]; asked: SaveRequest[] } = { answer: [], asked: [] };
    expect(await openOn(disk).save(() => ["b.json"])).toEqual([]);
    expect(disk.asked).toEqual([]);
  });
});
