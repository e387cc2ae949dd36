// Where the pack means the name at a caret, and the change that gives it another name.
import { type Result, done } from "../../../base/result";
import type { Caret, NameAtCaret } from "../../../language/dialectLanguage";
import type { Occurrence } from "../../../pack/names/occurrences";
import type { Renaming } from "../../../pack/packModel";
import { levelFileMoves } from "../text/levels/levelFileMove";
import { nameScope } from "../text/names/nameScope";
import { occurrencesOf } from "../text/names/occurrences";
import { type IsEventField, type ParamSort, paramOccurrences } from "../text/names/paramOccurrences";
import { RENAMABLE, renameEdits, renameParamEdits } from "../text/names/rename";
import { EVENT_FIELDS, indexAround } from "./around";

/** Returns all places that refer to the same thing as the name in the caret's file, however they are written. */
export function placesOf(caret: Caret, found: NameAtCaret): readonly Occurrence[] {
  const { of, name } = found;
  const index = indexAround(caret);
  if (isParam(of)) return paramOccurrences(index, of, name, isEventField);
  const places = occurrencesOf(index, of, name, nameScope(index, of, name, caret.file));
  return places.filter(({ span }) => isMeant(found, span.offset));
}

export function isRenamable(of: string): boolean {
  return Object.hasOwn(RENAMABLE, of) || isParam(of);
}

/** Refused with a sentence. */
export function renamed(caret: Caret, found: NameAtCaret, next: string): Result<Renaming, string> {
  const { of, name } = found;
  const index = indexAround(caret);
  const changes = isParam(of)
    ? renameParamEdits(index, { of, name, next }, isEventField)
    : renameEdits(index, { of, name, next }, caret.file);
  if (!changes.ok) return changes;
  const moves = levelFileMoves(index, { of, name, next });
  if (!moves.ok) return moves;
  const edits = changes.value.map((change) => ({
    file: change.file,
    edits: change.edits.filter(({ offset }) => isMeant(found, offset)),
  }));
  return done({ edits, moves: moves.value });
}

function isParam(of: string): of is ParamSort {
  return of === "param" || of === "actionParam";
}

const isEventField: IsEventField = (event, name) => Object.hasOwn(EVENT_FIELDS[event] ?? {}, name);

/** A rule's id is its own: another rule with the same name is another rule. */
function isMeant({ of, span }: NameAtCaret, offset: number): boolean {
  return of !== "rule" || offset === span.offset;
}
