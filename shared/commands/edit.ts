// The Edit menu: editing texts.
import type { Command } from "./command";

export const EDIT_COMMANDS = [
  { id: "edit.undo", title: "Undo", place: "edit", keys: ["CmdOrCtrl+Z"], inPopups: "any", withoutPack: true },
  {
    id: "edit.redo",
    title: "Redo",
    place: "edit",
    keys: ["CmdOrCtrl+Shift+Z", "CmdOrCtrl+Y"],
    inPopups: "any",
    withoutPack: true,
  },
  { id: "edit.find", title: "Find in Text…", place: "edit", keys: ["CmdOrCtrl+F"] },
  { id: "edit.replace", title: "Replace in Text…", place: "edit", keys: ["CmdOrCtrl+H"] },
  { id: "edit.fix", title: "Quick Fix…", place: "edit", keys: ["CmdOrCtrl+."] },
  { id: "edit.rename", title: "Rename Everywhere…", place: "edit", keys: ["F2"] },
  { id: "edit.definition", title: "Go to Definition", place: "edit", keys: ["F12"] },
  { id: "edit.peek", title: "Peek Definition", place: "edit", keys: ["Alt+F12"] },
  { id: "edit.usages", title: "Go to References", place: "edit", keys: ["Shift+F12"] },
  { id: "edit.symbol", title: "Go to Symbol in File…", place: "edit", keys: ["CmdOrCtrl+Shift+O"], when: "always" },
  { id: "edit.breadcrumbs", title: "Go to Breadcrumbs", place: "edit", keys: ["CmdOrCtrl+Shift+."], when: "always" },
  { id: "edit.format", title: "Format File", place: "edit", group: "Format", keys: ["Shift+Alt+F"], when: "always" },
  {
    id: "edit.formatSelection",
    title: "Format Selection",
    place: "edit",
    group: "Format",
    keys: ["CmdOrCtrl+K CmdOrCtrl+F"],
  },
] as const satisfies readonly Command[];
