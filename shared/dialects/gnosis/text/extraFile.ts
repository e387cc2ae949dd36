// A pack with one more file in it, for a text that is to be read as a part of the pack.
import type { PackSource, SourceFile } from "../../../pack/packSource";
import { parseJsonTree, valueOf } from "../../../text/jsonTree";
import { packFolders, roleOfPath } from "./packPlaces";

/** Returns the pack with a file of rules, and the file. */
export function buildFile(
  pack: PackSource,
  path: string,
  text: string,
): { readonly pack: PackSource; readonly file: SourceFile } | null {
  const tree = parseJsonTree(text);
  const role = roleOfPath(path, packFolders(pack.manifest?.value));
  const file: SourceFile = { path, role, text, tree, value: valueOf(tree.root) };
  return role === "rules" ? { pack: { ...pack, files: new Map(pack.files).set(path, file) }, file } : null;
}
