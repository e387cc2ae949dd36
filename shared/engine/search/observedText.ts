// What may happen in play as people write it and read it: the same on the command line and in the window.
import { assertNever } from "../../base/assertNever";
import { type Json, type JsonObject, isJsonObject, jsonIn } from "../../base/json";
import { type Result, done, refused } from "../../base/result";
import type { Observed } from "./observed";

export type ObservedKind = Observed["kind"];

/** The forms in which a whole line is written. */
const OBSERVED_FORMS = "rule:ID, event:TYPE, event:TYPE member=value, KIND@X,Y or a condition of the language as JSON";

/** Reads a line that says by itself what it is about; refused with a sentence. */
export function readObserved(line: string): Result<Observed, string> {
  const [, kind, rest = ""] = /^\s*(rule|event):(.*)$/s.exec(line) ?? [];
  if (kind === "rule" || kind === "event") return readObservedAs(kind, rest);
  const read = readObservedAs(line.trim().startsWith("{") ? "condition" : "entity", line);
  return read.ok ? read : refused(`"${line}" is not ${OBSERVED_FORMS}.`);
}

/** Reads what is written about something of a kind; refused with a sentence. */
export function readObservedAs(kind: ObservedKind, text: string): Result<Observed, string> {
  const typed = text.trim();
  if (typed === "") return refused("Say what is meant.");
  switch (kind) {
    case "rule":
      return done({ kind, rule: typed });
    case "event":
      return readEvent(typed);
    case "entity": {
      const found = /^([^\s@]+)(?:\s*@\s*|\s+)\[?(\d+)\s*,\s*(\d+)\]?$/.exec(typed);
      if (found === null) return refused("Say a kind and a cell: crate 2,1.");
      const [, name = "", x, y] = found;
      return done({ kind, name, position: [Number(x), Number(y)] });
    }
    case "condition": {
      const condition = jsonIn(typed);
      return isJsonObject(condition) ? done({ kind, condition }) : refused("Write the condition as a JSON object.");
    }
    default:
      return assertNever(kind);
  }
}

/**
 * Reads an event's name, then members of its payload: `name=value`, the value as JSON or a word; or all as an object.
 */
function readEvent(text: string): Result<Observed, string> {
  const [, event = "", rest = ""] = /^([^\s{]+)(.*)$/s.exec(text) ?? [];
  if (event === "") return refused("Say the name of an event.");
  const members = rest.trim();
  if (members.startsWith("{")) {
    const where = jsonIn(members);
    return isJsonObject(where) ? done({ kind: "event", event, where }) : refused("Write the payload as a JSON object.");
  }
  const where: [string, Json][] = [];
  for (const member of members.split(/\s+/).filter((each) => each !== "")) {
    const at = member.indexOf("=");
    if (at < 1) return refused(`Write ${member} as name=value.`);
    const value = member.slice(at + 1);
    where.push([member.slice(0, at), jsonIn(value) ?? value]);
  }
  return done({ kind: "event", event, where: Object.fromEntries(where) });
}

/** Returns what is written for the members of an event's payload. */
function membersText(where: JsonObject): string {
  return Object.entries(where)
    .map(([name, value]) => `${name}=${valueText(value)}`)
    .join(" ");
}

/** A word stands for itself, unless it would be read as something else. */
function valueText(value: Json): string {
  const isWord = typeof value === "string" && /^\S+$/.test(value) && jsonIn(value) === undefined;
  return isWord ? value : JSON.stringify(value).replaceAll(" ", "\\u0020");
}

/** Says what happens. */
export function observedText(what: Observed): string {
  switch (what.kind) {
    case "rule":
      return `rule ${what.rule} fires`;
    case "event":
      return `event ${[what.event, membersText(what.where)].join(" ").trim()}`;
    case "entity":
      return `${what.name} in cell [${what.position.join(", ")}]`;
    case "condition":
      return JSON.stringify(what.condition);
    default:
      return assertNever(what);
  }
}
