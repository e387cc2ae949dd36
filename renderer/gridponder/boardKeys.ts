// The keys that Gridponder's boards know beside the commands, for the sheet of keys.
import type { KeyGroup } from "../dialect/dialectCommands";

export const BOARD_KEYS: readonly KeyGroup[] = [
  {
    title: "Painting, with the board in focus",
    rows: [
      { title: "Erase, pick without changing the tool", keys: ["right button", "Alt+click"] },
      { title: "Copy, cut, paste the selection", keys: ["CmdOrCtrl+C", "CmdOrCtrl+X", "CmdOrCtrl+V"] },
      { title: "Select a rectangle; move what is selected", keys: ["Shift+arrows", "Alt+arrows"] },
      { title: "Flip and rotate the selection", keys: ["X", "Y", "Z"] },
      { title: "Recent kinds; kind before and after", keys: ["1…9", "[", "]"] },
      { title: "Layer above and below; show it alone", keys: ["CmdOrCtrl+PageUp", "CmdOrCtrl+PageDown", "H"] },
      { title: "Move the cell cursor; paint there", keys: ["arrows", "Space"] },
      { title: "Pan; zoom", keys: ["Space+drag", "middle button", "wheel"] },
      { title: "Cancel", keys: ["Escape"] },
    ],
  },
  {
    title: "Playing, with the board in focus",
    rows: [
      { title: "Move, as the pack's theme says", keys: ["arrows", "W A S D", "drag", "click"] },
      { title: "Ask why about a cell", keys: ["Alt+click"] },
      { title: "Stop where a cell changes", keys: ["CmdOrCtrl+click"] },
    ],
  },
];
