// Checks what effects and tools do to the board: kinds on a wrong layer, missing params, animations and params that
// nothing on the layer has.
import { childPointer, isJsonObject, type JsonObject, listOf, objectOf } from "../../../../base/json";
import type { Finding } from "../../../../findings/finding";
import { type IndexedSystem, type PackIndex, allRules } from "../../text/names/packIndex";
import type { IndexedEffect, IndexedRule } from "../../text/names/ruleIndex";
import { found, quoted } from "../found";
import { misspeltFixes } from "./referenceForms";

/** Returns findings about the effects of all rules and the tools of systems. */
export function effectFindings(index: PackIndex): readonly Finding[] {
  const params = paramNames(index);
  const ofRules = allRules(index).flatMap((rule) =>
    rule.effects.flatMap((effect) => [
      ...madeKindFindings(index, rule, effect),
      ...animationFindings(index, rule, effect),
      ...paramReferenceFindings(index, params, rule, effect),
    ]),
  );
  return [...ofRules, ...index.systems.flatMap((system) => toolFindings(index, system))];
}

function madeKindFindings(index: PackIndex, { file }: IndexedRule, effect: IndexedEffect): readonly Finding[] {
  const { name, body, at } = effect;
  const field = name === "transform" ? "toKind" : name === "spawn" || name === "set_cell" ? "kind" : null;
  const { layer = "objects" } = body;
  const made = field === null ? undefined : body[field];
  const kind = typeof made === "string" ? index.kinds.get(made) : undefined;
  if (field === null || kind === undefined || typeof layer !== "string") return [];
  const findings: Finding[] = [];
  if (kind.layer !== null && kind.layer !== layer && index.layers.some(({ id }) => id === layer)) {
    const message = `"${kind.id}" belongs on the layer "${kind.layer}", not on "${layer}".`;
    const params = { name: kind.id, layer, own: kind.layer };
    findings.push(found("kind-on-other-layer", file, childPointer(at, field), message, { params }));
  }
  for (const [param, declared] of Object.entries(objectOf(kind.value["params"]))) {
    if (!isJsonObject(declared) || declared["required"] !== true || body[param] !== undefined) continue;
    const message =
      name === "transform"
        ? `"${kind.id}" needs its param "${param}", and "transform" gives none: use "set_cell".`
        : `This "${kind.id}" lacks its param "${param}".`;
    findings.push(found("missing-param", file, childPointer(at, field), message, { params: { name: param } }));
  }
  return findings;
}

/** Reports an animation that some kind has, but none on the effect's layer. */
function animationFindings(index: PackIndex, { file }: IndexedRule, { body, at }: IndexedEffect): readonly Finding[] {
  const { animation, layer = "objects" } = body;
  if (typeof animation !== "string" || typeof layer !== "string") return [];
  const owners = [...index.kinds.values()].filter(({ value }) =>
    Object.hasOwn(objectOf(value["animations"]), animation),
  );
  // One that no kind has is reported as an unknown name.
  if (owners.length === 0 || owners.some((kind) => kind.layer === layer || kind.layer === null)) return [];
  const message = `No kind of the layer "${layer}" has an animation "${animation}".`;
  return [found("unknown-animation", file, childPointer(at, "animation"), message, { params: { name: animation } })];
}

/** Reports a tool's animation that some of the obstacles it removes lack: these disappear at once. */
function toolFindings(index: PackIndex, { file, at, config }: IndexedSystem): readonly Finding[] {
  return listOf(config["toolInteractions"]).flatMap((tool, place) => {
    const { targetTag, animation } = objectOf(tool);
    if (typeof targetTag !== "string" || typeof animation !== "string" || animation === "") return [];
    // One that no kind has is reported as an unknown name.
    if (index.defined.get("animation")?.has(animation) !== true) return [];
    const lacking = (index.kindsByTag.get(targetTag) ?? []).filter((id) => {
      const kind = index.kinds.get(id);
      return kind?.layer === "objects" && !Object.hasOwn(objectOf(kind.value["animations"]), animation);
    });
    if (lacking.length === 0) return [];
    const have = lacking.length === 1 ? "has" : "have";
    const message = `${quoted(lacking)} ${have} no animation "${animation}": this tool removes ${lacking.length === 1 ? "it" : "them"} without an animation.`;
    const pointer = childPointer(at, "config", "toolInteractions", place, "animation");
    return [found("unknown-animation", file, pointer, message, { params: { name: animation } })];
  });
}

/** Reports `$cell.LAYER.param.NAME` where nothing in the pack has a param of that name. */
function paramReferenceFindings(
  index: PackIndex,
  params: ReadonlySet<string>,
  { file, on }: IndexedRule,
  { body, at }: IndexedEffect,
): readonly Finding[] {
  return Object.entries(body).flatMap(([field, value]) => {
    if (typeof value !== "string") return [];
    const param = /^\$cell\.[^.]+\.param\.(.+)$/.exec(value)?.[1];
    if (param === undefined || params.has(param)) return [];
    const message = `"${value}" is always null, so this effect is always skipped: nothing has a param "${param}".`;
    const place = childPointer(at, field);
    const fixes = misspeltFixes(index, { reference: value, file, at: place }, on, params);
    return [found("reference-never-resolves", file, place, message, { params: { name: param }, fixes })];
  });
}

/** Returns the params that kinds declare, entities on boards have, or effects and systems set. */
export function paramNames(index: PackIndex): ReadonlySet<string> {
  const names = new Set(index.defined.get("param"));
  const add = (params: JsonObject): void => {
    for (const name of Object.keys(params)) names.add(name);
  };
  for (const { board } of index.levels) {
    for (const entity of board.ok ? board.value.entities : []) if (entity !== null) add(entity.params);
  }
  for (const { effects } of allRules(index)) {
    for (const { name, body } of effects) if (name === "spawn" || name === "set_cell") add(body);
  }
  for (const { config } of index.systems) {
    for (const value of Object.values(config)) if (typeof value === "string") names.add(value);
  }
  // Params that systems set by themselves.
  for (const name of ["value", "sides", "color"]) names.add(name);
  return names;
}
