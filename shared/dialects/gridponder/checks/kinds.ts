// Checks entity kinds: fills of layers, and the symbols that represent kinds in boards drawn as text (seed 002).
import { childPointer } from "../../../base/json";
import type { Finding } from "../../../findings/finding";
import type { PackIndex } from "../text/names/packIndex";
import { declaredLayers } from "../text/layers/layers";
import { eachRepeated, found, unknownName } from "./found";

/** Returns findings for fills that are no kind, and for symbols that are missing, reserved, wide, or used twice. */
export function kindFindings(index: PackIndex): readonly Finding[] {
  return [...fillFindings(index), ...symbolFindings(index)];
}

/** Checks fills. A written default is a name like any other; a missing one is "empty". */
function fillFindings(index: PackIndex): readonly Finding[] {
  const fills = new Map(declaredLayers(index.pack.game?.value).map(({ id, fill }) => [id, fill]));
  return index.layers.flatMap(({ id, file, at, value }) => {
    const fill = fills.get(id);
    if (value["default"] !== undefined || fill === undefined || fill === null || index.kinds.has(fill)) return [];
    const message = `The layer "${id}" is filled with the kind "${fill}", which does not exist.`;
    return [unknownName("unknown-kind", message, { name: fill, file, at, names: [] })];
  });
}

function symbolFindings(index: PackIndex): readonly Finding[] {
  const findings: Finding[] = [];
  const kinds = [...index.kinds.values()];
  for (const { id, file, at, value } of kinds) {
    const { symbol } = value;
    const place = childPointer(at, "symbol");
    if (symbol === undefined) {
      const message = `The kind "${id}" has no "symbol", the character that stands for it in boards drawn as text.`;
      findings.push(found("symbol-missing", file, at, message, { onKey: true }));
    } else if (symbol === "@") {
      findings.push(found("symbol-reserved", file, place, `"@" is the avatar's symbol: "${id}" needs another one.`));
    } else if (typeof symbol === "string" && !isNarrowCharacter(symbol)) {
      const message = `The symbol of "${id}" must be one narrow character: "${symbol}" breaks the columns of boards drawn as text.`;
      findings.push(found("symbol-wide", file, place, message));
    }
  }
  eachRepeated(
    kinds,
    ({ value }) => (typeof value["symbol"] === "string" ? value["symbol"] : ""),
    (kind, first) => {
      const at = childPointer(first.at, "symbol");
      const related = [{ file: first.file.path, at, message: `The symbol of "${first.id}"` }];
      const message = `"${kind.id}" has the same symbol as "${first.id}".`;
      findings.push(found("symbol-shared", kind.file, childPointer(kind.at, "symbol"), message, { related }));
    },
  );
  return findings;
}

const WIDE =
  /[\p{Emoji_Presentation}\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;
const INVISIBLE = /[\p{Mark}\p{Control}\p{Format}\p{Surrogate}]/u;

/** Returns whether a text is one character that takes one column of a terminal. */
function isNarrowCharacter(symbol: string): boolean {
  return Array.from(symbol).length === 1 && !WIDE.test(symbol) && !INVISIBLE.test(symbol);
}
