// Writes a file for a command.
import writeFileAtomic from "write-file-atomic";
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
