// Finds paths that stubs and subscribers write and nothing reads, where one that is read and never written is one letter or
// one part away (spec B7).
import {
  type Json,
  type JsonPointer,
  childPointer,
  isJsonList,
  isJsonObject,
  listOf,
  objectOf,
} from "../../../base/json";
import { isTypo } from "../../../base/typos";
import type { Finding } from "../../../findings/finding";
import type { PackSource, SourceFile } from "../../../pack/packSource";
import { parsePath } from "../rules/path";
import { reactionsOfPack } from "../text/reactions";
import { found, replacing } from "./found";
import { hasPath } from "./statePaths";
import { writtenStates } from "./stateMembers";

/** A path into a state tree: its root, then its names. */
type StatePath = readonly string[];

interface Write {
  readonly file: SourceFile;
  readonly at: JsonPointer;
  readonly text: string;
  readonly path: StatePath;
}

/** Of more paths that are read not all are compared with each that is written. */
const MOST_READ = 500;

export function stateWriteFindings(pack: PackSource): readonly Finding[] {
  const writes = writesOf(pack);
  if (writes.length === 0) return [];
  const reads = readsOf(pack, new Set(writes.map(({ file, at }) => placeOf(file, at))));
  if (reads.length > MOST_READ) return [];
  const trees = writtenStates(pack);
  const isKept = ([root, ...names]: StatePath): boolean =>
    trees.some((each) => each.root === root && hasPath(each.tree, names));
  const unwritten = reads.filter((read) => isKept(read) && !writes.some(({ path }) => areOneInOther(path, read)));
  return writes.flatMap(({ file, at, text, path }): readonly Finding[] => {
    if (isKept(path) || reads.some((read) => areOneInOther(path, read))) return [];
    const [meant, ...others] = unwritten.filter((read) => isNear(path, read));
    if (meant === undefined || others.length > 0) return [];
    const written = meant.join(".");
    const message = `Nothing reads "${text}". Did you mean "${written}"?`;
    return [found("unknown-state-path", file, at, message, { fixes: replacing(file, at, written) })];
  });
}

function placeOf({ path }: SourceFile, at: JsonPointer): string {
  return `${path}#${at}`;
}

/** Returns what stubs and subscribers write into the state trees. */
function writesOf({ files }: PackSource): readonly Write[] {
  return reactionsOfPack(files).flatMap(({ file, at, definition }) =>
    listOf(definition["set"]).flatMap((write, index) => {
      const { path: text } = objectOf(write);
      const path = typeof text === "string" ? statePath(text) : null;
      if (typeof text !== "string" || path === null) return [];
      return [{ file, at: childPointer(at, "set", index, "path"), text, path }];
    }),
  );
}

/** Returns all paths into the state trees that texts of the pack name, each once, without those at some places. */
function readsOf({ files }: PackSource, without: ReadonlySet<string>): readonly StatePath[] {
  const found = new Map<string, StatePath>();
  const visit = (file: SourceFile, value: Json, at: JsonPointer): void => {
    if (typeof value === "string") {
      const path = statePath(value);
      if (path !== null && !without.has(placeOf(file, at))) found.set(path.join("."), path);
    } else if (isJsonList(value)) {
      value.forEach((item, index) => visit(file, item, childPointer(at, index)));
    } else if (isJsonObject(value)) {
      for (const [key, member] of Object.entries(value)) visit(file, member, childPointer(at, key));
    }
  };
  for (const file of files.values()) if (file.role !== "other" && file.value !== undefined) visit(file, file.value, "");
  return Array.from(found.values());
}

/** Returns the path that a text is; null for any other text. */
function statePath(text: string): StatePath | null {
  const { root, names } = parsePath(text);
  return root === "persistent" || root === "ephemeral" ? [root, ...names] : null;
}

/** Returns whether one path leads to what is at the other, or into it. */
function areOneInOther(one: StatePath, other: StatePath): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.every((name, index) => name === long[index]);
}

/** Returns whether two paths differ in one letter, or in one part that one of them has alone. */
function isNear(one: StatePath, other: StatePath): boolean {
  if (one.length === other.length) {
    const odd = one.findIndex((name, index) => name !== other[index]);
    return (
      odd > 0 && isTypo(one[odd] ?? "", other[odd] ?? "") && areOneInOther(one.slice(odd + 1), other.slice(odd + 1))
    );
  }
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (long.length !== short.length + 1) return false;
  return long.some((_, index) => index > 0 && areOneInOther(short, long.toSpliced(index, 1)));
}
