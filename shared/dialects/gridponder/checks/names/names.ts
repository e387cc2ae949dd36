// Finds unknown names: layers, kinds, tags, actions, events, variables and the rest, wherever the schemas say that a
// name is used. Cells of the board are checked in `cells.ts`, moves of gold paths in `goldPaths.ts`.
import { childPointer, listOf } from "../../../../base/json";
import { memoByIdentity } from "../../../../base/memo";
import { nameTable } from "../../../../base/nameTable";
import { nearestName } from "../../../../base/nearestName";
import type { GridponderCode } from "../codes";
import type { SourceFile } from "../../../../pack/packSource";
import type { Finding, Fix } from "../../../../findings/finding";
import type { NameUse } from "../../../../pack/schemas/schemaNames";
import { type PackIndex, allRules } from "../../text/names/packIndex";
import { conditionsOfLoss } from "../../text/names/ruleIndex";
import { CONDITION_NAMES, EFFECT_EVENTS, GOALS, LOSE_CONDITIONS, SYSTEMS, lacksDollar } from "../possible/catalogue";
import { PUBLISHED_REGION_EVENT, regionEvents } from "../possible/emissions";
import { nodeAt } from "../../../../text/jsonTree";
import { unaskedTags } from "../../text/names/tags";
import { STANDARD_TAGS } from "../../tags";
import { found, renameFix, unknownName, wrongName } from "../found";
import { withoutItsName } from "./namelessConditions";
import { strayLevelFinding } from "./strayLevels";
import { swappedToolFindings } from "./swappedTools";
import { NAME_SORTS, type NameSort, otherIdOf } from "../nameSorts";
import { exchangedFixes } from "./exchangedMembers";
import { otherMemberFixes } from "./tagOrKind";

/** Returns a finding for each use of a name that is defined nowhere. */
export function nameFindings(index: PackIndex): readonly Finding[] {
  const known = new Map<string, ReadonlySet<string>>();
  const namesOf = (of: string, sort: NameSort): ReadonlySet<string> => {
    const names = known.get(of) ?? new Set(sort.names(index));
    known.set(of, names);
    return names;
  };
  const findings: Finding[] = [];
  for (const [file, uses] of index.names) {
    for (const use of uses) {
      const sort = NAME_SORTS[use.of];
      if (use.role !== "use" || sort === undefined || isReference(use)) continue;
      const names = namesOf(use.of, sort);
      if (!names.has(use.name)) findings.push(...unknownUse(index, file, use, sort, names));
    }
  }
  return [
    ...withoutRepeated(findings),
    ...typeFindings(index),
    ...effectWordFindings(index),
    ...conditionWordFindings(index),
  ];
}

/** Returns the findings without those that say the same of the same place: several uses may show one misspelt tag. */
function withoutRepeated(findings: readonly Finding[]): readonly Finding[] {
  const firsts = new Map(
    findings.map((finding) => [JSON.stringify([finding.file, finding.at, finding.message]), finding]),
  );
  return firsts.size === findings.length ? findings : Array.from(firsts.values());
}

function unknownUse(
  index: PackIndex,
  file: SourceFile,
  use: NameUse,
  sort: NameSort,
  names: ReadonlySet<string>,
): readonly Finding[] {
  const { of, name, at } = use;
  const swapped = swappedToolFindings(index, file, at);
  if (swapped !== null) return swapped;
  const misspelt = of === "tag" ? misspeltTagFinding(index, use, file) : null;
  if (misspelt !== null) return [misspelt];
  if (of === "level" && (index.levels.length === 0 || isCopiedId(index, name))) return [];
  const stray = of === "level" ? strayLevelFinding(index.pack, use, file) : null;
  if (stray !== null) return [stray];
  const isLevelLayer = of === "layer" && at.startsWith("/board/layers/");
  if (isLevelLayer) {
    // A layer that kinds belong to is missing in game.json, and reported there.
    if (Array.from(index.kinds.values()).some(({ layer }) => layer === name)) return [];
    const message = `game.json declares no layer "${name}": its entities are ignored.`;
    return [unknownName("ignored-layer", message, { ...use, file, names })];
  }
  const message = sort.message(name, index);
  if (of === "event" && nearestName(name, names) === PUBLISHED_REGION_EVENT)
    return [wrongName(sort.code, message, { ...use, file, names }, regionEvents(index))];
  const meant = sort.meant?.(name, index, { file, at }) ?? null;
  // A level whose file is there, under another id or called by its path, needs no guess.
  const isThere = of === "level" && (meant !== null || otherIdOf(index, name) !== "");
  const place = { ...use, file, names: isThere ? [] : names, meant };
  const finding = unknownName(sort.code, message, { ...place, isListed: sort.isListed === true });
  const idFixes = of === "level" && isThere ? levelIdFixes(index, name) : [];
  const fixes = [
    ...exchangedFixes(index, file, use, names),
    ...otherMemberFixes(index, file, use),
    ...(finding.fixes ?? []),
    ...idFixes,
  ];
  return [fixes.length === 0 ? finding : { ...finding, fixes }];
}

/**
 * Returns the finding that kinds misspell a standard tag that is asked for here: the name that only they have is the wrong
 * one. Null where another name may be meant. Told by one use only.
 */
function misspeltTagFinding(index: PackIndex, { name, at }: NameUse, file: SourceFile): Finding | null {
  if (!Object.hasOwn(STANDARD_TAGS, name)) return null;
  const unasked = unaskedIn(index);
  const tag = nearestName(name, index.kindsByTag.keys());
  const kinds = tag === null || Object.hasOwn(STANDARD_TAGS, tag) ? [] : (unasked.get(tag) ?? []);
  const [first] = kinds;
  if (tag === null || first === undefined) return null;
  const places = kinds.map((kind) => childPointer(kind.at, "tags", listOf(kind.value["tags"]).indexOf(tag)));
  const edits = kinds.flatMap((kind, number) => {
    const node = nodeAt(kind.file.tree, places[number] ?? "");
    return node === undefined ? [] : [{ offset: node.offset, length: node.length, text: JSON.stringify(name) }];
  });
  const others = kinds.length === 1 ? "" : ` of "${first.id}" and ${kinds.length - 1} more`;
  const message = `Nothing asks for the tag "${tag}"${others}, and no kind has "${name}", which is asked for. Did you mean "${name}"?`;
  const fixes = [{ title: `Change to "${name}"`, changes: [{ file: first.file.path, edits }] }];
  const related = [{ file: file.path, at, message: `"${name}" is asked for here.` }];
  return found("unknown-tag", first.file, places[0] ?? "", message, {
    params: { name: tag, meant: name },
    related,
    fixes,
  });
}

const unaskedIn = memoByIdentity(unaskedTags);

/** Returns the fix that gives the level file of that name the name as its id. */
function levelIdFixes({ levels }: PackIndex, name: string): readonly Fix[] {
  const level = levels.find(({ file }) => file.path.endsWith(`/${name}.json`));
  const fix = level === undefined ? null : renameFix(level.file, "/id", name);
  return level === undefined || fix === null
    ? []
    : [{ ...fix, title: `Change the id of ${level.file.path} to "${name}"` }];
}

/** Returns whether the level file of that name has the id of another level: that is reported there. */
function isCopiedId({ levels }: PackIndex, name: string): boolean {
  const level = levels.find(({ file }) => file.path.endsWith(`/${name}.json`));
  return level !== undefined && levels.some((other) => other !== level && other.id === level.id);
}

/**
 * Returns whether a name is a reference: fields of effects may hold `$event.kind` and the like instead. One that lacks
 * its `$` is reported as that.
 */
function isReference({ name, at }: NameUse): boolean {
  return name.startsWith("$") || (at.includes("/then/") && lacksDollar(name));
}

/** Reports types of systems, goals and lose conditions that the language does not have. */
function typeFindings(index: PackIndex): readonly Finding[] {
  const findings: Finding[] = [];
  const check = (
    items: PackIndex["systems"] | PackIndex["levels"][number]["goals"],
    code: GridponderCode,
    what: string,
    known: readonly string[],
  ): void => {
    for (const item of items) {
      const { type, file, at } = item;
      if (type === "" || known.includes(type)) continue;
      const place = { name: type, file, at: `${at}/type`, names: known };
      const finding = unknownName(code, `There is no ${what} of the type "${type}".`, place);
      // Players never look at the type of a system that is disabled.
      const isDisabled = "enabled" in item && !item.enabled;
      findings.push(isDisabled ? { ...finding, severity: "warning" } : finding);
    }
  };
  check(index.systems, "unknown-system-type", "system", Object.keys(SYSTEMS));
  for (const level of index.levels) {
    check(level.goals, "unknown-goal-type", "goal", GOALS);
    check(level.loseConditions, "unknown-lose-condition", "lose condition", LOSE_CONDITIONS);
  }
  return findings;
}

/** What effects and conditions are called in other languages. */
const OTHER_EFFECTS = nameTable({
  remove: "destroy",
  delete: "destroy",
  create: "spawn",
  add: "spawn",
  place: "spawn",
  change: "transform",
  become: "transform",
  replace: "transform",
  move: "move_entity",
  give: "set_inventory",
  drop: "clear_inventory",
});
const OTHER_CONDITIONS = nameTable({ and: "all_of", all: "all_of", or: "any_of", any: "any_of" });

/** Reports effects that the language does not have: engines do nothing there. */
function effectWordFindings(index: PackIndex): readonly Finding[] {
  return allRules(index).flatMap(({ file, effects }) =>
    effects.flatMap(({ name, at, flat }) => {
      if (Object.hasOwn(EFFECT_EVENTS, name)) return [];
      const place = { name, file, at: flat ? `${at}/type` : at, onKey: !flat };
      const names = Object.keys(EFFECT_EVENTS);
      const meant = OTHER_EFFECTS[name] ?? null;
      return unknownName("unknown-effect", `There is no effect "${name}".`, { ...place, names, meant });
    }),
  );
}

/** Reports conditions that the language does not have, of rules and of lose conditions: they never hold. */
function conditionWordFindings(index: PackIndex): readonly Finding[] {
  const losses = index.levels.flatMap(({ loseConditions }) => loseConditions);
  const written = [
    ...allRules(index),
    ...losses.map((loss) => ({ file: loss.file, conditions: conditionsOfLoss(loss) })),
  ];
  const findings: Finding[] = [];
  const unwrapped = new Set<string>();
  for (const { file, conditions } of written) {
    for (const { name, at } of conditions) {
      if (listOf(CONDITION_NAMES).includes(name)) continue;
      const outer = at.slice(0, at.lastIndexOf("/"));
      if (unwrapped.has(`${file.path}#${outer}`)) continue;
      const missing = withoutItsName(file, outer);
      if (missing !== null) {
        unwrapped.add(`${file.path}#${outer}`);
        findings.push(missing);
        continue;
      }
      const place = { name, file, at, onKey: true, names: CONDITION_NAMES, meant: OTHER_CONDITIONS[name] ?? null };
      findings.push(unknownName("unknown-condition", `There is no condition "${name}".`, place));
    }
  }
  return findings;
}
