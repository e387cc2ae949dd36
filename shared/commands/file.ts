// The File menu: packs and files.
import type { Command } from "./command";

export const FILE_COMMANDS = [
  { id: "pack.new", title: "New Pack…", place: "file", keys: ["CmdOrCtrl+N"], when: "always" },
  { id: "pack.newWindow", title: "New Window", place: "file", keys: ["CmdOrCtrl+Shift+N"], when: "always" },
  {
    id: "pack.open",
    title: "Open Pack…",
    place: "file",
    keys: ["CmdOrCtrl+O", "CmdOrCtrl+K CmdOrCtrl+O"],
    when: "always",
  },
  { id: "pack.openInNewWindow", title: "Open Pack in New Window…", place: "file" },
  { id: "pack.close", title: "Close Pack", place: "file", keys: ["CmdOrCtrl+K F"], when: "always" },
  { id: "pack.import", title: "Pack from Zip…", place: "file", group: "Import" },
  { id: "pack.importImages", title: "Images…", place: "file", group: "Import" },
  { id: "pack.exportPage", title: "Web Page…", place: "file", group: "Export" },
  { id: "pack.export", title: "Pack as Zip…", place: "file", group: "Export" },
  { id: "level.picture", title: "Pictures…", place: "file", group: "Export" },
  { id: "pack.tryPage", title: "Try in Browser", place: "file", group: "Export" },
  { id: "file.save", title: "Save", place: "file", keys: ["CmdOrCtrl+S"], when: "always" },
  { id: "file.saveAll", title: "Save All", place: "file", keys: ["CmdOrCtrl+Alt+S", "CmdOrCtrl+K S"], when: "always" },
  { id: "pack.saveAs", title: "Save Pack As…", place: "file", keys: ["CmdOrCtrl+Shift+S"], when: "always" },
  { id: "file.close", title: "Close File", place: "file", keys: ["CmdOrCtrl+W"], when: "always" },
  { id: "pack.closeWindow", title: "Close Window", place: "file", keys: ["CmdOrCtrl+Shift+W"], when: "always" },
  { id: "pack.compare", title: "Compare Pack With…", place: "file", group: "Versions" },
  { id: "file.backups", title: "Earlier Versions…", place: "file", group: "Versions" },
  { id: "file.showInFolder", title: "Show in Folder", place: "file", keys: ["CmdOrCtrl+K R"], when: "always" },
] as const satisfies readonly Command[];
