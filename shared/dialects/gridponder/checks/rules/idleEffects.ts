// Finds effects on a cell in which there is never anything to destroy, to transform or to move, moves onto the cell where
// an entity stands already, and transforms into the kind that a condition of the rule asks for there.
import { canonicalJson } from "../../../../base/canonicalJson";
import { type Json, type JsonPointer, childPointer, objectOf } from "../../../../base/json";
import type { Finding } from "../../../../findings/finding";
import { nameTable } from "../../../../base/nameTable";
import { type IndexedLevel, type PackIndex, rulesWithLevels } from "../../text/names/packIndex";
import type { IndexedEffect, IndexedRule } from "../../text/names/ruleIndex";
import { asPosition } from "../../text/read";
import { sameValue } from "../../text/values";
import { PROFILES, profileOfVersion } from "../../profile";
import { isAlwaysEmpty } from "../possible/fixedCells";
import { effectsOf, mayBeOn } from "../possible/removals";
import { found } from "../found";
import { certainParts } from "./contradictions";

/** By effect, the field with the cell that must hold something, and what is done to it. */
const NEEDED: Readonly<Record<string, readonly [field: string, does: string]>> = nameTable({
  destroy: ["position", "destroys"],
  transform: ["position", "transforms"],
  move_entity: ["from", "moves"],
});

/** Returns findings about the effects of all rules: those of game.json where no level has anything there. */
export function idleEffectFindings(index: PackIndex): readonly Finding[] {
  return rulesWithLevels(index).flatMap(([rule, levels]) => findingsOf(index, rule, levels));
}

function findingsOf(index: PackIndex, rule: IndexedRule, levels: readonly IndexedLevel[]): readonly Finding[] {
  if (levels.length === 0) return [];
  return rule.effects.flatMap((effect, number): readonly Finding[] => {
    const { name, body, at } = effect;
    const same = name === "transform" && rule.effects.slice(0, number).every(isOfValues);
    if (same && isAskedFor(index, rule, body) && !mayChangeFirst(index, effect, levels)) {
      const kind = JSON.stringify(body["toKind"]);
      const message = `A condition of the rule asks for ${kind} in this cell: making it ${kind} changes nothing.`;
      return [found("idle-effect", rule.file, childPointer(at, "toKind"), message)];
    }
    if (name === "move_entity" && isSameCell(body["from"], body["to"])) {
      const message = "This moves an entity onto the cell where it stands already.";
      return [found("idle-effect", rule.file, childPointer(at, "to"), message)];
    }
    const [field, does] = NEEDED[name] ?? [];
    const place = field === undefined ? null : asPosition(body[field]);
    const { layer = "objects" } = body;
    if (field === undefined || place === null || typeof layer !== "string") return [];
    // One that is off the board, or of which the layer is wrong, is reported as that.
    if (isForOtherLayer(index, effect, layer)) return [];
    if (!levels.every((level) => isAlwaysEmpty(index, level, layer, place))) return [];
    const pointer: JsonPointer = childPointer(at, field);
    const message = `The cell (${place.join(", ")}) of the layer "${layer}" is always empty: this ${does} nothing.`;
    return [found("idle-effect", rule.file, pointer, message)];
  });
}

/** Returns whether an effect leaves the board as it is. */
function isOfValues({ name }: IndexedEffect): boolean {
  return name.endsWith("_variable") || name.endsWith("_inventory");
}

/** Returns whether a rule asks for the kind in the cell that it makes of it. Params, which a transform drops, change. */
function isAskedFor(index: PackIndex, { value, at }: IndexedRule, body: IndexedEffect["body"]): boolean {
  const { kinds, kindsByTag } = index;
  const { toKind, layer = "objects", position, animation } = body;
  const kind = typeof toKind === "string" ? kinds.get(toKind) : undefined;
  if (kind === undefined || kind.value["params"] !== undefined || animation !== undefined) return false;
  if (position === undefined) return false;
  return ["where", "if"]
    .flatMap((part) => certainParts(value[part], childPointer(at, part)))
    .some(({ name, body: asked }) => {
      const cell = objectOf(asked);
      if (name === "position_has_tag") {
        const { tag } = cell;
        const tagged = typeof tag === "string" ? (kindsByTag.get(tag) ?? []) : [];
        const isOnlyKind = tagged.length === 1 && tagged[0] === toKind;
        return isOnlyKind && cell["layer"] === layer && position === "$event.position";
      }
      return (
        name === "cell" &&
        cell["kind"] === toKind &&
        cell["layer"] === layer &&
        sameValue(cell["position"] ?? null, position)
      );
    });
}

/**
 * Returns whether an effect on the layer may run after the conditions of the rule were met and before its own: where the
 * rules of a pass are selected before any of them runs (V1). Systems run after all of them.
 */
function mayChangeFirst(index: PackIndex, effect: IndexedEffect, levels: readonly IndexedLevel[]): boolean {
  if (!PROFILES[profileOfVersion(index.dslVersion)].selectsBeforeRunning) return false;
  const { layer = "objects" } = effect.body;
  if (typeof layer !== "string") return true;
  return levels.some((level) =>
    effectsOf(index, level).some((other) => other !== effect && mayBeOn(index, other, layer)),
  );
}

/** Returns whether two places are written alike: two cells of equal numbers, or the same reference. */
function isSameCell(from: Json | undefined, to: Json | undefined): boolean {
  return from !== undefined && canonicalJson(from) === canonicalJson(to ?? null);
}

/** Returns whether an effect makes a kind of another layer, or plays an animation of such kinds alone. */
function isForOtherLayer({ kinds }: PackIndex, { body: { toKind, animation } }: IndexedEffect, layer: string): boolean {
  const isOther = (own: string | null | undefined): boolean => typeof own === "string" && own !== layer;
  if (isOther(kinds.get(typeof toKind === "string" ? toKind : "")?.layer)) return true;
  if (typeof animation !== "string") return false;
  const owners = [...kinds.values()].filter(({ value }) => Object.hasOwn(objectOf(value["animations"]), animation));
  return owners.length > 0 && owners.every((kind) => isOther(kind.layer));
}
