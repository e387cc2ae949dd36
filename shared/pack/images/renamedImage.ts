// Another name for an image of a pack: which one can be, and the texts that name it.
import { type Result, done, refused } from "../../base/result";
import type { FileEdits } from "../../text/edit";
import { nodeAt } from "../../text/jsonTree";
import { type ImageUse, imageUses } from "./imageUses";
import type { PackSource } from "../packSource";

/**
 * Returns the path of an image under a name that was typed, with its ending or without: `crate` beside
 * `assets/box.png` is `assets/crate.png`. Refused with a sentence.
 */
export function renamedImagePath(path: string, typed: string): Result<string, string> {
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  const ending = endingOf(path);
  const name = typed.trim();
  const stem = name.toLowerCase().endsWith(ending.toLowerCase()) ? name.slice(0, -ending.length) : name;
  if (stem === "") return refused("Enter a name.");
  if (/[\\/:*?"<>|{}]/.test(stem)) return refused('A name cannot have any of \\ / : * ? " < > | { }');
  return done(`${folder}${stem}${ending}`);
}

/**
 * Returns the edits after which every text that names an image names it by another path. Refused with a sentence where
 * they cannot all be found, or where a path with a param in it would no longer fit.
 */
export function renamedImageEdits(pack: PackSource, from: string, to: string): Result<readonly FileEdits[], string> {
  const uses = imageUses(pack, from);
  const broken = [...pack.files.values()].find(({ text, tree }) => tree.errors.length > 0 && text.includes(from));
  if (broken !== undefined) return refused(`${broken.path} names it and has a syntax error. Fix it first.`);
  const byFile = new Map<string, FileEdits>();
  const stillFits = new Set(imageUses(pack, to).map(keyOf));
  for (const use of uses) {
    const file = pack.files.get(use.file);
    const node = file === undefined ? undefined : nodeAt(file.tree, use.at);
    if (file === undefined || node === undefined) continue;
    if (node.value !== from) {
      if (stillFits.has(keyOf(use))) continue;
      return refused(`${use.file} finds it by "${String(node.value)}", which the new name does not fit.`);
    }
    const edits = byFile.get(use.file)?.edits ?? [];
    const edit = { offset: node.offset, length: node.length, text: JSON.stringify(to) };
    byFile.set(use.file, { file: use.file, edits: [...edits, edit] });
  }
  return done([...byFile.values()]);
}

function keyOf({ file, at }: ImageUse): string {
  return `${file} ${at}`;
}

function endingOf(path: string): string {
  return /\.[^./]*$/.exec(path)?.[0] ?? "";
}
