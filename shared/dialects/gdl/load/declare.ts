// Brings together what a game declares, and lays out its state.
import type { RuleQuestions, Declarations, Scope } from "../compile/scope";
import { Kind, NULL, type Value } from "../values/value";
import { ValueTable } from "../values/valueTable";
import { layoutOf } from "../world/layout";
import { World } from "../world/world";
import { type WrittenInteraction, readInteractions } from "./interactions";
import { initialValue } from "./initial";
import { readPlayers } from "./players";
import { type Placed, type Problems, elements, member, members } from "./problems";
import { readSchemas } from "./schemas";
import { type Variables, readVariables } from "./state";
import { readTopology } from "./topology";
import { type Written, readExpressions, writtenProperties } from "./written";
import { readZones } from "./zones";

export interface Declared {
  readonly declarations: Declarations;
  readonly variables: Variables;
  readonly interactions: readonly WrittenInteraction[];
  readonly onTurnEnd: readonly Written[];
}

/** Attributes that have a meaning for every entity. */
const MEANINGFUL = ["owner", "visibility", "visible_to"];

/** Reads all declarations; null when there is nothing to play on or nobody to play. `start`: a game's own start. */
export function declare(
  game: Placed,
  start: Placed,
  wantedPlayers: number | null,
  rules: RuleQuestions,
  problems: Problems,
): Declared | null {
  const players = readPlayers(member(game, "players"), wantedPlayers, problems);
  const layout = member(member(game, "presentation"), "layout");
  const topology = readTopology(member(game, "topology"), layout, problems);
  if (topology === null || players.names.length === 0) return null;
  const schemas = readSchemas(member(game, "entity_schemas"), problems);
  const zones = readZones(member(game, "topology"), players, problems);
  const variables = readVariables(member(game, "state_schema"), players, problems);
  const interactions = readInteractions(member(member(game, "interactions"), "list"), problems);
  const onTurnEnd = readExpressions(member(member(game, "game_flow"), "on_turn_end"), problems);
  const effects = [...interactions.flatMap((each) => each.effects), ...onTurnEnd, ...setupEffects(game, problems)];
  const written = writtenProperties(effects);
  const attributes = new Set([
    ...MEANINGFUL,
    ...schemas.attributes.flatMap((each) => Array.from(each.keys())),
    ...attributesOfEntities(game, start),
    ...written,
  ]);
  const globals = variables.global.map(({ name }) => name);
  const perPlayer = variables.perPlayer.map(({ name }) => name);
  const columns = [...attributes];
  const world = new World(layoutOf(globals, perPlayer, players.names.length, topology.count, columns));
  world.zones = zones.zones.map(() => []);
  const values = new ValueTable();
  const defaults: (readonly Value[])[] = [];
  const phases = members(member(member(game, "game_flow"), "phases"));
  const declarations: Declarations = {
    players,
    schemas,
    topology,
    zones,
    values,
    world,
    defaults,
    variableTypes: new Map(variables.global.map(({ name, type }) => [name, type])),
    playerTypes: new Map(variables.perPlayer.map(({ name, type }) => [name, type])),
    phases: new Set(phases.map(([name]) => name)),
    written,
    rules,
  };
  const scope = bareScope(declarations, problems);
  for (const schema of schemas.attributes) {
    defaults.push(
      columns.map((name) => {
        const declared = schema.get(name);
        return declared === undefined ? NULL : initialValue(scope, declared.initial, declared.type, problems);
      }),
    );
  }
  return { declarations, variables, interactions, onTurnEnd };
}

/** Returns the scope of expressions outside of interactions: without an entity, a start or a target. */
export function bareScope(declarations: Declarations, problems: Problems): Scope {
  const { null: none } = Kind;
  const kinds = { entityKinds: none, startKinds: none, targetKinds: none };
  return { declarations, problems, at: "", use: "drawn", params: [], letter: null, ...kinds };
}

export function setupSteps(game: Placed): readonly Placed[] {
  return elements(member(member(game, "setup"), "steps"));
}

function setupEffects(game: Placed, problems: Problems): readonly Written[] {
  return setupSteps(game)
    .filter((step) => member(step, "action").value === "effects")
    .flatMap((step) => readExpressions(member(step, "do"), problems));
}

/** Returns the names of attributes that the setup and a start give to entities. */
function attributesOfEntities(game: Placed, start: Placed): readonly string[] {
  const setUp = setupSteps(game).map((step) => member(step, "set_attributes"));
  const placed = members(member(start, "place")).map(([, entity]) => entity);
  const inZones = members(member(start, "zones")).flatMap(([, zone]) => elements(zone));
  const names = [...setUp, ...placed, ...inZones].flatMap((entity) => members(entity).map(([name]) => name));
  return names.filter((name) => !["schema", "id", "pos", "zone"].includes(name));
}
