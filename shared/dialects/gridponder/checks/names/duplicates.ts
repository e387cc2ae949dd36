// Finds ids that must be unique and are not.
import { canonicalJson } from "../../../../base/canonicalJson";
import { listOf, objectOf } from "../../../../base/json";
import type { Finding } from "../../../../findings/finding";
import { type IndexedItem, type PackIndex } from "../../text/names/packIndex";
import type { IndexedRule } from "../../text/names/ruleIndex";
import { eachRepeated, found, idPlace } from "../found";

/** Returns findings for repeated ids of layers, actions, systems, goals, levels, multi-cell objects and rules. */
export function duplicateFindings(index: PackIndex): readonly Finding[] {
  return [
    ...repeated("layer", index.layers),
    ...repeated("action", index.actions),
    ...repeated("system", index.systems),
    ...repeated(
      "level",
      levelsByFileName(index).map((level) => ({ ...level, at: "" })),
    ),
    ...index.levels.flatMap((level) => [
      ...repeated("goal", level.goals),
      ...repeated("multi-cell object", multiCellObjects(level)),
      ...repeatedRules([...index.rules, ...level.rules], level.rules),
    ]),
    ...repeatedRules(index.rules, index.rules),
    ...sameRules(index.rules),
    ...index.levels.flatMap(({ rules }) => sameRules(rules)),
    ...namelessOnceRules(index),
  ];
}

/** Returns the levels, first those whose file has their name: of two with one id the other was copied. */
function levelsByFileName({ levels }: PackIndex): PackIndex["levels"] {
  const isNamed = ({ file, id }: PackIndex["levels"][number]): boolean => file.path.endsWith(`/${id}.json`);
  return [...levels.filter(isNamed), ...levels.filter((level) => !isNamed(level))];
}

function multiCellObjects({ value, file }: PackIndex["levels"][number]): readonly IndexedItem[] {
  return listOf(objectOf(value["board"])["multiCellObjects"]).map((object, place) => {
    const { id } = objectOf(object);
    const at = `/board/multiCellObjects/${place}`;
    return { id: typeof id === "string" ? id : "", file, at, value: objectOf(object) };
  });
}

function repeated(what: string, items: readonly Pick<IndexedItem, "id" | "file" | "at">[]): readonly Finding[] {
  const findings: Finding[] = [];
  eachRepeated(
    items,
    ({ id }) => id,
    ({ id, file, at }, first) => {
      const related = [{ file: first.file.path, at: idPlace(first.at), message: `The first ${what} "${id}"` }];
      const where = first.file === file ? "" : ` (the other is in ${first.file.path})`;
      const message = `There are two ${what}s with the id "${id}"${where}.`;
      findings.push(found("duplicate-id", file, idPlace(at), message, { params: { name: id }, related }));
    },
  );
  return findings;
}

/**
 * Finds rules that share an id; reports those in `own`. Two `once` rules with one id share the mark that they fired.
 */
function repeatedRules(rules: readonly IndexedRule[], own: readonly IndexedRule[]): readonly Finding[] {
  const findings: Finding[] = [];
  eachRepeated(
    rules,
    ({ id }) => id,
    (rule, first) => {
      if (!own.includes(rule)) return;
      const shared = rule.once && first.once;
      const message = shared
        ? `Two "once" rules share the id "${rule.id}": when one has fired, the other never will.`
        : `There are two rules with the id "${rule.id}".`;
      const related = [{ file: first.file.path, at: idPlace(first.at), message: "The first of them" }];
      const code = shared ? "once-shared" : "duplicate-rule-id";
      findings.push(found(code, rule.file, idPlace(rule.at), message, { params: { name: rule.id }, related }));
    },
  );
  return findings;
}

/** Finds rules of one list that do the same under other ids: one was copied, and only its id was changed. */
function sameRules(rules: readonly IndexedRule[]): readonly Finding[] {
  const firsts = new Map<string, IndexedRule>();
  return rules.flatMap((rule): readonly Finding[] => {
    const { id, description: _about, ...rest } = rule.value;
    const text = canonicalJson(rest);
    const first = firsts.get(text);
    if (first === undefined) firsts.set(text, rule);
    if (first === undefined || rule.effects.length === 0 || id === undefined || id === first.value["id"]) return [];
    const message = `The rule "${rule.id}" does the same as "${first.id}": both fire.`;
    const related = [{ file: first.file.path, at: idPlace(first.at), message: "The first of them" }];
    return [found("same-rule", rule.file, idPlace(rule.at), message, { params: { name: rule.id }, related })];
  });
}

function namelessOnceRules(index: PackIndex): readonly Finding[] {
  return index.levels.flatMap(({ rules }) => {
    const nameless = [...index.rules, ...rules].filter(({ id, once }) => id === "" && once);
    return nameless.slice(1).map(({ file, at }) => {
      const message = 'Two "once" rules without an id count as one: when one has fired, the other never will.';
      return found("once-shared", file, at, message);
    });
  });
}
