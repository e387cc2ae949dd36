import { expect, it } from "vitest";
import { reboundActions } from "./reboundActions";

it("the editor's own actions give up their keys for those that the user chose, and no others do", () => {
  expect(reboundActions({ keys: {} })).toEqual([]);
  expect(reboundActions({ keys: { "edit.find": ["CmdOrCtrl+G"], "edit.undo": [], "tool.brush": ["Q"] } })).toEqual([
    "actions.find",
    "undo",
  ]);
});
