// Determines from its JSON alone what each condition reads. The debugger uses this to find what changed a result.
import { nameTable } from "../../../base/nameTable";
import { type Json, isJsonObject } from "../../../base/json";
import type { ConditionReads } from "../../../engine/debugInfo";
import { fieldPath } from "../../../engine/trace/fieldPath";
import { asObject, asText, asPosition, member } from "../text/read";

const layerOf = (body: Json): string => asText(member(asObject(body), "layer")) ?? "";

const READS = nameTable<(body: Json) => ConditionReads>({
  all_of: () => ({ kind: "parts", holdsIf: "all" }),
  any_of: () => ({ kind: "parts", holdsIf: "any" }),
  not: () => ({ kind: "parts", holdsIf: "not" }),
  position_has_tag: (body) => ({ kind: "cell", layer: layerOf(body), position: null }),
  position: () => ({ kind: "event" }),
  event: () => ({ kind: "event" }),
  cell(body) {
    const xy = asPosition(member(asObject(body), "position"));
    return xy === null ? { kind: "nothing" } : { kind: "cell", layer: layerOf(body), position: [xy[0], xy[1]] };
  },
  avatar(body) {
    const wanted = asObject(body);
    const members = [
      ...(member(wanted, "at") === undefined ? [] : ["position"]),
      ...(member(wanted, "hasItem") === undefined ? [] : ["item"]),
    ];
    const paths = members.map((name) => fieldPath("avatar", name));
    return { kind: "fields", paths, ...(members.length === 0 ? {} : { members }) };
  },
  variable: (body) => ({
    kind: "fields",
    paths: [fieldPath("variables", asText(member(asObject(body), "name")) ?? "")],
  }),
  emitter_has_next: () => ({ kind: "fields", paths: ["multiCellObjects"], isPart: true }),
  board_count: () => ({ kind: "board" }),
});

/** Returns what a condition reads, by its name; nothing for an unknown name. */
export function conditionReads(condition: Json, name: string | undefined): ConditionReads {
  const reads = name === undefined ? undefined : READS[name];
  if (reads === undefined || name === undefined || !isJsonObject(condition)) return { kind: "nothing" };
  return reads(condition[name] ?? null);
}
