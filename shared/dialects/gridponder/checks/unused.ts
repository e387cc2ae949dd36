// What a pack declares and never names again: kinds, their tags, actions, and variables of levels. Rules that never
// fire are reported by playing.
import { defined } from "../../../base/defined";
import { nearestName } from "../../../base/nearestName";
import { type JsonPointer, childPointer, listOf, objectOf } from "../../../base/json";
import type { GridponderCode } from "./codes";
import { found, unknownName } from "./found";
import { STANDARD_TAGS } from "../tags";
import type { Finding } from "../../../findings/finding";
import { unmentionedKinds } from "../text/names/kinds";
import { readerOf } from "../text/names/knownNames";
import { type PackIndex, indexPack } from "../text/names/packIndex";
import type { PackSource, SourceFile } from "../../../pack/packSource";
import { namesByDefault, silentUses } from "../text/names/silentUses";
import { unaskedTags } from "../text/names/tags";

/** Names that have a meaning for players. */
const KNOWN_KINDS: ReadonlySet<string> = new Set(["empty", "void", ...namesByDefault("kind")]);
const KNOWN_TAGS: ReadonlySet<string> = namesByDefault("tag");
const KNOWN_VARIABLES: ReadonlySet<string> = new Set(["selectedActorKind", ...namesByDefault("variable")]);

/** Returns a note for each; none while a text of the pack does not parse, as it might use them. */
export function unusedFindings(pack: PackSource): readonly Finding[] {
  if (pack.game === null) return [];
  for (const { tree } of pack.files.values()) if (tree.errors.length > 0) return [];
  const index = indexPack(pack);
  // Levels would use what seems unused.
  if (index.levels.length === 0) return [];
  return [...actionFindings(index), ...kindFindings(index), ...tagFindings(index), ...variableFindings(index)];
}

/** Actions that are meant only to let a turn pass. */
const WAITING: ReadonlySet<string> = new Set(["wait", "pass", "skip"]);

function actionFindings(index: PackIndex): readonly Finding[] {
  if (index.systems.length === 0) return [];
  const taken = new Set<string>();
  for (const [file, uses] of index.names) {
    if (file.role === "theme") continue;
    for (const { of, name, role } of uses) if (of === "action" && role === "use") taken.add(name);
  }
  return index.actions.flatMap(({ id, file, at }): readonly Finding[] => {
    if (id === "" || WAITING.has(id) || taken.has(id) || silentUses(index, "action", id).length > 0) return [];
    const message = `No system takes the action "${id}": it only lets a turn pass.`;
    return [note("unused-action", { name: id, file, at: childPointer(at, "id") }, message)];
  });
}

function kindFindings(index: PackIndex): readonly Finding[] {
  return [...unmentionedKinds(index.pack)].flatMap((id): readonly Finding[] => {
    const kind = index.kinds.get(id);
    if (kind === undefined || KNOWN_KINDS.has(id) || readerOf(index, "kind", id) !== null) return [];
    const declared = { name: id, file: kind.file, at: kind.at, onKey: true };
    return [note("unused-kind", declared, `Nothing in the pack names the kind "${id}".`)];
  });
}

/**
 * Reports each tag once, at the first kind that has it. Standard tags have a meaning for people; one in another case is
 * reported as misspelt.
 */
function tagFindings(index: PackIndex): readonly Finding[] {
  const unasked = unaskedTags(index);
  const asked = new Set<string>();
  for (const uses of index.names.values())
    for (const { of, role, name } of uses) if (of === "tag" && role === "use" && !unasked.has(name)) asked.add(name);
  return Array.from(unasked).flatMap(([tag, kinds]): readonly Finding[] => {
    const [first] = kinds;
    if (first === undefined || KNOWN_TAGS.has(tag) || Object.hasOwn(STANDARD_TAGS, tag.toLowerCase())) return [];
    const others = kinds.length === 1 ? "" : ` of "${first.id}" and ${kinds.length - 1} more`;
    const message = `No rule, system or goal asks for the tag "${tag}"${others}.`;
    const at = childPointer(first.at, "tags", listOf(first.value["tags"]).indexOf(tag));
    const lacking = Array.from(asked).filter((other) => !first.tags.includes(other));
    const meant = tagMeant(tag, lacking);
    return meant === null
      ? [note("unused-tag", { name: tag, file: first.file, at }, message)]
      : [unknownName("unused-tag", message, { name: tag, file: first.file, at, names: [meant] })];
  });
}

/** Returns the tag that a misspelt one of several letters is meant to be; null for none. A longer one may be another. */
function tagMeant(tag: string, others: readonly string[]): string | null {
  const nearest = nearestName(tag, others);
  return nearest !== null && nearest.length - tag.length < 2 && tag.length >= 4 ? nearest : null;
}

function variableFindings({ levels, names }: PackIndex): readonly Finding[] {
  const said = new Map<string, number>();
  for (const uses of names.values()) {
    for (const { of, name } of uses) if (of === "variable") said.set(name, (said.get(name) ?? 0) + 1);
  }
  const declared = levels.map((level) => Object.keys(objectOf(objectOf(level.value["state"])["variables"])));
  for (const name of declared.flat()) said.set(name, (said.get(name) ?? 0) - 1);
  return levels.flatMap(({ file }, level) =>
    defined(declared[level]).flatMap((name): readonly Finding[] => {
      if ((said.get(name) ?? 0) > 0 || KNOWN_VARIABLES.has(name)) return [];
      const at = childPointer("/state/variables", name);
      return [
        note("unused-variable", { name, file, at, onKey: true }, `No rule or goal names the variable "${name}".`),
      ];
    }),
  );
}

/** Where a name is declared: the pointer of a value, or of a member whose key is the name. */
interface Declaration {
  readonly name: string;
  readonly file: SourceFile;
  readonly at: JsonPointer;
  readonly onKey?: boolean;
}

function note(code: GridponderCode, { name, file, at, onKey = false }: Declaration, message: string): Finding {
  return found(code, file, at, message, { onKey, params: { name } });
}
