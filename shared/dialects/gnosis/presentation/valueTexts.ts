// How values of the language read: as JSON, cut when they are long.
import { cutText } from "../../../base/cutText";
import { type Json, isJsonObject } from "../../../base/json";
import { type ValueTexts, valueTexts } from "../../../engine/trace/valueText";

const NONE = new Set<string>();
const usual = valueTexts({ noPlaces: NONE, sizes: NONE, unnamed: [], results: NONE, where: [] });

/** The longest text of one value or difference, in UTF-16 units. */
const LONGEST = 120;

/** Returns a value as JSON; `nothing` where there is none. */
export function jsonText(value: Json | undefined): string {
  if (value === undefined) return "nothing";
  return shortText(JSON.stringify(value));
}

/** Cuts a text that is long. */
export function shortText(text: string): string {
  return cutText(text, LONGEST);
}

export const texts: ValueTexts = {
  ...usual,
  valueText: jsonText,
  memberText: (_name, member) => jsonText(member),
  argumentsText: jsonText,
  actionText({ action, id, data, dryRun, seed, ...others }) {
    if (typeof id !== "string") return `${action} ${jsonText(others)}`;
    const payload = isJsonObject(data) && Object.keys(data).length > 0 ? ` ${jsonText(data)}` : "";
    const from = typeof seed === "number" ? ` with seed ${seed}` : "";
    return `${id}${payload}${from}${dryRun === true ? " as a dry run" : ""}`;
  },
  eventText: (type, payload, full = false) =>
    full && isJsonObject(payload) && Object.keys(payload).length > 0 ? `${type} ${jsonText(payload)}` : type,
  positionsIn: () => [],
  eventPosition: () => null,
};
