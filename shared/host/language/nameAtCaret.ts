// The name under a caret: what it is of, where the pack says it, and the change that gives it another name.
import { sortOf } from "../../dialects/gridponder/text/names/sorts";
import { type Result, done, refused } from "../../base/result";
import { rangeOf } from "../../findings/locate";
import { type Occurrence, occurrencesOf } from "../../dialects/gridponder/text/names/occurrences";
import { nameScope } from "../../dialects/gridponder/text/names/nameScope";
import { levelFileMoves } from "../../dialects/gridponder/text/levels/levelFileMove";
import { RENAMABLE, renameEdits, renameParamEdits } from "../../dialects/gridponder/text/names/rename";
import {
  type IsEventField,
  type ParamSort,
  paramOccurrences,
} from "../../dialects/gridponder/text/names/paramOccurrences";
import { refsOf } from "../../pack/schemaPlace";
import type { FilePlace, NameChange, NamePlaces } from "../../rpc/language";
import type { TextSpan } from "../../text/edit";
import type { Words } from "../../engine/dialect";
import { type Caret, eventFieldsAround, isInEffects } from "./caret";
import { paramsAround } from "./params";

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
  const inReference = nameInReference(caret);
  if (inReference !== null) return inReference;
  if (word.value.startsWith("$")) return null;
  const schemas = onKey ? place.parentSchemas.flatMap(({ propertyNames }) => propertyNames ?? []) : place.schemas;
  const [of = onKey ? carriedParam(caret, word.value) : undefined] = [...refsOf(schemas, "x-def"), ...refsOf(schemas)];
  if (of === undefined) return null;
  // What an event has no field for is asked of its entity (decision 6).
  const isOfEntity = of === "eventField" && !Object.hasOwn(eventFieldsAround(caret), word.value);
  return {
    of: isOfEntity ? "param" : sortOf(of),
    name: word.value,
    span: { offset: word.offset + 1, length: word.length - 2 },
  };
}

/** The key is a param that the object around it carries for a kind or an action. */
function carriedParam(caret: Caret, key: string): string | undefined {
  const field = caret.place.parentSchemas.map((schema) => schema["x-params-of"]).find((each) => each !== undefined);
  if (!paramsAround(caret).some(({ name }) => name === key)) return undefined;
  return field === "action" ? "actionParam" : "param";
}

/** In `$cell.objects.kind` the layer, in `$cell.objects.param.channel` behind the layer the param. */
function nameInReference({ word, path, offset }: Caret): NameAtCaret | null {
  const [, layer, param] = isInEffects(path)
    ? (/^\$cell\.([^.]+)\.(?:param\.([^.]+)$)?/.exec(word?.value ?? "") ?? [])
    : [];
  if (layer === undefined) return null;
  const start = word!.offset + 1 + "$cell.".length;
  if (param === undefined || offset <= start + layer.length) {
    return { of: "layer", name: layer, span: { offset: start, length: layer.length } };
  }
  return { of: "param", name: param, span: { offset: start + layer.length + ".param.".length, length: param.length } };
}

/** All places that mean the same as the name in the caret's file, however they are written. */
export function placesOf(
  { index, words, file }: Pick<Caret, "index" | "words" | "file">,
  of: string,
  name: string,
): readonly Occurrence[] {
  if (isParam(of)) return paramOccurrences(index, of, name, eventFieldsIn(words));
  return occurrencesOf(index, of, name, nameScope(index, of, name, file));
}

function isParam(of: string): of is ParamSort {
  return of === "param" || of === "actionParam";
}

function eventFieldsIn({ events }: Words): IsEventField {
  return (event, name) => Object.hasOwn(events, event) && Object.hasOwn(events[event]!, name);
}

/** Where the pack says the name under the caret; null where the text names nothing. */
export function namePlaces(caret: Caret): NamePlaces | null {
  const found = nameAtCaret(caret);
  if (found === null) return null;
  const occurrences = placesOf(caret, found.of, found.name).filter((each) => isMeant(found, each));
  const isKnown = Object.hasOwn(RENAMABLE, found.of) || isParam(found.of);
  return {
    ...found,
    definitions: occurrences.filter(({ role }) => role === "definition").map(placeOf),
    places: occurrences.map(placeOf),
    renamable: isKnown && occurrences.some(({ role }) => role === "definition"),
  };
}

/** A rule's id is its own: another rule of the same name is another rule. */
function isMeant({ of, span }: NameAtCaret, place: Pick<Occurrence, "span">): boolean {
  return of !== "rule" || place.span.offset === span.offset;
}

function placeOf({ file, span }: Occurrence): FilePlace {
  return { file: file.path, range: rangeOf(file.text, span) };
}

/** The edits that give the name under the caret another one; refused with a sentence. */
export function renameAtCaret(caret: Caret, next: string): Result<NameChange, string> {
  const found = nameAtCaret(caret);
  if (found === null) return refused("There is no name here.");
  const { of, name } = found;
  const changes = isParam(of)
    ? renameParamEdits(caret.index, of, name, next, eventFieldsIn(caret.words))
    : renameEdits(caret.index, of, name, next, caret.file);
  if (!changes.ok) return changes;
  const moves = levelFileMoves(caret.index, of, name, next);
  if (!moves.ok) return moves;
  const meant = changes.value.map(({ file, edits }) => ({
    file,
    edits: edits.filter((span) => isMeant(found, { span })),
  }));
  return done({ changes: meant, moves: moves.value });
}
