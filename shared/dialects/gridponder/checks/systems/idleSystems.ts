// Finds enabled systems that can never do anything, because something else in the pack is missing or unsuitable.
import { type JsonObject, type JsonPointer, childPointer, listOf, objectOf, pointerKeys } from "../../../../base/json";
import { nameTable } from "../../../../base/nameTable";
import type { Finding, Fix } from "../../../../findings/finding";
import { type IndexedSystem, type PackIndex } from "../../text/names/packIndex";
import type { SourceFile } from "../../../../pack/packSource";
import { memberEdits } from "../../../../text/memberEdit";
import { profileOfVersion } from "../../profile";
import { SYSTEMS } from "../possible/catalogue";
import { delegatesMoves } from "../possible/emissions";
import { found } from "../found";

const NAVIGATION = "avatar_navigation";

/** Returns findings about systems of the game that wait for something that never happens. */
export function idleSystemFindings(index: PackIndex): readonly Finding[] {
  return [...cascadeFindings(index), ...pushFindings(index)];
}

/** Finds systems that do not work in DSL 0.5, where a cascade ends with the first pass in which no rule matches. */
function cascadeFindings(index: PackIndex): readonly Finding[] {
  if (profileOfVersion(index.dslVersion) !== "dsl-0.5") return [];
  const { rules, levels, systems } = index;
  const fixes = laterLanguageFixes(index);
  const finding = (system: IndexedSystem, file: SourceFile, at: JsonPointer, hasRules: boolean): readonly Finding[] => {
    const message = waitingText(system, hasRules);
    return message === null
      ? []
      : [found(hasRules ? "published-differs" : "rules-needed", file, at, message, { fixes })];
  };
  const ofGame = systems.flatMap((system) => {
    const hasRules = rules.length > 0 || levels.some((level) => level.rules.length > 0);
    return finding(system, system.file, childPointer(system.at, "type"), hasRules);
  });
  // What a level makes of a system that does not wait for rules by itself.
  const ofLevels = levels.flatMap((level) =>
    level.systems.flatMap((system, place) => {
      const own = systems[place];
      if (own === undefined || waitsForRules(own)) return [];
      const at = childPointer("/systemOverrides", system.id);
      return finding(system, level.file, at, rules.length > 0 || level.rules.length > 0);
    }),
  );
  return [...ofGame, ...ofLevels];
}

/** By type of system that does something in the cascade and something else outside of it: what, if its config says so. */
const PARTLY: Readonly<Record<string, readonly [does: string, isMeant: (config: JsonObject) => boolean]>> = nameTable({
  // The avatar passes a portal outside of the cascade, too; objects do so there alone (V1, V7).
  portals: ["takes objects along", (config) => config["teleportObjects"] === true],
  support_collapse: ['answers to its "triggerEvents"', (config) => listOf(config["triggerEvents"]).length > 0],
});

function waitsForRules({ type, config, enabled }: IndexedSystem): boolean {
  if (!enabled) return false;
  const isWaiting = type === "queued_emitters" || SYSTEMS[type]?.cascadeOnly === true;
  return isWaiting || PARTLY[type]?.[1](config) === true;
}

/** Returns what is said of a system that waits for rules; null for any other. */
function waitingText(system: IndexedSystem, hasRules: boolean): string | null {
  if (!waitsForRules(system)) return null;
  const { type } = system;
  const does = PARTLY[type]?.[0];
  const later = type === "queued_emitters" ? "once per turn, after all passes" : "in every pass";
  const never = hasRules
    ? ""
    : `, and this pack has no rules: it never ${does === undefined ? "does anything" : "does so"}`;
  const [now, then] = does === undefined ? ["works", "works"] : [does, "does so"];
  return (
    `In DSL 0.5 "${type}" ${now} only in cascade passes in which a rule fires${never}. ` +
    `With "dslVersion" 0.6 or later in manifest.json it ${then} ${later}.`
  );
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
  const navigation = navigationOf(index);
  const fixes = delegateFixes(index);
  const why =
    navigation === undefined
      ? `there is no "${NAVIGATION}"`
      : `"${navigation.id}" blocks them (set "solidHandling" to "delegate" to pass them on)`;
  return index.systems
    .filter(({ type, enabled }) => enabled && type === "push_objects")
    .map(({ id, file, at }) => {
      const message = `Nothing is ever pushed: "${id}" works on moves that "${NAVIGATION}" delegates, and ${why}.`;
      const params = { name: id, ...(navigation === undefined ? { event: "move_blocked" } : {}) };
      const place = childPointer(at, "type");
      // Where the navigation names the field, the finding is there.
      if (navigation?.config["solidHandling"] === undefined)
        return found("moves-not-delegated", file, place, message, { params, fixes });
      const related = [{ file: file.path, at: place, message: `"${id}" waits for them` }];
      const says = childPointer(navigation.at, "config", "solidHandling");
      return found("moves-not-delegated", navigation.file, says, message, { params, fixes, related });
    });
}

function navigationOf({ systems }: PackIndex): IndexedSystem | undefined {
  return systems.find(({ type, enabled }) => enabled && type === NAVIGATION);
}

/** Returns the fix that lets the system of the game that moves the avatar delegate the moves that it blocks. */
export function delegateFixes(index: PackIndex): readonly Fix[] {
  const navigation = navigationOf(index);
  if (navigation === undefined) return [];
  const { id, file, at } = navigation;
  const steps = ["systems", Number(pointerKeys(at).at(-1)), "config", "solidHandling"];
  const edits = memberEdits(file.text, file.tree, steps, "delegate");
  return edits.length === 0
    ? []
    : [{ title: `Let "${id}" delegate blocked moves`, changes: [{ file: file.path, edits }] }];
}
