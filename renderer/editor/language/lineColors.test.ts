import { expect, test } from "vitest";
import { jsonTokens } from "../../monaco/jsonTokens";
import { withPlainEnds } from "./lineColors";

const all = jsonTokens();
const colors = withPlainEnds(all);

/** A row of so many cells, in a list of rows. */
function row(cells: number): string {
  return `        [${Array.from({ length: cells }, (_, x) => (x % 3 === 0 ? "null" : '"wall"')).join(", ")}],`;
}

test.each([1, 50, 100])("a row of %i cells has all its colours", (cells) => {
  const start = all.getInitialState();
  expect(colors.tokenize(row(cells), start).tokens).toEqual(all.tokenize(row(cells), start).tokens);
});

test("a row of 256 cells is coloured at its beginning, and what follows it as if it were coloured to its end", () => {
  const start = all.getInitialState();
  const [full, cut] = [all.tokenize(row(256), start), colors.tokenize(row(256), start)];
  expect(cut.tokens.length).toBeLessThan(150);
  expect(cut.tokens.slice(0, -1)).toEqual(full.tokens.slice(0, cut.tokens.length - 1));
  expect(cut.tokens.at(-1)?.scopes).toBe("");
  expect(cut.endState.equals(full.endState)).toBe(true);
});
