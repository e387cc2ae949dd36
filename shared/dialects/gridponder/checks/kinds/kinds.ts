// Checks entity kinds: fills of layers, and the symbols that represent kinds in boards drawn as text (seed 002).
import { counted } from "../../../../base/counted";
import { childPointer, listOf } from "../../../../base/json";
import type { Finding } from "../../../../findings/finding";
import type { IndexedKind, PackIndex } from "../../text/names/packIndex";
import { declaredLayers } from "../../text/layers/layers";
import { STANDARD_TAGS } from "../../tags";
import { unaskedTags } from "../../text/names/tags";
import { eachRepeated, found, renameFix, unknownName } from "../found";

/** Returns findings for fills that are no kind, and for symbols that are missing, reserved, wide, or used twice. */
export function kindFindings(index: PackIndex): readonly Finding[] {
  return [...fillFindings(index), ...idleDefaultFindings(index), ...symbolFindings(index), ...tagFindings(index)];
}

/** Reports a default of a layer that may be empty: it fills nothing. */
function idleDefaultFindings({ layers }: PackIndex): readonly Finding[] {
  return layers.flatMap(({ file, at, value }): readonly Finding[] => {
    const { default: fill, occupancy } = value;
    if (typeof fill !== "string" || occupancy !== "zero_or_one") return [];
    const place = childPointer(at, "occupancy");
    const fix = renameFix(file, place, "exactly_one");
    const message = 'Only a layer with "occupancy": "exactly_one" is filled: this one stays empty.';
    const fixes = fix === null ? [] : [{ ...fix, title: "Fill the layer" }];
    return [found("default-idle", file, childPointer(at, "default"), message, { fixes })];
  });
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

/** Reports standard tags in another case: players look for them as they are spelt. One that the pack asks for is its own. */
function tagFindings(index: PackIndex): readonly Finding[] {
  const own = unaskedTags(index);
  return [...index.kinds.values()].flatMap(({ value, file, at }) =>
    listOf(value["tags"]).flatMap((tag, place): readonly Finding[] => {
      const standard = typeof tag === "string" ? tag.toLowerCase() : "";
      if (typeof tag !== "string" || tag === standard || !Object.hasOwn(STANDARD_TAGS, standard) || !own.has(tag))
        return [];
      const message = `Tags are told apart by case: players look for "${standard}", not for "${tag}".`;
      const pointer = childPointer(at, "tags", place);
      const fix = renameFix(file, pointer, standard);
      return [
        found("tag-spelling", file, pointer, message, { params: { name: tag }, fixes: fix === null ? [] : [fix] }),
      ];
    }),
  );
}

function symbolFindings(index: PackIndex): readonly Finding[] {
  const findings: Finding[] = [];
  const kinds = [...index.kinds.values()];
  const without: Pick<IndexedKind, "id" | "file" | "at">[] = [];
  for (const { id, file, at, value } of kinds) {
    const { symbol } = value;
    const place = childPointer(at, "symbol");
    if (symbol === undefined) without.push({ id, file, at });
    else if (symbol === "@") {
      findings.push(found("symbol-reserved", file, place, `"@" is the avatar's symbol: "${id}" needs another one.`));
    } else if (typeof symbol === "string" && !isNarrowCharacter(symbol)) {
      const message = `The symbol of "${id}" must be one narrow character: "${symbol}" breaks the columns of boards drawn as text.`;
      findings.push(found("symbol-wide", file, place, message));
    }
  }
  const [first] = without;
  if (first !== undefined) {
    const others = without.length === 1 ? "" : ` (and so have ${counted(without.length - 1, "other kind")})`;
    const message = `The kind "${first.id}" has no "symbol", the character that stands for it in boards drawn as text${others}.`;
    findings.push(found("symbol-missing", first.file, first.at, message, { onKey: true }));
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
