// The parts of expressions inside strings, as an editor colours them.
import type { StringToken } from "../../../../pack/packModel";
import type { SourceFile } from "../../../../pack/packSource";
import type { TextSpan } from "../../../../text/edit";
import { spanInText } from "../../../../text/stringPlace";
import { type Token, tokensOf } from "../../expressions/tokens";
import { spanOf } from "./problem";
import { writtenStrings } from "./written";

const CONSTANTS: ReadonlySet<string> = new Set(["null", "true", "false"]);

/** Returns the parts of the expressions that lie in a span of a file. */
export function stringTokens(file: SourceFile, within: TextSpan): readonly StringToken[] {
  const end = within.offset + within.length;
  return writtenStrings(file).flatMap(({ text, literal, scope }): readonly StringToken[] => {
    const isShown = literal.offset < end && literal.offset + literal.length > within.offset;
    if (!isShown || scope.sort === "gdl-move" || scope.sort === "gdl-place-name") return [];
    const tokens = tokensOf(text);
    return tokens.flatMap((token, index) => {
      const kind = kindOf(token, tokens[index - 1], tokens[index + 1]);
      return kind === null ? [] : [{ kind, span: spanInText(file.text, literal, spanOf(token)) }];
    });
  });
}

function kindOf(
  { kind, text }: Token,
  before: Token | undefined,
  after: Token | undefined,
): StringToken["kind"] | null {
  if (kind === "text" || kind === "unclosed") return "text";
  if (kind === "number") return "number";
  if (kind !== "name") return null;
  if (before?.text === ".") return "property";
  if (after?.text === "(") return "function";
  return CONSTANTS.has(text) ? "constant" : "name";
}
