// Finds conditions on a cell of the board that never hold, as nothing ever changes what is there: an off by one in the
// place, or the kind of another cell.
import { type Position, entityAt } from "../../../../base/boardView";
import { type JsonPointer, childPointer, objectOf } from "../../../../base/json";
import type { Finding, Fix } from "../../../../findings/finding";
import type { SourceFile } from "../../../../pack/packSource";
import { type IndexedLevel, type PackIndex, rulesWithLevels } from "../../text/names/packIndex";
import type { IndexedCondition, IndexedRule } from "../../text/names/ruleIndex";
import { asPosition } from "../../text/read";
import { neverHolds, pairFixes } from "../found";
import { isAlwaysEmpty, isAlwaysThere } from "../possible/fixedCells";

/** Returns findings about the `cell` conditions of all rules: those of game.json where no level meets them. */
export function fixedCellFindings(index: PackIndex): readonly Finding[] {
  return rulesWithLevels(index).flatMap(([rule, levels]) => findingsOf(index, rule, levels));
}

function findingsOf(index: PackIndex, rule: IndexedRule, levels: readonly IndexedLevel[]): readonly Finding[] {
  if (levels.length === 0) return [];
  return rule.conditions.flatMap((condition): readonly Finding[] => {
    const asked = askedOf(index, condition);
    if (asked === null) return [];
    const { layer, position, isMet } = asked;
    const always = new Set<string | undefined>();
    for (const level of levels) {
      const kind = alwaysAt(index, level, layer, position);
      // A cell that may change, and one that is off the board, which is reported as that.
      if (kind === null || isMet(kind)) return [];
      always.add(kind);
    }
    const [kind, ...others] = always;
    const what = others.length > 0 ? "something else" : kind === undefined ? "nothing" : `"${kind}"`;
    const why = `the cell (${position.join(", ")}) of the layer "${layer}" always holds ${what}`;
    const at = childPointer(condition.at, "position");
    return [neverHolds(rule.file, at, why, { fixes: placeFixes(rule.file, at, asked, levels) })];
  });
}

/** Returns the fix that asks for the only cell of the level which meets the condition at its start. */
function placeFixes(
  file: SourceFile,
  at: JsonPointer,
  { layer, isMet }: Asked,
  [level, ...others]: readonly IndexedLevel[],
): readonly Fix[] {
  if (level?.board.ok !== true || others.length > 0) return [];
  const { width, height, layers, cells, entities } = level.board.value;
  const first = layers.indexOf(layer) * width * height;
  const own = cells.subarray(first, first + width * height);
  const places = Array.from(own.entries()).filter(([, entity]) => isMet(entities[entity]?.kind));
  const [only, ...more] = places;
  if (only === undefined || more.length > 0) return [];
  const [cell] = only;
  return pairFixes(file, at, [cell % width, Math.floor(cell / width)]);
}

/** What a condition asks of a cell. */
interface Asked {
  readonly layer: string;
  readonly position: Position;
  /** Returns whether a kind meets it; undefined: an empty cell. */
  readonly isMet: (kind: string | undefined) => boolean;
}

/** Returns what a condition that must hold asks of a cell; null where it names what does not exist or is elsewhere. */
function askedOf({ layers, kinds, kindsByTag }: PackIndex, { name, body, certain }: IndexedCondition): Asked | null {
  if (name !== "cell" || !certain) return null;
  const { position, layer, kind, isEmpty, hasTag } = objectOf(body);
  const place = asPosition(position);
  if (place === null || typeof layer !== "string" || !layers.some(({ id }) => id === layer)) return null;
  const asked = { layer, position: place };
  // The first that is present decides (fact sheet 6).
  if (kind !== undefined) {
    const isThere = typeof kind === "string" && kinds.get(kind)?.layer === layer;
    return isThere ? { ...asked, isMet: (each) => each === kind } : null;
  }
  // Whether a cell is empty may be asked as a precaution; a name says what is expected there.
  if (isEmpty !== undefined) return null;
  const tagged = typeof hasTag === "string" ? (kindsByTag.get(hasTag) ?? []) : [];
  const isOnLayer = tagged.some((each) => kinds.get(each)?.layer === layer);
  return isOnLayer ? { ...asked, isMet: (each) => each !== undefined && tagged.includes(each) } : null;
}

/** Returns the kind that a cell always holds, undefined where it is always empty; null where that may change. */
function alwaysAt(index: PackIndex, level: IndexedLevel, layer: string, at: Position): string | undefined | null {
  if (isAlwaysEmpty(index, level, layer, at)) return undefined;
  if (!level.board.ok || !isAlwaysThere(index, level, layer, at)) return null;
  return entityAt(level.board.value, layer, at[0], at[1])?.kind ?? null;
}
