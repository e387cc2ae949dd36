// Writes files for commands.
import writeFileAtomic from "write-file-atomic";
import { writeChosenFile } from "../electron/files/disk/chosenFile";
import { diskReason } from "../electron/files/disk/diskReason";

/** Writes a text to a file, or to what a link leads to. Returns in words why that failed; null: it did not. */
export async function writeText(file: string, text: string): Promise<string | null> {
  try {
    await writeFileAtomic(file, text);
    return null;
  } catch (error) {
    return diskReason(error);
  }
}

/** Writes a file that the command line names. Returns in a sentence why that failed; null: it did not. */
export async function writeChosen(file: string, content: string | Uint8Array): Promise<string | null> {
  return writeChosenFile(file, content).then(
    () => null,
    (error: unknown) => `${file} cannot be written: ${diskReason(error)}.`,
  );
}
