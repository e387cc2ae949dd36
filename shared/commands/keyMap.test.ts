import { describe, expect, it, test } from "vitest";
import type { Command } from "./command";
import { COMMANDS } from "./commands";
import { KEY_PRESETS, USUAL_KEYS, commandsWithKeys, keyConflicts, keysOf } from "./keyMap";

const command = (id: string): Command => {
  const found = (COMMANDS as readonly Command[]).find((each) => each.id === id);
  if (found === undefined) throw new Error(`no command ${id}`);
  return found;
};

test.each(KEY_PRESETS)("no key of the preset %s means two things at one place", (preset) => {
  expect([...keyConflicts(commandsWithKeys(COMMANDS, { preset, keys: {} }))]).toEqual([]);
});

describe("the keys of a command", () => {
  it("are those of the table, of the preset, or the user's own", () => {
    expect(keysOf(command("tool.eraser"), USUAL_KEYS)).toEqual(["X"]);
    expect(keysOf(command("tool.eraser"), { preset: "tiled", keys: {} })).toEqual(["E"]);
    expect(keysOf(command("tool.eraser"), { preset: "tiled", keys: { "tool.eraser": ["Q"] } })).toEqual(["Q"]);
    expect(keysOf(command("tool.eraser"), { preset: "tiled", keys: { "tool.eraser": [] } })).toEqual([]);
  });

  it("are heard in the text too when the user gave a command of the text others", () => {
    const own = { preset: "gridwright", keys: { "edit.find": ["CmdOrCtrl+G"], "edit.undo": ["Alt+U"] } } as const;
    const found = (id: string) => commandsWithKeys(COMMANDS, own).find((each) => each.id === id);
    expect(found("edit.find")).toMatchObject({ keys: ["CmdOrCtrl+G"], when: "always" });
    expect(found("edit.undo")).toMatchObject({ keys: ["Alt+U"], when: "always" });
    expect(found("edit.redo")?.when).toBeUndefined();
    expect(found("edit.replace")).toEqual(command("edit.replace"));
  });
});

it("conflicts are found whichever way a key is written, and with the first of two keys", () => {
  const conflictsOf = (id: string, keys: string): readonly string[] =>
    keyConflicts(commandsWithKeys(COMMANDS, { preset: "gridwright", keys: { [id]: [keys] } })).get(id) ?? [];
  expect(conflictsOf("tool.brush", "Shift+CmdOrCtrl+P")).toEqual([command("view.palette").title]);
  expect(conflictsOf("tool.brush", "F")).toEqual([command("tool.fill").title]);
  expect(conflictsOf("help.guide", "CmdOrCtrl+K")).toContain(command("pack.close").title);
  // What plays and what paints are never heard together.
  expect(conflictsOf("tool.brush", "Z")).toEqual([]);
});
