// Finds a file name that is not taken.
import { promises as fs } from "node:fs";

/** Returns the path, or the path with the first free number appended: `pack`, `pack 2`, `pack 3`. */
export async function freeName(wanted: string): Promise<string> {
  for (let count = 1; ; count++) {
    const name = count === 1 ? wanted : `${wanted} ${count}`;
    const taken = await fs.lstat(name).catch(() => null);
    if (taken === null) return name;
  }
}
