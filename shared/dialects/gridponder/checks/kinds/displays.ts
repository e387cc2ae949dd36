// Finds displays of kinds that name a colour, an icon or a param that does not exist (files.md, display).
import { type JsonObject, type JsonPointer, childPointer, objectOf } from "../../../../base/json";
import { NAMED_COLORS } from "../../../../base/namedColors";
import { nearestName } from "../../../../base/nearestName";
import type { Finding } from "../../../../findings/finding";
import type { SourceFile } from "../../../../pack/packSource";
import { ICONS } from "../../text/icons";
import type { IndexedKind, PackIndex } from "../../text/names/packIndex";
import { found, quoted, renameFix, unknownName } from "../found";

/** Returns findings about the displays of all kinds. */
export function displayFindings(index: PackIndex): readonly Finding[] {
  const palette = objectOf(objectOf(index.pack.theme?.value)["palette"]);
  const colors = [...Object.keys(palette), ...Object.keys(NAMED_COLORS)];
  return [...index.kinds.values()].flatMap((kind) => {
    const display = objectOf(kind.value["display"]);
    return [...colorFindings(kind, display, colors), ...iconFindings(kind, display), ...sourceFindings(kind, display)];
  });
}

function placeOf({ at }: IndexedKind, field: string): JsonPointer {
  return childPointer(at, "display", field);
}

function colorFindings(kind: IndexedKind, { color }: JsonObject, names: readonly string[]): readonly Finding[] {
  if (typeof color !== "string" || color.startsWith("@") || names.includes(color)) return [];
  if (Object.hasOwn(NAMED_COLORS, color.toLowerCase()) || /^#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(color))
    return [];
  const message = `The theme's palette has no colour "${color}": "${kind.id}" gets one by its name.`;
  return [unknownName("unknown-color", message, { name: color, file: kind.file, at: placeOf(kind, "color"), names })];
}

function iconFindings(kind: IndexedKind, { type, value }: JsonObject): readonly Finding[] {
  if (type !== "icon" || typeof value !== "string" || ICONS.includes(value)) return [];
  const message = `There is no icon "${value}", only ${quoted(ICONS)}: a neutral mark is drawn.`;
  return [
    unknownName("unknown-icon", message, { name: value, file: kind.file, at: placeOf(kind, "value"), names: ICONS }),
  ];
}

/** Reports an `@` that begins no source: it is taken as it is written. */
function sourceFindings(kind: IndexedKind, display: JsonObject): readonly Finding[] {
  return ["color", "label"].flatMap((field): readonly Finding[] => {
    const text = display[field];
    if (typeof text !== "string" || !text.startsWith("@")) return [];
    const source = field === "color" && text.startsWith("@hue:") ? text.slice("@hue:".length) : text;
    if (!source.startsWith("@") || /^@(?:param|kind_suffix):/.test(source)) return [];
    return [sourceFinding(kind.file, placeOf(kind, field), text, source)];
  });
}

function sourceFinding(file: SourceFile, at: JsonPointer, text: string, source: string): Finding {
  const [prefix, name] = [text.slice(0, text.length - source.length), source.slice(1)];
  const [word = "", rest] = name.split(":");
  const meant =
    rest === undefined ? `@param:${name}` : `@${nearestName(word, ["param", "kind_suffix"]) ?? "param"}:${rest}`;
  const message = `"${source}" names nothing. Did you mean "${meant}"?`;
  const fix = renameFix(file, at, prefix + meant);
  return found("unknown-source", file, at, message, fix === null ? {} : { fixes: [fix] });
}
