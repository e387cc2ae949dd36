import { describe, expect, it } from "vitest";
import type { StoredWindow } from "../files/user/storedWindows";
import { type ListedWindow, type WindowList, createWindowList } from "./windowList";

const PLACE = { x: 0, y: 0, width: 800, height: 500, isMaximized: false };

interface TestWindow extends ListedWindow {
  readonly name: string;
}

/** A list with windows that log what becomes of them; a window's pack and edits are as the test sets them. */
function program(): {
  readonly list: WindowList<TestWindow>;
  readonly log: string[];
  readonly stored: () => readonly (string | null)[];
  readonly packs: Map<string, string | null>;
  readonly unsaved: Set<string>;
  readonly open: (name: string, root: string | null) => TestWindow;
} {
  const log: string[] = [];
  const packs = new Map<string, string | null>();
  const unsaved = new Set<string>();
  let stored: readonly StoredWindow[] = [];
  const list = createWindowList<TestWindow>({
    remember: (windows) => (stored = windows),
    quit: () => log.push("quit"),
  });
  const open = (name: string, root: string | null): TestWindow => {
    packs.set(name, root);
    const window: TestWindow = {
      name,
      root: () => packs.get(name) ?? null,
      place: () => PLACE,
      hasUnsaved: () => unsaved.has(name),
      toFront: () => log.push(`front ${name}`),
      askToClose: () => log.push(`ask ${name}`),
    };
    list.add(window);
    return window;
  };
  return { list, log, stored: () => stored.map(({ root }) => root), packs, unsaved, open };
}

describe("the pack of a window", () => {
  it("is brought to the front instead of being opened twice", () => {
    const { list, log, open } = program();
    const [one, two] = [open("one", "/a"), open("two", "/b")];
    expect(list.showPack("/a", two)).toBe(true);
    expect(log).toEqual(["front one"]);
    expect(list.showPack("/a", one)).toBe(false);
    expect(list.showPack("/c")).toBe(false);
  });
});

describe("the current window", () => {
  it("is the one that had the focus last, or came last", () => {
    const { list, open } = program();
    expect(list.current()).toBeNull();
    const [one, two] = [open("one", "/a"), open("two", "/b")];
    expect(list.current()).toBe(two);
    list.focused(one);
    expect(list.current()).toBe(one);
    list.remove(one);
    expect(list.current()).toBe(two);
    // A window that was closed does not come back.
    list.focused(one);
    expect(list.current()).toBe(two);
    list.remove(two);
    expect(list.current()).toBeNull();
  });
});

describe("the next start", () => {
  it("brings back the windows with a pack, as they were last", () => {
    const { list, stored, packs, open } = program();
    open("one", "/a");
    open("empty", null);
    const two = open("two", "/b");
    expect(stored()).toEqual(["/a", "/b"]);
    packs.set("empty", "/c");
    list.changed();
    expect(stored()).toEqual(["/a", "/c", "/b"]);
    list.remove(two);
    expect(stored()).toEqual(["/a", "/c"]);
  });

  it("brings back the last window that was closed", () => {
    const { list, stored, open } = program();
    const [one, two] = [open("one", "/a"), open("two", "/b")];
    list.remove(one);
    list.remove(two);
    expect(stored()).toEqual(["/b"]);
  });
});

describe("ending the program", () => {
  it("asks in each window with edits, one after the other, and brings all of them back", () => {
    const { list, log, stored, unsaved, open } = program();
    const [one, two, three] = [open("one", "/a"), open("two", "/b"), open("three", "/c")];
    unsaved.add("one").add("three");
    expect(list.mayQuit()).toBe(false);
    expect(log).toEqual(["front one", "ask one"]);
    list.remove(one);
    expect(log.splice(0)).toEqual(["front one", "ask one", "quit"]);
    expect(list.mayQuit()).toBe(false);
    expect(log).toEqual(["front three", "ask three"]);
    list.remove(three);
    expect(list.mayQuit()).toBe(true);
    list.remove(two);
    expect(stored()).toEqual(["/a", "/b", "/c"]);
    expect(log).toEqual(["front three", "ask three", "quit"]);
  });

  it("stops where the user goes on working", () => {
    const { list, log, stored, unsaved, open } = program();
    const [one, two] = [open("one", "/a"), open("two", "/b")];
    unsaved.add("one").add("two");
    list.mayQuit();
    list.remove(one);
    list.mayQuit();
    list.stays();
    expect(stored()).toEqual(["/b"]);
    // Closing the window later is no part of ending the program.
    log.length = 0;
    open("three", "/c");
    list.remove(two);
    expect(log).toEqual([]);
    expect(stored()).toEqual(["/c"]);
  });

  it("closes windows without edits at once", () => {
    const { list, log, open } = program();
    open("one", "/a");
    expect(list.mayQuit()).toBe(true);
    expect(log).toEqual([]);
  });
});
