// Finds two systems that both do the same work in one turn.
import { type JsonPointer, childPointer } from "../../../../base/json";
import type { Finding } from "../../../../findings/finding";
import type { IndexedSystem, PackIndex } from "../../text/names/packIndex";
import { found } from "../found";

/** What a system changes, and when: two that are equal in this do it twice in a turn. Null for any that may be doubled. */
function workOf({ type, config }: IndexedSystem): readonly [what: string, when: string] | null {
  const on = (key: string, usual: string): string => {
    const value = config[key];
    return typeof value === "string" ? value : usual;
  };
  const tags = (key: string, usual: string): string => JSON.stringify(config[key] ?? [usual]);
  switch (type) {
    case "avatar_navigation":
    case "sided_box":
      return ["move the avatar", on("moveAction", "move")];
    case "coupled_actors":
    case "individual_actors":
      return [`move the actors of the layer "${on("actorLayer", "actors")}"`, on("moveAction", "move")];
    case "overlay_cursor":
      return ["move the overlay", on("moveAction", "move")];
    case "slide_merge":
      return ["let tiles slide", `${on("mergeAction", "move")} ${tags("mergeableTags", "mergeable")}`];
    case "portals":
      return ["teleport the avatar", tags("teleportTags", "teleport")];
    default:
      return null;
  }
}

/** Reports a system that does the work of an earlier one again, where both are enabled in the game or in a level. */
export function doubledSystemFindings({ systems, levels }: PackIndex): readonly Finding[] {
  const places: readonly (readonly IndexedSystem[])[] = levels.length === 0 ? [systems] : levels.map((l) => l.systems);
  const told = new Set<JsonPointer>();
  return places.flatMap((here) => {
    const first = new Map<string, IndexedSystem>();
    return here.flatMap((system): readonly Finding[] => {
      const work = system.enabled ? workOf(system) : null;
      if (work === null) return [];
      const key = JSON.stringify(work);
      const other = first.get(key);
      if (other === undefined) first.set(key, system);
      if (other === undefined || told.has(system.at)) return [];
      told.add(system.at);
      const message = `"${other.id}" and "${system.id}" both ${work[0]}: it happens twice in a turn.`;
      const related = [{ file: other.file.path, at: other.at, message: "The other one" }];
      return [found("acts-twice", system.file, childPointer(system.at, "type"), message, { related })];
    });
  });
}
