// The name that a caret is in: what the schemas mark, params that kinds and actions declare, names inside references.
import type { Caret, NameAtCaret } from "../../../language/dialectLanguage";
import { schemaNameAt } from "../../../language/names";
import { eventFieldsAround, isInEffects } from "./around";
import { paramsAround } from "./params";

/** Null where the text names nothing. */
export function nameAt(caret: Caret): NameAtCaret | null {
  const { word } = caret;
  if (word === null || !word.isString || !word.closed) return null;
  const inReference = nameInReference(caret);
  if (inReference !== null) return inReference;
  if (word.value.startsWith("$")) return null;
  const found = schemaNameAt(caret) ?? carriedParam(caret);
  // A param that the event has no field for is looked up in its entity (decision 6).
  const isOfEntity = found?.of === "eventField" && !Object.hasOwn(eventFieldsAround(caret), found.name);
  return isOfEntity ? { ...found, of: "param" } : found;
}

/** Returns what the key is, if it is a param that the object around it has from a kind or an action. */
function carriedParam(caret: Caret): NameAtCaret | null {
  const { word, onKey, place } = caret;
  if (word === null || !onKey || !paramsAround(caret).some(({ name }) => name === word.value)) return null;
  const field = place.parentSchemas.map((schema) => schema["x-params-of"]).find((each) => each !== undefined);
  const span = { offset: word.offset + 1, length: word.length - 2 };
  return { of: field === "action" ? "actionParam" : "param", name: word.value, span };
}

/** Returns in `$cell.objects.kind` the layer, in `$cell.objects.param.channel` after the layer the param. */
function nameInReference({ word, path, offset }: Caret): NameAtCaret | null {
  if (word === null || !isInEffects(path)) return null;
  const [, layer, param] = /^\$cell\.([^.]+)\.(?:param\.([^.]+)$)?/.exec(word.value) ?? [];
  if (layer === undefined) return null;
  const start = word.offset + 1 + "$cell.".length;
  if (param === undefined || offset <= start + layer.length) {
    return { of: "layer", name: layer, span: { offset: start, length: layer.length } };
  }
  return { of: "param", name: param, span: { offset: start + layer.length + ".param.".length, length: param.length } };
}
