import { describe, expect, it } from "vitest";
import { add } from "../../../shared/host/checks/countingLevel.testing";
import { startedWindow } from "./playWindow.testing";

describe("recording", () => {
  it("starts the level again, changes nothing before the first move, then writes what is played", async () => {
    const { play, store, recorded, total } = await startedWindow();
    await play.act(add(2));
    await play.startRecording("one.json");
    expect(total()).toBe(0);
    expect(store.getState().isRecording).toBe(true);
    expect(recorded).toEqual([]);
    await play.act(add(1));
    await play.act(add(0));
    await play.act(add(2));
    expect(recorded).toEqual([[add(1)], [add(1), add(2)]]);
  });

  it("takes a wrong move out again", async () => {
    const { play, recorded } = await startedWindow();
    await play.startRecording("one.json");
    await play.act(add(1));
    await play.act(add(1));
    await play.undo();
    await play.act(add(2));
    expect(recorded.slice(2)).toEqual([[add(1)], [add(1), add(2)]]);
  });

  it("ends when told, and when another level is opened", async () => {
    const { play, store, recorded } = await startedWindow();
    await play.startRecording("one.json");
    play.stopRecording();
    await play.act(add(1));
    await play.startRecording("one.json");
    await play.start("one.json");
    await play.act(add(1));
    expect(store.getState().isRecording).toBe(false);
    expect(recorded).toEqual([]);
  });

  it("goes on from a step of a path, the rest giving way", async () => {
    const { play, recorded, total } = await startedWindow();
    await play.startRecording("one.json", { played: [add(1)], before: [], writes: false });
    expect(total()).toBe(1);
    expect(recorded).toEqual([]);
    await play.act(add(2));
    expect(recorded).toEqual([[add(1), add(2)]]);
  });

  it("inserts into a path, the rest staying behind", async () => {
    const { play, recorded, store } = await startedWindow();
    await play.startRecording("one.json", { played: [add(1)], before: [add(2)], writes: false });
    await play.act(add(1));
    await play.undo();
    expect(recorded).toEqual([
      [add(1), add(1), add(2)],
      [add(1), add(2)],
    ]);
    play.stopRecording();
    expect(store.getState().recordedBefore).toEqual([]);
  });

  it("is undone and redone a move at a time, back to where it began", async () => {
    const { play, store, recorded, total } = await startedWindow();
    await play.startRecording("one.json", { played: [add(1)], before: [], writes: false });
    expect(await play.undoRecorded()).toBe(false);
    expect(store.getState().isRecording).toBe(true);
    await play.act(add(1));
    await play.act(add(1));
    expect(await play.undoRecorded()).toBe(true);
    expect(total()).toBe(2);
    expect(recorded.at(-1)).toEqual([add(1), add(1)]);
    expect(await play.redoRecorded()).toBe(true);
    expect(await play.redoRecorded()).toBe(false);
    expect(recorded.at(-1)).toEqual([add(1), add(1), add(1)]);
    await play.undoRecorded();
    await play.undoRecorded();
    expect(total()).toBe(1);
    expect(await play.undoRecorded()).toBe(false);
    expect(store.getState().isRecording).toBe(false);
    expect(await play.redoRecorded()).toBe(false);
  });

  it("makes what was played the solution, and goes on", async () => {
    const { play, recorded } = await startedWindow();
    await play.act(add(1));
    await play.recordOn();
    await play.act(add(1));
    expect(recorded).toEqual([[add(1)], [add(1), add(1)]]);
  });

  it("tells the first writing of each recording from those that belong to it", async () => {
    const { play, firsts } = await startedWindow();
    await play.startRecording("one.json");
    await play.act(add(1));
    await play.act(add(1));
    await play.recordOn();
    expect(firsts).toEqual([true, false, true]);
  });

  it("goes on over the host's death", async () => {
    const { play, recorded, kill } = await startedWindow();
    await play.startRecording("one.json");
    await play.act(add(1));
    kill();
    await play.act(add(1));
    expect(recorded).toEqual([[add(1)], [add(1), add(1)]]);
  });
});
