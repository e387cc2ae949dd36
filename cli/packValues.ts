// Reads JSON files of a folder one by one, on demand. Reads nothing outside the folder.
import { readFileSync, readdirSync, realpathSync, statSync } from "node:fs";
import path from "node:path";
import { diskReason } from "../electron/files/disk/diskReason";
import { errorText } from "../shared/base/errorText";
import type { Json } from "../shared/base/json";
import { type Result, done, refused } from "../shared/base/result";
import { firstMistake } from "../shared/pack/syntax/firstMistake";
import { MAX_NESTING, parseJsonTree, valueOf } from "../shared/text/jsonTree";
import { nestingOf } from "../shared/text/nesting";
import type { PackValues } from "../shared/dialects/gnosis/text/packValues";

export interface FolderValues extends PackValues {
  /** Files that could not be read, each as a sentence. */
  readonly problems: readonly string[];
}

/** Returns the files below a folder that exists. */
export function folderValues(folder: string): FolderValues {
  const root = realpathSync(folder);
  const read = new Map<string, Json | undefined>();
  const problems: string[] = [];
  const placeOf = (file: string): string | null => {
    try {
      const place = realpathSync(path.join(root, file));
      return place === root || place.startsWith(root + path.sep) ? place : null;
    } catch {
      return null;
    }
  };
  const valueOf = (file: string): Json | undefined => {
    const place = placeOf(file);
    if (place === null || !statSync(place).isFile()) return undefined;
    let text: string;
    try {
      text = readFileSync(place, "utf8");
    } catch (error) {
      problems.push(`${path.join(folder, file)} cannot be read: ${diskReason(error)}.`);
      return undefined;
    }
    const read = readJsonText(path.join(folder, file), text);
    if (read.ok) return read.value;
    problems.push(read.refusal);
    return undefined;
  };
  return {
    problems,
    has(file) {
      const place = placeOf(file);
      return place !== null && statSync(place).isFile();
    },
    value(file) {
      if (!read.has(file)) read.set(file, valueOf(file));
      return read.get(file);
    },
    jsonFilesIn(directory) {
      const place = placeOf(directory);
      if (place === null || !statSync(place).isDirectory()) return [];
      const names = readdirSync(place).filter((name) => name.endsWith(".json"));
      return names.sort(byName).map((name) => (directory === "" ? name : `${directory}/${name}`));
    },
  };
}

/** Returns the value of a file's text; refused with the place and the reason of its first mistake. */
export function readJsonText(place: string, written: string): Result<Json, string> {
  const text = written.replace(/^\uFEFF/, "");
  try {
    return done(readJson(text));
  } catch (error) {
    const tree = parseJsonTree(text);
    const mistake = firstMistake({ path: place, role: "other", text, tree, value: undefined });
    if (mistake === null) return refused(`${place} cannot be read: ${errorText(error)}`);
    return refused(`${place}:${mistake.line}:${mistake.column}: ${mistake.message}`);
  }
}

/** Returns the value of a text; throws what is wrong with it. Deeper lists and objects than any pack has are refused. */
export function readJson(text: string): Json {
  if (nestingOf(text, MAX_NESTING + 1).offset !== null) {
    throw new Error(`lists and objects are nested in each other more than ${MAX_NESTING} deep.`);
  }
  const value = JSON.parse(text) as Json;
  // JSON.parse moves such names to the front; a map of rules is in the order in which it is written.
  return INDEX_NAME.test(text) ? (valueOf(parseJsonTree(text).root) ?? value) : value;
}

/** A member whose name looks like an index. */
const INDEX_NAME = /"\d{1,10}"\s*:/;

function byName(one: string, other: string): number {
  return one < other ? -1 : 1;
}
