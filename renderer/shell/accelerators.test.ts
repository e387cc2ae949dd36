import { describe, expect, it } from "vitest";
import { COMMANDS } from "../../shared/commands/commands";
import { type KeyPress, matchesAccelerator } from "../ui/keyPress";
import { type KeyContext, acceleratorOfPress, beginsChord, commandOfKey } from "./accelerators";

/** "Ctrl+Shift+z" as a key press; the last part is what the key types. */
function press(keys: string, code = ""): KeyPress {
  const parts = keys.split("+");
  const has = (name: string): boolean => parts.includes(name);
  return { key: parts.at(-1)!, code, ctrl: has("Ctrl"), meta: has("Meta"), shift: has("Shift"), alt: has("Alt") };
}

const board: KeyContext = { mac: false, typing: false, playing: false, painting: true, popup: null, isSettled: false };

describe("an accelerator", () => {
  it.each([
    ["CmdOrCtrl+S", "Ctrl+s", false, true],
    ["CmdOrCtrl+S", "Meta+s", true, true],
    ["CmdOrCtrl+S", "Ctrl+s", true, false],
    ["CmdOrCtrl+S", "Ctrl+Shift+S", false, false],
    ["CmdOrCtrl+Shift+Z", "Ctrl+Shift+Z", false, true],
    ["F8", "F8", false, true],
    ["F8", "Shift+F8", false, false],
    ["Shift+F10", "Shift+F10", false, true],
    ["E", "e", false, true],
    ["E", "Alt+e", false, false],
  ])("%s is pressed by %s (on a Mac: %s): %s", (accelerator, keys, mac, matches) => {
    expect(matchesAccelerator(accelerator, press(keys), mac)).toBe(matches);
  });

  it.each([
    ["Ctrl+k", "Ctrl+K"],
    ["Meta+Shift+Z", "Meta+Shift+Z"],
    ["Alt+ArrowLeft", "Alt+ArrowLeft"],
    ["ё", "Ё"],
    [" ", "Space"],
  ])("%s is pressed as %s", (keys, accelerator) => {
    expect(acceleratorOfPress(press(keys))).toBe(accelerator);
  });

  it("goes by the key's place under a layout without Latin letters", () => {
    expect(matchesAccelerator("CmdOrCtrl+S", press("Ctrl+ы", "KeyS"), false)).toBe(true);
  });

  it("goes by the letter typed under a Latin layout that puts it elsewhere", () => {
    expect(matchesAccelerator("CmdOrCtrl+Z", press("Ctrl+z", "KeyY"), false)).toBe(true);
    expect(matchesAccelerator("CmdOrCtrl+Y", press("Ctrl+z", "KeyY"), false)).toBe(false);
  });
});

describe("a key press", () => {
  it.each([
    ["e on the board plays", "e", board, "play.toggle"],
    ["e in a text types an e", "e", { ...board, typing: true }, null],
    ["F5 runs even from a text", "F5", { ...board, typing: true }, "debug.run"],
    ["Ctrl+S saves even from a text", "Ctrl+s", { ...board, typing: true }, "file.save"],
    ["Ctrl+Z in a text is the text's own", "Ctrl+z", { ...board, typing: true }, null],
    ["Ctrl+Z elsewhere undoes", "Ctrl+z", board, "edit.undo"],
    ["z takes a move back while playing", "z", { ...board, playing: true }, "play.undo"],
    ["z means nothing while editing", "z", board, null],
    ["r restarts while playing", "r", { ...board, playing: true }, "play.restart"],
    ["r chooses a tool while painting", "r", board, "tool.select"],
    ["r chooses no tool in a list", "r", { ...board, painting: false }, null],
  ] as const)("%s", (_title, keys, context, id) => {
    expect(commandOfKey(COMMANDS, press(keys), context)?.id ?? null).toBe(id);
  });

  it("means a command as the second of two, and nothing else then", () => {
    const first = press("Ctrl+k");
    expect(beginsChord(COMMANDS, first, false)).toBe(true);
    expect(beginsChord(COMMANDS, press("Ctrl+j"), false)).toBe(false);
    expect(commandOfKey(COMMANDS, first, board)).toBeNull();
    const second = (keys: string): string | null => commandOfKey(COMMANDS, press(keys), board, first)?.id ?? null;
    expect(second("Ctrl+s")).toBe("help.keys");
    expect(second("s")).toBe("file.saveAll");
    expect(second("Ctrl+p")).toBeNull();
    expect(commandOfKey(COMMANDS, press("Ctrl+s"), board, press("Ctrl+j"))).toBeNull();
  });

  it("zooms by the signs, wherever Shift is needed for them", () => {
    const means = (keys: string, code: string): string | null =>
      commandOfKey(COMMANDS, press(keys, code), { ...board, typing: true })?.id ?? null;
    expect([means("Ctrl+=", "Equal"), means("Ctrl+-", "Minus")]).toEqual(["view.larger", "view.smaller"]);
    expect(commandOfKey(COMMANDS, { ...press("Ctrl+Shift+x", "Equal"), key: "+" }, board)?.id).toBe("view.larger");
  });

  it("never means two commands that could both be heard", () => {
    const heard = COMMANDS.flatMap((command) =>
      ("keys" in command ? command.keys : []).map((keys) => `${"when" in command && command.when} ${keys}`),
    );
    expect(new Set(heard).size).toBe(heard.length);
  });
});

describe("a key pressed in what is open over the window", () => {
  const dialog: KeyContext = { ...board, popup: "other" };
  it.each([
    ["e in a dialog does not play", "e", dialog, null],
    ["Ctrl+N does not take a dialog's place", "Ctrl+n", dialog, null],
    ["Ctrl+1 does not arrange what is behind", "Ctrl+1", dialog, null],
    ["Ctrl+= zooms the dialog too", "Ctrl+=", dialog, "view.larger"],
    ["Ctrl+P is for the window", "Ctrl+p", dialog, null],
    [
      "or for the palette, of commands or files",
      "Ctrl+p",
      { ...dialog, popup: "palette", typing: true },
      "view.quickOpen",
    ],
  ] as const)("%s", (_title, keys, context, id) => {
    expect(commandOfKey(COMMANDS, press(keys), context)?.id ?? null).toBe(id);
  });
});

describe("undo in a field of a form", () => {
  const field: KeyContext = { ...board, typing: true, painting: false };
  it("is the field's own while something is typed, and then the document's", () => {
    expect(commandOfKey(COMMANDS, press("Ctrl+z"), field)).toBeNull();
    expect(commandOfKey(COMMANDS, press("Ctrl+z"), { ...field, isSettled: true })?.id).toBe("edit.undo");
    expect(commandOfKey(COMMANDS, press("Ctrl+z"), { ...field, isSettled: true, popup: "other" })?.id).toBe(
      "edit.undo",
    );
    expect(commandOfKey(COMMANDS, press("e"), { ...field, isSettled: true })).toBeNull();
  });
});
