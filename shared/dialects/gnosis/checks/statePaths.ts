// Finds paths into a state tree at which neither a state file, a session nor a stub has anything, with the path that is
// meant: one that is like it, of the other tree, or with one name more.
import { type Json, isJsonObject, listOf, objectOf } from "../../../base/json";
import { isTypo } from "../../../base/typos";
import type { Finding } from "../../../findings/finding";
import type { PackSource } from "../../../pack/packSource";
import { partOf, pathNames } from "../rules/path";
import { reactionsOfPack } from "../text/reactions";
import { type StateRoot, stateFile, stateTree } from "../text/stateTrees";
import { found, replacing } from "./found";
import { pathsInFile, withName } from "./rulePaths";

/** Paths into a state tree of the pack at which neither a state file, a session nor a stub has anything. */
export function statePathFindings({ files, levels }: PackSource): readonly Finding[] {
  const written = writtenStatePaths(files);
  const trees = (root: StateRoot): readonly Json[] => [
    ...[stateTree({ files }, root)].flatMap((own) => (own === null ? [] : [own.tree])),
    ...levels.flatMap(({ value }) => objectOf(value)[root] ?? []),
  ];
  const known = { persistent: trees("persistent"), ephemeral: trees("ephemeral") };
  const isKnown = (root: StateRoot, names: readonly string[]): boolean => {
    const path = [root, ...names].join(".");
    return (
      known[root].some((tree) => hasPath(tree, names)) ||
      written.some((other) => path === other || path.startsWith(`${other}.`) || other.startsWith(`${path}.`))
    );
  };
  return Array.from(files.values()).flatMap((file) =>
    pathsInFile(file).flatMap((paths) =>
      paths.flatMap(({ text, parsed: { root, names }, at, mayMiss }): readonly Finding[] => {
        if ((root !== "persistent" && root !== "ephemeral") || names.length === 0) return [];
        if (!files.has(stateFile(root)) || isKnown(root, names)) return [];
        const asked = { text, root, names };
        const typo = misspelt(known[root], asked);
        // A value that may be missing is one, unless it is there under a name that is like it.
        if (typo === null && mayMiss) return [];
        const meant = typo ?? otherPlace(known, asked);
        const message = `Neither the ${root} state of the pack nor a session has "${names.join(".")}".`;
        if (meant === null) return [found("unknown-state-path", file, at, message)];
        const { hint = "", said, path } = meant;
        const fixes = replacing(file, at, path);
        return [found("unknown-state-path", file, at, `${message}${hint} Did you mean "${said}"?`, { fixes })];
      }),
    ),
  );
}

/** A path as it is written, and what it names. */
interface AskedPath {
  readonly text: string;
  readonly root: StateRoot;
  readonly names: readonly string[];
}

/** What was meant: the whole path, as much of it as is said, and what an author may not know. */
interface MeantPath {
  readonly path: string;
  readonly said: string;
  readonly hint?: string;
}

/** Returns the path with the name that one of its names is a mistake for; null for none. */
function misspelt(trees: readonly Json[], { text, names }: AskedPath): MeantPath | null {
  const [typo] = trees.flatMap((tree) => misspeltIn(tree, names) ?? []);
  return typo === undefined ? null : { path: withName(text, typo.name, typo.meant), said: typo.meant };
}

/** Returns the path at which the pack has such a value: in the other tree, at another index, or one name deeper. */
function otherPlace(known: Readonly<Record<StateRoot, readonly Json[]>>, asked: AskedPath): MeantPath | null {
  const { text, root, names } = asked;
  const otherRoot = root === "persistent" ? "ephemeral" : "persistent";
  if (known[otherRoot].some((tree) => hasPath(tree, names))) {
    const path = otherRoot + text.slice(root.length);
    return { path, said: path };
  }
  const before = entryBefore(known[root], names);
  const meant = before ?? onlyDeeper(known[root], names);
  if (meant === null) return null;
  const path = [text.slice(0, text.indexOf(".")), ...meant].join(".");
  return before === null ? { path, said: path } : { path, said: path, hint: " Entries of a list are counted from 0." };
}

/** Returns whether a state tree has a value at these names. */
export function hasPath(tree: Json, names: readonly string[]): boolean {
  let value: Json | undefined = tree;
  for (const name of names) value = value === undefined ? undefined : partOf(value, name);
  return value !== undefined;
}

/** So many objects of a state tree are looked through at most. */
const MOST_OBJECTS = 2000;

/**
 * Returns the only path of these trees that has these names and one more before or among them; null for none, or several.
 * Of the entries of a list the first one is meant.
 */
function onlyDeeper(trees: readonly Json[], names: readonly string[]): readonly string[] | null {
  const found = new Map<string, readonly string[]>();
  let left = MOST_OBJECTS;
  const add = (path: readonly string[]): void => {
    found.set(path.join("."), path);
  };
  const visit = (tree: Json, path: readonly string[]): void => {
    left -= 1;
    if (!isJsonObject(tree) || left < 0) return;
    for (const [name, value] of Object.entries(tree)) {
      const inner = [...path, name];
      if (isJsonObject(value) && hasPath(value, names)) add([...inner, ...names]);
      visit(value, inner);
    }
  };
  for (const tree of trees) {
    visit(tree, []);
    // The names before the one that is left out lead to something, those after it go on from there.
    let value: Json | undefined = tree;
    for (const [index, name] of names.entries()) {
      value = partOf(value, name);
      const rest = names.slice(index + 1);
      if (value === undefined || rest.length === 0) break;
      const inside = Array.isArray(value) ? ["0"] : Object.keys(objectOf(value)).slice(0, MOST_OBJECTS);
      for (const each of inside) {
        if (hasPath(partOf(value, each) ?? null, rest)) add([...names.slice(0, index + 1), each, ...rest]);
      }
    }
  }
  const [only, ...others] = found.values();
  return only === undefined || others.length > 0 || left < 0 ? null : only;
}

/** Returns the path of the last entry of a list where these names lead to the one right behind it; null for others. */
function entryBefore(trees: readonly Json[], names: readonly string[]): readonly string[] | null {
  for (const tree of trees) {
    let value: Json | undefined = tree;
    for (const [index, name] of names.entries()) {
      if (Array.isArray(value) && value.length > 0 && name === String(value.length)) {
        const last = [...names.slice(0, index), String(value.length - 1), ...names.slice(index + 1)];
        return hasPath(tree, last) ? last : null;
      }
      value = partOf(value, name);
      if (value === undefined) break;
    }
  }
  return null;
}

/** Returns the first name of a path that a tree does not have, with the one there that it is a mistake for; null for none. */
function misspeltIn(tree: Json, names: readonly string[]): { readonly name: string; readonly meant: string } | null {
  let value: Json | undefined = tree;
  for (const name of names) {
    const next: Json | undefined = partOf(value, name);
    if (next === undefined) {
      const meant = Object.keys(objectOf(value)).find((other) => isTypo(name, other));
      return meant === undefined ? null : { name, meant };
    }
    value = next;
  }
  return null;
}

/** Paths that stubs and subscribers write. */
function writtenStatePaths(files: PackSource["files"]): readonly string[] {
  return reactionsOfPack(files).flatMap(({ definition }) =>
    listOf(definition["set"]).flatMap((write) => {
      const { path } = objectOf(write);
      if (typeof path !== "string") return [];
      const [root = "", ...names] = pathNames(path);
      return [[root.toLowerCase(), ...names].join(".")];
    }),
  );
}
