// Who may see what (gdl.md, A13).
import type { Declarations } from "../compile/scope";
import type { Visibility } from "../load/zones";
import { NULL, Tag, type Value, indexOf, tagOf } from "../values/value";
import { Column } from "../world/layout";

/** Returns whether a player may see an entity. */
export function isEntityVisible(declarations: Declarations, entity: Value, viewer: Value): boolean {
  const { world, zones, values } = declarations;
  const { entityColumns } = world.layout;
  const slot = world.slotOf(indexOf(entity));
  const attribute = (name: string): Value => world.mem[slot + (entityColumns.get(name) ?? 0)] ?? NULL;
  const inZone = zoneOf(declarations, entity);
  const zone = inZone < 0 ? null : (zones.zones[inZone] ?? null);
  const mayAlso = attribute("visible_to");
  if (mayAlso === viewer || values.listOf(mayAlso)?.includes(viewer) === true) return true;
  if (zone?.visibleTo.includes(indexOf(viewer)) === true) return true;
  const own = values.textOf(attribute("visibility"));
  const level: Visibility = isLevel(own) ? own : (zone?.visibility ?? "all");
  if (level !== "owner_only") return level === "all";
  const owner = attribute("owner");
  if (tagOf(owner) === Tag.player) return owner === viewer;
  return zone !== null && zone.owner === indexOf(viewer);
}

function isLevel(text: string | null): text is Visibility {
  return text === "all" || text === "owner_only" || text === "none";
}

/** Returns the number of the zone that an entity is in; -1 when it is in none. */
function zoneOf({ world }: Declarations, entity: Value): number {
  const zone = world.mem[world.slotOf(indexOf(entity)) + Column.zone] ?? NULL;
  return tagOf(zone) === Tag.zone ? indexOf(zone) : -1;
}

/** Returns what an entity that is not seen shows. `back`: what the game says for all. */
export function backOf(declarations: Declarations, entity: Value, back: string): string {
  const zone = zoneOf(declarations, entity);
  return (zone < 0 ? null : declarations.zones.zones[zone]?.back) ?? back;
}
