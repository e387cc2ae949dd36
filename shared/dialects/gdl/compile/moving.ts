// Making, moving and drawing entities, for effects and for the setup (gdl.md, A6 and A7).
import { fault } from "../values/fault";
import { drawnFraction, nextRandom } from "../../../base/random";
import { NULL, Tag, type Value, indexOf, tagOf, valueOf } from "../values/value";
import { Column, Slot } from "../world/layout";
import type { World } from "../world/world";
import { placeMeant } from "./places";
import type { Declarations } from "./scope";
import { attributeType, checkType } from "./targets";
import { zoneMeant } from "./things";

/** Puts an entity that stands nowhere at a place or into a zone. */
export function putAt(declarations: Declarations, entity: Value, to: Value): void {
  const { world, topology, zones, values } = declarations;
  if (to === NULL) throw fault("There is no such place.");
  const name = values.textOf(to);
  const isZone = tagOf(to) === Tag.zone || (name !== null && topology.nodeNamed(name) < 0 && zones.byName.has(name));
  if (isZone) {
    world.putInZone(entity, valueOf(Tag.zone, zoneMeant(declarations, to)));
    return;
  }
  const place = placeMeant(declarations, to);
  if (place < 0) throw fault("There is no such place.");
  world.putOnPlace(entity, valueOf(Tag.place, place));
}

/** Makes an entity of a schema by its name, with the schema's defaults; returns it. */
export function spawnEntity(declarations: Declarations, schema: Value, to: Value, owner: Value): Value {
  const { world, schemas, values } = declarations;
  const number = schemas.names.indexOf(values.textOf(schema) ?? "");
  if (number < 0) throw fault("There is no such schema.");
  const entity = world.add(number, declarations.defaults[number] ?? []);
  putAt(declarations, entity, to);
  if (owner !== NULL) {
    const column = world.layout.entityColumns.get("owner") ?? 0;
    checkType(values, attributeType(schemas.attributes[number] ?? new Map(), "owner"), owner);
    world.write(world.slotOf(indexOf(entity)) + column, owner);
  }
  return entity;
}

export function shuffleZone(world: World, zone: number): void {
  const list = [...(world.zones[zone] ?? [])];
  for (let last = list.length - 1; last > 0; last -= 1) {
    world.write(Slot.random, nextRandom(world.mem[Slot.random] ?? 0));
    const other = Math.floor(drawnFraction(world.mem[Slot.random] ?? 0) * (last + 1));
    [list[last], list[other]] = [list[other] ?? NULL, list[last] ?? NULL];
  }
  world.writeZone(zone, list);
}

/** Moves the next entity of a zone: the top one, of a queue the front one. Returns null when it is empty. */
export function takeNext({ world, zones }: Declarations, from: number): Value {
  const list = world.zones[from] ?? [];
  const next = (zones.zones[from]?.isQueue === true ? list[0] : list.at(-1)) ?? NULL;
  if (next === NULL) return NULL;
  world.lift(next);
  world.write(world.slotOf(indexOf(next)) + Column.place, NULL);
  return next;
}

/** `draw_cards(from, to, count)`: stops when the zone is empty. */
export function drawFrom(declarations: Declarations, from: Value, to: Value, count: Value): void {
  const wanted = declarations.values.numberOf(count);
  if (wanted === null || !Number.isInteger(wanted) || wanted < 0)
    throw fault("A number of cards is an integer from 0.");
  const source = zoneMeant(declarations, from);
  const target = valueOf(Tag.zone, zoneMeant(declarations, to));
  const drawn = indexOf(target) === source ? drawsWithin(declarations, source, wanted) : wanted;
  for (let draw = 0; draw < drawn; draw += 1) {
    const card = takeNext(declarations, source);
    if (card === NULL) return;
    declarations.world.putInZone(card, target);
  }
}

/** Returns how many draws from a zone into itself come to the same as so many: after each round all is as before. */
export function drawsWithin({ world }: Declarations, zone: number, draws: number): number {
  const cards = world.zones[zone]?.length ?? 0;
  return cards === 0 ? 0 : draws % cards;
}
