// Whose turn it is and how the game is going, read from a board's state (shared/base/boardView.ts). Pure.
import type { Entity } from "../../../shared/base/boardView";
import { type Json, type JsonObject, isJsonObject, listOf, plainText } from "../../../shared/base/json";

export interface GameState {
  readonly turn: number | null;
  readonly phase: string | null;
  /** Who is to move; null once the game is over. */
  readonly current: string | null;
  readonly seed: number | null;
  readonly players: readonly SeatState[];
  /** Values that belong to nobody, as names and texts. */
  readonly values: readonly NamedValue[];
  readonly zones: readonly Zone[];
}

export interface SeatState {
  readonly name: string;
  readonly values: readonly NamedValue[];
}

export interface NamedValue {
  readonly name: string;
  readonly text: string;
  /** It is null: it has no value yet, or none any more. */
  readonly isNull?: true;
}

export interface Zone {
  readonly name: string;
  /** The bottom one first. */
  readonly cards: readonly Card[];
}

export interface Card {
  readonly id: number | null;
  readonly entity: Entity | null;
  /** How moves name it where its player sees its back alone: not to be shown. */
  readonly handle?: string;
}

/** Reads the state of a game; what is missing or of another form is left out. */
export function gameState(state: JsonObject): GameState {
  const players = isJsonObject(state["players"]) ? state["players"] : {};
  const zones = isJsonObject(state["zones"]) ? state["zones"] : {};
  return {
    turn: numberOf(state["turn"]),
    phase: textOf(state["phase"]),
    current: isJsonObject(state["outcome"]) ? null : textOf(state["current"]),
    seed: numberOf(state["seed"]),
    players: Object.entries(players).map(([name, values]) => ({ name, values: valuesOf(values) })),
    values: valuesOf(state["variables"]),
    zones: Object.entries(zones).map(([name, cards]) => ({ name, cards: listOf(cards).flatMap(cardsOf) })),
  };
}

function valuesOf(values: Json | undefined): readonly NamedValue[] {
  if (!isJsonObject(values)) return [];
  return Object.entries(values).map(([name, value]) => {
    const text = wordOf(name, value) ?? plainText(value);
    return value === null ? { name, text, isNull: true } : { name, text };
  });
}

const TURN_DIRECTION = "turn_direction";
const FORWARD = "forward";

/** Returns the word for a value of a variable that all games have; null for any other. */
function wordOf(name: string, value: Json): string | null {
  if (name !== TURN_DIRECTION || typeof value !== "number") return null;
  return value < 0 ? "backward" : FORWARD;
}

/** Returns whether a value tells a player something: it has one, and turns go another way than usual. */
export function isTold({ name, text, isNull }: NamedValue): boolean {
  return isNull !== true && text !== "" && !(name === TURN_DIRECTION && text === FORWARD);
}

const HIDDEN: Card = { id: null, entity: null };

/** Reads a card, or the number of those in a hidden zone (gdl.md, A13). */
function cardsOf(card: Json): readonly Card[] {
  const count = isJsonObject(card) && !("id" in card) ? numberOf(card["count"]) : null;
  return count === null ? [cardOf(card)] : Array.from({ length: count }, () => HIDDEN);
}

function cardOf(card: Json): Card {
  if (!isJsonObject(card)) return HIDDEN;
  const { id, schema, ...others } = card;
  const params = isJsonObject(others["attributes"]) ? others["attributes"] : others;
  return { id: numberOf(id), entity: typeof schema === "string" ? { kind: schema, params } : null };
}

function numberOf(value: Json | undefined): number | null {
  return typeof value === "number" ? value : null;
}

function textOf(value: Json | undefined): string | null {
  return typeof value === "string" ? value : null;
}
