// Choosing a legal move step by step: a piece, where it goes, where it goes from there, and what else the move asks.
// All that can be chosen follows from the list of legal moves. Pure.
import { canonicalJson } from "../../../shared/base/canonicalJson";
import { type Json, type JsonObject } from "../../../shared/base/json";
import { type MoveQuestion, movePath } from "../../../shared/engine/moveTries";
import type { GameAction } from "../../../shared/engine/turnRecord";
import { gameState } from "./gameState";
import { outcomeWords } from "./outcomeWords";
import { spaced } from "./spaced";

/** The names of the places that were chosen so far, or a card as `#` and its number. */
export type Begun = readonly string[];

export interface MoveChoice {
  /** Places from which a move goes on, by what the moves are called. */
  readonly next: ReadonlyMap<string, readonly string[]>;
  /** Complete moves along exactly what was chosen: none, one, or several that differ in their params. */
  readonly complete: readonly GameAction[];
}

/** Returns what can be chosen next. */
export function choiceAfter(moves: readonly GameAction[], begun: Begun): MoveChoice {
  const next = new Map<string, string[]>();
  const complete: GameAction[] = [];
  for (const move of moves) {
    const path = movePath(move);
    if (path.length === 0 || begun.some((place, step) => path[step] !== place)) continue;
    const place = path[begun.length];
    if (place === undefined) {
      complete.push(move);
      continue;
    }
    const names = next.get(place) ?? [];
    if (!names.includes(move.action)) next.set(place, [...names, move.action]);
  }
  return { next, complete };
}

/** Returns the moves that have no place: they are buttons. */
export function plainMoves(moves: readonly GameAction[]): readonly GameAction[] {
  return moves.filter((move) => movePath(move).length === 0);
}

/** Returns the players who may make one of the moves, where several may act; none where it is one player's turn. */
export function actorsOf(moves: readonly GameAction[]): readonly string[] {
  return [...new Set(moves.flatMap(({ by }) => (typeof by === "string" ? by : [])))];
}

/**
 * Returns moves as their buttons say them: where of all moves each is by the same player, who does it goes without
 * saying.
 */
export function saidMoves(shown: readonly GameAction[], all: readonly GameAction[]): readonly GameAction[] {
  return actorsOf(all).length === 1 ? shown.map(({ by: _by, ...said }) => said) : shown;
}

/** What a click does: it plays a move, goes on with a chain, begins another one, or drops what was begun. */
export type Chosen =
  | { readonly kind: "play"; readonly move: GameAction }
  | { readonly kind: "begun"; readonly begun: Begun };

/** Chooses a place. A move that may end there and may go on waits for another choice. */
export function choose(moves: readonly GameAction[], begun: Begun, place: string): Chosen {
  const { next, complete } = choiceAfter(moves, begun);
  // The last place again: the move ends here.
  const [only, ...others] = complete;
  if (begun.at(-1) === place && only !== undefined && others.length === 0 && !next.has(place))
    return { kind: "play", move: only };
  if (next.has(place)) {
    const longer = [...begun, place];
    const after = choiceAfter(moves, longer);
    const [end, ...more] = after.complete;
    const isDone = end !== undefined && more.length === 0 && after.next.size === 0;
    return isDone ? { kind: "play", move: end } : { kind: "begun", begun: longer };
  }
  const restarted = choiceAfter(moves, []);
  return { kind: "begun", begun: begun[0] !== place && restarted.next.has(place) ? [place] : [] };
}

/** Whether a click tries a move that is not legal: to choose another piece, or to drop the one that was chosen, is no try. */
export function isRefused(moves: readonly GameAction[], begun: Begun, name: string, chosen: Chosen): boolean {
  if (chosen.kind === "play" || chosen.begun.length > 0 || begun.at(-1) === name) return false;
  // Without a piece only a game in which one place makes a move is played by such a click.
  return begun.length > 0 || moves.some((move) => movePath(move).length === 1);
}

/** The message about a click that leads to no legal move. */
export interface Refusal {
  readonly words: string;
  /** What can be asked about it: why not that target, or why the piece has no move. */
  readonly question: MoveQuestion;
}

/**
 * Returns what is said of a try that is refused, or of a piece without a move. Null for any other click, and while there
 * is nothing to choose.
 */
export function refusalOf(
  moves: readonly GameAction[],
  begun: Begun,
  name: string,
  chosen: Chosen,
  isPiece: boolean,
): Refusal | null {
  if (isRefused(moves, begun, name, chosen))
    return { words: `${[...begun, name].join(" → ")} is not a legal move.`, question: { path: begun, to: name } };
  const isChoice = moves.some((move) => movePath(move).length > 0);
  const isWithoutMove = isPiece && begun.length === 0 && chosen.kind === "begun" && chosen.begun.length === 0;
  if (!isChoice || !isWithoutMove) return null;
  return { words: `No legal move begins at ${name}.`, question: { path: [name], to: null } };
}

/** Returns what is said of a click where a player (null: anybody) has no move: the game is over, or another is to move. */
export function idleWords(state: JsonObject, seat: string | null): string | null {
  const over = outcomeWords(state["outcome"]);
  if (over !== null) return `The game has ended. ${over}.`;
  const { current } = gameState(state);
  return seat === null || current === null || current === seat ? null : `${current} is to move.`;
}

/** Returns how moves along one path differ: their params as words; `move` where there are none. */
function moveWords(move: GameAction): string {
  const params = Object.entries(move).filter(([name]) => name !== "action" && name !== "path");
  const words = params.map(([name, value]) => `${spaced(name)}: ${valueWords(value)}`);
  return words.length === 0 ? spaced(move.action) : words.join(", ");
}

/** Returns the words of a button for a move without places: `bet amount: 30`. */
export function buttonWords(move: GameAction): string {
  const params = moveWords(move);
  const name = spaced(move.action);
  return params === name ? name : `${name} ${params}`;
}

/** Returns the words of a button that ends a begun move, beside the other moves along what was chosen. */
export function endWords(move: GameAction, complete: readonly GameAction[]): string {
  if (complete.length === 1) return "End the move here";
  const said = saidMoves(complete, complete)[complete.indexOf(move)] ?? move;
  // Beside another action the params alone would not say which one is meant.
  return complete.some(({ action }) => action !== move.action) ? buttonWords(said) : moveWords(said);
}

/** Returns a choice as words. */
export function valueWords(value: Json): string {
  return typeof value === "string" ? spaced(value) : canonicalJson(value);
}
