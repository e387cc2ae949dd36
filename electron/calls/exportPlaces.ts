// Asks the user where files go that leave a pack, and shows them in their folder. Each question begins where the last
// such file went in this run.
import path from "node:path";
import { type BrowserWindow, type FileFilter, dialog, shell } from "electron";

export interface ExportQuestion {
  /** What is written. */
  readonly title: string;
  /** The name that is proposed. */
  readonly name: string;
  /** The folder that is proposed for the first file of the run; null leaves it to the system. */
  readonly folder: string | null;
  readonly filters: readonly FileFilter[];
}

export interface ExportPlaces {
  /** Returns the file that the user chose; null for none. */
  choose(question: ExportQuestion): Promise<string | null>;
  /** Shows a file that was chosen in this window in its folder; ignores other files. */
  show(file: string): void;
}

/** The same for all windows. */
let lastFolder: string | null = null;

export function createExportPlaces(window: BrowserWindow): ExportPlaces {
  const chosen = new Set<string>();
  return {
    async choose({ title, name, folder, filters }) {
      const proposed = lastFolder ?? folder;
      const { canceled, filePath } = await dialog.showSaveDialog(window, {
        title,
        defaultPath: proposed === null ? name : path.join(proposed, name),
        filters: [...filters],
      });
      // Electron 25 returns undefined, later versions "".
      if (canceled || filePath === undefined || filePath === "") return null;
      lastFolder = path.dirname(filePath);
      chosen.add(filePath);
      return filePath;
    },
    show(file) {
      if (chosen.has(file)) shell.showItemInFolder(file);
    },
  };
}
