// Sets a game up: its variables, and the entities that stand on the board and lie in zones (gdl.md, A5 and A6).
import { compileEffect } from "../compile/effects";
import { compileExpression } from "../compile/compile";
import { drawFrom, drawsWithin, putAt, shuffleZone, spawnEntity, takeNext } from "../compile/moving";
import type { Scope } from "../compile/scope";
import { attributeType } from "../compile/targets";
import { zoneMeant } from "../compile/things";
import type { Expression } from "../expressions/expression";
import { Fault } from "../values/fault";
import { NULL, Tag, type Value, tagOf, valueOf } from "../values/value";
import { Slot } from "../world/layout";
import { type Declared, setupSteps } from "./declare";
import { initialValue } from "./initial";
import { type Placed, elements, member, members, numberIn, oneOrMore, textIn } from "./problems";
import { lastSpawns } from "./shuffled";
import { readExpression, readExpressions } from "./written";

/** What a game's own start says instead: the setup puts nothing there. */
export interface Instead {
  readonly board: boolean;
  readonly zones: ReadonlySet<string>;
}

export function setUpVariables({ declarations, variables }: Declared, scope: Scope, seed: number): void {
  const { world, players } = declarations;
  const { layout, mem } = world;
  mem[Slot.random] = seed | 0;
  for (const { name } of variables.perPlayer) {
    for (const [seat, attributes] of players.attributes.entries()) {
      const initial = attributes.get(name);
      const slot = layout.playerBase + seat * layout.playerStride + (layout.playerColumns.get(name) ?? 0);
      if (seat < players.names.length && initial !== undefined) {
        mem[slot] = initialValue(scope, initial, "any", scope.problems);
      }
    }
  }
  for (const { name, type, initial } of variables.perPlayer) {
    if (initial.value === undefined) continue;
    for (let seat = 0; seat < players.names.length; seat += 1) {
      const slot = layout.playerBase + seat * layout.playerStride + (layout.playerColumns.get(name) ?? 0);
      mem[slot] = initialValue(scope, initial, type, scope.problems);
    }
  }
  for (const { name, type, initial } of variables.global) {
    const value = initial.value === undefined ? NULL : initialValue(scope, initial, type, scope.problems);
    mem[layout.variables.get(name) ?? 0] = value;
  }
  if (mem[layout.currentPlayer] === NULL) mem[layout.currentPlayer] = valueOf(Tag.player, 0);
}

/** Runs the steps of the setup. */
export function setUp(game: Placed, { declarations }: Declared, scope: Scope, instead: Instead): void {
  const { world, zones } = declarations;
  const steps = setupSteps(game);
  const last = lastSpawns(steps);
  for (const [index, step] of steps.entries()) {
    guarded(scope, step, () => runStep(step, scope, instead));
    for (const [zone, { name, isShuffled }] of zones.zones.entries()) {
      if (isShuffled && last.get(name) === index) shuffleZone(world, zone);
    }
  }
}

function guarded({ problems }: Scope, { at }: Placed, run: () => void): void {
  try {
    run();
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    problems.error(at, error.message);
  }
}

function runStep(step: Placed, scope: Scope, instead: Instead): void {
  const { declarations, problems } = scope;
  const action = member(step, "action");
  switch (textIn(action)) {
    case "spawn_entity":
      return spawnStep(step, scope, instead);
    case "shuffle_zone": {
      const zone = zoneIn(member(step, "zone"), scope);
      if (zone >= 0) shuffleZone(declarations.world, zone);
      return;
    }
    case "deal_cards":
      return dealStep(step, scope);
    case "move_card": {
      const from = zoneIn(member(step, "from"), scope);
      const to = zoneIn(member(step, "to"), scope);
      const count = declarations.values.ofNumber(numberIn(member(step, "count")) ?? 1);
      if (from >= 0 && to >= 0) drawFrom(declarations, valueOf(Tag.zone, from), valueOf(Tag.zone, to), count);
      return;
    }
    case "effects":
      for (const { expression, at } of readExpressions(member(step, "do"), problems)) {
        compileEffect({ ...scope, at }, expression, true).run();
      }
      return;
    default:
      problems.error(action.at, "A step of the setup spawns, shuffles, deals, moves cards or runs effects.");
  }
}

function spawnStep(step: Placed, scope: Scope, instead: Instead): void {
  const { declarations, problems } = scope;
  const { world, values, schemas } = declarations;
  const schema = textIn(member(step, "schema"));
  const number = schemas.names.indexOf(schema ?? "");
  if (schema === null || number < 0) {
    problems.error(member(step, "schema").at, `There is no schema ${schema ?? ""}.`);
    return;
  }
  const at = oneOrMore(member(step, "at"));
  const places = at.flatMap((each) => locationsOf(each, scope));
  const count = numberIn(member(step, "count"));
  const [only] = places;
  const isPile = places.length === 1 && only !== undefined && tagOf(only.to) === Tag.zone && count !== null;
  const all = isPile ? Array.from({ length: Math.min(count, MOST_COPIES) }, () => only) : places;
  if (!isPile && count !== null && count !== places.length) {
    problems.warn(member(step, "count").at, `The step names ${places.length} places, not ${count}.`);
  }
  for (const { to, at } of all) {
    const isLeftOut = tagOf(to) === Tag.zone ? instead.zones.has(zoneOf(scope, to)) : instead.board;
    if (isLeftOut) continue;
    guarded(scope, { value: undefined, at }, () => {
      const entity = spawnEntity(declarations, values.ofText(schema), to, NULL);
      setAttributes(scope, entity, number, member(step, "set_attributes"));
    });
  }
  world.commit();
}

const MOST_COPIES = 10_000;

function zoneOf({ declarations }: Scope, zone: Value): string {
  return declarations.zones.zones[zone >> 4]?.name ?? "";
}

/** Sets the attributes that a JSON gives to an entity of a schema. */
function setAttributes(scope: Scope, entity: Value, schema: number, attributes: Placed): void {
  const { world, schemas } = scope.declarations;
  for (const [name, placed] of members(attributes)) {
    const column = world.layout.entityColumns.get(name);
    if (column === undefined) continue;
    const type = attributeType(schemas.attributes[schema] ?? new Map(), name);
    world.write(world.slotOf(entity >> 4) + column, initialValue(scope, placed, type, scope.problems));
  }
}

function dealStep(step: Placed, scope: Scope): void {
  const { declarations } = scope;
  const from = zoneIn(member(step, "from"), scope);
  const to = oneOrMore(member(step, "to")).flatMap((each) => {
    const zone = zoneIn(each, scope);
    return zone < 0 ? [] : [zone];
  });
  const rounds = Math.ceil(numberIn(member(step, "count")) ?? 1);
  if (from < 0 || to.length === 0) return;
  const wanted = rounds * to.length;
  // A zone that deals to itself alone never gets empty.
  const deals = to.every((zone) => zone === from) ? drawsWithin(declarations, from, wanted) : wanted;
  for (let deal = 0; deal < deals; deal += 1) {
    const card = takeNext(declarations, from);
    if (card === NULL) return;
    declarations.world.putInZone(card, valueOf(Tag.zone, to[deal % to.length] ?? from));
  }
}

/** Returns the name in `zone('name')`; null for other text. */
function zoneName(text: string): string | null {
  return /^\s*zone\s*\(\s*(['"])(.*)\1\s*\)\s*$/.exec(text)?.[2] ?? null;
}

/** Returns the number of a zone by `zone('name')` or its name; -1 for one that is not in the game. */
function zoneIn(placed: Placed, { declarations, problems }: Scope): number {
  const text = textIn(placed) ?? "";
  const name = zoneName(text) ?? text;
  const zone = declarations.zones.byName.get(name);
  if (zone === undefined && !declarations.zones.absent.has(name)) {
    problems.error(placed.at, `No zone is called ${name}.`);
  }
  return zone ?? -1;
}

interface Location {
  readonly to: Value;
  readonly at: string;
}

/** Reads where entities are spawned: rectangles of places, nodes, zones. */
function locationsOf(placed: Placed, scope: Scope): readonly Location[] {
  const { declarations, problems } = scope;
  const name = zoneName(textIn(placed) ?? "");
  if (name !== null && declarations.zones.absent.has(name)) return [];
  const written = readExpression(placed, problems);
  if (written === null) return [];
  const { expression } = written;
  const { at } = placed;
  const wrong = (): readonly Location[] => {
    problems.error(at, "There is no such place in this game.");
    return [];
  };
  if (expression.kind !== "call") return wrong();
  const inner: Scope = { ...scope, at };
  if (RECTANGLES.has(expression.name)) return rectangle(inner, expression.args) ?? wrong();
  if (expression.name === "node") {
    const [node] = expression.args;
    const place = node?.kind === "text" ? declarations.topology.nodeNamed(node.value) : -1;
    return place < 0 ? wrong() : [{ to: valueOf(Tag.place, place), at }];
  }
  const to = compileExpression(inner, expression).run();
  if (tagOf(to) === Tag.zone) return [{ to: valueOf(Tag.zone, zoneMeant(declarations, to)), at }];
  return tagOf(to) === Tag.place ? [{ to, at }] : wrong();
}

const RECTANGLES: ReadonlySet<string> = new Set(["grid_nodes", "hex_nodes"]);

/**
 * Returns the places of a rectangle by two opposite corners, both included; null when one of them is not on the board.
 */
function rectangle(scope: Scope, corners: readonly Expression[]): readonly Location[] | null {
  const { values } = scope.declarations;
  const numbers = corners.map((corner) => values.numberOf(compileExpression(scope, corner).run()));
  const [left, bottom, right, top] = numbers;
  const known = [left, bottom, right, top].every((number) => typeof number === "number");
  if (numbers.length !== 4 || !known) return null;
  const [x1, y1, x2, y2] = [left ?? 0, bottom ?? 0, right ?? 0, top ?? 0];
  return placesBetween(scope, Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2));
}

function placesBetween(
  { declarations: { topology }, at }: Scope,
  left: number,
  bottom: number,
  right: number,
  top: number,
): readonly Location[] | null {
  const places: Location[] = [];
  if ((right - left + 1) * (top - bottom + 1) > topology.width * topology.height) return null;
  for (let y = bottom; y <= top; y += 1) {
    for (let x = left; x <= right; x += 1) {
      const place = topology.at(x, y);
      if (place < 0) return null;
      places.push({ to: valueOf(Tag.place, place), at });
    }
  }
  return places.length === 0 ? null : places;
}

/** Puts an entity that a start names where it stands. */
export function place(scope: Scope, schema: number, to: Value, attributes: Placed): void {
  guarded(scope, attributes, () => {
    const { world, defaults } = scope.declarations;
    const entity = world.add(schema, defaults[schema] ?? []);
    putAt(scope.declarations, entity, to);
    setAttributes(scope, entity, schema, attributes);
  });
}

/** Returns the zones and the places that a start fills itself. */
export function insteadOf(start: Placed): Instead {
  const zones = members(member(start, "zones")).map(([name]) => name);
  return { board: member(start, "place").value !== undefined, zones: new Set(zones) };
}

/** Returns the elements of a start's zone, the bottom one first. */
export function inZone(start: Placed, name: string): readonly Placed[] {
  return elements(member(member(start, "zones"), name));
}
