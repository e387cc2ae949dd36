// Finds enabled systems that can never do anything, because something else in the pack is missing or unsuitable.
import { childPointer, objectOf, pointerKeys } from "../../../base/json";
import type { Finding, Fix } from "../../../findings/finding";
import { type IndexedSystem, type PackIndex } from "../text/names/packIndex";
import { memberEdits } from "../../../text/memberEdit";
import { profileOfVersion } from "../profile";
import { SYSTEMS } from "./catalogue";
import { found } from "./found";

const NAVIGATION = "avatar_navigation";

/** Returns findings about systems of the game that wait for something that never happens. */
export function idleSystemFindings(index: PackIndex): readonly Finding[] {
  return [...cascadeFindings(index), ...pushFindings(index)];
}

/** Returns whether a system passes the moves that it blocks on to rules and pushes (decision 9). */
export function delegatesMoves({ type, config, enabled }: IndexedSystem): boolean {
  return enabled && type === NAVIGATION && config["solidHandling"] === "delegate";
}

/** Finds systems that do not work in DSL 0.5, where a cascade ends with the first pass in which no rule matches. */
function cascadeFindings(index: PackIndex): readonly Finding[] {
  if (profileOfVersion(index.dslVersion) !== "dsl-0.5") return [];
  const hasRules = index.rules.length > 0 || index.levels.some(({ rules }) => rules.length > 0);
  const code = hasRules ? "published-differs" : "rules-needed";
  const neverOf = (type: string, config: IndexedSystem["config"]): string => {
    if (hasRules) return "";
    return `, and this pack has no rules: it never ${teleportsObjects(type, config) ? "does so" : "does anything"}`;
  };
  return index.systems
    .filter(({ type, config, enabled }) => {
      const isPartly = type === "queued_emitters" || teleportsObjects(type, config);
      return enabled && (SYSTEMS[type]?.cascadeOnly === true || isPartly);
    })
    .map(({ type, config, file, at }) => {
      const later = type === "queued_emitters" ? "once per turn, after all passes" : "in every pass";
      const works = teleportsObjects(type, config) ? "takes objects along" : "works";
      const does = teleportsObjects(type, config) ? "does so" : "works";
      const message = `In DSL 0.5 "${type}" ${works} only in cascade passes in which a rule fires${neverOf(type, config)}. With "dslVersion" 0.6 or later in manifest.json it ${does} ${later}.`;
      return found(code, file, childPointer(at, "type"), message, { fixes: laterLanguageFixes(index) });
    });
}

/** The avatar passes a portal outside of the cascade, too; objects do so there alone (V1, V7). */
function teleportsObjects(type: string, config: IndexedSystem["config"]): boolean {
  return type === "portals" && config["teleportObjects"] === true;
}

/** Returns the fixes that change the pack to a later version of the language. */
function laterLanguageFixes({ pack: { manifest } }: PackIndex): readonly Fix[] {
  if (manifest === null || manifest.tree.errors.length > 0) return [];
  const { text, tree, path } = manifest;
  const { minEngineVersion } = objectOf(manifest.value);
  const isOlder = typeof minEngineVersion === "string" && /^0\.[0-5]\./.test(minEngineVersion);
  const edits = [
    ...memberEdits(text, tree, ["dslVersion"], "0.6"),
    ...(isOlder ? memberEdits(text, tree, ["minEngineVersion"], "0.6.0") : []),
  ];
  return [{ title: "Change to DSL 0.6", changes: [{ file: path, edits }] }];
}

/**
 * Finds pushes that never happen: objects are pushed by moves that the avatar's navigation delegates, in the game or in
 * some level.
 */
function pushFindings(index: PackIndex): readonly Finding[] {
  const everywhere = [index.systems, ...index.levels.map(({ systems }) => systems)];
  if (everywhere.some((systems) => systems.some(delegatesMoves))) return [];
  const navigation = index.systems.find(({ type, enabled }) => enabled && type === NAVIGATION);
  const fixes = navigation === undefined ? [] : delegateFixes(navigation);
  const why =
    navigation === undefined
      ? `there is no "${NAVIGATION}"`
      : `"${navigation.id}" blocks them (set "solidHandling" to "delegate" to pass them on)`;
  return index.systems
    .filter(({ type, enabled }) => enabled && type === "push_objects")
    .map(({ id, file, at }) => {
      const message = `Nothing is ever pushed: "${id}" works on moves that "${NAVIGATION}" delegates, and ${why}.`;
      return found("moves-not-delegated", file, childPointer(at, "type"), message, { params: { name: id }, fixes });
    });
}

/** Returns the fix that lets a system of the game delegate the moves that it blocks. */
function delegateFixes({ id, file, at }: IndexedSystem): readonly Fix[] {
  const steps = ["systems", Number(pointerKeys(at).at(-1)), "config", "solidHandling"];
  const edits = memberEdits(file.text, file.tree, steps, "delegate");
  return edits.length === 0
    ? []
    : [{ title: `Let "${id}" delegate blocked moves`, changes: [{ file: file.path, edits }] }];
}
