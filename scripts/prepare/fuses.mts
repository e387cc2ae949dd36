// Whether a packed program has the fuses that electron-builder.yml asks for: read from the program itself.
import { readFileSync } from "node:fs";
import path from "node:path";
import { FuseV1Options, getCurrentFuseWire } from "@electron/fuses";
import { projectRoot } from "./project.mts";

/** A fuse's byte in the program: "1" is on; an old runtime does not have the newest ones. */
const ON = 0x31;
const OFF = 0x30;

/** The fuses in the configuration of the packing, by name. */
export function wantedFuses(config: string): ReadonlyMap<string, boolean> {
  const section = /^electronFuses:\n((?: {2}.*\n)+)/m.exec(config)?.[1] ?? "";
  return new Map(Array.from(section.matchAll(/^ {2}(\w+): (true|false)$/gm), ([, name, on]) => [name!, on === "true"]));
}

/** Sentences about each fuse that is not as wanted; empty when all are. */
export async function wrongFuses(program: string, wanted = fusesOfConfig()): Promise<readonly string[]> {
  const wire = (await getCurrentFuseWire(program)) as unknown as Readonly<Record<number, number>>;
  const wrong: string[] = [];
  for (const [name, on] of wanted) {
    const option = FuseV1Options[(name[0]!.toUpperCase() + name.slice(1)) as keyof typeof FuseV1Options];
    const state = option === undefined ? undefined : wire[option];
    if (option === undefined) wrong.push(`${name} is no fuse`);
    // A fuse that this runtime does not have cannot be wrong.
    else if (state === ON || state === OFF) {
      if ((state === ON) !== on) wrong.push(`${name} is ${state === ON ? "on" : "off"}`);
    }
  }
  return wrong;
}

function fusesOfConfig(): ReadonlyMap<string, boolean> {
  return wantedFuses(readFileSync(path.join(projectRoot, "electron-builder.yml"), "utf8"));
}
