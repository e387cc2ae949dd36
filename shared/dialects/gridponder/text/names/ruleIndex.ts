// Rules taken apart: every condition and effect with its name, its fields and its place.
// Knows both spellings of effects; knows nothing of which names there are.
import {
  type Json,
  type JsonObject,
  type JsonPointer,
  childPointer,
  isJsonList,
  isJsonObject,
} from "../../../../base/json";
import type { SourceFile } from "../../../../pack/packSource";

export interface IndexedCondition {
  readonly clause: "where" | "if";
  readonly name: string;
  readonly body: Json;
  /** The place of the condition's fields. */
  readonly at: JsonPointer;
  /** The rule fires only if this condition holds: no `any_of` or `not` stands around it. */
  readonly certain: boolean;
}

export interface IndexedEffect {
  readonly name: string;
  readonly body: JsonObject;
  /** The place of the effect's fields. */
  readonly at: JsonPointer;
  /** Written `{"type": name, …}`. */
  readonly flat: boolean;
}

export interface IndexedRule {
  readonly id: string;
  readonly on: string;
  readonly once: boolean;
  readonly file: SourceFile;
  readonly at: JsonPointer;
  readonly value: JsonObject;
  readonly conditions: readonly IndexedCondition[];
  readonly effects: readonly IndexedEffect[];
}

/** Returns the rules of a file's `rules` list. */
export function indexRules(file: SourceFile, list: Json | undefined): readonly IndexedRule[] {
  if (!isJsonList(list)) return [];
  return list.flatMap((value, index) => {
    if (!isJsonObject(value)) return [];
    const at = childPointer("/rules", index);
    const { then } = value;
    return [
      {
        id: typeof value["id"] === "string" ? value["id"] : "",
        on: typeof value["on"] === "string" ? value["on"] : "",
        once: value["once"] === true,
        file,
        at,
        value,
        conditions: [
          ...conditionsIn(value["where"], childPointer(at, "where"), "where", true),
          ...conditionsIn(value["if"], childPointer(at, "if"), "if", true),
        ],
        // One effect in the place of the list is reported as that, and may be meant.
        effects: isJsonList(then)
          ? then.flatMap((effect, place) => effectsIn(effect, childPointer(at, "then", place)))
          : effectsIn(then ?? null, childPointer(at, "then")),
      },
    ];
  });
}

/** Returns what a lose condition asks in the words of rules, and all that stands in it; nothing for other types. */
export function conditionsOfLoss({
  type,
  config,
  at,
}: {
  readonly type: string;
  readonly config: JsonObject;
  readonly at: JsonPointer;
}): readonly IndexedCondition[] {
  if (type !== "board_state") return [];
  return conditionsIn(config["condition"], childPointer(at, "config", "condition"), "if", true);
}

/** Returns a condition and all that stand in it, the combinators included. */
function conditionsIn(
  condition: Json | undefined,
  at: JsonPointer,
  clause: "where" | "if",
  certain: boolean,
): readonly IndexedCondition[] {
  if (!isJsonObject(condition)) return [];
  return Object.entries(condition).flatMap(([name, body]): readonly IndexedCondition[] => {
    const place = childPointer(at, name);
    const own = { clause, name, body, at: place, certain };
    if (name === "not") return [own, ...conditionsIn(body, place, clause, false)];
    if ((name !== "all_of" && name !== "any_of") || !isJsonList(body)) return [own];
    const inner = body.flatMap((part, index) =>
      conditionsIn(part, childPointer(place, index), clause, certain && name === "all_of"),
    );
    return [own, ...inner];
  });
}

function effectsIn(effect: Json, at: JsonPointer): readonly IndexedEffect[] {
  if (!isJsonObject(effect)) return [];
  if (typeof effect["type"] === "string") return [{ name: effect["type"], body: effect, at, flat: true }];
  return Object.entries(effect).map(([name, body]) => ({
    name,
    body: isJsonObject(body) ? body : {},
    at: childPointer(at, name),
    flat: false,
  }));
}
