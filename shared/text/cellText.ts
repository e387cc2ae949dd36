// Prints one cell, entry or move in the style of the text around it.
import type { Entity, Position } from "../base/boardView";
import { type Json, type JsonObject, isJsonObject } from "../base/json";
import { type InlineStyle, type LineStyle, indentationAt, isOneLineNode } from "./jsonStyle";
import type { JsonNode } from "./jsonTree";

/** Prints a value on one line. */
export function inlineText(value: Json, style: InlineStyle): string {
  if (Array.isArray(value)) {
    if (value.length === 0) return "[]";
    const items = value.map((item: Json) => inlineText(item, style));
    return `[${style.bracket}${items.join(style.comma)}${style.bracket}]`;
  }
  if (!isJsonObject(value)) return JSON.stringify(value);
  const members = Object.entries(value);
  if (members.length === 0) return "{}";
  const items = members.map(([key, member]) => `${JSON.stringify(key)}${style.colon}${inlineText(member, style)}`);
  return `{${style.brace}${items.join(style.comma)}${style.brace}}`;
}

/** Prints a value over several lines, one member or item on each. `indentation` is that of its first line. */
export function expandedText(value: Json, style: InlineStyle, lines: LineStyle, indentation: string): string {
  const inner = lines.newline + indentation + lines.unit;
  const outer = lines.newline + indentation;
  if (Array.isArray(value) && value.length > 0) {
    const items = value.map((item: Json) => expandedText(item, style, lines, indentation + lines.unit));
    return `[${inner}${items.join(`,${inner}`)}${outer}]`;
  }
  if (isJsonObject(value) && Object.keys(value).length > 0) {
    const items = Object.entries(value).map(
      ([key, member]) =>
        `${JSON.stringify(key)}${style.colon}${expandedText(member, style, lines, indentation + lines.unit)}`,
    );
    return `{${inner}${items.join(`,${inner}`)}${outer}}`;
  }
  return inlineText(value, style);
}

/** Prints a value like its neighbour: over several lines when the neighbour is, else on one. */
export function textLike(
  value: Json,
  sample: JsonNode | undefined,
  text: string,
  style: InlineStyle,
  lines: LineStyle,
): string {
  if (sample === undefined || isOneLineNode(text, sample)) return inlineText(value, style);
  return expandedText(value, style, lines, indentationAt(text, sample.offset));
}

/** Returns the JSON of a dense layer's cell: `null`, `"rock"`, or an object with the params after the kind. */
export function cellValue(entity: Entity | null): Json {
  if (entity === null) return null;
  return Object.keys(entity.params).length === 0 ? entity.kind : memberValue({ kind: entity.kind }, entity.params);
}

/** Returns the JSON of a sparse layer's entry: position, kind, then the params. */
export function entryValue(position: Position, entity: Entity): Json {
  return memberValue({ position, kind: entity.kind }, entity.params);
}

/** Merges members; params never override those that make an entity what it is. */
function memberValue(own: JsonObject, params: JsonObject): Json {
  const value = Object.create(null) as Record<string, Json>;
  for (const [key, member] of [...Object.entries(own), ...Object.entries(params)]) {
    if (!(key in value)) value[key] = member;
  }
  return value;
}
