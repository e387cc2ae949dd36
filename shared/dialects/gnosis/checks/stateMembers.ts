// Finds members of a state tree that nothing reads and no other tree has, where the name of one that is read is like
// theirs: a session with its own state often has a name misspelt.
import {
  type Json,
  type JsonObject,
  type JsonPointer,
  childPointer,
  isJsonList,
  isJsonObject,
  objectOf,
} from "../../../base/json";
import { memoByIdentity } from "../../../base/memo";
import { isTypo } from "../../../base/typos";
import type { Finding } from "../../../findings/finding";
import type { PackSource, SourceFile } from "../../../pack/packSource";
import { parsePath } from "../rules/path";
import { STATE_ROOTS, type StateRoot, stateTree } from "../text/stateTrees";
import { found, replacing } from "./found";

/** A state tree and where it is written. */
export interface WrittenState {
  readonly file: SourceFile;
  readonly at: JsonPointer;
  readonly root: StateRoot;
  readonly tree: Json;
}

/** Returns the state trees of the pack and of its sessions. */
export function writtenStates({ files, levels }: PackSource): readonly WrittenState[] {
  return STATE_ROOTS.flatMap((root) => {
    const ofPack = stateTree({ files }, root);
    const own =
      ofPack === null ? [] : [{ file: ofPack.file, at: childPointer("", ...ofPack.keys), root, tree: ofPack.tree }];
    const ofSessions = levels.flatMap((level) => {
      const tree = objectOf(level.value)[root];
      return tree === undefined ? [] : [{ file: level, at: childPointer("", root), root, tree }];
    });
    return [...own, ...ofSessions];
  });
}

/** A path into a state tree, as its root and names, and how it is used. */
interface Use {
  /** How many places read it. */
  readonly reads: number;
  /** Each of them does without a value. */
  readonly mayMiss: boolean;
  /** How many trees have it. */
  readonly trees: number;
}

/** By parent, then by name. */
type Uses = Map<string, Map<string, Use>>;

/** An object of which more names are read was not written by hand. */
const MOST_COMPARED = 500;

/** Nobody writes longer paths. */
const MOST_NAMES = 50;

export function stateMemberFindings(pack: PackSource): readonly Finding[] {
  const states = writtenStates(pack);
  const uses: Uses = new Map();
  for (const { root, tree } of states) addTree(uses, root, tree);
  for (const file of pack.files.values()) {
    for (const { parent, name, mayMiss } of readsInFile(file)) {
      change(uses, parent, name, (use) => ({ ...use, reads: use.reads + 1, mayMiss: use.mayMiss && mayMiss }));
    }
  }
  return states.flatMap(({ file, at, root, tree }) => Array.from(misspelt(uses, file, at, [root], tree)));
}

function* misspelt(
  uses: Uses,
  file: SourceFile,
  at: JsonPointer,
  names: readonly string[],
  tree: Json,
): Iterable<Finding> {
  if (!isJsonObject(tree)) return;
  const known = uses.get(names.join("."));
  const read = Array.from(known ?? []).flatMap(([name, use]) => (isMeant(use) ? name : []));
  const isOdd = (name: string): boolean => {
    const use = known?.get(name);
    return use !== undefined && use.reads === 0 && use.trees < 2 && read.length <= MOST_COMPARED;
  };
  const renamed = renamedMember(tree, known, isOdd);
  for (const [name, value] of Object.entries(tree)) {
    const place = childPointer(at, name);
    const typo = isOdd(name) ? read.find((other) => isTypo(name, other) && !Object.hasOwn(tree, other)) : undefined;
    const meant = typo ?? (renamed?.name === name ? renamed.meant : undefined);
    if (meant === undefined) {
      yield* misspelt(uses, file, place, [...names, name], value);
      continue;
    }
    const message = `Nothing reads "${[...names, name].join(".")}". Did you mean "${meant}"?`;
    const fixes = replacing(file, place, meant, { onKey: true });
    yield found("unknown-state-path", file, place, message, { onKey: true, params: { name }, fixes });
  }
}

/**
 * Returns the only member of an object that nothing reads and no other tree has, where the object lacks a single one that
 * is read and that another tree has: it was renamed here alone. Null for none.
 */
function renamedMember(
  tree: JsonObject,
  known: ReadonlyMap<string, Use> | undefined,
  isOdd: (name: string) => boolean,
): { readonly name: string; readonly meant: string } | null {
  const lacking = Array.from(known ?? []).flatMap(([name, { reads, mayMiss, trees }]) =>
    reads > 0 && trees > 0 && !mayMiss && !Object.hasOwn(tree, name) ? [name] : [],
  );
  const odd = Object.keys(tree).filter(isOdd);
  const [name, ...odder] = odd;
  const [meant, ...more] = lacking;
  if (name === undefined || meant === undefined || odder.length + more.length > 0) return null;
  return { name, meant };
}

/** A name that only one rule reads, and that has to be there, is what is misspelt. */
function isMeant({ reads, mayMiss, trees }: Use): boolean {
  return reads > 0 && (trees > 0 || reads > 1 || mayMiss);
}

function addTree(uses: Uses, parent: string, tree: Json): void {
  if (!isJsonObject(tree)) return;
  for (const [name, value] of Object.entries(tree)) {
    change(uses, parent, name, (use) => ({ ...use, trees: use.trees + 1 }));
    addTree(uses, `${parent}.${name}`, value);
  }
}

/** A member on the way of a path that a text holds. */
interface Read {
  /** Its parent, as root and names with dots. */
  readonly parent: string;
  readonly name: string;
  /** The path does without a value. */
  readonly mayMiss: boolean;
}

const readsInFile = memoByIdentity(({ role, value }: SourceFile): readonly Read[] =>
  role === "events" || role === "manifest" || value === undefined ? [] : Array.from(readsIn(value)),
);

/** Yields what all paths that a value holds read, in bindings, conditions and writes. */
function* readsIn(value: Json): Iterable<Read> {
  if (isJsonList(value)) {
    for (const item of value) yield* readsIn(item);
    return;
  }
  if (!isJsonObject(value)) return;
  for (const key of ["fromContext", "path"]) {
    const text = value[key];
    if (typeof text !== "string") continue;
    const { root, names } = parsePath(text);
    if ((root !== "persistent" && root !== "ephemeral") || names.length > MOST_NAMES) continue;
    const { op } = value;
    const mayMiss = Object.hasOwn(value, "default") || (typeof op === "string" && /exists$/i.test(op));
    let parent: string = root;
    for (const name of names) {
      yield { parent, name, mayMiss };
      parent += `.${name}`;
    }
  }
  for (const member of Object.values(value)) if (typeof member === "object") yield* readsIn(member);
}

function change(uses: Uses, parent: string, name: string, by: (use: Use) => Use): void {
  const known = uses.get(parent) ?? new Map<string, Use>();
  uses.set(parent, known);
  known.set(name, by(known.get(name) ?? { reads: 0, mayMiss: true, trees: 0 }));
}
