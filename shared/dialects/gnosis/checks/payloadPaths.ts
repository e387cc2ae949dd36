// Finds paths into payloads that are likely misspelt: no text of the pack gives the event such a member, but a like one.
import { type Json, childPointer, listOf, objectOf } from "../../../base/json";
import type { Finding } from "../../../findings/finding";
import type { PackSource } from "../../../pack/packSource";
import { payloadNames } from "../rules/targets";
import { isOfType } from "../text/outcomeType";
import { rulesInFile } from "../text/ruleTexts";
import { found, replacing } from "./found";
import { possibleRules } from "./possibleRules";
import { publishedMembers } from "./publishedMembers";
import { pathsInFile, withName } from "./rulePaths";
import { isTypo } from "../../../base/typos";

/** The members that texts give to the payload of an event; null where a text gives it a whole that is not written. */
type Members = Map<string, Set<string> | null>;

/** Reports paths whose first member is likely misspelt. Events whose members are not all known are left out. */
export function payloadPathFindings(pack: PackSource): readonly Finding[] {
  const members = knownMembers(pack);
  return Array.from(pack.files.values()).flatMap((file) =>
    rulesInFile(file).flatMap((rule, index) => {
      const known = members.get(rule.trigger) ?? null;
      if (known === null) return [];
      const read = (pathsInFile(file)[index] ?? []).flatMap(({ parsed, text, at, mayMiss }) =>
        parsed.root === "payload" && !mayMiss ? [{ names: parsed.names, text, at }] : [],
      );
      return [...read, ...changedPlaces(rule.definition, rule.at)].flatMap(({ names: [name], text, at }) => {
        if (name === undefined || known.has(name)) return [];
        const nearest = Array.from(known).find((other) => isTypo(name, other));
        if (nearest === undefined) return [];
        const message = `Nothing in the pack gives the event "${rule.trigger}" the member "${name}". Did you mean "${nearest}"?`;
        const fixes = replacing(file, at, withName(text, name, nearest));
        return [found("unknown-payload-member", file, at, message, { params: { name }, fixes })];
      });
    }),
  );
}

/** Targets that must hold a number already. */
function changedPlaces(
  definition: Readonly<Record<string, Json>>,
  at: string,
): readonly { readonly names: readonly string[]; readonly text: string; readonly at: string }[] {
  return listOf(definition["outcomes"]).flatMap((outcome, index) => {
    const { type, target } = objectOf(outcome);
    if (typeof type !== "string" || !type.toUpperCase().startsWith("MATH_") || typeof target !== "string") return [];
    const names = payloadNames(target);
    return names.length === 0 ? [] : [{ names, text: target, at: childPointer(at, "outcomes", index, "target") }];
  });
}

function knownMembers(pack: PackSource): Members {
  const members: Members = new Map(
    Array.from(publishedMembers(pack), ([event, names]) => [event, names === null ? null : new Set(names)]),
  );
  for (const { trigger, outcomes } of possibleRules(pack.files)) {
    for (const outcome of listOf(outcomes)) {
      const { type, target } = objectOf(outcome);
      const [name] = isOfType(type, "SET") ? payloadNames(target) : [];
      if (typeof trigger !== "string" || members.get(trigger) === null || !isOfType(type, "SET")) continue;
      const known = members.get(trigger) ?? new Set<string>();
      members.set(trigger, known);
      if (name !== undefined && name !== "fromContext") known.add(name);
    }
  }
  return members;
}
