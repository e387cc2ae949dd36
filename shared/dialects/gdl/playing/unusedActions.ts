// Interactions that no recorded game plays, and those that are not even legal in games at random.
import { found } from "../checks/found";
import { childPointer } from "../../../base/json";
import type { Work } from "../../../base/work";
import { drawsOf, randomGame } from "../../../engine/balance/randomGame";
import type { Finding } from "../../../findings/finding";
import type { Action } from "../moves/action";
import type { PlayState } from "../play/playState";
import type { PlayedGame } from "./playedGame";
import type { Troubles } from "./trouble";

const MOST_GAMES = 200;
const MOST_TURNS = 200;
/** All random games of a pack look at no more moves than these. */
const MOST_CHOICES = 300_000;
/** Nor are more steps tried in all of them. */
const MOST_TRIED = 2_000_000;
/** In so many turns of random games what goes wrong is looked for, too. */
const WATCHED_TURNS = 200;

/** What the recorded games of a pack play. */
export interface PlayedActions {
  /** Names of interactions. */
  readonly names: ReadonlySet<string>;
  /** Some game records a move. */
  readonly isAnything: boolean;
  /** Some game records a move that is not legal: what it would play after it is not known. */
  readonly isCut: boolean;
  /** The rules have a mistake: that something is never legal may follow from it. */
  readonly hasMistake: boolean;
  /** Names of interactions with an effect that failed, or with a finding on their text. */
  readonly failed: ReadonlySet<string>;
}

/**
 * Plays the rules' own set-up at random until all interactions have been legal, and tells of those that never were. An
 * effect that fails, or a mistake in the text, is reported there: its interaction is left out, and so are those of
 * phases that were not reached.
 */
export function* unusedActions(
  played: PlayedGame,
  recorded: PlayedActions,
  troubles: Troubles,
): Work<readonly Finding[]> {
  const { game, rules } = played;
  const allowed = new Set(game.parts.phases.flatMap(({ actions }) => actions));
  const open = game.actions.filter(({ written }) => allowed.has(written.name) && !recorded.names.has(written.name));
  const { games, legal, phases } = yield* legalAtRandom(played, open, troubles);
  const failed = new Set([...recorded.failed, ...troubles.failed]);
  const reached = new Set(game.parts.phases.flatMap(({ name, actions }) => (phases.has(name) ? actions : [])));
  return open.flatMap(({ index, written: { name } }): readonly Finding[] => {
    if (failed.has(name) || (failed.size > 0 && !reached.has(name))) return [];
    const wasLegal = legal.has(index);
    if (wasLegal ? !recorded.isAnything || recorded.isCut : games === 0 || recorded.hasMistake) return [];
    const never = `"${name}" was never legal in ${games} random ${games === 1 ? "game" : "games"}`;
    const says = !wasLegal
      ? `${never}${recorded.isAnything ? ", and no recorded game plays it" : ""}.`
      : `No recorded game plays "${name}".`;
    const at = childPointer("/interactions/list", name);
    return [found("action-never-played", rules, at, says, { onKey: true })];
  });
}

interface AtRandom {
  /** How many games were played to their ends, or for as many moves as one may have. */
  readonly games: number;
  /** Numbers of the interactions that were legal at some point. */
  readonly legal: ReadonlySet<number>;
  /** Names of the phases in which somebody was to move. */
  readonly phases: ReadonlySet<string>;
}

function* legalAtRandom(played: PlayedGame, open: readonly Action[], troubles: Troubles): Work<AtRandom> {
  const { level, game: rules } = played;
  const { walk } = rules;
  const { tried } = walk;
  const legal = new Set<number>();
  const phases = new Set<string>();
  if (level.moves === undefined) return { games: 0, legal, phases };
  const reach = ({ game }: PlayState): void => void phases.add(rules.plan(game)?.phase.name ?? "");
  const begin = (): void => {
    const state = level.start(null);
    reach(state);
    troubles.look(played, state, "at the start", null);
  };
  begin();
  const draw = drawsOf(1);
  let choices = 0;
  let turns = 0;
  const isDone = (): boolean => turns >= WATCHED_TURNS && open.every(({ index }) => legal.has(index));
  for (let games = 0; games < MOST_GAMES; games += 1) {
    const game = randomGame(level, level.moves, draw, MOST_TURNS, (turn, move) => {
      choices += move.choices;
      turns += 1;
      for (const rule of move.legal) legal.add(rule);
      reach(move.state);
      if (turns > WATCHED_TURNS) return;
      if (turn === 0 && games > 0) begin();
      const last = played.game.actions[move.played.at(-1) ?? -1] ?? null;
      troubles.look(played, move.state, `after move ${turn + 1} of a random game`, last);
    });
    for (let step = game.next(); step.done !== true; step = game.next()) {
      const isEnough = choices > MOST_CHOICES || walk.tried - tried > MOST_TRIED;
      if (isEnough || isDone()) return { games, legal, phases };
      yield;
    }
  }
  return { games: MOST_GAMES, legal, phases };
}
