// How many entities there can be at most: those that the set-up and recorded games begin with, where no effect makes more
// (gdl.md, A6 and A7).
import { type Json, listOf, objectOf } from "../../../base/json";
import { memoByIdentity } from "../../../base/memo";
import { type Expression, visitExpression } from "../expressions/expression";
import { namedPlayer } from "../expressions/playerText";
import { readSetupPlace } from "../text/strings/places";
import { expressionsIn } from "./attributeValues";
import type { CheckedGame } from "./checked";

export interface MostEntities {
  readonly all: number;
  /** Of one player, as far as the texts say who owns what. */
  readonly ofPlayer: number;
}

const UNKNOWN: MostEntities = { all: Number.POSITIVE_INFINITY, ofPlayer: Number.POSITIVE_INFINITY };

/** Returns how many entities there can be; infinitely many where effects make some. */
export const mostEntities = memoByIdentity((game: CheckedGame): MostEntities => {
  const read = expressionsIn(game);
  const steps = listOf(objectOf(game.index.game["setup"])["steps"]).map(objectOf);
  if (read === null || steps.some(({ action }) => action === "effects")) return UNKNOWN;
  let givesOwners = false;
  let makes = false;
  for (const { expression } of read) {
    visitExpression(expression, (node) => {
      if (node.kind !== "call") return;
      const [place] = node.args;
      if (node.name === "spawn_entity") makes = true;
      if (node.name === "set" && place?.kind === "property" && place.name === "owner") givesOwners = true;
    });
  }
  if (makes) return UNKNOWN;
  const counts = new Map<string, number>();
  const add = (owner: Json | undefined, count: number): void => {
    const name = namedPlayer(owner) ?? (typeof owner === "string" ? owner : "");
    counts.set(name, (counts.get(name) ?? 0) + count);
  };
  for (const { action, at, count, set_attributes: values } of steps) {
    if (action !== "spawn_entity") continue;
    const { owner } = objectOf(values);
    for (const text of typeof at === "string" ? [at] : listOf(at)) {
      if (typeof text !== "string") return UNKNOWN;
      const { places, zone, problems } = readSetupPlace(text, game.index);
      if (problems.length > 0) return UNKNOWN;
      const inZone = zone === null ? 0 : typeof count === "number" ? count : 1;
      add(owner, places.length + inZone);
    }
  }
  const largest = new Map<string, number>();
  for (const { role, value } of game.pack.files.values()) {
    if (role !== "start") continue;
    const own = startCounts(objectOf(objectOf(value)["start"]));
    for (const [owner, count] of own) largest.set(owner, Math.max(largest.get(owner) ?? 0, count));
  }
  for (const [owner, count] of largest) counts.set(owner, (counts.get(owner) ?? 0) + count);
  const all = Array.from(counts.values()).reduce((sum, count) => sum + count, 0);
  // A game without a set-up is not finished.
  if (all === 0) return UNKNOWN;
  const isOwned = !givesOwners && !isDefaultOwned(game);
  return { all, ofPlayer: isOwned ? Math.max(0, ...counts.values()) : all };
});

/** Where an owner by default is, those without one are not nobody's. */
function isDefaultOwned({ index }: CheckedGame): boolean {
  return index.attributes.get("owner")?.declaration["default"] !== undefined;
}

function startCounts(start: Readonly<Record<string, Json>>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const zones = Object.values(objectOf(start["zones"])).flatMap(listOf);
  for (const entity of [...Object.values(objectOf(start["place"])), ...zones]) {
    const { owner } = objectOf(entity);
    const name = typeof owner === "string" ? owner : "";
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

/** Returns how many elements there can be at most in what `count` counts. */
export function mostIn(node: Expression | undefined, { all, ofPlayer }: MostEntities): number {
  if (node?.kind !== "call") return Number.POSITIVE_INFINITY;
  if (node.name === "entities_of_player") return ofPlayer;
  return node.name === "zone" || node.name === "entities_in_zone" ? all : Number.POSITIVE_INFINITY;
}
