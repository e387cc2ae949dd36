// Quick fixes for a value that its schema refuses, where the intended value is certain.
import type { Json, JsonPointer } from "../../base/json";
import { nearestName } from "../../base/nearestName";
import type { Fix } from "../../findings/finding";
import type { SourceFile } from "../packSource";
import { nodeAt } from "../../text/jsonTree";

/** The part of a validator's error that is read here. */
interface ErrorPart {
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly parentSchema: Readonly<Record<string, unknown>>;
}

/** Returns fixes with the nearest allowed text, or with a value of the wanted type. */
export function valueFixes(
  file: SourceFile,
  at: JsonPointer,
  value: Json | undefined,
  refusal: ErrorPart,
): readonly Fix[] {
  const node = nodeAt(file.tree, at);
  const { keyword } = refusal;
  const meant =
    keyword === "enum" ? nearestOf(value, refusal) : keyword === "type" ? typedAs(value, refusal) : undefined;
  if (node === undefined || meant === undefined) return [];
  const text = JSON.stringify(meant);
  const edits = [{ offset: node.offset, length: node.length, text }];
  return [{ title: `Change to ${text}`, changes: [{ file: file.path, edits }] }];
}

function nearestOf(value: Json | undefined, { params }: ErrorPart): Json | undefined {
  if (typeof value !== "string") return undefined;
  const allowed = (params["allowedValues"] as readonly Json[]).filter((each) => typeof each === "string");
  return nearestName(value, allowed) ?? undefined;
}

/**
 * Returns a number or boolean without its quotes, a number in quotes, or one entry as a list, whichever the schema
 * wants.
 */
function typedAs(value: Json | undefined, { params, parentSchema }: ErrorPart): Json | undefined {
  const wanted = new Set([params["type"]].flat());
  // Positions and sizes are lists of numbers that no text stands for.
  const isList = wanted.has("array") && parentSchema["x-form"] === undefined;
  if (typeof value === "string") {
    const isNumber = wanted.has("integer") ? /^-?\d{1,15}$/.test(value) : /^-?\d{1,15}(?:\.\d{1,15})?$/.test(value);
    if (isNumber && (wanted.has("integer") || wanted.has("number"))) return Number(value);
    if (wanted.has("boolean") && /^(?:true|false)$/i.test(value)) return value.toLowerCase() === "true";
    return isList && value !== "" ? [value] : undefined;
  }
  const isScalar = typeof value === "number" || typeof value === "boolean";
  return isScalar && wanted.has("string") ? String(value) : undefined;
}
