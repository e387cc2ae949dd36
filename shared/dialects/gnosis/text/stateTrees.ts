// The state trees of a pack: each has a file of its own, which may be a document with the tree under its name.
import { type Json, isJsonObject } from "../../../base/json";
import type { PackSource, SourceFile } from "../../../pack/packSource";
import { EPHEMERAL_FILE, PERSISTENT_FILE } from "./packPlaces";

export const STATE_ROOTS = ["persistent", "ephemeral"] as const;
export type StateRoot = (typeof STATE_ROOTS)[number];

/** A state tree of the pack, and the keys that lead to it in its file. */
export interface StateTree {
  readonly file: SourceFile;
  readonly keys: readonly string[];
  readonly tree: Json;
}

/** Returns the path of a state tree's file; the pack may be without it. */
export function stateFile(root: StateRoot): string {
  return root === "persistent" ? PERSISTENT_FILE : EPHEMERAL_FILE;
}

/** Returns the tree in a state file's value: that of a document `{"Persistent": {…}}`, else all of it. */
export function treeIn<Value extends Json | undefined>(
  value: Value,
  root: StateRoot,
): { readonly keys: readonly string[]; readonly tree: Json | Value } {
  const names = isJsonObject(value) ? Object.keys(value) : [];
  const [only = ""] = names;
  const inside = isJsonObject(value) && names.length === 1 && only.toLowerCase() === root ? value[only] : undefined;
  return isJsonObject(inside) ? { keys: [only], tree: inside } : { keys: [], tree: value };
}

/** Returns the pack's own state tree; null when its file is missing or cannot be read. */
export function stateTree({ files }: Pick<PackSource, "files">, root: StateRoot): StateTree | null {
  const file = files.get(stateFile(root));
  return file?.value === undefined ? null : { file, ...treeIn(file.value, root) };
}
