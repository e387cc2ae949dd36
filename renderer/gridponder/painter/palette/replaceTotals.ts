// What a replacement of a kind will change, by layer and by level, as the choices of its dialog stand. Pure.
import type { KindUses } from "../../../../shared/dialects/gridponder/text/names/replaceKind";

export interface ReplaceTotals {
  /** By layer, in the order in which they are met: the cells of the kind, and whether they are left as they are. */
  readonly layers: ReadonlyMap<string, { readonly cells: number; readonly isLeft: boolean }>;
  /** Places of the kind that are no cells, in all levels. */
  readonly elsewhere: number;
  readonly levels: readonly LevelTotal[];
  /** All that will change. */
  readonly changes: number;
}

export interface LevelTotal {
  readonly file: string;
  readonly title: string;
  readonly cells: number;
  readonly elsewhere: number;
  readonly changes: number;
  readonly isBroken: boolean;
}

/** `isLeft` tells the layers that stay as they are; `withElsewhere`, whether other places change. */
export function replaceTotals(
  uses: readonly KindUses[],
  isLeft: (layer: string) => boolean,
  withElsewhere: boolean,
): ReplaceTotals {
  const layers = new Map<string, { readonly cells: number; readonly isLeft: boolean }>();
  for (const { cells } of uses) {
    for (const [layer, count] of cells) {
      layers.set(layer, { cells: (layers.get(layer)?.cells ?? 0) + count, isLeft: isLeft(layer) });
    }
  }
  const levels = uses.map(({ file, title, cells, elsewhere, isBroken }): LevelTotal => {
    const changed = isBroken ? 0 : sum([...cells].map(([layer, count]) => (isLeft(layer) ? 0 : count)));
    const others = withElsewhere && !isBroken ? elsewhere : 0;
    return { file, title, cells: changed, elsewhere: others, changes: changed + others, isBroken };
  });
  return {
    layers,
    elsewhere: sum(uses.map(({ elsewhere }) => elsewhere)),
    levels,
    changes: sum(levels.map(({ changes }) => changes)),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
