// Quick fixes about the symbols of kinds: a free one where a symbol is missing, reserved, too wide or already used, and the
// kinds for rows that are drawn with symbols, as other programs have them.
import { pointerKeys } from "../../../../base/json";
import type { Fix, LocatedFinding } from "../../../../findings/finding";
import { freeSymbol } from "../../text/names/kindSymbols";
import { indexPack } from "../../text/names/packIndex";
import type { PackSource } from "../../../../pack/packSource";
import type { TextEdit } from "../../../../text/edit";
import { type JsonNode, nodeAt } from "../../../../text/jsonTree";
import { layoutNear, memberEdits } from "../../../../text/memberEdit";

/** Returns null when all symbols are taken. */
export function freeSymbolFix(pack: PackSource, { file: path, at }: LocatedFinding): Fix | null {
  const file = pack.files.get(path);
  const [list, kind] = at === null ? [] : pointerKeys(at);
  if (file === undefined || list !== "entityKinds" || kind === undefined) return null;
  const symbol = freeSymbol(file.value, kind);
  if (symbol === null) return null;
  const edits = memberEdits(file.text, file.tree, [list, kind, "symbol"], symbol);
  return edits.length === 0 ? null : { title: `Give it the symbol "${symbol}"`, changes: [{ file: path, edits }] };
}

/** Writes the kinds in all rows of a layer that are drawn with symbols; null where one of these is of no kind there. */
export function symbolRowsFix(pack: PackSource, { file: path, at }: LocatedFinding): Fix | null {
  const file = pack.files.get(path);
  const [, rowsAt = "", layer = ""] = /^(\/board\/layers\/([^/]+))\/\d+$/.exec(at ?? "") ?? [];
  const rows = file === undefined || rowsAt === "" ? undefined : nodeAt(file.tree, rowsAt);
  if (file === undefined || rows === undefined || file.tree.errors.length > 0) return null;
  const kinds = new Map<string, string>();
  for (const [kind, { value }] of indexPack(pack).kinds) {
    const { layer: own, symbol } = value;
    if (own === layer && typeof symbol === "string") kinds.set(symbol, kind);
  }
  const { comma } = layoutNear(file.text, file.tree, rows).inline;
  const edits: TextEdit[] = [];
  for (const row of rows.children ?? []) {
    if (row.type !== "string") continue;
    const cells = cellsOf(row, kinds);
    if (cells === null) return null;
    edits.push({ offset: row.offset, length: row.length, text: `[${cells.join(comma)}]` });
  }
  return edits.length === 0 ? null : { title: "Write the kinds of these symbols", changes: [{ file: path, edits }] };
}

/** Returns the names of the kinds that a row draws, in quotes; null where a symbol is of none. */
function cellsOf({ value }: JsonNode, kinds: ReadonlyMap<string, string>): readonly string[] | null {
  const names = Array.from(String(value), (symbol) => kinds.get(symbol));
  return names.some((name) => name === undefined) ? null : names.map((name) => JSON.stringify(name));
}
