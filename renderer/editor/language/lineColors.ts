// JSON's colours for lines of very many values, such as the rows of a wide level: each piece of colour is an element of
// the page, and hundreds on each line in sight take far longer than a frame.
import type { languages } from "monaco-editor/editor";

/** A line of more tokens, spaces among them, is not coloured to its end. A level of about 100 columns still is. */
const MANY_TOKENS = 320;

/** How many tokens of such a line are coloured: more than fit beside a board. */
const COLORED_TOKENS = 120;

/** Returns the same colours, with what follows the first values of a line of very many in the colour of plain text. */
export function withPlainEnds(colors: languages.TokensProvider): languages.TokensProvider {
  return {
    getInitialState: () => colors.getInitialState(),
    tokenize(line, state) {
      const { tokens, endState } = colors.tokenize(line, state);
      const next = tokens.length > MANY_TOKENS ? tokens[COLORED_TOKENS] : undefined;
      if (next === undefined) return { tokens, endState };
      return { tokens: [...tokens.slice(0, COLORED_TOKENS), { startIndex: next.startIndex, scopes: "" }], endState };
    },
  };
}
