// What works here as the language describes it and differently, or not at all, in the published player: told to the
// author as information: once for each place, and once for all rules on an event. Knows the list of decisions; changes
// nothing about how a pack is played.
import { defined } from "../../base/defined";
import { type Json, type JsonObject, type JsonPointer, childPointer, isJsonList, isJsonObject } from "../../base/json";
import { groupedBy } from "../../base/groups";
import { GRIDPONDER_FINDINGS } from "./checks/codes";
import { quoted } from "./checks/found";
import type { Finding } from "../../findings/finding";
import { asObject, asTexts, member } from "./text/read";
import type { GameModel, GoalModel, LevelModel, RuleModel } from "./turn/model";
import { type EffectName, readEffect } from "./rules/effects";

interface Note {
  readonly at: JsonPointer;
  readonly message: string;
  /** Other places of the file that it is about. */
  readonly related?: readonly Note[];
}

/** Config flags that the published player has no use for, or uses otherwise. */
const FLAGS: readonly {
  readonly type: string;
  readonly key: string;
  readonly value: boolean;
  readonly message: string;
}[] = [
  {
    type: "overlay_cursor",
    key: "anchorToAvatar",
    value: true,
    message: "The published player does not move the overlay with the avatar.",
  },
  {
    type: "portals",
    key: "endMovement",
    value: false,
    message: "The published player teleports silently here and does not continue beyond the exit.",
  },
  {
    type: "slide_merge",
    key: "wrapAround",
    value: true,
    message: "In the published player a tile that slides all the way round merges with itself.",
  },
  {
    type: "push_objects",
    key: "chainPush",
    value: true,
    message: "In the published player the second object of a chain moves without events, even when the push fails.",
  },
];

const REGION_EVENTS: readonly string[] = ["region_rotated", "region_flipped", "cells_swapped"];
const CELL_EFFECTS: readonly EffectName[] = [
  "apply_gravity",
  "destroy",
  "move_entity",
  "release_from_emitter",
  "set_cell",
  "spawn",
  "transform",
];

/** Everything in a pack that the published player does otherwise. */
export function profileNotes(game: GameModel, levels: readonly LevelModel[]): readonly Finding[] {
  const clearsOtherLayers = [game.rules, ...levels.map((level) => level.rules)].some((rules) =>
    rules.some(clearsAnotherLayer),
  );
  const toFinding =
    (file: string) =>
    (note: Note): Finding => ({
      code: "published-differs",
      severity: GRIDPONDER_FINDINGS["published-differs"],
      message: note.message,
      file,
      at: note.at,
      params: {},
      ...(note.related === undefined
        ? {}
        : { related: note.related.map(({ at, message }) => ({ file, at, message })) }),
    });
  return [
    ...[
      ...game.systems.flatMap((system) => systemNotes(game, system.type, system.config, `${system.source}/config`)),
      ...game.systems
        .filter((system) => system.type === "gravity" && system.enabled)
        .map(({ source }) => ({
          at: childPointer(source, "type"),
          message: 'The published player has no system "gravity".',
        })),
      ...solidGroundNotes(game),
      ...eventNotes(game.rules, clearsOtherLayers),
      ...game.rules.flatMap(ruleNotes),
    ].map(toFinding(game.file)),
    ...levels.flatMap((level) => levelNotes(game, level, clearsOtherLayers).map(toFinding(level.file))),
  ];
}

function levelNotes(game: GameModel, level: LevelModel, clearsOtherLayers: boolean): readonly Note[] {
  const overrides = Object.entries(level.systemOverrides).flatMap(([id, config]) => {
    const type = game.systems.find((system) => system.id === id)?.type;
    return type === undefined ? [] : systemNotes(game, type, config, childPointer("/systemOverrides", id));
  });
  return [
    ...overrides,
    ...eventNotes(level.rules, clearsOtherLayers),
    ...level.rules.flatMap(ruleNotes),
    ...level.goals.flatMap(goalNotes),
    ...level.loseConditions
      .filter(({ type }) => type === "board_state")
      .map(({ source }) => ({
        at: childPointer(source, "type"),
        message: 'The published player ignores the lose condition "board_state".',
      })),
  ];
}

function systemNotes(game: GameModel, type: string, config: JsonObject, at: JsonPointer): readonly Note[] {
  const flags = FLAGS.filter((flag) => flag.type === type && member(config, flag.key) === flag.value);
  return [
    ...flags.map(({ key, message }) => ({ at: childPointer(at, key), message })),
    ...(type === "region_transform"
      ? regionNotes(game, asObject(member(config, "operations")), childPointer(at, "operations"))
      : []),
  ];
}

/** Turning counterclockwise and flipping upside down: offered to the player, and not done by the published one. */
function regionNotes(game: GameModel, operations: JsonObject, at: JsonPointer): readonly Note[] {
  return Object.entries(operations).flatMap(([name, raw]) => {
    const operation = asObject(raw);
    const offers = (param: string, value: string): boolean =>
      game.actions.some(
        (action) => action.id === operation["action"] && action.params[param]?.values?.includes(value) === true,
      );
    const place = childPointer(at, name);
    if (operation["type"] === "rotate" && offers("rotation", "counterclockwise")) {
      return [{ at: place, message: "The published player always turns clockwise." }];
    }
    if (operation["type"] === "flip" && offers("axis", "vertical")) {
      return [{ at: place, message: "The published player always flips from left to right." }];
    }
    return [];
  });
}

/** Solid ground stops the avatar here; the published player asks only `validGroundTags`. */
function solidGroundNotes(game: GameModel): readonly Note[] {
  const asksOnlyObjects = game.systems.some(
    ({ type, config, enabled }) =>
      type === "avatar_navigation" && enabled && asTexts(member(config, "validGroundTags")).length === 0,
  );
  if (!asksOnlyObjects) return [];
  return [...game.kinds]
    .filter(([kind, tags]) => tags.includes("solid") && game.kindLayers.get(kind) === "ground")
    .map(([kind]) => ({
      at: childPointer("/entityKinds", kind, "tags"),
      message: `In the published player the avatar walks onto "${kind}": solid ground stops it only if avatar_navigation has validGroundTags.`,
    }));
}

/** One note for each event that is emitted otherwise, at the first rule on it. */
function eventNotes(rules: readonly RuleModel[], clearsOtherLayers: boolean): readonly Note[] {
  return Array.from(groupedBy(rules, ({ on }) => on)).flatMap(([event, [first, ...others]]): readonly Note[] => {
    const differs = eventDiffers(event, clearsOtherLayers);
    if (differs === null || first === undefined) return [];
    const at = onOf(first);
    if (others.length === 0) return [{ at, message: differs }];
    const related = others.map((rule) => ({ at: onOf(rule), message: `The rule "${rule.id}"` }));
    return [{ at, message: `${differs} Rules on it: ${quoted([first, ...others].map(({ id }) => id))}.`, related }];
  });
}

function onOf({ source }: RuleModel): JsonPointer {
  return childPointer(source, "on");
}

function eventDiffers(event: string, clearsOtherLayers: boolean): string | null {
  if (REGION_EVENTS.includes(event)) return `The published player never emits "${event}".`;
  if (event !== "cell_cleared" || !clearsOtherLayers) return null;
  return 'In the published player "cell_cleared" always names the layer "objects", whichever was cleared.';
}

function ruleNotes(rule: RuleModel): readonly Note[] {
  const notes: Note[] = [];
  rule.then.forEach((effect, index) => {
    if (!rule.then.slice(0, index).some((earlier) => changesWhatIsRead(earlier, effect))) return;
    notes.push({
      at: defined(rule.thenSources[index]),
      message:
        "The published player reads this effect's reference only after the effects before it, which change what it reads.",
    });
  });
  return notes;
}

function clearsAnotherLayer(rule: RuleModel): boolean {
  return rule.then.some((effect) => {
    const { name, body } = readEffect(effect);
    return name === "destroy" && (member(body, "layer") ?? "objects") !== "objects";
  });
}

/** Returns whether an effect may change what a reference of a later one gives. */
function changesWhatIsRead(earlier: JsonObject, later: JsonObject): boolean {
  const { name } = readEffect(earlier);
  const references = Object.values(readEffect(later).body).filter(
    (value): value is string => typeof value === "string",
  );
  const reads = (prefix: string): boolean => references.some((reference) => reference.startsWith(prefix));
  if ((CELL_EFFECTS as readonly string[]).includes(name)) return reads("$cell.");
  if (name === "set_inventory" || name === "clear_inventory") return reads("$avatar.item");
  return name === "resolve_move" && reads("$avatar.position");
}

function goalNotes(goal: GoalModel): readonly Note[] {
  const config = childPointer(goal.source, "config");
  if (goal.type === "sequence_match" && goal.config["matchBy"] === "collected_by_avatar") {
    const at = childPointer(config, "matchBy");
    return [{ at, message: 'The published player ignores "matchBy": it looks for the values on the board.' }];
  }
  if (goal.type !== "board_match") return [];
  return Object.entries(asObject(member(goal.config, "targetLayers"))).flatMap(([layer, target]): readonly Note[] => {
    const at = childPointer(config, "targetLayers", layer);
    if (isJsonObject(target))
      return [{ at, message: "The published player cannot read a sparse target: it never meets this goal." }];
    if (!hasParams(target)) return [];
    return [{ at, message: "The published player compares only the kinds of this target, not their params." }];
  });
}

function hasParams(target: Json): boolean {
  if (isJsonList(target)) return target.some(hasParams);
  return isJsonObject(target) && Object.keys(target).some((key) => key !== "kind");
}
