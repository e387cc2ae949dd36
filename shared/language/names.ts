// The name under a caret: what it refers to, its places in the pack, and the change that renames it.
import { type Result, done, refused } from "../base/result";
import { rangeOf } from "../findings/locate";
import type { Occurrence } from "../pack/names/occurrences";
import { refsOf } from "../pack/schemas/schemaPlace";
import type { Caret, NameAtCaret } from "./dialectLanguage";
import type { FilePlace, NameChange, NamePlaces } from "./offers";

/** Returns the name that a caret is in as far as the schemas tell: a string or a key that they mark. Null for none. */
export function schemaNameAt({ word, place, onKey, pack }: Caret): NameAtCaret | null {
  if (word === null || !word.isString || !word.closed) return null;
  const schemas = onKey ? place.parentSchemas.flatMap(({ propertyNames }) => propertyNames ?? []) : place.schemas;
  const [of] = [...refsOf(schemas, "x-def"), ...refsOf(schemas)];
  if (of === undefined) return null;
  const span = { offset: word.offset + 1, length: word.length - 2 };
  return { of: pack.model?.names.sortOf(of) ?? of, name: word.value, span };
}

/** Returns the places of the name under the caret; null where there is no name. */
export function namePlaces(caret: Caret): NamePlaces | null {
  const { language } = caret;
  const found = language.nameAt(caret);
  if (found === null) return null;
  const occurrences = language.occurrences(caret, found);
  const definitions = occurrences.filter(({ role }) => role === "definition");
  return {
    ...found,
    definitions: definitions.map(placeOf),
    places: occurrences.map(placeOf),
    renamable: language.isRenamable(found.of) && definitions.length > 0,
  };
}

function placeOf({ file, span }: Occurrence): FilePlace {
  return { file: file.path, range: rangeOf(file.text, span) };
}

/** Returns the edits that rename the name under the caret; refused with a sentence. */
export function renameAtCaret(caret: Caret, next: string): Result<NameChange, string> {
  const found = caret.language.nameAt(caret);
  if (found === null) return refused("There is no name here.");
  const renaming = caret.language.rename(caret, found, next);
  return renaming.ok ? done({ changes: renaming.value.edits, moves: renaming.value.moves }) : renaming;
}
