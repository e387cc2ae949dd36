// Functions and properties of places (gdl.md, A4 and A7).
import type { Json } from "../../../base/json";
import { fault } from "../values/fault";
import { Kind, NULL, Tag, type Value, indexOf, tagOf, truth, valueOf } from "../values/value";
import { Column } from "../world/layout";
import { type Code, Reads, codeOf, isOnly } from "./code";
import type { Declarations } from "./scope";

/** Returns the place that a value means: a place, a node's name, where an entity is; -1 for none. */
export function placeMeant({ topology, values, world }: Declarations, value: Value): number {
  switch (tagOf(value)) {
    case Tag.place:
      return indexOf(value);
    case Tag.text:
      return topology.nodeNamed(values.textOf(value) ?? "");
    case Tag.entity: {
      const place = world.mem[world.slotOf(indexOf(value)) + Column.place] ?? NULL;
      return tagOf(place) === Tag.place ? indexOf(place) : -1;
    }
    default:
      if (value === NULL || tagOf(value) === Tag.zone) return -1;
      throw fault("This is not a place.");
  }
}

const PLACE = Kind.null | Kind.place | Kind.entity | Kind.text | Kind.zone;

function readsOfPlace(...codes: readonly Code[]): number {
  return codes.some(({ kinds }) => (kinds & Kind.entity) !== 0) ? Reads.state : 0;
}

/** `board[place]`. */
export function cellAt(declarations: Declarations, at: Code): Code {
  const { world } = declarations;
  const { run } = at;
  const { cellBase } = world.layout;
  const known = (): Value => world.mem[cellBase + (run() >> 4)] ?? NULL;
  const general = (): Value => {
    const place = placeMeant(declarations, run());
    return place < 0 ? NULL : world.cell(place);
  };
  const isKnown = at.kinds === Kind.place;
  return codeOf(isKnown ? known : general, Kind.null | Kind.entity, !isOnly(at, PLACE), [at], Reads.state);
}

/** Compiles a relation of two places; it is false when one of them means no place. */
export function relation(
  declarations: Declarations,
  left: Code,
  right: Code,
  isRelated: (one: number, other: number) => boolean,
  reads: number,
): Code {
  const a = left.run;
  const b = right.run;
  const run = (): Value => {
    const one = placeMeant(declarations, a());
    const other = placeMeant(declarations, b());
    return truth(one >= 0 && other >= 0 && isRelated(one, other));
  };
  const fails = !isOnly(left, PLACE) || !isOnly(right, PLACE);
  return codeOf(run, Kind.bool, fails, [left, right], reads | readsOfPlace(left, right));
}

export function pathClear(declarations: Declarations, left: Code, right: Code): Code {
  const { topology, world } = declarations;
  const { cellBase } = world.layout;
  const isFree = (place: number): boolean => world.mem[cellBase + place] === NULL;
  const isClear = (one: number, other: number): boolean => topology.isClear(one, other, isFree);
  return relation(declarations, left, right, isClear, Reads.state);
}

export function middle(declarations: Declarations, left: Code, right: Code): Code {
  const { topology } = declarations;
  const a = left.run;
  const b = right.run;
  const hasMiddles = topology.kind === "grid" || topology.kind === "hex";
  const run = (): Value => {
    const one = a();
    const other = b();
    if (one === NULL || other === NULL) return NULL;
    if (!hasMiddles) throw fault("There are no places half-way on a network.");
    const from = placeMeant(declarations, one);
    const to = placeMeant(declarations, other);
    if (from < 0 || to < 0) return NULL;
    const x = Math.floor((topology.x(from) + topology.x(to)) / 2);
    const y = Math.floor((topology.y(from) + topology.y(to)) / 2);
    return placeValue(topology.at(x, y));
  };
  // Only a hexagon lacks places between two of its own.
  const isThere = topology.kind === "grid" && left.kinds === Kind.place && right.kinds === Kind.place;
  const fails = !hasMiddles || !isOnly(left, PLACE) || !isOnly(right, PLACE);
  const kinds = isThere ? Kind.place : Kind.place | Kind.null;
  return codeOf(run, kinds, fails, [left, right], readsOfPlace(left, right));
}

/** Returns the value of a place; null for -1. */
function placeValue(place: number): Value {
  return place < 0 ? NULL : valueOf(Tag.place, place);
}

/** `pos(x, y)`. */
export function placeAt({ topology, values }: Declarations, left: Code, right: Code): Code {
  const a = left.run;
  const b = right.run;
  const run = (): Value => {
    const one = a();
    const other = b();
    if (tagOf(one) === Tag.int && tagOf(other) === Tag.int) return placeValue(topology.at(one >> 4, other >> 4));
    if (one === NULL || other === NULL) return NULL;
    if (values.numberOf(one) === null || values.numberOf(other) === null) throw fault("Coordinates are numbers.");
    return NULL;
  };
  const isNumber = (code: Code): boolean => isOnly(code, Kind.null | Kind.int | Kind.number);
  return codeOf(run, Kind.place | Kind.null, !isNumber(left) || !isNumber(right), [left, right]);
}

/** Returns the values of a property for all places; null when no place has it. */
export function placeProperty({ topology, values }: Declarations, name: string): readonly Value[] | null {
  const places = Array.from({ length: topology.count }, (_, place) => place);
  if (topology.kind === "network") {
    if (name === "id" || name === "name") return places.map((place) => values.ofText(topology.nodeName(place) ?? ""));
    return places.map((place) => {
      const attributes = topology.attributes(place);
      return Object.hasOwn(attributes, name) ? scalarValue(values, attributes[name]) : NULL;
    });
  }
  switch (name) {
    case "x":
    case "q":
      return places.map((place) => values.ofNumber(topology.x(place)));
    case "y":
    case "r":
      return places.map((place) => values.ofNumber(topology.y(place)));
    case "s":
      return places.map((place) => values.ofNumber(0 - topology.x(place) - topology.y(place)));
    default:
      return null;
  }
}

/** Returns a JSON value as the rules read it; an object is null. */
export function scalarValue(values: Declarations["values"], json: Json | undefined): Value {
  if (typeof json === "number") return values.ofNumber(json);
  if (typeof json === "string") return values.ofText(json);
  if (typeof json === "boolean") return truth(json);
  return Array.isArray(json) ? values.ofList(json.map((each: Json) => scalarValue(values, each))) : NULL;
}
