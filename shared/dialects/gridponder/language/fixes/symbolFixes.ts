// The quick fix for a kind whose symbol is missing, reserved, too wide or already used: a free one.
import { pointerKeys } from "../../../../base/json";
import type { Fix, LocatedFinding } from "../../../../findings/finding";
import { freeSymbol } from "../../text/names/kindSymbols";
import type { PackSource } from "../../../../pack/packSource";
import { memberEdits } from "../../../../text/memberEdit";

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
