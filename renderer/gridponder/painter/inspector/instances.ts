// The entities that stand on some cells, gathered by layer and kind, with what their params have in common. Pure.
import { type BoardView, type Entity, type Position, entityAt } from "../../../../shared/base/boardView";
import type { Json } from "../../../../shared/base/json";
import { isEqualJson } from "../../../../shared/text/memberEdit";

export interface InstanceGroup {
  readonly layer: string;
  /** The kind, with the params that all of them have alike. */
  readonly common: Entity;
  /** Names of params that differ, or that only some have. */
  readonly mixed: ReadonlySet<string>;
  readonly cells: readonly Position[];
}

/**
 * Returns the groups on these layers (given from the bottom up), from the top down; within a layer as the cells come.
 */
export function instanceGroups(
  view: BoardView,
  cells: readonly Position[],
  layers: readonly string[],
): readonly InstanceGroup[] {
  return layers.toReversed().flatMap((layer) => {
    const byKind = new Map<string, { readonly at: Position; readonly entity: Entity }[]>();
    for (const at of cells) {
      const entity = entityAt(view, layer, at[0], at[1]);
      if (entity === null) continue;
      const known = byKind.get(entity.kind);
      if (known === undefined) byKind.set(entity.kind, [{ at, entity }]);
      else known.push({ at, entity });
    }
    return Array.from(byKind, ([kind, found]): InstanceGroup => {
      const entities = [...new Set(found.map(({ entity }) => entity))];
      return { layer, ...inCommon(kind, entities), cells: found.map(({ at }) => at) };
    });
  });
}

function inCommon(kind: string, entities: readonly Entity[]): Pick<InstanceGroup, "common" | "mixed"> {
  const names = new Set(entities.flatMap(({ params }) => Object.keys(params)));
  const mixed = new Set<string>();
  const params: Record<string, Json> = {};
  for (const name of names) {
    const [first, ...others] = entities.map((entity) => entity.params[name]);
    if (first !== undefined && others.every((value) => isEqualJson(value, first))) params[name] = first;
    else mixed.add(name);
  }
  return { common: { kind, params }, mixed };
}

/** Returns the distinct values that a param of a kind has on a board, in the order in which the board knows them. */
export function valuesOnBoard(view: BoardView, kind: string, param: string): readonly Json[] {
  const values = view.entities.flatMap((entity) => {
    const value = entity?.kind === kind ? entity.params[param] : undefined;
    return value === undefined ? [] : [value];
  });
  return values.filter((value, index) => values.findIndex((each) => isEqualJson(each, value)) === index);
}
