// How many entities there can be at most: those that the set-up and recorded games begin with, where no effect makes more
// (gdl.md, A6 and A7).
import { groupedBy } from "../../../base/groups";
import { listOf, objectOf } from "../../../base/json";
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

/** How many there are of each owner, by name; "" for those of nobody. */
type Counts = ReadonlyMap<string, number>;

/** Returns how many entities there can be; infinitely many where effects make some. */
export const mostEntities = memoByIdentity((game: CheckedGame): MostEntities => {
  const changes = changesOf(game);
  const placed = setupCounts(game);
  if (changes === null || changes.makes || placed === null) return UNKNOWN;
  const counts = summed([placed, startCounts(game)]);
  const all = Array.from(counts.values()).reduce((sum, count) => sum + count, 0);
  // A game without a set-up is not finished.
  if (all === 0) return UNKNOWN;
  const isOwned = !changes.givesOwners && !isDefaultOwned(game);
  return { all, ofPlayer: isOwned ? Math.max(0, ...counts.values()) : all };
});

/** Returns whether the rules make entities, and whether they give some to another owner; null where they cannot be read. */
function changesOf(game: CheckedGame): { readonly makes: boolean; readonly givesOwners: boolean } | null {
  const read = expressionsIn(game);
  if (read === null) return null;
  let makes = false;
  let givesOwners = false;
  for (const { expression } of read) {
    visitExpression(expression, (node) => {
      if (node.kind !== "call") return;
      const [place] = node.args;
      if (node.name === "spawn_entity") makes = true;
      if (node.name === "set" && place?.kind === "property" && place.name === "owner") givesOwners = true;
    });
  }
  return { makes, givesOwners };
}

/** Returns what the set-up of all games puts on the board and into zones; null where that is not known. */
function setupCounts({ index }: CheckedGame): Counts | null {
  const counts: Counts[] = [];
  for (const step of listOf(objectOf(index.game["setup"])["steps"])) {
    const { action, at, count, set_attributes: values } = objectOf(step);
    if (action === "effects") return null;
    if (action !== "spawn_entity") continue;
    const { owner } = objectOf(values);
    const name = namedPlayer(owner) ?? (typeof owner === "string" ? owner : "");
    for (const text of typeof at === "string" ? [at] : listOf(at)) {
      if (typeof text !== "string") return null;
      const { places, zone, problems } = readSetupPlace(text, index);
      if (problems.length > 0) return null;
      const inZone = zone === null ? 0 : typeof count === "number" ? count : 1;
      counts.push(new Map([[name, places.length + inZone]]));
    }
  }
  return summed(counts);
}

/** Returns the most that a recorded game begins with beside the set-up, of each owner. */
function startCounts({ pack }: CheckedGame): Counts {
  const largest = new Map<string, number>();
  for (const { role, value } of pack.files.values()) {
    if (role !== "start") continue;
    const { place, zones } = objectOf(objectOf(value)["start"]);
    const entities = [place, ...Object.values(objectOf(zones))].flatMap((each) =>
      Array.isArray(each) ? listOf(each) : Object.values(objectOf(each)),
    );
    const owners = entities.map((entity) => {
      const { owner } = objectOf(entity);
      return typeof owner === "string" ? owner : "";
    });
    for (const [owner, { length }] of groupedBy(owners, (owner) => owner))
      largest.set(owner, Math.max(largest.get(owner) ?? 0, length));
  }
  return largest;
}

function summed(all: readonly Counts[]): Counts {
  const sums = new Map<string, number>();
  for (const [owner, count] of all.flatMap((counts) => Array.from(counts)))
    sums.set(owner, (sums.get(owner) ?? 0) + count);
  return sums;
}

/** Where an owner by default is, those without one are not nobody's. */
function isDefaultOwned({ index }: CheckedGame): boolean {
  return index.attributes.get("owner")?.declaration["default"] !== undefined;
}

/** Returns how many elements there can be at most in what `count` counts. */
export function mostIn(node: Expression | undefined, { all, ofPlayer }: MostEntities): number {
  if (node?.kind !== "call") return Number.POSITIVE_INFINITY;
  if (node.name === "entities_of_player") return ofPlayer;
  return node.name === "zone" || node.name === "entities_in_zone" ? all : Number.POSITIVE_INFINITY;
}
