// Every command once. The menu, the palette and the shortcuts are read from here; what a command does is the
// business of renderer/shell/commands. Keys are written as Electron accelerators.

export type CommandPlace = "file" | "edit" | "view" | "level" | "play" | "debug" | "help";

export interface Command {
  readonly id: string;
  readonly title: string;
  readonly place: CommandPlace;
  /** The submenu of that menu; absent: the menu itself. The palette writes it before the title. */
  readonly group?: string;
  /** The first is shown in the menu. */
  readonly keys?: readonly string[];
  /** Where its keys work; "always" even while typing in the text. */
  readonly when?: "always" | "board" | "play" | "debug";
}

export const COMMANDS = [
  { id: "pack.open", title: "Open Pack…", place: "file", keys: ["CmdOrCtrl+O"], when: "always" },
  { id: "pack.import", title: "Import Pack from Zip…", place: "file" },
  { id: "pack.export", title: "Export Pack as Zip…", place: "file" },
  { id: "file.save", title: "Save", place: "file", keys: ["CmdOrCtrl+S"], when: "always" },
  { id: "file.saveAll", title: "Save All", place: "file", keys: ["CmdOrCtrl+Alt+S"], when: "always" },
  { id: "file.close", title: "Close File", place: "file", keys: ["CmdOrCtrl+W"], when: "always" },
  { id: "file.backups", title: "Earlier Versions…", place: "file" },
  { id: "file.showInFolder", title: "Show in Folder", place: "file" },
  { id: "edit.undo", title: "Undo", place: "edit", keys: ["CmdOrCtrl+Z"] },
  { id: "edit.redo", title: "Redo", place: "edit", keys: ["CmdOrCtrl+Shift+Z", "CmdOrCtrl+Y"] },
  { id: "edit.fix", title: "Quick Fix…", place: "edit", keys: ["CmdOrCtrl+."] },
  { id: "edit.rename", title: "Rename Everywhere…", place: "edit", keys: ["F2"] },
  { id: "edit.definition", title: "Go to Definition", place: "edit", keys: ["F12"] },
  { id: "edit.peek", title: "Peek Definition", place: "edit", keys: ["Alt+F12"] },
  { id: "edit.usages", title: "Find Usages", place: "edit", keys: ["Shift+F12"] },
  { id: "edit.symbol", title: "Go to Symbol in File…", place: "edit", keys: ["CmdOrCtrl+Shift+O"], when: "always" },
  { id: "edit.format", title: "Format File", place: "edit", keys: ["Shift+Alt+F"], when: "always" },
  { id: "view.palette", title: "Command Palette…", place: "view", keys: ["CmdOrCtrl+Shift+P"], when: "always" },
  { id: "view.quickOpen", title: "Go to File…", place: "view", keys: ["CmdOrCtrl+P"], when: "always" },
  { id: "problem.next", title: "Next Problem", place: "view", keys: ["F8"], when: "always" },
  { id: "problem.previous", title: "Previous Problem", place: "view", keys: ["Shift+F8"], when: "always" },
  {
    id: "arrange.design",
    title: "Design: Paint and Write",
    place: "view",
    group: "Arrangement",
    keys: ["CmdOrCtrl+1"],
    when: "always",
  },
  {
    id: "arrange.play",
    title: "Play: Play and Record",
    place: "view",
    group: "Arrangement",
    keys: ["CmdOrCtrl+2"],
    when: "always",
  },
  {
    id: "arrange.debug",
    title: "Debug: Look into Turns",
    place: "view",
    group: "Arrangement",
    keys: ["CmdOrCtrl+3"],
    when: "always",
  },
  { id: "view.resetLayout", title: "Reset This Arrangement", place: "view", group: "Arrangement" },
  { id: "view.theme", title: "Switch Light and Dark", place: "view" },
  { id: "view.fitBoard", title: "Fit Board", place: "view", keys: ["CmdOrCtrl+0"], when: "board" },
  { id: "panel.pack", title: "Pack", place: "view", group: "Panel" },
  { id: "panel.editor", title: "Text", place: "view", group: "Panel" },
  { id: "panel.board", title: "Board", place: "view", group: "Panel" },
  { id: "panel.palette", title: "Entities", place: "view", group: "Panel" },
  { id: "panel.layers", title: "Layers", place: "view", group: "Panel" },
  { id: "panel.inspector", title: "Inspector", place: "view", group: "Panel" },
  { id: "panel.turn", title: "Turn", place: "view", group: "Panel" },
  { id: "panel.why", title: "Why", place: "view", group: "Panel" },
  { id: "panel.breakpoints", title: "Breakpoints", place: "view", group: "Panel" },
  { id: "panel.rules", title: "Rules", place: "view", group: "Panel" },
  { id: "panel.compare", title: "Compare", place: "view", group: "Panel" },
  { id: "panel.watch", title: "Watch", place: "view", group: "Panel" },
  { id: "panel.problems", title: "Problems", place: "view", group: "Panel" },
  { id: "panel.search", title: "Search in Pack", place: "view", keys: ["CmdOrCtrl+Shift+F"], when: "always" },
  { id: "panel.solution", title: "Solution", place: "view", group: "Panel" },
  { id: "panel.overview", title: "Overview", place: "view", group: "Panel" },
  { id: "level.new", title: "New Empty Level", place: "level" },
  { id: "level.template", title: "New Level on This Ground", place: "level" },
  { id: "level.copy", title: "Duplicate Level", place: "level" },
  { id: "level.delete", title: "Delete Level…", place: "level" },
  { id: "level.earlier", title: "Move Level Up in the Sequence", place: "level" },
  { id: "level.later", title: "Move Level Down in the Sequence", place: "level" },
  { id: "play.toggle", title: "Play or Edit", place: "play", keys: ["E"], when: "board" },
  { id: "play.undo", title: "Take Back Move", place: "play", keys: ["Z"], when: "play" },
  { id: "play.redo", title: "Repeat Move", place: "play", keys: ["Shift+Z"], when: "play" },
  { id: "play.restart", title: "Restart Level", place: "play", keys: ["R"], when: "play" },
  { id: "play.record", title: "Record Solution", place: "play" },
  { id: "play.goldPath", title: "Play the Gold Path", place: "play" },
  { id: "play.pack", title: "Play the Whole Pack", place: "play" },
  { id: "play.animations", title: "Animate Moves or Not", place: "play" },
  { id: "pack.compareProfiles", title: "Compare Profiles…", place: "play" },
  { id: "pack.check", title: "Check All Gold Paths", place: "play", keys: ["CmdOrCtrl+Shift+C"], when: "always" },
  { id: "debug.run", title: "Run to the Next Breakpoint", place: "debug", keys: ["F5"], when: "always" },
  { id: "debug.runBack", title: "Run Back to the Last Breakpoint", place: "debug", keys: ["Shift+F5"], when: "always" },
  { id: "debug.runGoldPath", title: "Run the Gold Path to a Breakpoint", place: "debug" },
  { id: "debug.runAll", title: "Run All Gold Paths to a Breakpoint", place: "debug" },
  {
    id: "debug.toCursor",
    title: "Run to the Rule at the Cursor",
    place: "debug",
    keys: ["CmdOrCtrl+F10"],
    when: "always",
  },
  {
    id: "debug.toCursorBack",
    title: "Run Back to the Rule at the Cursor",
    place: "debug",
    keys: ["CmdOrCtrl+Shift+F10"],
    when: "always",
  },
  { id: "debug.toEnd", title: "Run to the End of the Session", place: "debug" },
  { id: "debug.toStart", title: "Run Back to the Start of the Session", place: "debug" },
  { id: "debug.breakpoint", title: "Breakpoint at This Rule", place: "debug", keys: ["F9"], when: "always" },
  { id: "debug.why", title: "Why Did This Rule (Not) Fire?", place: "debug", keys: ["Shift+F9"], when: "always" },
  {
    id: "debug.again",
    title: "Play Again by the Rules as They Are",
    place: "debug",
    keys: ["CmdOrCtrl+Enter"],
    when: "always",
  },
  { id: "debug.mark", title: "Mark This Moment and Compare", place: "debug" },
  { id: "debug.keep", title: "Keep This Session to Compare With", place: "debug" },
  { id: "debug.over", title: "Step Over", place: "debug", keys: ["F10"], when: "always" },
  { id: "debug.backOver", title: "Step Back Over", place: "debug", keys: ["Shift+F10"], when: "always" },
  { id: "debug.into", title: "Step Into", place: "debug", keys: ["F11"], when: "always" },
  { id: "debug.out", title: "Step Out", place: "debug", keys: ["Shift+F11"], when: "always" },
  { id: "debug.backInto", title: "Step Back Into", place: "debug", keys: ["CmdOrCtrl+F11"], when: "always" },
  { id: "debug.start", title: "To the Start of the Turn", place: "debug" },
  { id: "debug.end", title: "To the End of the Turn", place: "debug" },
] as const satisfies readonly Command[];

export type CommandId = (typeof COMMANDS)[number]["id"];
