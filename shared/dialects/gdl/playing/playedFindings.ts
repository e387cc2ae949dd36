// Findings that only playing shows: what recorded games expect, what goes wrong in them, what is never done.
import { pointerKeys } from "../../../base/json";
import type { Work } from "../../../base/work";
import type { Finding } from "../../../findings/finding";
import { lineOfAction } from "../text/games/moveText";
import { expectationFindings } from "./expectations";
import { type Removals, entitiesIn, idleRemovals } from "./idleRemovals";
import { type PlayedGame, whenText } from "./playedGame";
import type { ToldRules } from "./toldRules";
import { Troubles } from "./trouble";
import { endAtOnce } from "./endAtOnce";
import { type PlayedActions, unusedActions } from "./unusedActions";

/** What one recorded game shows. */
interface Shown {
  readonly expected: readonly Finding[];
  readonly troubles: readonly Finding[];
  /** Names of the interactions that it plays. */
  readonly names: ReadonlySet<string>;
  /** Names of those with an effect that failed. */
  readonly failed: ReadonlySet<string>;
  readonly removals: Removals;
  /** One of its moves is not legal: what comes after it was not played. */
  readonly isCut: boolean;
}

/** What was shown by games that are the same since. */
const shownBy = new WeakMap<PlayedGame, Shown>();
const unusedIn = new WeakMap<PlayedGame, { readonly key: string; readonly findings: readonly Finding[] }>();

/**
 * Plays the recorded games of a pack and, where they leave interactions out, its own setup at random. `told`:
 * what the findings on the texts say. Pauses after each move.
 */
export function* playedFindings(
  recorded: readonly PlayedGame[],
  setup: PlayedGame | null,
  told: ToldRules,
): Work<readonly Finding[]> {
  // What is played after that tells nothing.
  const overAtOnce = setup === null || told.changesGames ? null : yield* endAtOnce(setup);
  if (overAtOnce !== null) return [overAtOnce];
  const shown: Shown[] = [];
  for (const played of recorded) {
    const one = shownBy.get(played) ?? (yield* show(played));
    shownBy.set(played, one);
    shown.push(one);
    yield;
  }
  const names = new Set(shown.flatMap((one) => Array.from(one.names)));
  const failed = new Set([...told.actions, ...shown.flatMap((one) => Array.from(one.failed))]);
  const isAnything = names.size > 0;
  const isCut = told.games.size > 0 || shown.some((one) => one.isCut);
  const actions = { names, isAnything, isCut, failed, hasMistake: told.hasMistake };
  const atRandom = setup === null ? [] : yield* unusedAtRandom(setup, actions);
  const [any] = recorded;
  const idle =
    any === undefined || told.hasMistake
      ? []
      : idleRemovals(
          any,
          shown.map((one) => one.removals),
        );
  const troubles = [...shown.flatMap((one) => one.troubles), ...idle, ...atRandom];
  const own = troubles.filter(
    (trouble) => trouble.code !== "effect-failed" || !(told.changesSetup || told.mistaken.has(ruleOf(trouble))),
  );
  const byPlace = new Map(own.toReversed().map((finding) => [placeOf(finding), finding]));
  // What games come to says nothing while there is a mistake: it is the one to be fixed.
  const expected = told.changesGames ? [] : shown.flatMap((one) => one.expected);
  return [...expected.filter(({ file }) => !told.games.has(file)), ...Array.from(byPlace.values()).toReversed()];
}

function* unusedAtRandom(setup: PlayedGame, recorded: PlayedActions): Work<readonly Finding[]> {
  const { isCut, hasMistake } = recorded;
  const names = [recorded.names, recorded.failed].map((each) => Array.from(each).sort());
  const key = JSON.stringify([names, isCut, hasMistake]);
  const known = unusedIn.get(setup);
  if (known?.key === key) return known.findings;
  const troubles = new Troubles();
  const unused = yield* unusedActions(setup, recorded, troubles);
  const findings = [...unused, ...troubles.findings];
  unusedIn.set(setup, { key, findings });
  return findings;
}

/** Returns the name of the interaction that a finding is about. */
function ruleOf({ at }: Finding): string {
  const [section, , name = ""] = typeof at === "string" ? pointerKeys(at) : [];
  return section === "interactions" ? name : "";
}

/** The same trouble in several games is reported once. */
function placeOf({ code, at }: Finding): string {
  return `${code} ${JSON.stringify(at)}`;
}

function* show(played: PlayedGame): Work<Shown> {
  const expected = yield* expectationFindings(played);
  const troubles = new Troubles();
  const names = new Set<string>();
  const took = new Set<string>();
  const isWhole = yield* replay(played, troubles, names, took);
  const removals = { played: names, took };
  return { expected, troubles: troubles.findings, names, failed: troubles.failed, removals, isCut: !isWhole };
}

/**
 * Looks at every position of a recorded game; adds the names of the interactions that it plays, and of those with which
 * entities leave the game. Returns whether all its moves are legal.
 */
function* replay(played: PlayedGame, troubles: Troubles, names: Set<string>, took: Set<string>): Work<boolean> {
  const { level, game } = played;
  let state = level.start(null);
  const look = (turn: number): void => {
    const move = level.solution[turn - 1];
    const when = whenText(played, turn, move);
    const last = game.actions[lastRule] ?? null;
    troubles.look(played, state, when, last);
  };
  let lastRule = -1;
  look(0);
  for (const [index, move] of level.solution.entries()) {
    const line = lineOfAction(move).toLowerCase();
    const legal = level.moves?.legal(state).moves ?? [];
    const chosen = legal.findIndex(({ action }) => lineOfAction(action).toLowerCase() === line);
    const next = level.moves?.playChosen(state, () => chosen) ?? null;
    if (next === null) return false;
    const isTaken = entitiesIn(played, next.state.game) < entitiesIn(played, state.game);
    for (const rule of next.played) {
      const name = game.actions[rule]?.written.name ?? "";
      names.add(name);
      if (isTaken) took.add(name);
    }
    lastRule = next.played.at(-1) ?? -1;
    ({ state } = next);
    look(index + 1);
    yield;
  }
  return true;
}
