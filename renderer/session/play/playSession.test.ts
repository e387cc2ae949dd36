import { describe, expect, it } from "vitest";
import { add } from "../../../shared/host/checks/countingLevel.testing";
import { PLAIN_WORDS } from "../../../shared/pack/packModel";
import { playedActions } from "./playState";
import { openWindow, startedWindow } from "./playWindow.testing";

describe("playing", () => {
  it("begins with the text as it stands: what waits is sent first", async () => {
    const { calls, store, total } = await startedWindow();
    expect(calls).toEqual(["flush", "open"]);
    expect(store.getState()).toMatchObject({ shown: 0, cursor: null, isOpening: false, failure: null });
    expect(total()).toBe(0);
  });

  it("plays actions in the order of asking, however fast they come", async () => {
    const { play, calls, store, total } = await startedWindow();
    void play.act(add(1));
    void play.act(add(1));
    await play.act(add(1));
    expect(calls.slice(2)).toEqual(["act 1 after 0", "act 1 after 1", "act 1 after 2"]);
    expect(total()).toBe(3);
    expect(store.getState().turns.at(-1)!.won).toBe(true);
  });

  it("undoes in the same order, redoes, and forgets what a new move replaces", async () => {
    const { play, store, total } = await startedWindow();
    void play.act(add(1));
    void play.act(add(1));
    await play.undo();
    expect(total()).toBe(1);
    expect(store.getState().turns).toHaveLength(3);
    await play.redo();
    expect(total()).toBe(2);
    await play.undo();
    await play.undo();
    await play.undo();
    expect(store.getState().shown).toBe(0);
    await play.act(add(2));
    expect(playedActions(store.getState())).toEqual([add(2)]);
  });

  it("tells a refused action and keeps the board", async () => {
    const { play, store, total } = await startedWindow();
    await play.act(add(1));
    await play.act(add(0));
    expect(store.getState()).toMatchObject({ refusedAction: add(0), shown: 1 });
    expect(total()).toBe(1);
    await play.act(add(1));
    expect(store.getState().refusedAction).toBeNull();
  });

  it("restarts, and can repeat what was played", async () => {
    const { play, total } = await startedWindow();
    await play.act(add(1));
    await play.restart();
    expect(total()).toBe(0);
    await play.redo();
    expect(total()).toBe(1);
  });

  it("says why a file cannot be played", async () => {
    const { play, store, text } = openWindow();
    await play.start("other.json");
    expect(store.getState()).toMatchObject({ level: null, failure: "This file is not a level that can be read." });
    text.id = "two";
    await play.start("one.json");
    expect(store.getState()).toMatchObject({ level: null, failure: 'There is no level "two".', isOpening: false });
  });

  it("opens a level that could not be played once its text has changed, while it is to be played", async () => {
    const { play, store, text, total } = openWindow();
    text.id = "two";
    await play.start("one.json", [add(2)]);
    play.setView({ mode: "play" });
    play.checkText();
    expect(store.getState()).toMatchObject({ isOpening: false, failure: 'There is no level "two".' });

    // Changed, but no better: that is said as before.
    text.print = "worse";
    play.checkText();
    await expect.poll(() => store.getState().isOpening).toBe(false);
    expect(store.getState()).toMatchObject({ level: null, failure: 'There is no level "two".' });

    play.setView({ mode: "edit" });
    Object.assign(text, { print: "as it should be", id: "one" });
    play.checkText();
    expect(store.getState().isOpening).toBe(false);

    play.setView({ mode: "play" });
    play.checkText();
    await expect.poll(total).toBe(2);
    expect(store.getState()).toMatchObject({ failure: null, isOpening: false, shown: 1 });
  });

  it("drops what was asked of a level before another was opened", async () => {
    const { play, calls, store } = await startedWindow();
    void play.act(add(1));
    void play.act(add(1));
    await play.start("one.json");
    expect(store.getState().turns).toHaveLength(1);
    expect(calls.filter((call) => call.startsWith("act"))).toEqual([]);
  });

  it("leaves the opening of a level that takes long, when it is not wanted or another is", async () => {
    const { play, store, calls, total, open } = openWindow({ opensByHand: true });
    play.cancelOpening();
    play.showOpening({ played: 1, actions: 2 });
    expect(calls).toEqual([]);
    const first = play.start("one.json", [add(1), add(1)]);
    await expect.poll(() => store.getState().isOpening).toBe(true);
    play.showOpening({ played: 1, actions: 2 });
    expect(store.getState().opening).toEqual({ played: 1, actions: 2 });
    play.cancelOpening();
    await first;
    expect(store.getState()).toMatchObject({ level: null, failure: null, isOpening: false, opening: null });

    void play.start("one.json", [add(1)]);
    await expect.poll(() => store.getState().isOpening).toBe(true);
    void play.start("one.json", [add(2)]);
    await expect.poll(() => calls).toEqual(["flush", "open", "cancel", "flush", "open", "cancel", "flush", "open"]);
    open();
    await expect.poll(total).toBe(2);
    expect(store.getState()).toMatchObject({ isOpening: false, shown: 1 });

    void play.start("one.json");
    await expect.poll(() => store.getState().isOpening).toBe(true);
    await play.start("other.json");
    expect(store.getState()).toMatchObject({ isOpening: false, failure: "This file is not a level that can be read." });
  });

  it("opens with actions played, at the turn asked for", async () => {
    const { play, store, total } = openWindow();
    await play.start("one.json", [add(1), add(2)], 1);
    expect(store.getState().turns).toHaveLength(3);
    expect(total()).toBe(1);
  });
});

describe("a host that dies", () => {
  it("is replaced under an action: the session is opened again and the action played", async () => {
    const { play, store, total, kill } = await startedWindow();
    await play.act(add(1));
    kill();
    void play.act(add(1));
    await play.act(add(1));
    expect(total()).toBe(3);
    expect(playedActions(store.getState())).toEqual([add(1), add(1), add(1)]);
  });

  it("is replaced while nothing is asked: the session stands where it was, with a line that says so", async () => {
    const { play, store, calls, kill } = await startedWindow();
    await play.act(add(1));
    await play.act(add(1));
    await play.undo();
    kill();
    await play.recover();
    expect(store.getState()).toMatchObject({
      shown: 1,
      notice: "The game engine was restarted; play continues at move 1.",
    });
    expect(store.getState().turns).toHaveLength(3);
    expect(calls.filter((call) => call === "open")).toHaveLength(2);
  });

  it("is not asked twice when an action has already opened the session again", async () => {
    const { play, calls, kill } = await startedWindow();
    await play.act(add(1));
    kill();
    void play.act(add(1));
    await play.recover();
    expect(calls.filter((call) => call === "open")).toHaveLength(2);
  });

  it("leaves the turns to be looked at when the level cannot be opened any more", async () => {
    const { play, store, text, kill } = await startedWindow();
    await play.act(add(1));
    kill();
    text.id = "gone";
    await play.recover();
    expect(store.getState().turns).toHaveLength(2);
    expect(store.getState().notice).toContain('There is no level "gone".');
  });
});

describe("a level over which every host dies", () => {
  it("is not opened again by itself, but by the next action", async () => {
    const { play, store, calls, kill, dieOverIt, total } = await startedWindow();
    await play.act(add(1));
    kill();
    dieOverIt(true);
    // One host died of something else, two more over the level: each new one tells of itself.
    await Promise.all([play.recover(), play.recover(), play.recover()]);
    expect(calls.filter((call) => call === "open")).toHaveLength(2);
    expect(store.getState().notice).toContain("stopped responding");
    dieOverIt(false);
    await play.act(add(1));
    expect(total()).toBe(2);
  });

  it("is opened again by itself once its text is another one", async () => {
    const { play, store, kill, dieOverIt, rewrite } = await startedWindow();
    await play.act(add(1));
    kill();
    dieOverIt(true);
    await play.recover();
    dieOverIt(false);
    rewrite(1);
    await play.recover();
    expect(store.getState().notice).toBe("The game engine was restarted; play continues at move 1.");
  });
});

describe("a text that changes under a session", () => {
  it("is noticed, and noticed again when the change is undone", async () => {
    const { play, store, text } = await startedWindow();
    play.note("Played again: nothing has changed.");
    text.print = "changed";
    play.checkText();
    expect(store.getState(), "what was said of the text before is over").toMatchObject({ isStale: true, notice: null });
    text.print = "as written";
    play.checkText();
    expect(store.getState().isStale).toBe(false);
  });

  it("is followed under another name of its file", async () => {
    const { play, store, text, total, rewrite } = await startedWindow();
    await play.act(add(1));
    play.fileRenamed({ from: "two.json", to: "three.json" });
    expect(store.getState().level?.file).toBe("one.json");
    text.file = "first.json";
    play.fileRenamed({ from: "one.json", to: "first.json" });
    play.checkText();
    expect(store.getState()).toMatchObject({ level: { file: "first.json" }, isStale: false, shown: 1 });
    rewrite(1);
    expect(await play.playAgain([add(1)], 1)).toBeNull();
    expect(total()).toBe(2);
  });

  it("is applied by playing the same moves again, as far as they can be", async () => {
    const { play, store, total, rewrite } = await startedWindow();
    await play.act(add(1));
    await play.act(add(1));
    rewrite(1);
    await play.applyChanges();
    expect(total()).toBe(3);
    expect(store.getState()).toMatchObject({ isStale: false, shown: 2 });
    rewrite(2);
    await play.applyChanges();
    expect(store.getState().turns).toHaveLength(2);
    expect(store.getState().notice).toBe("The level was taken as it is now; 1 of 2 moves could be played again.");
  });
});

describe("a changed text of another language", () => {
  it("is told in the words of that language", async () => {
    const words = { ...PLAIN_WORDS, start: "session", move: "event", moves: "events" };
    const { play, store, rewrite } = openWindow({ words });
    await play.start("one.json");
    await play.act(add(1));
    await play.act(add(1));
    rewrite(1);
    await play.applyChanges();
    expect(store.getState().notice).toBe("The session was taken as it is now; play continues at event 2.");
    rewrite(2);
    await play.applyChanges();
    expect(store.getState().notice).toBe("The session was taken as it is now; 1 of 2 events could be played again.");
    await play.start("two.json");
    expect(store.getState().failure).toBe("This file is not a session that can be read.");
  });
});

describe("the debugger's cursor", () => {
  it("moves the board, tells what a step went over, and is at the end of each new turn", async () => {
    const { play, store, total } = await startedWindow();
    await play.act(add(2));
    play.setCursor(0);
    expect(total()).toBe(0);
    play.setCursor(1, true);
    expect(total()).toBe(2);
    expect(store.getState().stepped).toEqual({ from: 1, to: 2, direction: "forward" });
    play.setCursor(0, true);
    expect(store.getState().stepped).toEqual({ from: 1, to: 2, direction: "backward" });
    await play.act(add(1));
    expect(store.getState().cursor).toBeNull();
    play.goTo(1);
    expect(total()).toBe(2);
    play.goTo(9);
    expect(store.getState().shown).toBe(1);
  });

  it("goes to a record of another turn in one change", async () => {
    const { play, store, total } = await startedWindow();
    await play.act(add(2));
    await play.act(add(1));
    const seen: unknown[] = [];
    store.subscribe(({ shown, cursor }) => seen.push([shown, cursor]));
    play.goTo(1, 0);
    expect(seen).toEqual([[1, 0]]);
    expect(total()).toBe(0);
  });
});
