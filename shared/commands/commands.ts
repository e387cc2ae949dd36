// Every command once. The menu, the palette and the shortcuts are read from here; what a command does is the
// business of renderer/shell/commands.
import { DEBUG_COMMANDS } from "./debug";
import { EDIT_COMMANDS } from "./edit";
import { FILE_COMMANDS } from "./file";
import { HELP_COMMANDS } from "./help";
import { LEVEL_COMMANDS } from "./level";
import { PAINT_COMMANDS } from "./paint";
import { PLAY_COMMANDS } from "./play";
import { VIEW_COMMANDS } from "./view";

export const COMMANDS = [
  ...FILE_COMMANDS,
  ...EDIT_COMMANDS,
  ...VIEW_COMMANDS,
  ...LEVEL_COMMANDS,
  ...PAINT_COMMANDS,
  ...PLAY_COMMANDS,
  ...DEBUG_COMMANDS,
  ...HELP_COMMANDS,
] as const;

export type CommandId = (typeof COMMANDS)[number]["id"];
