// What is meant by a property that a value has not: a piece is asked for its column, a place for its piece.
import type { Property } from "../../expressions/expression";
import { printExpression } from "../../expressions/print";
import type { GameIndex } from "../names/gameIndex";
import type { GdlCode } from "../codes";
import { type StringProblem, spanOf } from "./problem";
import type { ValueType } from "./types";

/** What other languages call the properties of the language. */
const OF_ENTITY: ReadonlyMap<string, string> = new Map([
  ["type", "schema"],
  ["kind", "schema"],
  ["position", "pos"],
  ["place", "pos"],
  ["cell", "pos"],
  ["location", "pos"],
]);
const OF_LIST: ReadonlyMap<string, string> = new Map([
  ["size", "length"],
  ["count", "length"],
]);
const OF_ZONE: ReadonlyMap<string, string> = new Map([
  ["size", "count"],
  ["length", "count"],
  ["cards", "entities"],
]);
const COORDINATES: ReadonlyMap<string, string> = new Map([
  ["x", "x"],
  ["y", "y"],
  ["q", "q"],
  ["r", "r"],
  ["s", "s"],
  ["col", "x"],
  ["column", "x"],
  ["row", "y"],
]);

/** Returns the expression that is meant by a property that nothing declares; null where that is not known. */
export function meantProperty({ of, name }: Property, type: ValueType, index: GameIndex): string | null {
  const value = printExpression(of);
  const coordinate = index.board.kind === "network" ? placeAttribute(name, index) : COORDINATES.get(name);
  switch (type) {
    case "position":
      if (coordinate !== undefined && coordinate !== name) return `${value}.${coordinate}`;
      return name === "schema" || index.attributes.has(name) ? `board[${value}].${name}` : null;
    case "entity": {
      const known = OF_ENTITY.get(name);
      if (known !== undefined) return `${value}.${known}`;
      const [owner, ...others] = Array.from(index.attributes).flatMap(([each, { type: of }]) =>
        of === "player_ref" ? each : [],
      );
      if (owner !== undefined && others.length === 0 && index.playerAttributes.has(name))
        return `${value}.${owner}.${name}`;
      return coordinate === undefined || index.board.kind === "none" ? null : `${value}.pos.${coordinate}`;
    }
    case "zone":
      return renamed(value, OF_ZONE.get(name));
    case "entities":
    case "players":
    case "moves":
      return renamed(value, OF_LIST.get(name));
    default:
      return null;
  }
}

/** Returns the problem of a property that is to be written in another way. */
export function meantProblem(code: GdlCode, message: string, node: Property, meant: string): StringProblem {
  const fix = { title: `Change to "${meant}"`, span: spanOf(node), text: meant };
  return { code, message: `${message} Did you mean ${meant}?`, span: spanOf(node.nameAt), fix };
}

function renamed(value: string, name: string | undefined): string | null {
  return name === undefined ? null : `${value}.${name}`;
}

function placeAttribute(name: string, { nodeAttributes }: GameIndex): string | undefined {
  return nodeAttributes.has(name) ? name : undefined;
}
