// Copies a pack for a test to open, edit and break.
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";

export const projectRoot = path.resolve(__dirname, "../../..");

/** Reference packs beside the project where it is developed; a plain clone has only the sample packs. */
const REFERENCE_PACKS = path.resolve(projectRoot, "../shared/conformance/packs");

/** Returns the folder of a reference pack, or null when there are none. */
export function referencePack(name: string): string | null {
  const folder = path.join(REFERENCE_PACKS, name);
  return existsSync(folder) ? folder : null;
}

export interface PackCopy {
  /** A real path. */
  readonly folder: string;
  /** Reads the text of one of its files. */
  read(file: string): string;
  /** Writes one of its files as another program would. */
  write(file: string, text: string): void;
  /** Removes one of its files as another program would. */
  removeFile(file: string): void;
  has(file: string): boolean;
  remove(): void;
}

/**
 * Copies a pack (a path, absolute or from the project's root) into a temporary folder, together with the collection
 * `gridponder-base` where that is beside it.
 */
export function copyPack(source: string): PackCopy {
  const from = path.resolve(projectRoot, source);
  const parent = realpathSync(mkdtempSync(path.join(os.tmpdir(), "gridwright-pack-")));
  const folder = path.join(parent, path.basename(from));
  cpSync(from, folder, { recursive: true });
  const base = path.join(path.dirname(from), "gridponder-base");
  if (existsSync(base)) cpSync(base, path.join(parent, "gridponder-base"), { recursive: true });
  makeWritable(parent);
  return { ...packIn(folder), remove: () => rmSync(parent, { recursive: true, force: true }) };
}

/** Removes a pack that was made for a file's tests when this process ends: how many of them it runs is not known before. */
export function removeAtExit(folder: string): void {
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
}

/** Returns a pack that already is in a folder; its creator removes it. */
export function packIn(folder: string): PackCopy {
  return {
    folder,
    read: (file) => readFileSync(path.join(folder, file), "utf8"),
    write(file, text) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    },
    removeFile: (file) => rmSync(path.join(folder, file)),
    has: (file) => existsSync(path.join(folder, file)),
    remove: () => undefined,
  };
}

/** Makes the copy writable: reference packs are write-protected, and a copy keeps the modes. */
function makeWritable(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) makeWritable(full);
    else chmodSync(full, 0o644);
  }
}
