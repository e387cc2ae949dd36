// Counting moves and playing at random: long work that goes on while it is asked for, a little with each call.
import * as v from "valibot";
import type { MoveCounts } from "../engine/balance/moveCounts";
import type { RandomPlayReport, RandomPlayWish } from "../engine/balance/randomPlay";
import type { GameAction } from "../engine/turnRecord";
import { action, count, text } from "./shapes";

export interface CountRequest {
  /** Level id. */
  readonly level: string;
  /** Played from the start before anything is counted. */
  readonly actions: readonly GameAction[];
  readonly depth: number;
}

export interface RandomPlayRequest extends RandomPlayWish {
  readonly level: string;
  /** Another number plays again. */
  readonly run: number;
}

/** How far the work is: ask again until it is done. */
export type Pulled<Report> = Report & { readonly isDone: boolean };

export type PulledCounts = Pulled<MoveCounts>;
export type PulledGames = Pulled<RandomPlayReport>;

/** Deeper sequences are not counted: there would be no end to it. */
export const MOST_DEPTH = 20;
export const MOST_GAMES = 100_000;
export const MOST_GAME_TURNS = 5000;

export const countRequest = v.object({
  level: text,
  actions: v.array(action),
  depth: v.pipe(count, v.minValue(1), v.maxValue(MOST_DEPTH)),
});

export const randomPlayRequest = v.object({
  level: text,
  run: count,
  games: v.pipe(count, v.maxValue(MOST_GAMES)),
  seed: count,
  mostTurns: v.pipe(count, v.maxValue(MOST_GAME_TURNS)),
});
