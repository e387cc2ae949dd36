// Applies a game's own start: what stands where, whose turn it is, what variables say (dialects.md, D-29).
import { readPlace } from "../../../base/placeName";
import { typesOfPlayer, typesOfState } from "./types";
import type { Scope } from "../compile/scope";
import { variableSlot } from "../compile/compile";
import { Tag, type Value, indexOf, valueOf } from "../values/value";
import { initialValue } from "./initial";
import { type Placed, member, members, textIn } from "./problems";
import { inZone, place } from "./setup";

/** Changes the world, as the setup has left it, to what a start says. */
export function applyStart(start: Placed, scope: Scope): void {
  const { declarations, problems } = scope;
  const { zones, world } = declarations;
  for (const [name, entity] of members(member(start, "place"))) {
    const to = placeNamed(scope, name);
    if (to === null) problems.error(entity.at, `The board has no place ${name}.`);
    else placeEntity(scope, to, entity);
  }
  for (const [name] of members(member(start, "zones"))) {
    const zone = zones.byName.get(name);
    if (zone === undefined) {
      problems.error(member(member(start, "zones"), name).at, `No zone is called ${name}.`);
      continue;
    }
    const to = valueOf(Tag.zone, zone);
    // What the setup has dealt there.
    for (const entity of world.zones[zone] ?? []) world.remove(entity);
    for (const entity of inZone(start, name)) placeEntity(scope, to, entity);
  }
  setVariables(start, scope);
}

/** Returns the place with this name; null when there is none. */
export function placeNamed({ declarations: { topology } }: Pick<Scope, "declarations">, name: string): Value | null {
  if (topology.kind === "zones") return null;
  const node = topology.nodeNamed(name);
  if (node >= 0) return valueOf(Tag.place, node);
  const found = readPlace(topology, name);
  if (found === null) return null;
  if (topology.kind === "network") return valueOf(Tag.place, found[0]);
  const origin = topology.geometry.kind === "hexes" ? topology.geometry.origin : [0, 0];
  const at = topology.at(found[0] - (origin[0] ?? 0), found[1] - (origin[1] ?? 0));
  return at < 0 ? null : valueOf(Tag.place, at);
}

function placeEntity(scope: Scope, to: Value, entity: Placed): void {
  const { schemas } = scope.declarations;
  const name = textIn(member(entity, "schema"));
  // A game with one schema need not name it.
  const schema = name === null && schemas.names.length === 1 ? 0 : schemas.names.indexOf(name ?? "");
  if (schema < 0) scope.problems.error(entity.at, `There is no schema ${name ?? ""}.`);
  else place(scope, schema, to, entity);
}

function setVariables(start: Placed, scope: Scope): void {
  const { declarations, problems } = scope;
  const { world, values, phases } = declarations;
  const { layout, mem } = world;
  for (const [name, placed] of members(member(start, "state"))) {
    const slot = variableSlot(declarations, name);
    if (slot === null) problems.error(placed.at, `The state has no variable ${name}.`);
    else world.mem[slot] = startValue(scope, placed, typesOfState(declarations, name));
  }
  const phase = member(start, "phase");
  const name = textIn(phase);
  if (name === null) return;
  if (phases.has(name)) mem[layout.currentPhase] = values.ofText(name);
  else problems.error(phase.at, `There is no phase ${name}.`);
}

/** Sets what a start says of the players. To be done before the rules are compiled: they rely on what never changes. */
export function applyPlayers(start: Placed, scope: Scope): void {
  const { declarations, problems } = scope;
  const { world, players } = declarations;
  const { layout, mem } = world;
  for (const [name, ofPlayer] of members(member(start, "players"))) {
    const seat = players.names.indexOf(name);
    for (const [variable, placed] of members(ofPlayer)) {
      const column = layout.playerColumns.get(variable);
      if (seat < 0 || column === undefined) problems.error(placed.at, "There is no such player or variable.");
      else {
        const slot = layout.playerBase + seat * layout.playerStride + column;
        mem[slot] = startValue(scope, placed, typesOfPlayer(declarations, variable));
      }
    }
  }
}

/** A position may also be written as its name, as places are elsewhere in a start. */
function startValue(scope: Scope, placed: Placed, type: ReturnType<typeof typesOfState>): Value {
  const text = textIn(placed);
  const named = type === "position" && text !== null ? placeNamed(scope, text) : null;
  if (named !== null) return valueOf(Tag.place, indexOf(named));
  return initialValue(scope, placed, type, scope.problems);
}
