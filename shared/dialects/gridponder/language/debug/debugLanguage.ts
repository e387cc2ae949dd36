// What a debugger needs to know about Gridponder's texts.
import { defined } from "../../../../base/defined";
import { type Json, isJsonObject } from "../../../../base/json";
import type { BreakNames, BreakOn } from "../../../../engine/breakpoints/breakPlaces";
import type { ConditionPlace, DebugLanguage } from "../../../../language/debugLanguage";
import { packWithText } from "../../../../pack/packFiles";
import type { PackSource } from "../../../../pack/packSource";
import { nodeAt } from "../../../../text/jsonTree";
import { variableNames } from "../../checks/nameSorts";
import { indexPack } from "../../text/names/packIndex";
import { DIRECTIONS } from "../../text/directions";
import type { IndexedRule } from "../../text/names/ruleIndex";
import { EVENT_FIELDS } from "../around";
import { gameGraph } from "./gameGraph";

export const debugLanguage: DebugLanguage = { conditionPlace, conditionRefusal, breakNames, ruleGraph: gameGraph };

/** Members of events that name a kind. */
const KIND_MEMBERS = ["kind", "fromKind", "toKind", "previousKind", "blockerKind", "ownerKind", "sourceKind"];

const NO_RULE_ID = "a breakpoint";

/** Returns the pack with one more rule whose `if` is the text; null for a pack whose game file cannot be extended. */
function conditionPlace(pack: PackSource, on: BreakOn, text: string): ConditionPlace | null {
  const { game } = pack;
  const root = game?.tree.root;
  if (game === null || root?.type !== "object") return null;
  const head = `{"id": ${JSON.stringify(NO_RULE_ID)}, "on": ${JSON.stringify(eventOf(pack, on))}, "if": `;
  // An unfinished string ends with its line.
  const rule = `${text}\n, "then": []}`;
  const list = nodeAt(game.tree, "/rules");
  const [at, open, close] =
    list?.type === "array"
      ? [list.offset + 1, "", (list.children ?? []).length > 0 ? "," : ""]
      : [root.offset + 1, '"rules": [', (root.children ?? []).length > 0 ? "]," : "]"];
  const before = game.text.slice(0, at) + open + head;
  const next = packWithText(pack, game.path, before + rule + close + game.text.slice(at));
  return { pack: next, file: defined(next.files.get(game.path)), offset: before.length };
}

/** Returns the event of a breakpoint: its rule's or its own; "" for none. */
function eventOf(pack: PackSource, on: BreakOn): string {
  if (on.kind === "event") return on.event;
  if (on.kind !== "rule") return "";
  return rulesOf(pack).find(({ id }) => id === on.rule)?.on ?? "";
}

function conditionRefusal(value: Json): string | null {
  return isJsonObject(value)
    ? null
    : 'A condition is an object, such as {"variable": {"name": "gems", "op": "gte", "value": 3}}.';
}

/** Events that rules listen to come before all others. */
function breakNames(pack: PackSource): BreakNames {
  const index = indexPack(pack);
  const rules = rulesOf(pack);
  const heard = new Set(rules.map(({ on }) => on));
  const events = Object.keys(EVENT_FIELDS).sort();
  const variables = [...variableNames(index)].sort();
  const kinds = [...index.kinds.keys()];
  return {
    rules: [...new Set(rules.map(({ id }) => id))].filter((id) => id !== ""),
    events: [...events.filter((event) => heard.has(event)), ...events.filter((event) => !heard.has(event))],
    variables,
    kinds,
    payloads: {
      members: Object.fromEntries(Object.entries(EVENT_FIELDS).map(([event, fields]) => [event, Object.keys(fields)])),
      values: {
        ...Object.fromEntries(KIND_MEMBERS.map((member) => [member, kinds])),
        layer: index.layers.map(({ id }) => id),
        direction: DIRECTIONS.map(({ name }) => name),
        variable: variables,
      },
    },
  };
}

function rulesOf(pack: PackSource): readonly IndexedRule[] {
  const { rules, levels } = indexPack(pack);
  return [...rules, ...levels.flatMap((level) => level.rules)];
}
