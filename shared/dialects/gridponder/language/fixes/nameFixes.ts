// Fixes that give a name to change by: another id for what bears the id of something else, the layer that a kind
// belongs on for the effect that makes it elsewhere.
import type { Fix, LocatedFinding } from "../../../../findings/finding";
import { type PackIndex, indexPack } from "../../text/names/packIndex";
import { fileStem } from "../../../../pack/fileNames";
import type { PackSource } from "../../../../pack/packSource";
import { pathTo } from "../../../../text/jsonNode";
import { nodeAt } from "../../../../text/jsonTree";
import { memberEdits } from "../../../../text/memberEdit";

/** Changes the later of two equal ids: a level's to its file's name where that is free, otherwise a number is added. */
export function otherIdFix(pack: PackSource, { file: path, at, params }: LocatedFinding): Fix | null {
  const { name } = params;
  const file = pack.files.get(path);
  const node = file === undefined || at === null ? undefined : nodeAt(file.tree, at);
  if (typeof name !== "string" || name === "" || node?.value !== name) return null;
  const index = indexPack(pack);
  const stem = fileStem(path);
  const isLevel = at === "/id" && file?.role === "level";
  const other = isLevel && isFree(index, stem) ? stem : numbered(index, name);
  const edits = [{ offset: node.offset, length: node.length, text: JSON.stringify(other) }];
  return { title: `Change to ${JSON.stringify(other)}`, changes: [{ file: path, edits }] };
}

/** `crate` becomes `crate_2`, `crate_2` becomes `crate_3`. */
function numbered(index: PackIndex, name: string): string {
  const base = name.replace(/_\d+$/, "");
  let number = 2;
  while (!isFree(index, `${base}_${number}`)) number += 1;
  return `${base}_${number}`;
}

function isFree({ defined }: PackIndex, name: string): boolean {
  return ![...defined.values()].some((names) => names.has(name));
}

/** Corrects an effect that creates a kind on another layer than its own. */
export function ownLayerFix(pack: PackSource, { file: path, at, params, fixes = [] }: LocatedFinding): Fix | null {
  const { own } = params;
  const file = pack.files.get(path);
  // An entity on the board is moved instead.
  if (file === undefined || at === null || typeof own !== "string" || fixes.length > 0) return null;
  const effect = nodeAt(file.tree, at.slice(0, at.lastIndexOf("/")));
  if (effect === undefined) return null;
  const edits = memberEdits(file.text, file.tree, [...pathTo(effect), "layer"], own);
  return edits.length === 0
    ? null
    : { title: `Change the layer to ${JSON.stringify(own)}`, changes: [{ file: path, edits }] };
}
