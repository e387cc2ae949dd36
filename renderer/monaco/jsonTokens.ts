// The colours of JSON, as Monaco gives them to JSON files.
import type { languages } from "monaco-editor/editor";
import { createTokenizationSupport } from "monaco-editor/languages/features/json/tokenization.js";

/** Returns what finds the tokens of a JSON text, with comments. */
export function jsonTokens(): languages.TokensProvider {
  return createTokenizationSupport(true);
}
