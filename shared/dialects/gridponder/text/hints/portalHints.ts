// Which places of a board belong together as portals (fact sheet 10.3 and 11.3).
import { addTo } from "../../../../base/groups";
import type { BoardView, Entity, Position } from "../../../../base/boardView";
import { canonicalJson } from "../../../../base/canonicalJson";
import { defined } from "../../../../base/defined";
import { readPortals } from "../systems/portals";
import type { LevelRules } from "./levelRules";

export interface Link {
  readonly from: Position;
  readonly to: Position;
}

/** Returns the places that the avatar comes to from one another: a list for each kind and channel of `portals`. */
export function portalGroups(view: BoardView, rules: LevelRules): readonly (readonly Position[])[] {
  return rules.systems("portals").flatMap((config) => {
    const { teleportTags, matchKey } = readPortals(config);
    return groupsOf(view, ({ kind, params }) => {
      const channel = params[matchKey] ?? null;
      return channel === null || !rules.hasTag(kind, teleportTags) ? null : `${kind} ${canonicalJson(channel)}`;
    });
  });
}

/** Links between portals that belong together, each to the next of its group; those of tiles included. */
export function portalLinks(view: BoardView, rules: LevelRules): readonly Link[] {
  return [...portalGroups(view, rules), ...tileGroups(view, rules)].flatMap((cells) =>
    cells.slice(1).map((to, index) => ({ from: defined(cells[index]), to })),
  );
}

/** Pairs of cells of the ground between which `tile_teleport` moves tiles; three of a channel are no pair. */
function tileGroups(view: BoardView, rules: LevelRules): readonly (readonly Position[])[] {
  if (rules.systems("tile_teleport").length === 0) return [];
  const groups = groupsOf(view, ({ kind, params }, layer) =>
    layer === "ground" && rules.hasTag(kind, ["teleport"]) ? canonicalJson(params["channel"] || "") : null,
  );
  return groups.filter((cells) => cells.length === 2);
}

/** Returns the cells of entities with the same key, in order of first appearance; null keys are left out. */
function groupsOf(
  view: BoardView,
  keyOf: (entity: Entity, layer: string) => string | null,
): readonly (readonly Position[])[] {
  const groups = new Map<string, Position[]>();
  const area = view.width * view.height;
  for (const [index, layer] of view.layers.entries()) {
    const keys = view.entities.map((entity) => (entity === null ? null : keyOf(entity, layer)));
    if (keys.every((key) => key === null)) continue;
    for (let cell = 0; cell < area; cell += 1) {
      const key = keys[view.cells[index * area + cell] ?? 0] ?? null;
      if (key === null) continue;
      const position: Position = [cell % view.width, Math.floor(cell / view.width)];
      addTo(groups, key, position);
    }
  }
  return [...groups.values()];
}
