// Checks the fuses in a packed program against those in electron-builder.yml.
import { readFileSync } from "node:fs";
import path from "node:path";
import { FuseV1Options, getCurrentFuseWire } from "@electron/fuses";
import { projectRoot } from "./project.mts";

/** A fuse's byte in the program: "1" is on. Old runtimes lack the newest fuses. */
const ON = 0x31;
const OFF = 0x30;

/** Reads the fuses from the packing configuration, by name. */
export function wantedFuses(config: string): ReadonlyMap<string, boolean> {
  const section = /^electronFuses:\n((?: {2}.*\n)+)/m.exec(config)?.[1] ?? "";
  return new Map(Array.from(section.matchAll(/^ {2}(\w+): (true|false)$/gm), ([, name, on]) => [name!, on === "true"]));
}

/** Returns a sentence about each fuse that differs from the configuration. */
export async function wrongFuses(program: string, wanted = fusesOfConfig()): Promise<readonly string[]> {
  // A wire has a byte for each fuse, whatever the library calls its values.
  const wire = (await getCurrentFuseWire(program)) as Readonly<Record<number, number>>;
  const wrong: string[] = [];
  for (const [name, on] of wanted) {
    const option = FuseV1Options[(name[0]!.toUpperCase() + name.slice(1)) as keyof typeof FuseV1Options];
    const state = option === undefined ? undefined : wire[option];
    if (option === undefined) wrong.push(`${name} is not a fuse`);
    // A fuse that this runtime lacks cannot be wrong.
    else if (state === ON || state === OFF) {
      if ((state === ON) !== on) wrong.push(`${name} is ${state === ON ? "on" : "off"}`);
    }
  }
  return wrong;
}

function fusesOfConfig(): ReadonlyMap<string, boolean> {
  return wantedFuses(readFileSync(path.join(projectRoot, "electron-builder.yml"), "utf8"));
}
