// What a form does to its document: each change one edit of the text and one step of undo. Refused with a sentence
// while the text does not parse.
import type { Json } from "../../shared/base/json";
import { type Result, done, refused } from "../../shared/base/result";
import type { TextEdit } from "../../shared/text/edit";
import type { ParsedText } from "../../shared/text/jsonTree";
import type { JsonPath } from "../../shared/text/memberEdit";
import { disableEdits, enableEdits } from "../../shared/pack/disabledItems";
import { insertItemEdits, moveItemEdits, renameKeyEdits } from "../../shared/text/placeEdits";
import { applyTogether } from "../documents/history/jointChange";
import type { PackDocument } from "../documents/packDocument";
import { packModel, packSource } from "../documents/packSource";
import { BROKEN_TEXT, valueEdits } from "./valueEdits";

type Done = Result<null, string>;

const DONE: Done = done(null);

function edit(document: PackDocument, name: string, make: (parsed: ParsedText) => readonly TextEdit[]): Done {
  const parsed = { text: document.text(), tree: document.tree() };
  if (parsed.tree.errors.length > 0) return refused(BROKEN_TEXT);
  document.apply(make(parsed), name);
  return DONE;
}

/** Returns a place in words: "goals › 0 › target". */
function placeText(steps: JsonPath): string {
  return steps.join(" › ");
}

/** Makes the value at a place this one; undefined takes it away. */
export function setPlace(document: PackDocument, steps: JsonPath, value: Json | undefined): Done {
  const edits = valueEdits({ text: document.text(), tree: document.tree() }, steps, value);
  if (!edits.ok) return edits;
  document.apply(edits.value, `${value === undefined ? "Remove" : "Change"} ${placeText(steps)}`);
  return DONE;
}

/** Puts an item into a list before the one at `index`; a list that is missing is made. */
export function insertItem(document: PackDocument, list: JsonPath, index: number, item: Json): Done {
  return edit(document, `Add to ${placeText(list)}`, (parsed) => insertItemEdits(parsed, list, index, item));
}

/** Moves an item of a list before another; its length is the end. */
export function moveItem(document: PackDocument, list: JsonPath, from: number, before: number): Done {
  return edit(document, `Move in ${placeText(list)}`, (parsed) => moveItemEdits(parsed, list, from, before));
}

/** Takes an item out of its list without deleting it: it rests in another one. */
export function disableItem(document: PackDocument, list: JsonPath, resting: JsonPath, index: number): Done {
  return edit(document, `Disable in ${placeText(list)}`, (parsed) => disableEdits(parsed, list, resting, index));
}

/** Puts a disabled item back into its list, where it stood. */
export function enableItem(document: PackDocument, list: JsonPath, resting: JsonPath, index: number): Done {
  return edit(document, `Enable in ${placeText(list)}`, (parsed) => enableEdits(parsed, list, resting, index));
}

/** Gives a member another key; what refers to it stays. */
export function renameMember(document: PackDocument, steps: JsonPath, key: string): Done {
  return edit(document, `Rename ${placeText(steps)}`, (parsed) => renameKeyEdits(parsed, steps, key));
}

/** Sorts of names whose uses follow a change of the name; the others are only changed where they stand. */
export function isFollowed(of: string): boolean {
  return Object.hasOwn(packModel()?.names.renamable ?? {}, of);
}

/** Gives a name that a document defines another one wherever it is meant, as one step of undo. */
export function renameName(document: PackDocument, of: string, name: string, next: string): Done {
  const pack = packSource();
  const file = pack.files.get(document.path);
  if (file === undefined || pack.model === null) return refused("The file is no longer in the pack.");
  const renaming = pack.model.names.rename(pack, of, name, next, file);
  if (!renaming.ok) return renaming;
  applyTogether({ name: `Rename ${name} to ${next}`, edits: renaming.value.edits, moves: renaming.value.moves });
  return DONE;
}
