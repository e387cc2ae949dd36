// The Help menu: the guide and the keys.
import type { Command } from "./command";

export const HELP_COMMANDS = [
  { id: "help.guide", title: "Guide: The First Ten Minutes", place: "help" },
  {
    id: "help.keys",
    title: "Keys",
    place: "help",
    keys: ["F1", "CmdOrCtrl+Alt+K", "CmdOrCtrl+K CmdOrCtrl+S"],
    when: "always",
    withoutPack: true,
  },
] as const satisfies readonly Command[];
