// How values of a board game read: entities by what tells them apart, moves as their lines.
import { cutText } from "../../../base/cutText";
import { type Json, isJsonObject } from "../../../base/json";
import { type ValueTexts, valueTexts } from "../../../engine/trace/valueText";
import { lineOfAction } from "../text/games/moveText";
import { outcomeLine } from "../text/games/outcomeLine";

const NONE = new Set<string>();
const usual = valueTexts({ noPlaces: NONE, sizes: NONE, unnamed: ["rank", "owner"], results: NONE, where: [] });

/** The longest text of one value, in UTF-16 units. */
const LONGEST = 80;

function cut(text: string): string {
  return cutText(text, LONGEST);
}

/**
 * Returns a value as expressions write it; `null` where there is none. An entity is its owner, its rank and its sort.
 */
function gdlText(value: Json | undefined): string {
  if (value === undefined || value === null) return "null";
  if (Array.isArray(value)) return cut(`[${value.map((each: Json) => gdlText(each)).join(", ")}]`);
  if (isJsonObject(value)) return cut(objectText(value));
  return cut(typeof value === "string" ? value : JSON.stringify(value));
}

function objectText(value: Readonly<Record<string, Json>>): string {
  const { schema, id, back, count, ...others } = value;
  if (typeof back === "string" && schema === undefined)
    return count === undefined ? "hidden" : `${gdlText(count)} hidden`;
  if (typeof schema !== "string") return outcomeText(value) ?? `{${membersText(value)}}`;
  const name = entityName(schema, others);
  return typeof id === "number" ? `${name} #${id}` : name;
}

const OUTCOMES: ReadonlySet<string> = new Set(["won", "lost", "draw", "stuck"]);

/** `White wins (Checkmate)`, `draw`: how a game ended; null for any other object. */
function outcomeText(value: Readonly<Record<string, Json>>): string | null {
  const { kind, seat, reason, ...others } = value;
  if (typeof kind !== "string" || !OUTCOMES.has(kind) || Object.keys(others).length > 0) return null;
  if (seat === undefined || reason === undefined) return null;
  const line = outcomeLine(kind, typeof seat === "string" ? seat : null);
  return typeof reason === "string" ? `${line} (${reason})` : line;
}

function membersText(members: Readonly<Record<string, Json>>): string {
  return Object.entries(members)
    .map(([name, member]) => `${name}: ${gdlText(member)}`)
    .join(", ");
}

/** `White king`, `Red Army {armies: 3}`: what is not set is left out. */
function entityName(schema: string, attributes: Readonly<Record<string, Json>>): string {
  const { owner, rank, ...others } = attributes;
  const set = Object.entries(others).filter(([, value]) => value !== null && value !== false);
  const rest = set.length === 0 ? "" : ` {${membersText(Object.fromEntries(set))}}`;
  const what = typeof rank === "string" && rank !== "" ? rank : schema;
  return cut(`${typeof owner === "string" ? `${owner} ` : ""}${what}${rest}`);
}

export const gdlTexts: ValueTexts = {
  ...usual,
  valueText: gdlText,
  memberText: (_name, member) => gdlText(member),
  entityText: (entity) => (entity === null || entity === undefined ? "empty" : entityName(entity.kind, entity.params)),
  argumentsText(value) {
    if (value === null) return "";
    return Array.isArray(value) ? value.map((each: Json) => gdlText(each)).join(", ") : gdlText(value);
  },
  actionText: lineOfAction,
  eventText: (type) => type,
  positionsIn: () => [],
  eventPosition: () => null,
};
