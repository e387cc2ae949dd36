// Finds kinds that a rule waits for the avatar to walk onto, though they are solid: the avatar never enters their cells.
import { childPointer, listOf, objectOf } from "../../../../base/json";
import type { Finding, Fix } from "../../../../findings/finding";
import { nodeAt } from "../../../../text/jsonTree";
import { layoutNear } from "../../../../text/memberEdit";
import { sequenceEdits } from "../../../../text/sequenceEdit";
import { type IndexedKind, type IndexedSystem, type PackIndex, allRules } from "../../text/names/packIndex";
import type { IndexedRule } from "../../text/names/ruleIndex";
import { found } from "../found";
import { kindMadeBy } from "../possible/possibleKinds";
import { asksForOther, changesOf, isEffect } from "../possible/removals";

/** Returns a finding for each solid kind that rules expect the avatar to enter. */
export function solidPickupFindings(index: PackIndex): readonly Finding[] {
  const rules = allRules(index);
  const waiting = rules.flatMap(({ id, on, conditions }) =>
    on !== "avatar_entered"
      ? []
      : conditions.flatMap(({ name, body, certain }) => {
          const { layer, tag } = objectOf(body);
          return certain && name === "position_has_tag" && layer === "objects" && typeof tag === "string"
            ? [{ id, tag }]
            : [];
        }),
  );
  const told = new Set<string>();
  return waiting.flatMap(({ id, tag }) =>
    (index.kindsByTag.get(tag) ?? []).flatMap((name): readonly Finding[] => {
      const kind = index.kinds.get(name);
      if (kind === undefined || told.has(name) || tag === "solid" || !isNeverEntered(index, rules, kind)) return [];
      told.add(name);
      const at = childPointer(kind.at, "tags", listOf(kind.value["tags"]).indexOf("solid"));
      const message = `"${name}" is solid, so the avatar never enters its cell: the rule "${id}" waits for that.`;
      return [found("place-blocked", kind.file, at, message, { params: { name }, fixes: walkableFixes(kind) })];
    }),
  );
}

/** Returns whether the avatar never comes to be where an entity of the kind is, and nothing else is done with it. */
function isNeverEntered(index: PackIndex, rules: readonly IndexedRule[], kind: IndexedKind): boolean {
  if (kind.layer !== "objects" || !kind.tags.includes("solid")) return false;
  const systems = index.levels.length === 0 ? index.systems : index.levels.flatMap((level) => level.systems);
  return (
    !systems.some((system) => system.enabled && mayBring(system, kind)) &&
    !rules.some((rule) => isFor(index, rule, kind))
  );
}

/** Systems that move the avatar only into cells without a solid object, or away with what is there. */
const STOPPED: ReadonlySet<string> = new Set(["avatar_navigation", "portals", "ice_slide"]);

/** Returns whether a system may bring the avatar and an entity of the kind together, or is there to remove it. */
function mayBring(system: IndexedSystem, { id, tags }: IndexedKind): boolean {
  const { type, config } = system;
  if (STOPPED.has(type)) return false;
  if (type === "sided_box") return true;
  if (type === "anchor_point" && config["blockedByTags"] !== undefined) return true;
  const isForTool = listOf(config["toolInteractions"]).some((tool) => {
    const { targetTag } = objectOf(tool);
    return typeof targetTag === "string" && tags.includes(targetTag);
  });
  const changes = changesOf(system);
  return (
    isForTool ||
    changes === null ||
    changes.some(
      (change) =>
        change.layer === "objects" && (change.makes.includes(id) || change.moves(id, tags) || change.takes(id, tags)),
    )
  );
}

/** Returns whether a rule may make or move the kind, or let the avatar into its cell, or is about what it blocks. */
function isFor(index: PackIndex, rule: IndexedRule, { id, tags }: IndexedKind): boolean {
  if (rule.on === "move_blocked" && !asksForOther(index, rule, tags, "objects")) return true;
  return rule.effects.some(({ name, body }) => {
    const made = kindMadeBy(name, body);
    if (made === id || (typeof made === "string" && made.startsWith("$"))) return true;
    if (name === "resolve_move") return rule.on !== "move_blocked";
    return name === "move_entity" || name === "apply_gravity" || !isEffect(name);
  });
}

/** Returns the fix that takes the tag "solid" from a kind. */
function walkableFixes({ id, file, at, value }: IndexedKind): readonly Fix[] {
  const list = nodeAt(file.tree, childPointer(at, "tags"));
  if (list === undefined) return [];
  const remove = new Set([listOf(value["tags"]).indexOf("solid")]);
  const edits = sequenceEdits(file.text, list, { remove }, layoutNear(file.text, file.tree, list));
  return edits.length === 0
    ? []
    : [{ title: `Let the avatar walk onto "${id}"`, changes: [{ file: file.path, edits }] }];
}
