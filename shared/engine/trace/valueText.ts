// How values of the rule language read in a sentence: positions as (3,2), entities by kind, objects as short lists.
import type { Entity } from "../../base/boardView";
import { type Json, type JsonObject, isJsonObject } from "../../base/json";
import type { GameAction } from "../turnRecord";
import { isPlace, isPosition } from "./traceCells";

/** Longest text of one value, in UTF-16 units; what is beyond is cut with an ellipsis. */
const LONGEST = 80;

function cut(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}…`;
}

/** A value, short: `(3,2)`, `wood`, `{kind: wood, channel: a}`; `nothing` for null and for no value at all. */
export function valueText(value: Json | undefined): string {
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

/** The value of a member: some are two numbers as a position is, but no place. */
export function memberText(name: string, member: Json | undefined): string {
  if (!isPosition(member) || isPlace(name, member)) return valueText(member);
  return name === "size" ? `${member[0]} × ${member[1]}` : `[${member.join(", ")}]`;
}

/** An entity: its kind, with params when it has any (`tile {value: 4}`); `empty` for the empty cell. */
export function entityText(entity: Entity | null | undefined): string {
  if (entity === null || entity === undefined) return "empty";
  const params = membersText(entity.params);
  return params === "" ? entity.kind : cut(`${entity.kind} {${params}}`);
}

/** Params that read well without their name, in the order in which they are said. */
const SAID_PLAINLY = ["layer", "position", "direction", "kind", "item", "name", "from", "to", "toKind"];

/** Arguments of an effect or action in a line: `objects (3,2)`, `gems amount: 2`. */
export function argumentsText(value: Json): string {
  if (!isJsonObject(value)) return value === null ? "" : valueText(value);
  const plain = SAID_PLAINLY.flatMap((key) => {
    const said = value[key];
    if (said === undefined) return [];
    return key === "to" || key === "toKind" ? [`→ ${valueText(said)}`] : [valueText(said)];
  });
  const named = Object.entries(value)
    .filter(([key]) => !SAID_PLAINLY.includes(key))
    .map(([key, member]) => `${key}: ${memberText(key, member)}`);
  return [...plain, ...named].join(" ");
}

/** What the player did: `move right`, `rotate`, `tap (1,2) color: red`. */
export function actionText(action: GameAction): string {
  const { action: id, ...params } = action;
  return `${id} ${argumentsText(params)}`.trim();
}

/** Payload members that say where an event happened, best first. */
const WHERE = ["position", "toPosition", "fromPosition"];

/** An event: `move_blocked at (3,2)`, with what else its payload tells when asked for in `full`. */
export function eventText(type: string, payload: Json, full = false): string {
  if (!isJsonObject(payload)) return type;
  const where = WHERE.find((key) => isPosition(payload[key]));
  const head = where === undefined ? type : `${type} at ${valueText(payload[where])}`;
  if (!full) return head;
  const rest = membersText(Object.fromEntries(Object.entries(payload).filter(([key]) => key !== where)));
  return rest === "" ? head : `${head} {${rest}}`;
}
