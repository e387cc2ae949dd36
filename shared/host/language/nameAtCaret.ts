// The name under a caret: what it is of, where the pack says it, and the change that gives it another name.
import { type Result, done, refused } from "../../base/result";
import { rangeOf } from "../../findings/locate";
import { type Occurrence, occurrencesOf, sortOf } from "../../pack/occurrences";
import { levelFileMoves } from "../../pack/levelFileMove";
import { RENAMABLE, renameEdits } from "../../pack/rename";
import { refsOf } from "../../pack/schemaPlace";
import type { FilePlace, NameChange, NamePlaces } from "../../rpc/language";
import type { TextSpan } from "../../text/edit";
import { type Caret, isInEffects } from "./caret";

export interface NameAtCaret {
  readonly of: string;
  readonly name: string;
  /** Without quotes. */
  readonly span: TextSpan;
}

/** The name the caret is in; null where the text names nothing. */
export function nameAtCaret(caret: Caret): NameAtCaret | null {
  const { word, place, onKey } = caret;
  if (word === null || !word.isString || !word.closed) return null;
  const layer = layerOfReference(caret);
  if (layer !== null) return layer;
  if (word.value.startsWith("$")) return null;
  const schemas = onKey ? place.parentSchemas.flatMap(({ propertyNames }) => propertyNames ?? []) : place.schemas;
  const [of] = [...refsOf(schemas, "x-def"), ...refsOf(schemas)];
  if (of === undefined) return null;
  return { of: sortOf(of), name: word.value, span: { offset: word.offset + 1, length: word.length - 2 } };
}

/** In `$cell.objects.kind` the layer. */
function layerOfReference({ word, path }: Caret): NameAtCaret | null {
  const name = isInEffects(path) ? /^\$cell\.([^.]+)\./.exec(word?.value ?? "")?.[1] : undefined;
  if (name === undefined) return null;
  return { of: "layer", name, span: { offset: word!.offset + 1 + "$cell.".length, length: name.length } };
}

/** Where the pack says the name under the caret; null where the text names nothing. */
export function namePlaces(caret: Caret): NamePlaces | null {
  const found = nameAtCaret(caret);
  if (found === null) return null;
  const occurrences = occurrencesOf(caret.index, found.of, found.name);
  return {
    ...found,
    definitions: occurrences.filter(({ role }) => role === "definition").map(placeOf),
    places: occurrences.map(placeOf),
    renamable: Object.hasOwn(RENAMABLE, found.of) && occurrences.some(({ role }) => role === "definition"),
  };
}

function placeOf({ file, span }: Occurrence): FilePlace {
  return { file: file.path, range: rangeOf(file.text, span) };
}

/** The edits that give the name under the caret another one; refused with a sentence. */
export function renameAtCaret(caret: Caret, next: string): Result<NameChange, string> {
  const found = nameAtCaret(caret);
  if (found === null) return refused("There is no name here.");
  const changes = renameEdits(caret.index, found.of, found.name, next);
  if (!changes.ok) return changes;
  const moves = levelFileMoves(caret.index, found.of, found.name, next);
  return moves.ok ? done({ changes: changes.value, moves: moves.value }) : moves;
}
