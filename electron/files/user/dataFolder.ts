// Looks over the program's own data folder at start, so that nothing in it can keep the program from starting. Says in
// words what is wrong there, and moves settings aside that cannot be read.
import { accessSync, constants, promises as fs, mkdirSync, mkdtempSync, statSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { isJsonObject } from "../../../shared/base/json";
import { diskReason, errorCode } from "../disk/diskReason";

/** Settings are small: a larger file is not ours. */
const MAX_SETTINGS_BYTES = 8 * 1024 * 1024;

const SETTINGS_FILE = "preferences.json";
const SET_ASIDE = "preferences.unreadable.json";

/** The folders in it, and what is lost without each. */
const FOLDERS: readonly (readonly [name: string, lost: string])[] = [
  ["logs", "errors are not written to a file"],
  ["journal", "unsaved edits are not kept if the program ends unexpectedly"],
  ["backups", "earlier versions of saved files are not kept"],
  ["pages", "packs cannot be tried in the browser"],
];

export interface DataFolder {
  readonly folder: string;
  /** Null: it is the wanted one. */
  readonly trouble: string | null;
}

/** Returns the wanted folder, made if necessary; a temporary one where that is impossible. Never throws. */
export function usableDataFolder(wanted: string): DataFolder {
  try {
    mkdirSync(wanted, { recursive: true });
    if (!statSync(wanted).isDirectory()) throw new Error("it is not a folder");
    accessSync(wanted, constants.R_OK | constants.W_OK);
    return { folder: wanted, trouble: null };
  } catch (error) {
    const folder = mkdtempSync(path.join(os.tmpdir(), "gridwright-data-"));
    const trouble = `The data folder ${wanted} cannot be used: ${diskReason(error)}. Settings and unsaved edits of this run are in ${folder}.`;
    return { folder, trouble };
  }
}

/** Returns a sentence for each thing in the folder that is not as it should be. Never rejects. */
export async function checkDataFolder(folder: string): Promise<readonly string[]> {
  const found = await Promise.all([
    ...FOLDERS.map(([name, lost]) => folderTrouble(folder, name, lost)),
    settings(folder),
  ]);
  return found.filter((trouble) => trouble !== null);
}

async function folderTrouble(folder: string, name: string, lost: string): Promise<string | null> {
  const place = path.join(folder, name);
  try {
    await fs.mkdir(place, { recursive: true });
    await fs.access(place, constants.R_OK | constants.W_OK);
    return null;
  } catch (error) {
    const isFile = (await fs.stat(place).catch(() => null))?.isDirectory() === false;
    const why = isFile ? "there is a file where a folder should be" : diskReason(error);
    return `${place} cannot be used: ${why}. Until it is moved away, ${lost}.`;
  }
}

/** Moves a settings file aside that cannot be read, so that it is not overwritten and new settings can be written. */
async function settings(folder: string): Promise<string | null> {
  const file = path.join(folder, SETTINGS_FILE);
  const why = await settingsMistake(file);
  if (why === null) return null;
  const start = `The settings in ${file} cannot be read: ${why}. The usual settings are in use`;
  try {
    const aside = path.join(folder, SET_ASIDE);
    await fs.rm(aside, { recursive: true, force: true });
    await fs.rename(file, aside);
    return `${start}; the old ones are now in ${SET_ASIDE}.`;
  } catch (error) {
    return `${start}, and changes to them are not kept: ${diskReason(error)}.`;
  }
}

/** Returns why settings cannot be read; null when they can, or when there are none yet. */
async function settingsMistake(file: string): Promise<string | null> {
  try {
    const stat = await fs.stat(file);
    if (stat.isDirectory()) return "there is a folder where a file should be";
    if (!stat.isFile()) return "it is not a plain file";
    if (stat.size > MAX_SETTINGS_BYTES) return "the file is too large";
    const text = await fs.readFile(file, "utf8");
    return text.trim() === "" || isJsonText(text) ? null : "they are not valid JSON";
  } catch (error) {
    return errorCode(error) === "ENOENT" ? null : diskReason(error);
  }
}

function isJsonText(text: string): boolean {
  try {
    return isJsonObject(JSON.parse(text));
  } catch {
    return false;
  }
}
