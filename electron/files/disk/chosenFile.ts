// Writes a file where a user chose: in a dialog, or by name on a command line.
import { promises as fs } from "node:fs";
import { replaceFile } from "./stagedFile";

/**
 * Writes the whole content or nothing, and makes missing folders. A link stays, and what it leads to is replaced. What
 * is no file, such as a pipe or `/dev/stdout`, is written to. Rejects when the disk refuses.
 */
export async function writeChosenFile(chosen: string, content: string | Uint8Array): Promise<void> {
  const place = await fs.realpath(chosen).catch(() => chosen);
  const before = await fs.stat(chosen).catch(() => null);
  // A rename would put a file in the place of the pipe or the device.
  if (before !== null && !before.isFile()) await fs.writeFile(chosen, content);
  else await replaceFile(place, content);
}
