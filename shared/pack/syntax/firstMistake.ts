// The first mistake that keeps a text from being JSON, for a message that is one line.
import { rangeOf } from "../../findings/locate";
import type { SourceFile } from "../packSource";
import { syntaxFindings } from "./syntax";

export interface SyntaxMistake {
  /** From 1, as the column. */
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** Returns the first mistake of a text; null where it is JSON. */
export function firstMistake(file: SourceFile): SyntaxMistake | null {
  const [error] = file.tree.errors;
  if (error === undefined) return null;
  const finding = syntaxFindings(file).find(({ at }) => typeof at === "object" && "offset" in at);
  const at = typeof finding?.at === "object" && "offset" in finding.at ? finding.at : error;
  const { line, column } = rangeOf(file.text, { offset: Math.min(at.offset, file.text.length), length: 0 });
  return { line, column, message: finding?.message ?? "The text is not valid JSON." };
}
