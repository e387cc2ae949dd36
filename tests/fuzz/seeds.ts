// Cases that once failed: every test run tries them again.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

export interface FuzzSeed {
  /** A target's name. */
  readonly target: string;
  readonly seed: number;
  /** fast-check's path to the smallest case. */
  readonly path: string;
}

const FILE = path.resolve(__dirname, "seeds.json");

export function readSeeds(): readonly FuzzSeed[] {
  return JSON.parse(readFileSync(FILE, "utf8")) as readonly FuzzSeed[];
}

/** Saves a case that failed. */
export function keepSeed(seed: FuzzSeed): void {
  writeFileSync(FILE, `${JSON.stringify([...readSeeds(), seed], null, 2)}\n`);
}
