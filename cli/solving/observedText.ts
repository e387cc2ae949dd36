// What must happen in play, or must not, as it is written on the command line.
import { type Json, isJsonObject } from "../../shared/base/json";
import { type Result, done, refused } from "../../shared/base/result";
import type { Observed } from "../../shared/engine/search/observed";

const FORMS = 'rule:ID, event:TYPE, event:TYPE{"member":value}, KIND@X,Y or a condition of the language as JSON';

/** Reads what is written; refused with a sentence. */
export function readObserved(text: string): Result<Observed, string> {
  const rule = /^rule:(.+)$/s.exec(text)?.[1];
  if (rule !== undefined) return done({ kind: "rule", rule });
  const event = /^event:(\w+)(\{.*\})?$/s.exec(text);
  if (event?.[1] !== undefined) {
    const where = event[2] === undefined ? {} : readJson(event[2]);
    if (isJsonObject(where)) return done({ kind: "event", event: event[1], where });
  }
  const entity = /^(\S+)@(\d+),(\d+)$/.exec(text);
  if (entity?.[1] !== undefined) {
    return done({ kind: "entity", name: entity[1], position: [Number(entity[2]), Number(entity[3])] });
  }
  const condition = text.startsWith("{") ? readJson(text) : undefined;
  if (isJsonObject(condition)) return done({ kind: "condition", condition });
  return refused(`"${text}" is not ${FORMS}.`);
}

/** Returns it as it would be written. */
export function observedText(what: Observed): string {
  switch (what.kind) {
    case "rule":
      return `rule:${what.rule}`;
    case "event":
      return `event:${what.event}${Object.keys(what.where).length === 0 ? "" : JSON.stringify(what.where)}`;
    case "entity":
      return `${what.name}@${what.position.join(",")}`;
    default:
      return JSON.stringify(what.condition);
  }
}

function readJson(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
