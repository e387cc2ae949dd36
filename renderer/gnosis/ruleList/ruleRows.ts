// The rules of a session in the order in which they run, each with where it is written. Pure.
import { groupedBy } from "../../../shared/base/groups";
import { type Json, type JsonObject, isJsonObject, listOf } from "../../../shared/base/json";
import { type RuleOfPack, rulesOfPack } from "../../../shared/dialects/gnosis/text/ruleTexts";
import type { PackSource } from "../../../shared/pack/packSource";
import { type JsonPath, pathOfPointer } from "../../../shared/text/memberEdit";

export interface RuleRow {
  readonly id: string;
  readonly order: number;
  /** The order was given at registration: the rule has none of its own. */
  readonly isAssigned: boolean;
  readonly category: string;
  readonly trigger: string;
  readonly isEnabled: boolean;
  readonly place: { readonly file: string; readonly at: string; readonly steps: JsonPath } | null;
}

/** Lanes of the list, in the order in which rules of an event run. */
export const LANES = [
  { title: "Interceptors", categories: ["INTERCEPTOR"] },
  { title: "Observers and triggers", categories: ["OBSERVER", "TRIGGER"] },
] as const;

/** Returns the rows of the active rules that a state lists, in their order. */
export function ruleRows(pack: PackSource, session: string, rules: Json | undefined): readonly RuleRow[] {
  const written = new Map<string, RuleOfPack>();
  for (const rule of rulesOfPack(pack.files)) {
    // A session with rules of its own has none of the pack's, and those of other sessions are not its.
    const isOther = rule.file.role === "session" && rule.file.path !== session;
    if (!isOther && (!written.has(rule.id) || rule.file.path === session)) written.set(rule.id, rule);
  }
  return listOf(rules).flatMap((entry): readonly RuleRow[] => {
    const { id, order } = isJsonObject(entry) ? entry : {};
    if (typeof id !== "string" || typeof order !== "number") return [];
    const rule = written.get(id);
    const definition: JsonObject = rule?.definition ?? {};
    const { category, executionOrder, enabled } = definition;
    return [
      {
        id,
        order,
        isAssigned: rule !== undefined && typeof executionOrder !== "number",
        category: typeof category === "string" ? category.toUpperCase() : "",
        trigger: rule?.trigger ?? "",
        isEnabled: enabled !== false,
        place: rule === undefined ? null : { file: rule.file.path, at: rule.at, steps: pathOfPointer(rule.at) },
      },
    ];
  });
}

/** Returns rows by their events, in the order in which the events come first; an event's rows keep their order. */
export function rowsByEvent(rows: readonly RuleRow[]): readonly (readonly [event: string, rows: readonly RuleRow[]])[] {
  return Array.from(groupedBy(rows, ({ trigger }) => trigger));
}
