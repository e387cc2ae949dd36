// The entities that stand on some cells, gathered by layer and kind, with what their params have in common. Pure.
import { type BoardView, type Entity, type Position } from "../../../../shared/base/boardView";
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
    const byKind = new Map<string, Found>();
    // By the entity's number on the board: a selection may be all of a large board, of few different entities.
    const byNumber: (Found | null | undefined)[] = Array.from(view.entities, () => undefined);
    const foundWith = (number: number): Found | null => {
      const entity = view.entities[number] ?? null;
      if (entity === null) return null;
      const found = byKind.get(entity.kind) ?? { entities: [], cells: [] };
      found.entities.push(entity);
      byKind.set(entity.kind, found);
      return found;
    };
    const base = view.layers.indexOf(layer) * view.width * view.height;
    if (base < 0) return [];
    for (const at of cells) {
      const [x, y] = at;
      if (x < 0 || y < 0 || x >= view.width || y >= view.height) continue;
      const number = view.cells[base + y * view.width + x] ?? 0;
      const known = byNumber[number];
      const found = known === undefined ? foundWith(number) : known;
      byNumber[number] = found;
      found?.cells.push(at);
    }
    return Array.from(byKind, ([kind, { entities, cells: own }]): InstanceGroup => {
      return { layer, ...inCommon(kind, entities), cells: own };
    });
  });
}

/** The different entities of a kind that were found, and where. */
interface Found {
  readonly entities: Entity[];
  readonly cells: Position[];
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
