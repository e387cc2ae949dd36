// Follows which names of a pack were replaced by others, so that what was played under the old names can be compared
// with what is played now.
import type { NewNames } from "../../engine/compare/newNames";
import type { PackSource } from "../../pack/packSource";

export interface RenamedNames {
  /**
   * Reads the pack's names, and notes what was renamed since the last call. Returns a number for `between`. A name is
   * renamed when it is gone and another one of its sort is there instead.
   */
  follow(pack: PackSource): number;
  /** Returns what was renamed between two numbers that `follow` returned. */
  between(from: number, to: number): NewNames;
}

type DefinedNames = ReadonlyMap<string, ReadonlySet<string>>;

/** Creates it without knowledge of any pack. */
export function createRenamedNames(): RenamedNames {
  const renamed: (readonly [from: string, to: string])[] = [];
  let followed: PackSource | null = null;
  let known: DefinedNames = new Map();
  return {
    follow(pack) {
      if (pack === followed) return renamed.length;
      const now = definedNames(pack);
      for (const [of, names] of now) renamed.push(...renamedIn(known.get(of) ?? new Set(), names));
      followed = pack;
      known = now;
      return renamed.length;
    },
    between(from, to) {
      const found = new Map<string, string>();
      for (const [before, after] of renamed.slice(from, to)) {
        const first = [...found].find(([, name]) => name === before)?.[0] ?? before;
        if (first === after) found.delete(first);
        else found.set(first, after);
      }
      return found;
    },
  };
}

/** Returns the names of each sort that an author may rename. */
function definedNames(pack: PackSource): DefinedNames {
  const names = pack.model?.names;
  return new Map(Object.keys(names?.renamable ?? {}).map((of) => [of, names?.defined(pack, of) ?? new Set()]));
}

/** Pairs the names that are gone with the new ones, in the order of the text; none when their numbers differ. */
function renamedIn(before: ReadonlySet<string>, now: ReadonlySet<string>): readonly (readonly [string, string])[] {
  const gone = [...before].filter((name) => !now.has(name));
  const added = [...now].filter((name) => !before.has(name));
  return gone.length === added.length ? gone.map((name, index) => [name, added[index] ?? name] as const) : [];
}
