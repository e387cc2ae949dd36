// Finds kinds that are called like something to push and that nothing pushes: the tag for it is missing.
import { childPointer, listOf, objectOf } from "../../../../base/json";
import type { Finding, Fix } from "../../../../findings/finding";
import { nodeAt } from "../../../../text/jsonTree";
import { layoutNear } from "../../../../text/memberEdit";
import { insertItemEdits } from "../../../../text/placeEdits";
import { sequenceEdits } from "../../../../text/sequenceEdit";
import { type IndexedKind, type IndexedSystem, type PackIndex, allRules } from "../../text/names/packIndex";
import { unaskedTags } from "../../text/names/tags";
import { asTexts } from "../../text/read";
import { found, quoted } from "../found";
import { SYSTEMS } from "../possible/catalogue";
import { asksForOther } from "../possible/removals";

/** Names of things that are there to be pushed, as a whole word. */
const NAMES = /(?:^|_)(?:crate|box)(?:_|$)/i;

/** Returns a note for each such kind, where a system pushes and nothing else is for what the kind blocks. */
export function pushableFindings(index: PackIndex): readonly Finding[] {
  const systems = index.levels.length === 0 ? index.systems : index.levels.flatMap((level) => level.systems);
  const pushing = systems.filter(({ type, enabled }) => enabled && type === "push_objects");
  const wanted = pushing.flatMap(tagsOf).filter(isFirst);
  const [tag] = wanted;
  // A tag that no kind has is reported as that.
  if (tag === undefined || !wanted.every((each) => index.kindsByTag.has(each))) return [];
  if (systems.some(({ type }) => type === "sided_box" || type === "slide_merge")) return [];
  return Array.from(index.kinds.values()).flatMap((kind): readonly Finding[] => {
    const { id, file, at, layer, tags } = kind;
    if (layer !== "objects" || !NAMES.test(id) || !tags.includes("solid") || isHandled(index, pushing, kind)) return [];
    const message = `Nothing pushes "${id}": it has none of the tags that push_objects looks for (${quoted(wanted, "or")}).`;
    const place = nodeAt(file.tree, childPointer(at, "tags")) === undefined ? at : childPointer(at, "tags");
    return [found("never-pushed", file, place, message, { params: { name: id }, fixes: tagFixes(kind, tag) })];
  });
}

/**
 * Returns a note where solid kinds of a board have the standard tag of what is pushed, the avatar leaves what it meets to
 * other systems, and nothing in the pack asks for the tag: the system that pushes was forgotten.
 */
export function unpushedFindings(index: PackIndex): readonly Finding[] {
  const { systems, levels, pack } = index;
  const isDelegated = systems.some(
    ({ type, enabled, config }) => enabled && type === "avatar_navigation" && config["solidHandling"] === "delegate",
  );
  // A system of a type that does not exist may be meant as the one that pushes: that is reported.
  const mayPush = ({ type }: IndexedSystem): boolean =>
    type === "push_objects" || type === "sided_box" || SYSTEMS[type] === undefined;
  if (!isDelegated || systems.some(mayPush)) return [];
  // Rules may push, too.
  if (allRules(index).some(({ effects }) => effects.some(({ name }) => name === "move_entity"))) return [];
  const onBoards = new Set(
    levels.flatMap(({ board }) => (board.ok ? board.value.entities.map((entity) => entity?.kind) : [])),
  );
  const unpushed = (unaskedTags(index).get("pushable") ?? []).filter(
    ({ id, layer, tags }) => layer === "objects" && tags.includes("solid") && onBoards.has(id),
  );
  const [first] = unpushed;
  if (first === undefined || pack.game === null) return [];
  const message = `Nothing pushes ${quoted(unpushed.map(({ id }) => id))}: the pack has no system "push_objects".`;
  const place = childPointer(first.at, "tags", listOf(first.value["tags"]).indexOf("pushable"));
  const system = { id: "push", type: "push_objects", config: {} };
  const edits = insertItemEdits(pack.game, ["systems"], systems.length, system);
  const fixes: readonly Fix[] = [
    { title: 'Add the system "push_objects"', changes: [{ file: pack.game.path, edits }] },
  ];
  return [found("never-pushed", first.file, place, message, { params: { name: first.id }, fixes })];
}

function tagsOf(system: IndexedSystem | undefined): readonly string[] {
  return system === undefined ? [] : asTexts(system.config["pushableTags"] ?? ["pushable"]);
}

function isFirst(tag: string, place: number, tags: readonly string[]): boolean {
  return tags.indexOf(tag) === place;
}

/** Returns whether a system pushes the kind or has a tool for it, or a rule is about what it blocks. */
function isHandled(index: PackIndex, pushing: readonly IndexedSystem[], { tags }: IndexedKind): boolean {
  const isPushed = pushing.some((system) => {
    const forTools = listOf(system.config["toolInteractions"]).map((tool) => objectOf(tool)["targetTag"]);
    return [...tagsOf(system), ...forTools].some((tag) => typeof tag === "string" && tags.includes(tag));
  });
  return (
    isPushed ||
    allRules(index).some((rule) => rule.on === "move_blocked" && !asksForOther(index, rule, tags, "objects"))
  );
}

/** Returns the fix that gives a kind a tag. */
export function tagFixes({ id, file, at }: IndexedKind, tag: string): readonly Fix[] {
  const list = nodeAt(file.tree, childPointer(at, "tags"));
  if (list?.type !== "array") return [];
  const insert = new Map([[list.children?.length ?? 0, [JSON.stringify(tag)]]]);
  const edits = sequenceEdits(file.text, list, { insert }, layoutNear(file.text, file.tree, list));
  return [{ title: `Give "${id}" the tag "${tag}"`, changes: [{ file: file.path, edits }] }];
}
