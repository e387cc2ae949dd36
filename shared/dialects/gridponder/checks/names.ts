// Finds unknown names: layers, kinds, tags, actions, events, variables and the rest, wherever the schemas say that a
// name is used. Cells of the board are checked in `cells.ts`, moves of gold paths in `goldPaths.ts`.
import { listOf } from "../../../base/json";
import { nearestName } from "../../../base/nearestName";
import type { GridponderCode } from "./codes";
import type { Finding } from "../../../findings/finding";
import type { IndexedRule } from "../text/names/ruleIndex";
import type { NameUse } from "../../../pack/schemaNames";
import { type PackIndex } from "../text/names/packIndex";
import { EVENTS } from "../turn/events";
import { CONDITION_NAMES, EFFECT_EVENTS, GOALS, LOSE_CONDITIONS, SYSTEMS, lacksDollar } from "./catalogue";
import { PUBLISHED_REGION_EVENT, regionEvents } from "./emissions";
import { unknownName, wrongName } from "./found";

interface NameCheck {
  readonly code: GridponderCode;
  readonly names: ReadonlySet<string>;
  readonly message: (name: string) => string;
}

/** Returns a finding for each use of a name that is defined nowhere. */
export function nameFindings(index: PackIndex): readonly Finding[] {
  const checks = nameChecks(index);
  const kindLayers = new Set([...index.kinds.values()].map(({ layer }) => layer));
  const findings: Finding[] = [];
  for (const [file, names] of index.names) {
    for (const use of names) {
      const check = checks[use.of];
      if (use.role !== "use" || check === undefined || check.names.has(use.name) || isReference(use)) continue;
      if (use.of === "level" && index.levels.length === 0) continue;
      const isLevelLayer = use.of === "layer" && use.at.startsWith("/board/layers/");
      // A layer that kinds belong to is missing in game.json, and reported there.
      if (isLevelLayer && kindLayers.has(use.name)) continue;
      const code = isLevelLayer ? "ignored-layer" : check.code;
      const message = isLevelLayer
        ? `game.json declares no layer "${use.name}": its entities are ignored.`
        : check.message(use.name);
      // A level whose file is there under another id needs no guess.
      const isThere = use.of === "level" && otherIdOf(index, use.name) !== "";
      const place = { ...use, file, names: isThere ? [] : check.names };
      const isRegionEvent = use.of === "event" && nearestName(use.name, check.names) === PUBLISHED_REGION_EVENT;
      findings.push(
        isRegionEvent ? wrongName(code, message, place, regionEvents(index)) : unknownName(code, message, place),
      );
    }
  }
  return [...findings, ...typeFindings(index), ...ruleWordFindings(index)];
}

/**
 * Returns whether a name is a reference: fields of effects may hold `$event.kind` and the like instead. One that lacks
 * its `$` is reported as that.
 */
function isReference({ name, at }: NameUse): boolean {
  return name.startsWith("$") || (at.includes("/then/") && lacksDollar(name));
}

/** Returns what the level file of that name holds instead; "" when there is none. */
function otherIdOf({ levels }: PackIndex, name: string): string {
  const level = levels.find(({ file }) => file.path.endsWith(`/${name}.json`));
  return level === undefined ? "" : `: ${level.file.path} has the id "${level.id}"`;
}

function nameChecks(index: PackIndex): Readonly<Record<string, NameCheck>> {
  const defined = (of: string): ReadonlySet<string> => index.defined.get(of) ?? new Set();
  const kinds = new Set(index.kinds.keys());
  const tags = new Set(index.kindsByTag.keys());
  return {
    layer: {
      code: "unknown-layer",
      names: new Set(index.layers.map(({ id }) => id)),
      message: (name) => `game.json declares no layer "${name}".`,
    },
    kind: {
      code: "unknown-kind",
      names: kinds,
      message: (name) => `There is no entity kind "${name}".${tags.has(name) ? " (It is a tag.)" : ""}`,
    },
    tag: {
      code: "unknown-tag",
      names: tags,
      message: (name) =>
        `No entity kind has the tag "${name}".${kinds.has(name) ? " (It is the name of a kind.)" : ""}`,
    },
    action: {
      code: "unknown-action",
      names: new Set(index.actions.map(({ id }) => id)),
      message: (name) => `game.json declares no action "${name}".`,
    },
    event: {
      code: "unknown-event",
      names: new Set(Object.keys(EVENTS)),
      message: (name) => `There is no event "${name}".`,
    },
    level: {
      code: "unknown-level",
      names: new Set(index.levels.map(({ id }) => id)),
      message: (name) => `No file in the level folder holds a level "${name}"${otherIdOf(index, name)}.`,
    },
    system: {
      code: "unknown-system",
      names: new Set(index.systems.map(({ id }) => id)),
      message: (name) => `game.json has no system with the id "${name}": this has no effect.`,
    },
    goal: { code: "unknown-goal", names: defined("goal"), message: (name) => `No level has a goal "${name}".` },
    emitter: {
      code: "unknown-emitter",
      names: defined("emitter"),
      message: (name) => `No level has a multi-cell object "${name}".`,
    },
    variable: {
      code: "unknown-variable",
      names: variableNames(index),
      message: (name) => `Nothing declares or sets a variable "${name}".`,
    },
    animation: {
      code: "unknown-animation",
      names: defined("animation"),
      message: (name) => `No entity kind has an animation "${name}".`,
    },
    item: {
      code: "unknown-item",
      names: new Set([...kinds, ...heldItems(index)]),
      message: (name) => {
        const isFlag = name === "true" || name === "false";
        const hint = isFlag ? ` Without quotes, ${name} means ${name === "true" ? "any item" : "none"}.` : "";
        return `There is no kind "${name}", and no rule gives it to the avatar.${hint}`;
      },
    },
  };
}

/** Returns variables that levels declare, rules set, or systems set by default. */
export function variableNames(index: PackIndex): ReadonlySet<string> {
  const own = index.systems.flatMap(({ type }) => Object.values(SYSTEMS[type]?.variables ?? {}));
  return new Set([...(index.defined.get("variable") ?? []), ...own]);
}

function heldItems(index: PackIndex): readonly string[] {
  return allRules(index).flatMap(({ effects }) =>
    effects.flatMap(({ name, body }) =>
      name === "set_inventory" && typeof body["item"] === "string" ? [body["item"]] : [],
    ),
  );
}

/** Returns the game's rules and those of all levels. */
export function allRules(index: PackIndex): readonly IndexedRule[] {
  return [...index.rules, ...index.levels.flatMap(({ rules }) => rules)];
}

/** Reports types of systems, goals and lose conditions that the language does not have. */
function typeFindings(index: PackIndex): readonly Finding[] {
  const findings: Finding[] = [];
  const check = (
    items: PackIndex["systems"] | PackIndex["levels"][number]["goals"],
    code: GridponderCode,
    what: string,
    known: Readonly<Record<string, unknown>>,
  ): void => {
    for (const item of items) {
      const { type, file, at } = item;
      if (type === "" || Object.hasOwn(known, type)) continue;
      const place = { name: type, file, at: `${at}/type`, names: Object.keys(known) };
      const finding = unknownName(code, `There is no ${what} of the type "${type}".`, place);
      // Players never look at the type of a system that is disabled.
      const isDisabled = "enabled" in item && !item.enabled;
      findings.push(isDisabled ? { ...finding, severity: "warning" } : finding);
    }
  };
  check(index.systems, "unknown-system-type", "system", SYSTEMS);
  for (const level of index.levels) {
    check(level.goals, "unknown-goal-type", "goal", GOALS);
    check(level.loseConditions, "unknown-lose-condition", "lose condition", LOSE_CONDITIONS);
  }
  return findings;
}

/** Reports effects and conditions that the language does not have: engines do nothing, or never fire the rule. */
function ruleWordFindings(index: PackIndex): readonly Finding[] {
  const findings: Finding[] = [];
  for (const rule of allRules(index)) {
    for (const { name, at, flat } of rule.effects) {
      if (Object.hasOwn(EFFECT_EVENTS, name)) continue;
      const place = { name, file: rule.file, at: flat ? `${at}/type` : at, onKey: !flat };
      const names = Object.keys(EFFECT_EVENTS);
      findings.push(unknownName("unknown-effect", `There is no effect "${name}".`, { ...place, names }));
    }
    for (const { name, at } of rule.conditions) {
      if (listOf(CONDITION_NAMES).includes(name)) continue;
      const place = { name, file: rule.file, at, onKey: true, names: CONDITION_NAMES };
      findings.push(unknownName("unknown-condition", `There is no condition "${name}".`, place));
    }
  }
  return findings;
}
