import { type DocumentSymbol, SymbolKind } from "vscode-languageserver";
import { expect, test } from "vitest";
import { flatSymbols } from "./outline";

const range = { start: { line: 0, character: 0 }, end: { line: 1, character: 0 } };
const symbol = (name: string, children?: DocumentSymbol[]): DocumentSymbol => ({
  name,
  kind: SymbolKind.Module,
  range,
  selectionRange: range,
  ...(children === undefined ? {} : { children }),
});

test("a tree of symbols becomes a list in which each names what it is in", () => {
  const tree = [symbol("layers"), symbol("rules", [symbol("melt", [symbol("then")])])];
  const listed = flatSymbols(tree, "file:///a.json").map(({ name, containerName }) => [name, containerName]);
  expect(listed).toEqual([
    ["layers", undefined],
    ["rules", undefined],
    ["melt", "rules"],
    ["then", "melt"],
  ]);
});
