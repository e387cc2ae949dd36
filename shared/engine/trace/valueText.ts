// Formats values of the rule language for sentences: positions as (3,2), entities by kind, objects as short lists.
import { cutText } from "../../base/cutText";
import type { Entity, Position } from "../../base/boardView";
import { type Json, type JsonObject, isJsonObject } from "../../base/json";
import type { GameAction } from "../turnRecord";
import { isPosition } from "./boardPlaces";

/** How a language's members of payloads, arguments and params are formatted. */
export interface ValueWords {
  /** Members whose pairs of whole numbers are no position. */
  readonly noPlaces: ReadonlySet<string>;
  /** Those of them that are a width and a height. */
  readonly sizes: ReadonlySet<string>;
  /** Members that are clear without their name, in the order in which they are listed. */
  readonly unnamed: readonly string[];
  /** Those of them that are a result, written after an arrow. */
  readonly results: ReadonlySet<string>;
  /** Payload members that give the place of an event, best first. */
  readonly where: readonly string[];
}

/** Formats the values of one language. */
export interface ValueTexts {
  /** Formats a value shortly: `(3,2)`, `wood`, `{kind: wood, channel: a}`; `nothing` for null and undefined. */
  readonly valueText: (value: Json | undefined) => string;
  /** Formats a member's value: some pairs of numbers are no position. */
  readonly memberText: (name: string, member: Json | undefined) => string;
  /** Formats an entity: its kind, with params when it has any (`tile {value: 4}`); `empty` for the empty cell. */
  readonly entityText: (entity: Entity | null | undefined) => string;
  /** Formats arguments of an effect or action in a line: `objects (3,2)`, `gems amount: 2`. */
  readonly argumentsText: (value: Json) => string;
  /** Formats a player's action: `move right`, `rotate`, `tap (1,2) color: red`. */
  readonly actionText: (action: GameAction) => string;
  /** Formats an event: `move_blocked at (3,2)`; in `full` with the rest of its payload. */
  readonly eventText: (type: string, payload: Json, full?: boolean) => string;
  /** Returns the positions in a value: itself, its members, or a list in a member. */
  readonly positionsIn: (value: Json) => readonly Position[];
  /** Returns the place of an event from its payload; null for none. */
  readonly eventPosition: (payload: Json) => Position | null;
}

/** The longest text of one value, in UTF-16 units; the rest is cut with an ellipsis. */
const LONGEST = 80;

function cut(text: string): string {
  return cutText(text, LONGEST);
}

/** Creates the formatters of a language. */
export function valueTexts({ noPlaces, sizes, unnamed, results, where }: ValueWords): ValueTexts {
  const clear = new Set(unnamed);

  function valueText(value: Json | undefined): string {
    if (value === null || value === undefined) return "nothing";
    if (isPosition(value)) return `(${value[0]},${value[1]})`;
    if (Array.isArray(value)) return cut(`[${value.map((item: Json) => valueText(item)).join(", ")}]`);
    if (isJsonObject(value)) return cut(`{${membersText(value)}}`);
    return cut(`${value as string | number | boolean}`);
  }

  function membersText(value: JsonObject): string {
    return Object.entries(value)
      .map(([key, member]) => `${key}: ${memberText(key, member)}`)
      .join(", ");
  }

  function memberText(name: string, member: Json | undefined): string {
    if (!isPosition(member) || !noPlaces.has(name)) return valueText(member);
    return sizes.has(name) ? `${member[0]} × ${member[1]}` : `[${member.join(", ")}]`;
  }

  function entityText(entity: Entity | null | undefined): string {
    if (entity === null || entity === undefined) return "empty";
    const params = membersText(entity.params);
    return params === "" ? entity.kind : cut(`${entity.kind} {${params}}`);
  }

  function argumentsText(value: Json): string {
    if (!isJsonObject(value)) return value === null ? "" : valueText(value);
    const plain = unnamed.flatMap((key) => {
      const text = value[key];
      if (text === undefined) return [];
      return [results.has(key) ? `→ ${valueText(text)}` : valueText(text)];
    });
    const named = Object.entries(value)
      .filter(([key]) => !clear.has(key))
      .map(([key, member]) => `${key}: ${memberText(key, member)}`);
    return [...plain, ...named].join(" ");
  }

  function eventText(type: string, payload: Json, full = false): string {
    if (!isJsonObject(payload)) return type;
    const place = where.find((key) => isPosition(payload[key]));
    const head = place === undefined ? type : `${type} at ${valueText(payload[place])}`;
    if (!full) return head;
    const rest = membersText(Object.fromEntries(Object.entries(payload).filter(([key]) => key !== place)));
    return rest === "" ? head : `${head} {${rest}}`;
  }

  function positionsIn(value: Json): readonly Position[] {
    if (isPosition(value)) return [value];
    if (!isJsonObject(value)) return [];
    return Object.entries(value).flatMap(([name, member]) => {
      if (isPosition(member)) return noPlaces.has(name) ? [] : [member];
      return Array.isArray(member) && member.every(isPosition) ? member : [];
    });
  }

  return {
    valueText,
    memberText,
    entityText,
    argumentsText,
    actionText: ({ action, ...params }) => `${action} ${argumentsText(params)}`.trim(),
    eventText,
    positionsIn,
    eventPosition(payload) {
      const position = isJsonObject(payload) ? payload[where[0] ?? ""] : undefined;
      return isPosition(position) ? position : null;
    },
  };
}
