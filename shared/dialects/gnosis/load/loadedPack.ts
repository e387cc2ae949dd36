// A pack as it is played: its rules, state trees, services and sessions (spec B7 and the files of a pack).
import { type Json, type JsonObject, childPointer, isJsonObject, listOf, objectOf } from "../../../base/json";
import { type Guards, USUAL_GUARDS, guardsOf } from "../run/run";
import { type Surroundings, compileSurroundings } from "../run/services";
import type { SessionStart } from "../run/session";
import { memberOf } from "../rules/value";
import { type LoadProblem, type LoadedRules, type RuleSource, loadRules, resolved, ruleSources } from "./ruleFiles";
import { type SessionEvent, eventOf } from "../text/events";
import { EPHEMERAL_FILE, PERSISTENT_FILE, SERVICES_FILE, packFolders } from "../text/packPlaces";
import type { PackValues } from "../text/packValues";
import { configuredRules } from "../text/ruleForms";
import { sessionId } from "../text/sessions";
import { treeIn } from "../text/stateTrees";

/** All that a session needs to be played. */
export interface LoadedSession {
  readonly id: string;
  readonly start: SessionStart;
  readonly surroundings: Surroundings;
  readonly guards: Guards;
  readonly events: readonly SessionEvent[];
  readonly rules: LoadedRules;
}

export interface LoadedPack {
  readonly rules: LoadedRules;
  /** Paths of the files of sessions, by name. */
  readonly sessions: readonly string[];
  /** Returns the session of a file; null: the one that begins with the pack's own state and has no events. */
  session(file: string | null): LoadedSession;
}

/** Loads a pack from its folder's files. Never throws: what is wrong is left out, and is a problem. */
export function loadPack(pack: PackValues): LoadedPack {
  const folders = packFolders(pack.value("manifest.json"));
  const { sources, problems } = ruleSources(pack, folders.rules);
  const written = treeIn(pack.value(PERSISTENT_FILE), "persistent");
  const persistent = objectOf(written.tree);
  const ephemeral = objectOf(treeIn(pack.value(EPHEMERAL_FILE), "ephemeral").tree);
  const services = objectOf(pack.value(SERVICES_FILE));
  const rules = withProblems(
    loadRules([...sources, ...configured(persistent, PERSISTENT_FILE, childPointer("", ...written.keys))]),
    problems,
  );
  const session = (file: string | null): LoadedSession => {
    const value = file === null ? {} : objectOf(pack.value(file));
    return loadSession(file ?? "", value, { pack, rules, persistent, ephemeral, services });
  };
  return { rules, sessions: pack.jsonFilesIn(folders.sessions), session };
}

interface Around {
  readonly pack: PackValues;
  readonly rules: LoadedRules;
  readonly persistent: JsonObject;
  readonly ephemeral: JsonObject;
  readonly services: JsonObject;
}

/** Loads a session file: what it does not say is the pack's. One with rules of its own has none of the pack's. */
function loadSession(file: string, value: JsonObject, around: Around): LoadedSession {
  const own = ownTree(value, "persistent");
  const persistent = own ?? around.persistent;
  const sources = sessionSources(file, value, around.pack);
  const configuredHere = own === null ? [] : configured(own, file, "/persistent");
  const hasRules = sources !== null || configuredHere.length > 0;
  const rules = hasRules
    ? withProblems(loadRules([...(sources?.sources ?? []), ...configuredHere]), sources?.problems ?? [])
    : around.rules;
  const services = { ...objectOf(around.services["services"]), ...objectOf(memberOf(value, "services")) };
  const subscribers = memberOf(value, "subscribers") ?? around.services["subscribers"];
  const seed = memberOf(value, "seed");
  return {
    id: sessionId({ path: file, value }),
    start: {
      rules: rules.rules.map(({ rule }) => rule),
      persistent,
      ephemeral: ownTree(value, "ephemeral") ?? around.ephemeral,
      seed: typeof seed === "number" && Number.isFinite(seed) ? seed : 1,
    },
    surroundings: compileSurroundings(services, subscribers),
    guards: isJsonObject(value["limits"]) ? guardsOf(value["limits"]) : USUAL_GUARDS,
    events: listOf(memberOf(value, "events")).flatMap((event) => eventOf(event) ?? []),
    rules,
  };
}

/** Loads a single file that holds all of a session (spec B7). */
export function loadSingleFile(file: string, pack: PackValues): LoadedSession {
  const nothing = { rules: { rules: [], problems: [] }, persistent: {}, ephemeral: {}, services: {} };
  return loadSession(file, objectOf(pack.value(file)), { pack, ...nothing });
}

function sessionSources(
  file: string,
  value: JsonObject,
  pack: PackValues,
): { readonly sources: readonly RuleSource[]; readonly problems: readonly LoadProblem[] } | null {
  const rules = memberOf(value, "rules");
  const files = memberOf(value, "files");
  if (rules === undefined && !Array.isArray(files)) return null;
  const listed = listOf(files).map((each) => listedSources(file, each, pack));
  const here: readonly RuleSource[] = rules === undefined ? [] : [{ value: rules, file, at: "/rules" }];
  return {
    sources: [...here, ...listed.flatMap(({ sources }) => sources)],
    problems: listed.flatMap(({ problems }) => problems),
  };
}

/** Returns a file or a folder that a session lists: beside its file, else from the pack's root on. */
function listedSources(file: string, listed: Json, pack: PackValues): ReturnType<typeof ruleSources> {
  const text = typeof listed === "string" ? listed : "";
  const places = [resolved(file, text), resolved("", text)];
  const found = places.map((place) => ruleSources(pack, place)).find(({ sources }) => sources.length > 0);
  if (found !== undefined) return found;
  const message = `There is no file "${text}".`;
  return { sources: [], problems: [{ code: "missing-file", message, file, at: "/files" }] };
}

function configured(persistent: JsonObject, file: string, at: string): readonly RuleSource[] {
  const value = configuredRules(persistent);
  return value === null ? [] : [{ value, file, at: `${at}/configuration/rules` }];
}

function withProblems({ rules, problems }: LoadedRules, more: readonly LoadProblem[]): LoadedRules {
  return { rules, problems: [...more, ...problems] };
}

function ownTree(value: JsonObject, name: string): JsonObject | null {
  const tree = memberOf(value, name);
  return isJsonObject(tree) ? tree : null;
}
