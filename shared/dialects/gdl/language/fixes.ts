// Fixes that declare what is missing, made only when somebody asks for them.
import { type Json, childPointer, listOf, objectOf, pointerKeys } from "../../../base/json";
import { nameTable } from "../../../base/nameTable";
import type { Fix, LocatedFinding } from "../../../findings/finding";
import type { FixMaker } from "../../../language/dialectLanguage";
import type { PackSource } from "../../../pack/packSource";
import { nodeAt } from "../../../text/jsonTree";
import { type JsonPath, memberEdits } from "../../../text/memberEdit";
import { insertItemEdits } from "../../../text/placeEdits";
import { indexGame } from "../text/names/gameIndex";
import { fixedMeaning } from "../text/strings/names";

export const GDL_FIXES: Readonly<Record<string, FixMaker>> = nameTable<FixMaker>({
  "unknown-state-variable": (pack, finding) => {
    const name = nameIn(finding);
    return name === null
      ? null
      : addition(
          pack,
          `Add the variable "${name}"`,
          ["state_schema", "global", name],
          variableFor(pack, finding, name),
        );
  },
  "unknown-phase": addPhase,
  "unknown-name": (pack, finding) =>
    // A misspelt name has a fix of its own.
    (finding.fixes ?? []).length > 0 ? null : (addParam(pack, finding) ?? addLetter(pack, finding)),
  "unknown-attribute": (pack, finding) => addAttribute(pack, finding) ?? addPlayerVariable(pack, finding),
  "interaction-unused": allowInteraction,
});

function nameIn({ params }: LocatedFinding): string | null {
  const name = params["name"];
  return typeof name === "string" && /^[A-Za-z_]\w*$/.test(name) ? name : null;
}

function addition({ game }: PackSource, title: string, path: JsonPath, value: Json): Fix | null {
  if (game === null || game.tree.errors.length > 0) return null;
  const edits = memberEdits(game.text, game.tree, path, value);
  return edits.length === 0 ? null : { title, changes: [{ file: game.path, edits }] };
}

/** A phase that rules lead to may be still to be written: it begins with what the first one allows. */
function addPhase(pack: PackSource, finding: LocatedFinding): Fix | null {
  const name = nameIn(finding);
  const [first] = indexGame(pack).phases.values();
  if (name === null) return null;
  const phase = { actors: "current_player", allowed_actions: listOf(first?.["allowed_actions"]) };
  return addition(pack, `Add the phase "${name}"`, ["game_flow", "phases", name], phase);
}

/** A name that an interaction uses may be meant as its param. */
function addParam(pack: PackSource, finding: LocatedFinding): Fix | null {
  const name = nameIn(finding);
  const [section, , interaction] = pointerKeys(finding.at ?? "");
  if (name === null || section !== "interactions" || interaction === undefined || name === "board" || name === "state")
    return null;
  const path = ["interactions", "list", interaction, "params", name];
  return addition(pack, `Add the param "${name}"`, path, { type: "int", min: 1, max: 10 });
}

/** A name in an end condition that is for nobody may be meant as the player that it is tried for. */
function addLetter(pack: PackSource, finding: LocatedFinding): Fix | null {
  const name = nameIn(finding);
  const [section, , item] = pointerKeys(finding.at ?? "");
  const end = listOf(objectOf(indexGame(pack).game["end_conditions"])["conditions"])[Number(item)];
  const isForAny = section === "end_conditions" && end !== undefined && objectOf(end)["for"] === undefined;
  if (name === null || !isForAny || fixedMeaning(name) !== null) return null;
  return addition(
    pack,
    `Try it for each player, called "${name}"`,
    ["end_conditions", "conditions", Number(item), "for"],
    `player(${name})`,
  );
}

/** Where the game has one sort of entity, its attribute is meant. */
function addAttribute(pack: PackSource, finding: LocatedFinding): Fix | null {
  const name = nameIn(finding);
  const { schemas, game } = indexGame(pack);
  const [schema, ...others] = schemas.keys();
  const isOfEntity = finding.message.startsWith("An entity") || finding.message.startsWith(`"${schema}"`);
  if (name === null || schema === undefined || others.length > 0 || !isOfEntity) return null;
  const types = Object.hasOwn(objectOf(game["entity_schemas"]), "types") ? ["types"] : [];
  return addition(pack, `Add the attribute "${name}"`, ["entity_schemas", ...types, schema, "attributes", name], {
    type: "any",
  });
}

/** A value that players have not may be meant as a variable of theirs. */
function addPlayerVariable(pack: PackSource, finding: LocatedFinding): Fix | null {
  const name = nameIn(finding);
  if (name === null || !finding.message.startsWith("A player has no") || (finding.fixes ?? []).length > 0) return null;
  const path = ["state_schema", "per_player", name];
  return addition(pack, `Add the variable "${name}" for each player`, path, variableFor(pack, finding, name));
}

/** Returns the declaration of a variable by how the text of a finding uses it: what is counted begins with a number. */
function variableFor({ game }: PackSource, { at }: LocatedFinding, name: string): Json {
  const text = game === null || typeof at !== "string" ? undefined : nodeAt(game.tree, at)?.value;
  const counted = new RegExp(`\\b(?:add|sub|mul|gt|gte|lt|lte)\\([^()]*\\.${name}\\b`);
  return typeof text === "string" && counted.test(text) ? { type: "int", initial: 0 } : { type: "any" };
}

const MOST_PHASES = 4;

/** Allows the interaction in a phase, first in that of the one declared before it: those belong together. */
function allowInteraction(pack: PackSource, { params }: LocatedFinding): readonly Fix[] {
  const { game } = pack;
  const { phases, interactions } = indexGame(pack);
  const name = params["name"];
  if (game === null || typeof name !== "string" || game.tree.errors.length > 0) return [];
  const names = Array.from(interactions.keys());
  const before = names[names.indexOf(name) - 1];
  const allows = (phase: string): boolean =>
    before !== undefined && listOf(phases.get(phase)?.["allowed_actions"]).includes(before);
  const all = Array.from(phases.keys());
  const likely = [...all.filter(allows), ...all.filter((phase) => !allows(phase))];
  return likely.slice(0, MOST_PHASES).flatMap((phase) => {
    const list = nodeAt(game.tree, childPointer("/game_flow/phases", phase, "allowed_actions"));
    const path = ["game_flow", "phases", phase, "allowed_actions"];
    const edits = insertItemEdits(game, path, list?.children?.length ?? 0, name);
    return edits.length === 0 ? [] : [{ title: `Allow it in "${phase}"`, changes: [{ file: game.path, edits }] }];
  });
}
