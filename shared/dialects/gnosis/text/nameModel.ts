// The names of a pack for forms and completion.
import type { NameModel, PackSource } from "../../../pack/packSource";
import { namesOfPack } from "./names";
import { RENAMABLE, renamed } from "./occurrences";

/** Sorts whose names are there as soon as something uses them. */
const USED_FIRST: ReadonlySet<string> = new Set(["event", "service"]);
const BUILT_IN = ["Rule.AddRule", "Rule.RemoveRuleById"];

/** Returns all names of a sort, each once, in the order of the texts. */
export function namesOf(pack: PackSource, of: string): ReadonlySet<string> {
  const found = new Set<string>(of === "service" ? BUILT_IN : []);
  for (const names of namesOfPack(pack.files).values()) {
    for (const use of names) {
      if (use.of === of && (use.role === "definition" || USED_FIRST.has(of))) found.add(use.name);
    }
  }
  return found;
}

export const nameModel: NameModel = {
  sortOf: (word) => word,
  list: (pack, of) => Array.from(namesOf(pack, of), (name) => ({ name, detail: "" })),
  definition(pack, of, name) {
    for (const [file, names] of namesOfPack(pack.files)) {
      const place = names.find((use) => use.role === "definition" && use.of === of && use.name === name);
      if (place !== undefined) return { file: file.path, at: place.at };
    }
    return null;
  },
  defined: namesOf,
  ofRules: "rule",
  ofEntities: "event",
  renamable: RENAMABLE,
  rename: (pack, of, name, next) => renamed(pack, of, name, next, null),
};
