// The name at a caret, where else it is said, and how it is renamed.
import { type Result, refused } from "../../../base/result";
import type { Caret, NameAtCaret, NameOffer } from "../../../language/dialectLanguage";
import type { Occurrence } from "../../../pack/names/occurrences";
import type { Renaming } from "../../../pack/packModel";
import { namesInFile } from "../text/names";
import { namesOf } from "../text/nameModel";
import { type NameScope, RENAMABLE, nameSpan, occurrencesOf, renamed } from "../text/occurrences";
import { EVENTS_FILE } from "../text/packPlaces";
import { rulesOfPack } from "../text/ruleTexts";
import { ruleAround } from "./knownPaths";
import { objectOf } from "../../../base/json";

const OF_RULE: ReadonlySet<string> = new Set(["calculation", "parameter"]);

/** Returns the name that a caret is in, inside of a path as well. */
export function nameAt({ file, offset }: Caret): NameAtCaret | null {
  for (const use of namesInFile(file)) {
    const span = nameSpan(file, use);
    if (span !== null && offset >= span.offset && offset <= span.offset + span.length) {
      return { of: use.of, name: use.name, span };
    }
  }
  return null;
}

function scopeOf({ file, path }: Caret, of: string): NameScope | null {
  const rule = OF_RULE.has(of) ? ruleAround(file, path) : null;
  return rule === null ? null : { file, within: rule.at };
}

/** Returns all places of a name. An event that no file describes is defined where it stands first. */
export function occurrences(caret: Caret, { of, name }: NameAtCaret): readonly Occurrence[] {
  const found = occurrencesOf(caret.pack, of, name, scopeOf(caret, of));
  if ((of !== "event" && of !== "service") || found.some(({ role }) => role === "definition")) return found;
  return found.map((each, index) => (index === 0 ? { ...each, role: "definition" } : each));
}

/** Returns the names of a sort that may stand at a caret. */
export function nameOffers(caret: Caret, of: string): readonly NameOffer[] {
  const { pack, file } = caret;
  const scope = scopeOf(caret, of);
  if (scope !== null) {
    const own = namesInFile(file).filter((use) => use.of === of && use.within === scope.within);
    return Array.from(new Set(own.map(({ name }) => name)), (name) => ({ name, detail: "", rank: 0 }));
  }
  const names = [...namesOf(pack, of)];
  if (of !== "event") return names.map((name) => ({ name, detail: "", rank: 0 }));
  const described = objectOf(pack.files.get(EVENTS_FILE)?.value);
  const rankOf = eventRanks(caret, names);
  return names.map((name) => {
    const { description } = objectOf(described[name]);
    const documentation = typeof description === "string" ? { documentation: description } : {};
    return { name, detail: "", rank: rankOf(name), ...documentation };
  });
}

/**
 * Returns the ranks of events: what a rule waits for is first among those that other rules wait for, what it fires is
 * first among the others. A rule that is begun with the first of both does not fire itself.
 */
function eventRanks({ pack, path }: Caret, names: readonly string[]): (name: string) => number {
  const member = path.at(-1);
  if (member !== "trigger" && member !== "target") return () => 0;
  const waited = new Set(rulesOfPack(pack.files).map(({ trigger }) => trigger));
  if (member === "trigger") return (name) => (waited.has(name) ? 0 : 1);
  const firstTrigger = names.find((name) => waited.has(name)) ?? names[0];
  return (name) => (name === firstTrigger ? 2 : waited.has(name) ? 1 : 0);
}

export function isRenamable(of: string): boolean {
  return Object.hasOwn(RENAMABLE, of);
}

/**
 * Renames a name in all its places. Refused with a sentence, as for a name of a rule outside of rules or a new name
 * that is taken.
 */
export function rename(caret: Caret, { of, name }: NameAtCaret, next: string): Result<Renaming, string> {
  if (OF_RULE.has(of) && scopeOf(caret, of) === null) return refused(`"${name}" belongs to no rule.`);
  return renamed(caret.pack, of, name, next, scopeOf(caret, of));
}

/** Returns the rules that wait for an event, in a sentence. */
export function listeners(caret: Caret, { of, name }: NameAtCaret): readonly string[] {
  if (of !== "event") return [];
  const rules = rulesOfPack(caret.pack.files).filter(({ trigger }) => trigger === name);
  return rules.length === 0 ? [] : [`Rules that wait for it: ${rules.map(({ id }) => `\`${id}\``).join(", ")}.`];
}
