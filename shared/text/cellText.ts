// Prints one cell, entry or move in the style of the text around it.
import type { Entity, Position } from "../base/boardView";
import { type Json, type JsonObject, isJsonObject } from "../base/json";
import { type InlineStyle, type Layout, indentationAt, isOneLineNode } from "./jsonStyle";
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
export function expandedText(value: Json, layout: Layout, indentation: string): string {
  const { inline, lines } = layout;
  const inner = lines.newline + indentation + lines.unit;
  const outer = lines.newline + indentation;
  if (Array.isArray(value) && value.length > 0) {
    const items = value.map((item: Json) => expandedText(item, layout, indentation + lines.unit));
    return `[${inner}${items.join(`,${inner}`)}${outer}]`;
  }
  if (isJsonObject(value) && Object.keys(value).length > 0) {
    const items = Object.entries(value).map(
      ([key, member]) =>
        `${JSON.stringify(key)}${inline.colon}${expandedText(member, layout, indentation + lines.unit)}`,
    );
    return `{${inner}${items.join(`,${inner}`)}${outer}}`;
  }
  return inlineText(value, inline);
}

/** A value that ends before this column stays on one line. */
const SHORT_LINE = 100;

/**
 * Prints a value on one line where that is short, else one member or item on each, printed likewise. `indentation` is
 * that of its first line, `column` where in it the value begins.
 */
export function fittedText(value: Json, layout: Layout, indentation: string, column = indentation.length): string {
  const whole = inlineText(value, layout.inline);
  return column + whole.length <= SHORT_LINE ? whole : brokenText(value, layout, indentation);
}

/** Prints a list or an object one member or item on each line, what is in them on one line where that is short. */
export function brokenText(value: Json, layout: Layout, indentation: string): string {
  const { inline, lines } = layout;
  const deeper = indentation + lines.unit;
  const [inner, outer] = [lines.newline + deeper, lines.newline + indentation];
  if (Array.isArray(value) && value.length > 0) {
    const items = value.map((item: Json) => fittedText(item, layout, deeper));
    return `[${inner}${items.join(`,${inner}`)}${outer}]`;
  }
  if (isJsonObject(value) && Object.keys(value).length > 0) {
    const items = Object.entries(value).map(([key, member]) => {
      const before = `${JSON.stringify(key)}${inline.colon}`;
      return before + fittedText(member, layout, deeper, deeper.length + before.length);
    });
    return `{${inner}${items.join(`,${inner}`)}${outer}}`;
  }
  return inlineText(value, inline);
}

/** Prints a value like its neighbour: over several lines when the neighbour is, else on one. */
export function textLike(value: Json, sample: JsonNode | undefined, text: string, layout: Layout): string {
  if (sample === undefined || isOneLineNode(text, sample)) return inlineText(value, layout.inline);
  return expandedText(value, layout, indentationAt(text, sample.offset));
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
