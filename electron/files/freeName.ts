// A name that nothing bears yet.
import { promises as fs } from "node:fs";

/** The path wanted, or with the first number behind it that is free: `pack`, `pack 2`, `pack 3`. */
export async function freeName(wanted: string): Promise<string> {
  for (let count = 1; ; count++) {
    const name = count === 1 ? wanted : `${wanted} ${count}`;
    const taken = await fs.lstat(name).catch(() => null);
    if (taken === null) return name;
  }
}
