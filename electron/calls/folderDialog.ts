// Asks the user for a folder.
import { type BrowserWindow, dialog } from "electron";

export interface FolderQuestion {
  readonly title: string;
  /** Where the dialog begins; absent: wherever the system has it begin. */
  readonly defaultPath?: string;
}

/** Returns the folder that the user chose, which may be a new one; null for none. */
export async function chooseFolder(window: BrowserWindow, question: FolderQuestion): Promise<string | null> {
  const { canceled, filePaths } = await dialog.showOpenDialog(window, {
    ...question,
    properties: ["openDirectory", "createDirectory"],
  });
  return canceled ? null : (filePaths[0] ?? null);
}
