// Cards that a player may not see and yet may choose, such as one of another player's hand: they are known by their
// places. Their numbers would tell which cards they are. Pure.
import type { GameAction } from "../../../shared/engine/turnRecord";
import type { Card, Zone } from "./gameState";
import { spaced } from "./spaced";

/**
 * Returns what a player sees of zones (`seen`), with how moves name the cards that are hidden. `all`: the same zones
 * open.
 */
export function withHandles(seen: readonly Zone[], all: readonly Zone[]): readonly Zone[] {
  const open = new Map(all.map(({ name, cards }) => [name, cards]));
  return seen.map(({ name, cards }) => ({
    name,
    cards: cards.map((card, index) => withHandle(card, open.get(name)?.[index])),
  }));
}

function withHandle(card: Card, open: Card | undefined): Card {
  return card.id !== null || open === undefined || open.id === null ? card : { ...card, handle: `#${open.id}` };
}

/** Returns how moves name a card; null for one that is in no move. */
export function moveNameOf({ id, handle }: Card): string | null {
  return id === null ? (handle ?? null) : `#${id}`;
}

/** Returns words in which each hidden card is called by its place, counted from the bottom: `card 2 of hand b`. */
export function byPlace(words: string, zones: readonly Zone[]): string {
  return words.replaceAll(/#\d+/g, (name) => placeOf(name, zones) ?? name);
}

function placeOf(handle: string, zones: readonly Zone[]): string | null {
  for (const { name, cards } of zones) {
    const index = cards.findIndex((card) => card.handle === handle);
    if (index >= 0) return `card ${index + 1} of ${spaced(name)}`;
  }
  return null;
}

/** Returns moves with those that choose a hidden card in the order of places: that of numbers would tell about them. */
export function inPlaceOrder(moves: readonly GameAction[], zones: readonly Zone[]): readonly GameAction[] {
  const cards = zones.flatMap(({ cards: own }) => own.flatMap(({ handle }) => handle ?? []));
  const placeIn = (move: GameAction): number =>
    cards.findIndex((handle) => Object.values(move).some((value) => value === handle));
  const hidden = moves.filter((move) => placeIn(move) >= 0);
  const sorted = hidden.toSorted((one, other) => placeIn(one) - placeIn(other));
  const next = new Map(hidden.map(({ action }) => [action, sorted.filter((move) => move.action === action).values()]));
  return moves.map((move) => (placeIn(move) < 0 ? move : (next.get(move.action)?.next().value ?? move)));
}
