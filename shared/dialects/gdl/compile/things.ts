// Functions of players, zones, lists and entities (gdl.md, A7).
import { fault } from "../values/fault";
import { Kind, NULL, Tag, type Value, indexOf, tagOf, valueOf } from "../values/value";
import { Column } from "../world/layout";
import { type Code, Reads, codeOf, isOnly } from "./code";
import { entityProperty } from "./properties";
import type { Declarations } from "./scope";

const PLAYER = Kind.null | Kind.player;

/** Returns the seat of a player; -1 for null. */
export function seatOf(value: Value): number {
  if (value === NULL) return -1;
  if (tagOf(value) !== Tag.player) throw fault("This is not a player.");
  return indexOf(value);
}

export function playerNamed({ players, values }: Declarations, part: Code): Code {
  const { run } = part;
  const named = (): Value => {
    const value = run();
    if (tagOf(value) === Tag.player) return value;
    const text = values.textOf(value);
    if (text === null && value !== NULL) throw fault("A player is named by a text.");
    const seat = text === null ? -1 : players.names.indexOf(text);
    return seat < 0 ? NULL : valueOf(Tag.player, seat);
  };
  const isFine = isOnly(part, PLAYER | Kind.text);
  if (part.constant === undefined || !isFine) return codeOf(named, PLAYER, !isFine, [part]);
  const constant = named();
  return { run: () => constant, constant, kinds: constant === NULL ? Kind.null : Kind.player, fails: false, reads: 0 };
}

export function otherPlayer({ players }: Declarations, part: Code): Code {
  const { run } = part;
  const first = valueOf(Tag.player, 0);
  const second = players.names.length > 1 ? valueOf(Tag.player, 1) : NULL;
  const other = (): Value => {
    const seat = seatOf(run());
    return seat < 0 ? NULL : seat === 0 ? second : first;
  };
  return codeOf(other, PLAYER, !isOnly(part, PLAYER), [part]);
}

export function nextPlayer({ players, values }: Declarations, part: Code, step: Code | null): Code {
  const { run } = part;
  const next = (): Value => {
    const seat = seatOf(run());
    const steps = step === null ? 1 : values.numberOf(step.run());
    if (seat < 0 || steps === null) return NULL;
    if (!Number.isInteger(steps)) throw fault("A number of steps is an integer.");
    const count = players.names.length;
    return valueOf(Tag.player, (((seat + steps) % count) + count) % count);
  };
  const fails = !isOnly(part, PLAYER) || (step !== null && !isOnly(step, Kind.null | Kind.int));
  return codeOf(next, PLAYER, fails, step === null ? [part] : [part, step]);
}

/** Returns the number of the zone that a value means: a zone, or its name. Throws when there is none. */
export function zoneMeant({ zones, values }: Declarations, value: Value): number {
  if (tagOf(value) === Tag.zone) return indexOf(value);
  const name = values.textOf(value);
  const zone = name === null ? undefined : zones.byName.get(name);
  if (zone === undefined) throw fault(`There is no zone ${name ?? "like this"}.`);
  return zone;
}

/** Compiles the zone that a zone or a name means; it fails where there is none, as in a game of fewer players. */
export function zoneNamed(declarations: Declarations, part: Code): Code {
  const { run, constant = NULL } = part;
  const { zones, values } = declarations;
  const named = (): Value => valueOf(Tag.zone, zoneMeant(declarations, run()));
  const isKnown = tagOf(constant) === Tag.zone || zones.byName.has(values.textOf(constant) ?? "");
  return isKnown ? constantCode(named(), Kind.zone) : codeOf(named, Kind.zone, true, [part]);
}

export function constantCode(constant: Value, kinds: number): Code {
  return { run: () => constant, constant, kinds, fails: false, reads: 0 };
}

/** Returns the elements of a zone or a list; null for null. Throws for anything else. */
function elementsOf({ world, values }: Declarations, value: Value): readonly Value[] | null {
  if (value === NULL) return null;
  if (tagOf(value) === Tag.zone) return world.zones[indexOf(value)] ?? [];
  const list = values.listOf(value);
  if (list === null) throw fault("This is neither a zone nor a list.");
  return list;
}

const LISTS = Kind.null | Kind.zone | Kind.list;

export function topOf(declarations: Declarations, part: Code): Code {
  const { run } = part;
  const top = (): Value => elementsOf(declarations, run())?.at(-1) ?? NULL;
  const kinds = isOnly(part, Kind.null | Kind.zone) ? Kind.null | Kind.entity : Kind.any;
  return codeOf(top, kinds, !isOnly(part, LISTS), [part], Reads.state);
}

export function countOf(declarations: Declarations, part: Code): Code {
  const { run } = part;
  const count = (): Value => valueOf(Tag.int, elementsOf(declarations, run())?.length ?? 0);
  return codeOf(count, Kind.int, !isOnly(part, LISTS), [part], Reads.state);
}

export function listOfZone(declarations: Declarations, part: Code): Code {
  const zone = zoneNamed(declarations, part);
  const { run } = zone;
  const { world, values } = declarations;
  const list = (): Value => values.ofList(world.zones[indexOf(run())] ?? []);
  return codeOf(list, Kind.list, false, [zone], Reads.state);
}

export function elementAt({ values }: Declarations, of: Code, at: Code): Code {
  const list = of.run;
  const index = at.run;
  const element = (): Value => {
    const value = list();
    const number = values.numberOf(index());
    if (value === NULL) return NULL;
    const elements = values.listOf(value);
    if (elements === null || number === null) throw fault("Only a list has elements, counted by integers.");
    return (number < 0 ? undefined : elements[number]) ?? NULL;
  };
  return codeOf(element, Kind.any, true, [of, at]);
}

/** Which entities a player owns, or those of them with an attribute; from the oldest to the newest, or back. */
export interface OwnedEntities {
  /** Visits them until `visit` returns true. */
  readonly each: (isBackwards: boolean, visit: (entity: Value) => boolean) => void;
  readonly parts: readonly Code[];
  readonly fails: boolean;
}

type Reader = (entity: Value) => Value;

/** Reads an attribute that no entity has. */
const NOTHING: Reader = () => NULL;

/** Compiles `entities_of_player(player)` or `entities_of_player(player, 'attribute', value)`. */
export function ownedEntities(declarations: Declarations, args: readonly Code[]): OwnedEntities | null {
  const { world, values } = declarations;
  const { layout } = world;
  const owner = layout.entityColumns.get("owner") ?? 0;
  const [player, name, value] = args;
  if (player === undefined) return null;
  const readerNamed = (name: Code): Reader => {
    const text = values.textOf(name.constant ?? name.run());
    if (text === null) throw fault("An attribute is named by a text.");
    return entityProperty(declarations, text)?.read ?? NOTHING;
  };
  const known = name?.constant === undefined || !isOnly(name, Kind.text) ? null : readerNamed(name);
  return {
    each(isBackwards, visit) {
      const seat = player.run();
      const read = name === undefined ? null : (known ?? readerNamed(name));
      const wanted = value === undefined ? NULL : value.run();
      const count = world.entityCount();
      const { mem } = world;
      const step = isBackwards ? -1 : 1;
      for (let at = isBackwards ? count : 1; at >= 1 && at <= count; at += step) {
        const slot = layout.entityBase + at * layout.entityStride;
        if ((mem[slot + Column.schema] ?? 0) <= 0 || mem[slot + owner] !== seat) continue;
        const entity = valueOf(Tag.entity, at);
        if ((read === null || read(entity) === wanted) && visit(entity)) return;
      }
    },
    parts: args,
    fails: name !== undefined && known === null,
  };
}

export function listOfOwned({ values }: Declarations, { each, parts, fails }: OwnedEntities): Code {
  const list = (): Value => {
    const found: Value[] = [];
    each(false, (entity) => found.push(entity) < 0);
    return values.ofList(found);
  };
  return codeOf(list, Kind.list, fails, parts, Reads.state);
}

export function topOfOwned({ each, parts, fails }: OwnedEntities): Code {
  const top = (): Value => {
    let last: Value = NULL;
    each(true, (entity) => {
      last = entity;
      return true;
    });
    return last;
  };
  return codeOf(top, Kind.null | Kind.entity, fails, parts, Reads.state);
}

export function countOfOwned({ each, parts, fails }: OwnedEntities): Code {
  const count = (): Value => {
    let number = 0;
    each(false, () => {
      number += 1;
      return false;
    });
    return valueOf(Tag.int, number);
  };
  return codeOf(count, Kind.int, fails, parts, Reads.state);
}

/** Returns the text of a value for `concat`: null is none, a player and a zone their names. */
export function textOfValue({ values, players, zones, topology }: Declarations, value: Value): string {
  switch (tagOf(value)) {
    case Tag.constant:
      return value === NULL ? "" : String(indexOf(value) === 2);
    case Tag.player:
      return players.names[indexOf(value)] ?? "";
    case Tag.zone:
      return zones.zones[indexOf(value)]?.name ?? "";
    case Tag.entity:
      return `#${indexOf(value)}`;
    case Tag.place: {
      const place = indexOf(value);
      return topology.nodeName(place) ?? `${topology.x(place)},${topology.y(place)}`;
    }
    default:
      return values.textOf(value) ?? (values.numberOf(value) === null ? "" : String(values.numberOf(value)));
  }
}
