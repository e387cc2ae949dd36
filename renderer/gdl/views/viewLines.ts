// A player's view and all there is as lines of JSON, with the lines marked that only one of them has. Pure.
import { type Json, type JsonObject, isJsonObject } from "../../../shared/base/json";

export interface ViewLine {
  readonly text: string;
  /** The other one does not have it. */
  readonly isDifferent: boolean;
}

/** Returns the lines of both; an entity, a zone's card and a variable have a line each. */
export function viewLines(seen: JsonObject, all: JsonObject): readonly [readonly ViewLine[], readonly ViewLine[]] {
  return [marked(seen, all), marked(all, seen)];
}

function marked(value: JsonObject, other: JsonObject): readonly ViewLine[] {
  const lines = linesOf(value, "", "");
  const others = new Set(linesOf(other, "", "").map(({ path, text }) => `${path} ${text}`));
  return lines.map(({ path, text }) => ({ text, isDifferent: !others.has(`${path} ${text}`) }));
}

interface Line {
  /** Where the line stands, so that equal texts at other places are others. */
  readonly path: string;
  readonly text: string;
}

/** Values that are as deep as this are one line. */
const DEPTH = 2;

function linesOf(value: Json, path: string, indent: string, depth = 0): readonly Line[] {
  const isList = Array.isArray(value);
  const members: readonly (readonly [string, Json])[] = isList
    ? value.map((each: Json, index): readonly [string, Json] => [String(index), each])
    : isJsonObject(value)
      ? Object.entries(value)
      : [];
  if (members.length === 0 || depth > DEPTH) return [{ path, text: `${indent}${JSON.stringify(value)}` }];
  return members.flatMap(([name, each]) => {
    const label = isList ? "" : `${name}: `;
    const inner = `${path}/${name}`;
    const isDeep = typeof each === "object" && each !== null && depth < DEPTH && Object.keys(each).length > 0;
    if (!isDeep) return [{ path: inner, text: `${indent}${label}${JSON.stringify(each)}` }];
    return [{ path: inner, text: `${indent}${label}`.trimEnd() }, ...linesOf(each, inner, `${indent}  `, depth + 1)];
  });
}
