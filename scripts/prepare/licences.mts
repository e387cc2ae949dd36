// Which packages are in a bundle, and their licences as one text: what is shipped names whose work is in it.
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";

/** What is read of a package.json. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly author?: unknown;
  readonly engines?: unknown;
}

export function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")) as Manifest;
}

/** Returns the folders of the packages that modules belong to, in their order by name. */
export function packagesOf(modules: readonly string[]): readonly string[] {
  return [...new Set(modules.flatMap((id) => packageFolder(id) ?? []))].sort();
}

function packageFolder(module: string): string | null {
  return /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/@\0]+)\//.exec(module.replaceAll("\\", "/"))?.[1] ?? null;
}

/** Returns each package's name, version and licence, with the notices that it ships of others. */
export function licencesText(folders: readonly string[]): string {
  const parts = folders.map((folder) => {
    const { name, version, license = "" } = manifestOf(folder);
    const files = readdirSync(folder).filter((each) => /^(?:licen[cs]e|third-?party-?notices?)(?:\.|$)/i.test(each));
    const texts = files.sort().map((file) => readFileSync(path.join(folder, file), "utf8").trim());
    return `${name} ${version}\n\n${texts.length === 0 ? `Licence: ${license}` : texts.join("\n\n")}\n`;
  });
  return parts.join(`\n${"-".repeat(80)}\n\n`);
}
