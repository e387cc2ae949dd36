// The edits that give a place of a document another value, or why there are none. Pure.
import type { Json } from "../../shared/base/json";
import { type Result, done, refused } from "../../shared/base/result";
import type { TextEdit } from "../../shared/text/edit";
import type { ParsedText } from "../../shared/text/jsonTree";
import { type JsonPath, memberEdits } from "../../shared/text/memberEdit";
import { removeValueEdits } from "../../shared/text/placeEdits";

/** Shown for every edit of a text that does not parse. */
export const BROKEN_TEXT = "The text has a syntax error. Fix it first.";

/** Makes the value at a place this one; undefined takes it away. */
export function valueEdits(
  parsed: ParsedText,
  path: JsonPath,
  value: Json | undefined,
): Result<readonly TextEdit[], string> {
  const { text, tree } = parsed;
  if (tree.errors.length > 0) return refused(BROKEN_TEXT);
  return done(value === undefined ? removeValueEdits(parsed, path) : memberEdits(text, tree, path, value));
}
