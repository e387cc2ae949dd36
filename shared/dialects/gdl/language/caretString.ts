// The string around a caret, with what it is for.
import type { Caret } from "../../../language/dialectLanguage";
import { placeInWord } from "../../../language/parts";
import { type GameIndex, indexGame } from "../text/names/gameIndex";
import { type StringScope, scopeAt } from "../text/strings/scope";
import { isStringSort, stringAt } from "../text/strings/written";

export interface CaretString {
  /** What the string says. */
  readonly text: string;
  /** The caret in it. */
  readonly at: number;
  readonly scope: StringScope;
  readonly index: GameIndex;
}

/** Null where the caret is in no string with a language of its own. A string may still miss its last quote. */
export function caretString(caret: Caret): CaretString | null {
  const { word, place, onKey, path, file, pack } = caret;
  const at = placeInWord(caret);
  if (word === null || at === null) return null;
  const schemas = onKey ? place.parentSchemas.flatMap(({ propertyNames }) => propertyNames ?? []) : place.schemas;
  const sort = schemas.map((schema) => schema["x-language"]).find(isStringSort);
  const scope = sort === undefined ? stringAt(file, caret.offset)?.scope : scopeAt(sort, file.value, path);
  return scope === undefined ? null : { text: word.value, at, scope, index: indexGame(pack) };
}
