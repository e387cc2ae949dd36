// How the named parts of a pack changed: which came, went, moved, and what in them is different. Pure.
import { canonicalJson } from "../../base/canonicalJson";
import type { Json } from "../../base/json";
import { pairItems } from "../../base/listPairs";
import { type ValueChange, valueChanges } from "../../text/valueChanges";
import type { PackPart } from "./packParts";

export interface Changes {
  readonly changes: readonly ValueChange[];
  /** There are more, which are left out. */
  readonly isCut: boolean;
}

export interface PartChange extends Changes {
  readonly kind: "added" | "removed" | "changed";
  /** "" for a part without a name. */
  readonly id: string;
  /** The part's file; of a removed one as it was. */
  readonly file: string;
  /** Its places among the parts, from 1, and its files; absent when it did not move. */
  readonly moved?: {
    readonly from: { readonly file: string; readonly place: number };
    readonly to: { readonly file: string; readonly place: number };
  };
}

/** How many changes of one value are reported. */
const MOST_CHANGES = 500;

/** Returns the first changes of a value. */
export function changesOf(before: Json | undefined, after: Json | undefined, naming: readonly string[]): Changes {
  const changes: ValueChange[] = [];
  for (const change of valueChanges(before, after, naming)) {
    if (changes.length === MOST_CHANGES) return { changes, isCut: true };
    changes.push(change);
  }
  return { changes, isCut: false };
}

/**
 * Returns the parts that changed, in the order of those after, with the removed ones first. `isOrdered`: whether their
 * order says something.
 */
export function partChanges(
  before: readonly PackPart[],
  after: readonly PackPart[],
  naming: readonly string[],
  isOrdered: boolean,
): readonly PartChange[] {
  const { pairs, removed } = pairItems(before.map(itemOf), after.map(itemOf));
  const pairOf = new Map(pairs.map((pair) => [pair.after, pair]));
  const gone = removed.flatMap((index): readonly PartChange[] => {
    const part = before[index];
    if (part === undefined) return [];
    return [{ kind: "removed", id: part.id, file: part.file, changes: [], isCut: false }];
  });
  const others = after.flatMap((part, index): readonly PartChange[] => {
    const { id, file } = part;
    const pair = pairOf.get(index);
    const was = pair === undefined ? undefined : before[pair.before];
    if (pair === undefined || was === undefined) return [{ kind: "added", id, file, changes: [], isCut: false }];
    const changed = changesOf(was.value, part.value, naming);
    const isMoved = was.file !== file || (isOrdered && pair.isMoved);
    if (!isMoved && changed.changes.length === 0) return [];
    const moved = {
      from: { file: was.file, place: placeOf(before, pair.before) },
      to: { file, place: placeOf(after, index) },
    };
    return [{ kind: "changed", id, file, ...changed, ...(isMoved ? { moved } : {}) }];
  });
  return [...gone, ...others];
}

function itemOf({ id, value }: PackPart): { readonly key: string | null; readonly text: string } {
  return { key: id === "" ? null : id, text: canonicalJson(value) };
}

/** Returns the place of a part among those of its file, from 1. */
function placeOf(parts: readonly PackPart[], index: number): number {
  const file = parts[index]?.file;
  return parts.slice(0, index + 1).filter((part) => part.file === file).length;
}
