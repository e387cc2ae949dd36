// Formats values of the rule language for sentences: positions as (3,2), entities by kind, objects as short lists.
import type { Entity } from "../../base/boardView";
import { type Json, type JsonObject, isJsonObject } from "../../base/json";
import type { GameAction } from "../turnRecord";
import { isPlace, isPosition } from "./traceCells";

/** The longest text of one value, in UTF-16 units; the rest is cut with an ellipsis. */
const LONGEST = 80;

function cut(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}…`;
}

/** Formats a value shortly: `(3,2)`, `wood`, `{kind: wood, channel: a}`; `nothing` for null and undefined. */
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

/** Formats a member's value: some pairs of numbers are no position. */
export function memberText(name: string, member: Json | undefined): string {
  if (!isPosition(member) || isPlace(name, member)) return valueText(member);
  return name === "size" ? `${member[0]} × ${member[1]}` : `[${member.join(", ")}]`;
}

/** Formats an entity: its kind, with params when it has any (`tile {value: 4}`); `empty` for the empty cell. */
export function entityText(entity: Entity | null | undefined): string {
  if (entity === null || entity === undefined) return "empty";
  const params = membersText(entity.params);
  return params === "" ? entity.kind : cut(`${entity.kind} {${params}}`);
}

/** Params that are clear without their name, in the order in which they are listed. */
const UNNAMED_PARAMS = ["layer", "position", "direction", "kind", "item", "name", "from", "to", "toKind"];

/** Formats arguments of an effect or action in a line: `objects (3,2)`, `gems amount: 2`. */
export function argumentsText(value: Json): string {
  if (!isJsonObject(value)) return value === null ? "" : valueText(value);
  const plain = UNNAMED_PARAMS.flatMap((key) => {
    const shown = value[key];
    if (shown === undefined) return [];
    return key === "to" || key === "toKind" ? [`→ ${valueText(shown)}`] : [valueText(shown)];
  });
  const named = Object.entries(value)
    .filter(([key]) => !UNNAMED_PARAMS.includes(key))
    .map(([key, member]) => `${key}: ${memberText(key, member)}`);
  return [...plain, ...named].join(" ");
}

/** Formats a player's action: `move right`, `rotate`, `tap (1,2) color: red`. */
export function actionText(action: GameAction): string {
  const { action: id, ...params } = action;
  return `${id} ${argumentsText(params)}`.trim();
}

/** Payload members that give the place of an event, best first. */
const WHERE = ["position", "toPosition", "fromPosition"];

/** Formats an event: `move_blocked at (3,2)`; in `full` with the rest of its payload. */
export function eventText(type: string, payload: Json, full = false): string {
  if (!isJsonObject(payload)) return type;
  const where = WHERE.find((key) => isPosition(payload[key]));
  const head = where === undefined ? type : `${type} at ${valueText(payload[where])}`;
  if (!full) return head;
  const rest = membersText(Object.fromEntries(Object.entries(payload).filter(([key]) => key !== where)));
  return rest === "" ? head : `${head} {${rest}}`;
}
