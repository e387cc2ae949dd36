// Writes a file where a user chose: in a dialog, or by name on a command line.
import { promises as fs } from "node:fs";
import { replaceFile } from "./stagedFile";

/**
 * Writes the whole content or nothing, and makes missing folders. A link stays, and what it leads to is replaced. What
 * is no file, such as a pipe or `/dev/stdout`, is written to. Rejects when the disk refuses.
 */
export async function writeChosenFile(chosen: string, content: string | Uint8Array): Promise<void> {
  const place = await fs.realpath(chosen).catch(() => null);
  const before = await (place === null ? fs.lstat(chosen) : fs.stat(place)).catch(() => null);
  // A rename would put a file in the place of the pipe, the device, or the link that leads nowhere.
  if (before !== null && !before.isFile()) await fs.writeFile(chosen, content);
  else await replaceFile(place ?? chosen, content);
}
