// The sorts of names of a Gridponder pack: which there are, and what is said of one that is not among them.
import { type JsonPointer, listOf, objectOf } from "../../../base/json";
import { memoByIdentity } from "../../../base/memo";
import { nameTable } from "../../../base/nameTable";
import type { SourceFile } from "../../../pack/packSource";
import { type IndexedLevel, type PackIndex, allRules } from "../text/names/packIndex";
import { EVENTS, type EventType } from "../turn/events";
import { unaskedTags } from "../text/names/tags";
import { onlyWithWord } from "./found";
import { SYSTEMS } from "./possible/catalogue";
import { emissionsOf } from "./possible/emissions";
import type { GridponderCode } from "./codes";

/** Where a name is used. */
export interface UsePlace {
  readonly file: SourceFile;
  readonly at: JsonPointer;
}

export interface NameSort {
  readonly code: GridponderCode;
  /** The names that there are. */
  names(index: PackIndex): Iterable<string>;
  /** Returns what is wrong with a name that is not among them. */
  message(name: string, index: PackIndex): string;
  /** Returns the name that another text at a place stands for, however different it is; null for none. */
  meant?(text: string, index: PackIndex, place: UsePlace): string | null;
  /** Whether a message lists all names when none is near. */
  readonly isListed?: boolean;
}

export const NAME_SORTS: Readonly<Record<string, NameSort>> = nameTable<NameSort>({
  layer: {
    code: "unknown-layer",
    names: ({ layers }) => layers.map(({ id }) => id),
    message: (name) => `game.json declares no layer "${name}".`,
    isListed: true,
  },
  kind: {
    code: "unknown-kind",
    names: ({ kinds }) => kinds.keys(),
    message: (name, { kindsByTag }) =>
      `There is no entity kind "${name}".${kindsByTag.has(name) ? " (It is a tag.)" : ""}`,
  },
  tag: {
    code: "unknown-tag",
    names: ({ kindsByTag }) => kindsByTag.keys(),
    message: (name, { kinds }) =>
      `No entity kind has the tag "${name}".${kinds.has(name) ? " (It is the name of a kind.)" : ""}`,
    meant: (name, index) => onlyTagOf(index, name),
  },
  action: {
    code: "unknown-action",
    names: ({ actions }) => actions.map(({ id }) => id),
    message: (name) => `game.json declares no action "${name}".`,
    meant: (_name, index) => onlyIdleAction(index),
    isListed: true,
  },
  event: {
    code: "unknown-event",
    names: () => Object.keys(EVENTS),
    message: (name) => `There is no event "${name}".`,
    meant: (name, index) => onlyWithWord(name, emittedEvents(index)),
  },
  level: {
    code: "unknown-level",
    names: levelsToName,
    message: (name, index) => `No file in the level folder holds a level "${name}"${otherIdOf(index, name)}.`,
    meant: (text, { levels }) => levelMeant(levels, text),
  },
  system: {
    code: "unknown-system",
    names: ({ systems }) => systems.map(({ id }) => id),
    message: (name) => `game.json has no system with the id "${name}": this has no effect.`,
    meant: (text, { systems }) => only(systems.filter(({ type }) => type === text))?.id ?? null,
    isListed: true,
  },
  goal: {
    code: "unknown-goal",
    names: ({ defined }) => defined.get("goal") ?? [],
    message: (name) => `No level has a goal "${name}".`,
    meant: (_name, index, place) => goalMeant(index, place),
    isListed: true,
  },
  emitter: {
    code: "unknown-emitter",
    names: ({ defined }) => defined.get("emitter") ?? [],
    message: (name) => `No level has a multi-cell object "${name}".`,
    isListed: true,
  },
  variable: {
    code: "unknown-variable",
    names: variableNames,
    message: (name) => `Nothing declares or sets a variable "${name}".`,
  },
  animation: {
    code: "unknown-animation",
    names: ({ defined }) => defined.get("animation") ?? [],
    message: (name) => `No entity kind has an animation "${name}".`,
    isListed: true,
  },
  item: {
    code: "unknown-item",
    names: itemNames,
    message: (name) => `There is no kind "${name}", and no rule gives it to the avatar.${flagHint(name)}`,
  },
});

function only<Item>([first, ...others]: readonly Item[]): Item | undefined {
  return others.length === 0 ? first : undefined;
}

/** Returns the only goal of a level that its lose conditions can be about. */
function goalMeant({ levels }: PackIndex, { file, at }: UsePlace): string | null {
  if (!at.startsWith("/loseConditions/")) return null;
  const goals = levels.find((level) => level.file === file)?.goals ?? [];
  return only(goals.filter(({ type }) => type === "balance"))?.id ?? null;
}

function flagHint(name: string): string {
  if (name !== "true" && name !== "false") return "";
  return ` Without quotes, ${name} means ${name === "true" ? "any item" : "none"}.`;
}

/** Returns variables that levels declare, rules set, or systems set by default. */
export function variableNames(index: PackIndex): ReadonlySet<string> {
  const own = index.systems.flatMap(({ type }) => Object.values(SYSTEMS[type]?.variables ?? {}));
  return new Set([...(index.defined.get("variable") ?? []), ...own]);
}

/** Returns what the avatar may hold: any kind, and what a rule gives it. */
export function itemNames(index: PackIndex): readonly string[] {
  return [...index.kinds.keys(), ...heldItems(index)];
}

function heldItems(index: PackIndex): readonly string[] {
  return allRules(index).flatMap(({ effects }) =>
    effects.flatMap(({ name, body }) =>
      name === "set_inventory" && typeof body["item"] === "string" ? [body["item"]] : [],
    ),
  );
}

/** Returns what the level file of that name holds instead; "" when there is none. */
export function otherIdOf({ levels }: PackIndex, name: string): string {
  const level = levels.find(({ file }) => file.path.endsWith(`/${name}.json`));
  return level === undefined ? "" : `: ${level.file.path} has the id "${level.id}"`;
}

/** Returns the ids of all levels, those that no entry of the level sequence names yet first: such a one is meant. */
function levelsToName({ levels, pack }: PackIndex): readonly string[] {
  const named = new Set(
    listOf(objectOf(pack.game?.value)["levelSequence"]).map((entry) => objectOf(entry)["ref"] ?? null),
  );
  const ids = levels.map(({ id }) => id);
  return [...ids.filter((id) => !named.has(id)), ...ids.filter((id) => named.has(id))];
}

/** Returns the id of the level of which this is the path, the file's name or the title. */
function levelMeant(levels: readonly IndexedLevel[], text: string): string | null {
  const isIt = ({ file, value }: IndexedLevel): boolean =>
    file.path === text || (text.endsWith(".json") && file.path.endsWith(`/${text}`)) || value["title"] === text;
  const [only, ...others] = levels.filter(isIt);
  return only === undefined || others.length > 0 ? null : only.id;
}

const unaskedIn = memoByIdentity(unaskedTags);

/** Returns the tag of a kind that is named in its place: the only one, or the only one that nothing asks for. */
function onlyTagOf(index: PackIndex, name: string): string | null {
  const tags = index.kinds.get(name)?.tags ?? [];
  const unasked = tags.length > 1 ? unaskedIn(index) : null;
  // Players ask for "solid" everywhere.
  const [only, ...others] = unasked === null ? tags : tags.filter((tag) => tag !== "solid" && unasked.has(tag));
  return only === undefined || others.length > 0 ? null : only;
}

/** Returns the action that nothing else takes, if that is one alone. */
function onlyIdleAction({ actions, names }: PackIndex): string | null {
  const taken = new Set<string>();
  for (const [file, uses] of names) {
    if (file.role === "theme") continue;
    for (const { of, role, name } of uses) if (of === "action" && role === "use") taken.add(name);
  }
  const [only, ...others] = actions.filter(({ id }) => id !== "" && !taken.has(id));
  return only === undefined || others.length > 0 ? null : only.id;
}

/** Returns the events that the game's systems and rules emit. */
function emittedEvents(index: PackIndex): readonly EventType[] {
  const emits = emissionsOf(index, []);
  return (Object.keys(EVENTS) as EventType[]).filter(emits);
}
