// The rules of a session in the order in which they run, each with where it is written. Pure.
import { groupedBy } from "../../../shared/base/groups";
import { type Json, type JsonObject, isJsonObject, listOf } from "../../../shared/base/json";
import { type RuleOfPack, rulesOfPack } from "../../../shared/dialects/gnosis/text/ruleTexts";
import type { PackSource } from "../../../shared/pack/packSource";
import { type JsonPath, pathOfPointer } from "../../../shared/text/memberEdit";

export interface RuleRow {
  readonly id: string;
  /** Null: it was written since the session was opened, and is not played yet. */
  readonly order: number | null;
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

/**
 * Returns the rows of the active rules that a state lists, in their order. `played`: the ids that the session knows
 * where the text has changed since it was opened, else null. Other rules of the same files are new; they stand where
 * they are written.
 */
export function ruleRows(
  pack: PackSource,
  session: string,
  rules: Json | undefined,
  played: ReadonlySet<string> | null,
): readonly RuleRow[] {
  const written = new Map<string, RuleOfPack>();
  for (const rule of rulesOfPack(pack.files)) {
    // A session with rules of its own has none of the pack's, and those of other sessions are not its.
    const isOther = rule.file.role === "session" && rule.file.path !== session;
    if (!isOther && (!written.has(rule.id) || rule.file.path === session)) written.set(rule.id, rule);
  }
  const active = listOf(rules).flatMap((entry): readonly RuleRow[] => {
    const { id, order } = isJsonObject(entry) ? entry : {};
    return typeof id === "string" && typeof order === "number" ? [rowOf(id, order, written.get(id))] : [];
  });
  return played === null ? active : withNew(active, Array.from(written.values()), played);
}

/** Adds the rules that are not played yet, each after the one before it in its file, or else before those of the file. */
function withNew(
  active: readonly RuleRow[],
  written: readonly RuleOfPack[],
  played: ReadonlySet<string>,
): readonly RuleRow[] {
  const rows = [...active];
  const listed = new Map(active.map((row) => [row.id, row]));
  /** By files. Of a file without a rule that is played, none may be the session's. */
  const ofFile = groupedBy(active, ({ place }) => place?.file ?? "");
  const last = new Map<string, RuleRow>();
  for (const rule of written) {
    const { path } = rule.file;
    const known = listed.get(rule.id);
    const [following] = ofFile.get(path) ?? [];
    if (known !== undefined) last.set(path, known);
    if (known !== undefined || following === undefined || rule.id === "" || played.has(rule.id)) continue;
    const before = last.get(path);
    const row = rowOf(rule.id, null, rule);
    rows.splice(before === undefined ? rows.indexOf(following) : rows.indexOf(before) + 1, 0, row);
    last.set(path, row);
  }
  return rows;
}

function rowOf(id: string, order: number | null, rule: RuleOfPack | undefined): RuleRow {
  const definition: JsonObject = rule?.definition ?? {};
  const { category, executionOrder, enabled } = definition;
  return {
    id,
    order,
    isAssigned: rule !== undefined && order !== null && typeof executionOrder !== "number",
    category: typeof category === "string" ? category.toUpperCase() : "",
    trigger: rule?.trigger ?? "",
    isEnabled: enabled !== false,
    place: rule === undefined ? null : { file: rule.file.path, at: rule.at, steps: pathOfPointer(rule.at) },
  };
}

/** Returns rows by their events, in the order in which the events come first; an event's rows keep their order. */
export function rowsByEvent(rows: readonly RuleRow[]): readonly (readonly [event: string, rows: readonly RuleRow[]])[] {
  return Array.from(groupedBy(rows, ({ trigger }) => trigger));
}
