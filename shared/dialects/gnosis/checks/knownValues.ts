// The values that the texts of a pack give to members of payloads and to places in the state.
import { addTo } from "../../../base/groups";
import { memoByIdentity } from "../../../base/memo";
import { type Json, isJsonList, listOf, objectOf } from "../../../base/json";
import type { PackSource } from "../../../pack/packSource";
import { hasBinding, isBinding } from "../rules/bindings";
import { partOf, pathNames } from "../rules/path";
import { payloadNames } from "../rules/targets";
import { isOfType } from "../text/outcomeType";
import { EVENTS_FILE } from "../text/packPlaces";
import { playedIn, publishedBy, reactionsOfPack } from "../text/reactions";
import { type StateRoot, stateTree } from "../text/stateTrees";
import { possibleRules } from "./possibleRules";

/** What is known of a place. */
export interface KnownValues {
  readonly values: readonly Json[];
  /** Something else writes there what no text says, such as a binding. */
  readonly isOpen: boolean;
}

/** Returns what the texts of a pack say of a place: `payload` of an event, `persistent` or `ephemeral`. */
export type ValuesAt = (event: string, root: string, names: readonly string[]) => KnownValues;

/**
 * Returns all texts that a binding may give: those in payloads, states and services, and in rules but for what their
 * conditions compare with.
 */
export function givenTexts({ files }: PackSource): ReadonlySet<string> {
  const texts = new Set<string>();
  const add = (value: Json | undefined): void => {
    if (typeof value === "string") texts.add(value);
    else if (isJsonList(value)) value.forEach(add);
    else if (value !== undefined && value !== null) Object.values(objectOf(value)).forEach(add);
  };
  for (const { role, value } of files.values()) if (role !== "rules") add(value);
  for (const { parameters, calculations, outcomes } of possibleRules(files)) {
    [parameters, calculations, outcomes].forEach(add);
  }
  return texts;
}

/** Payloads of an event beyond this number were not written by hand: nothing is said of them. */
const MOST_READ = 1000;

export const knownValues = memoByIdentity((pack: PackSource): ValuesAt => {
  const payloads = payloadsByEvent(pack);
  const trees = stateTrees(pack);
  const known = new Map<string, KnownValues>();
  return (event, root, names) => {
    const key = JSON.stringify([root === "payload" ? event : "", root, ...names]);
    const before = known.get(key);
    if (before !== undefined) return before;
    const values = read(event, root, names);
    known.set(key, values);
    return values;
  };

  function read(event: string, root: string, names: readonly string[]): KnownValues {
    const all =
      root === "payload"
        ? (payloads.get(event) ?? [])
        : root === "persistent" || root === "ephemeral"
          ? trees[root]
          : [];
    if (all.length > MOST_READ) return { values: [], isOpen: true };
    const found = all.flatMap((tree): readonly Json[] => {
      let value: Json | undefined = tree;
      for (const name of names) {
        // What a binding gives is not known, nor what is in it.
        if (isBinding(value)) return [value];
        value = value === undefined ? undefined : partOf(value, name);
      }
      return value === undefined || value === null ? [] : [value];
    });
    return { values: found.filter((value) => !hasBinding(value)), isOpen: found.some(hasBinding) };
  }
});

/** Returns whole payloads, and for each outcome that changes one an object with the member that it writes. */
function payloadsByEvent({ files, levels }: PackSource): ReadonlyMap<string, readonly Json[]> {
  const payloads = new Map<string, Json[]>();
  const add = (event: Json | undefined, payload: Json | undefined): void => {
    if (typeof event === "string" && payload !== undefined) addTo(payloads, event, payload);
  };
  for (const [event, about] of Object.entries(objectOf(files.get(EVENTS_FILE)?.value)))
    add(event, objectOf(about)["payload"]);
  for (const { id, data } of [...levels.flatMap(playedIn), ...reactionsOfPack(files).flatMap(publishedBy)])
    add(id, data);
  for (const { trigger, outcomes } of possibleRules(files)) {
    for (const outcome of listOf(outcomes)) {
      const { type, target, value = null } = objectOf(outcome);
      if (isOfType(type, "FIRE_EVENT")) add(target, value);
      const names = isOfType(type, "SET") ? payloadNames(target) : [];
      if (names.length > 0) add(trigger, nested(names, value));
    }
  }
  return payloads;
}

function nested(names: readonly string[], value: Json): Json {
  return names.reduceRight<Json>((inner, name) => ({ [name]: inner }), value);
}

function stateTrees({ files, levels }: PackSource): Readonly<Record<StateRoot, readonly Json[]>> {
  const written = reactionsOfPack(files).flatMap(({ definition }) =>
    listOf(definition["set"]).flatMap((write) => {
      const { path, value = null } = objectOf(write);
      const [root = "", ...names] = typeof path === "string" ? pathNames(path) : [];
      return names.length === 0 ? [] : [{ root: root.toLowerCase(), tree: nested(names, value) }];
    }),
  );
  const treesOf = (root: StateRoot): readonly Json[] => [
    ...[stateTree({ files }, root)].flatMap((own) => (own === null ? [] : [own.tree])),
    ...levels.flatMap(({ value }) => objectOf(value)[root] ?? []),
    ...written.flatMap((write) => (write.root === root ? [write.tree] : [])),
  ];
  return { persistent: treesOf("persistent"), ephemeral: treesOf("ephemeral") };
}
