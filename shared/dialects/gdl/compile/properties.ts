// `value.name`: what entities, players, places, zones and lists tell of themselves (gdl.md, A7).
import { FITTING } from "../load/schemas";
import { Kind, NULL, Tag, type Value, indexOf, kindOf, tagOf, valueOf } from "../values/value";
import { Column } from "../world/layout";
import { type Code, Reads, codeOf, isOnly } from "./code";
import { placeProperty, scalarValue } from "./places";
import type { Declarations } from "./scope";

const OWNER = "owner";

/** Compiles a property. Of null it is null, and so is one that does not exist. */
export function property(declarations: Declarations, of: Code, name: string, isMover: boolean): Code {
  const { run } = of;
  const ofEntity = entityProperty(declarations, name);
  const ofPlayer = playerProperty(declarations, name);
  const ofPlace = placeProperty(declarations, name);
  const reads = (of.kinds & (Kind.entity | Kind.zone)) !== 0 ? Reads.state : 0;
  if (isOnly(of, Kind.null | Kind.entity) && ofEntity !== null) {
    const { read, kinds } = ofEntity;
    const value = (): Value => {
      const entity = run();
      return entity === NULL ? NULL : read(entity);
    };
    const isOwner = isMover && name === OWNER && (kinds & ~(Kind.null | Kind.player)) === 0;
    if (isOwner) return { run: value, kinds, fails: false, reads: Reads.owner };
    return codeOf(value, kinds | Kind.null, false, [of], Reads.state);
  }
  if (isOnly(of, Kind.null | Kind.player) && ofPlayer !== null) {
    const { read, kinds, isFixed } = ofPlayer;
    const value = (): Value => {
      const player = run();
      return player === NULL ? NULL : read(player);
    };
    return codeOf(value, kinds | (of.kinds & Kind.null), false, [of], isFixed ? 0 : Reads.state);
  }
  if (isOnly(of, Kind.null | Kind.place)) {
    // What it is a property of may still err.
    if (ofPlace === null) return codeOf(() => (run(), NULL), Kind.null, false, [of]);
    const value = (): Value => {
      const place = run();
      return place === NULL ? NULL : (ofPlace[place >> 4] ?? NULL);
    };
    const kinds = ofPlace.reduce((all, each) => all | kindOf(each), of.kinds & Kind.null);
    return codeOf(value, kinds, false, [of]);
  }
  const value = (): Value => {
    const thing = run();
    switch (tagOf(thing)) {
      case Tag.entity:
        return ofEntity?.read(thing) ?? NULL;
      case Tag.player:
        return ofPlayer?.read(thing) ?? NULL;
      case Tag.place:
        return ofPlace?.[indexOf(thing)] ?? NULL;
      case Tag.zone:
        return zoneProperty(declarations, thing, name);
      case Tag.list:
        return name === "length" ? valueOf(Tag.int, declarations.values.listOf(thing)?.length ?? 0) : NULL;
      default:
        return NULL;
    }
  };
  return codeOf(value, Kind.any, false, [of], reads | Reads.state);
}

interface Read {
  readonly read: (thing: Value) => Value;
  readonly kinds: number;
}

/** Returns how a property of entities is read; null for one that none has. */
export function entityProperty({ world, values, schemas }: Declarations, name: string): Read | null {
  const { entityBase, entityStride, entityColumns } = world.layout;
  const at = (column: number) => (entity: Value) =>
    world.mem[entityBase + (entity >> 4) * entityStride + column] ?? NULL;
  switch (name) {
    case "id":
      return { read: (entity) => (indexOf(entity) <= 0 ? NULL : valueOf(Tag.int, indexOf(entity))), kinds: Kind.int };
    case "schema": {
      const names = [NULL, ...schemas.names.map((each) => values.ofText(each))];
      const number = at(Column.schema);
      return { read: (entity) => names[Math.abs(number(entity))] ?? NULL, kinds: Kind.text };
    }
    case "pos":
      return { read: at(Column.place), kinds: Kind.place | Kind.zone };
    case "zone":
      return { read: at(Column.zone), kinds: Kind.zone };
    default: {
      const column = entityColumns.get(name);
      return column === undefined ? null : { read: at(column), kinds: kindsOfAttribute(schemas, name) };
    }
  }
}

/** Returns the kinds of values that an attribute can have in any schema. */
function kindsOfAttribute({ attributes }: Declarations["schemas"], name: string): number {
  return attributes.reduce((kinds, schema) => {
    const declared = schema.get(name);
    if (declared !== undefined) return kinds | kindsOfType(declared.type);
    return kinds | (name === OWNER ? Kind.player : Kind.any);
  }, Kind.null as number);
}

function kindsOfType(type: keyof typeof FITTING): number {
  // A float and an int that are too large for small integers, and lists, fit when they are looked at.
  if (type === "int") return FITTING.int | Kind.number;
  return type === "player_ref_list" ? Kind.null | Kind.list : FITTING[type];
}

function playerProperty(
  { world, values, players, playerTypes, written }: Declarations,
  name: string,
): (Read & { readonly isFixed: boolean }) | null {
  const { playerBase, playerStride, playerColumns } = world.layout;
  if (name === "name") {
    const names = players.names.map((each) => values.ofText(each));
    return { read: (player) => names[indexOf(player)] ?? NULL, kinds: Kind.text, isFixed: true };
  }
  const column = playerColumns.get(name);
  if (column === undefined) return null;
  const read = (player: Value): Value => world.mem[playerBase + (player >> 4) * playerStride + column] ?? NULL;
  const isFixed = !written.has(name);
  if (!isFixed) return { read, kinds: kindsOfType(playerTypes.get(name) ?? "any"), isFixed };
  const kinds = players.names.reduce((all, _, seat) => all | kindOf(read(valueOf(Tag.player, seat))), 0);
  return { read, kinds, isFixed };
}

function zoneProperty({ world, zones, values }: Declarations, value: Value, name: string): Value {
  const index = indexOf(value);
  const zone = zones.zones[index];
  const entities = world.zones[index] ?? [];
  switch (name) {
    case "name":
      return values.ofText(zone?.name ?? "");
    case "owner":
      return zone === undefined || zone.owner === null ? NULL : valueOf(Tag.player, zone.owner);
    case "entities":
      return values.ofList(entities);
    case "count":
      return valueOf(Tag.int, entities.length);
    default:
      return zone !== undefined && Object.hasOwn(zone.fields, name) ? scalarValue(values, zone.fields[name]) : NULL;
  }
}
