// Whether the levels of a pack play the same in two versions of its language: the gold path first, then every way
// from the start, shortest first, until something differs or enough was tried. Knows nothing of why versions differ.
import type { Json } from "../base/json";
import { canonicalJson } from "../base/canonicalJson";
import type { GameAction, PlayableLevel } from "../engine/dialect";
import type { PackSource } from "../pack/packSource";
import { compilePack } from "./diagnose";

export interface LevelComparison {
  readonly level: string;
  readonly title: string;
  readonly file: string;
  /** Null when nothing differed in the turns that were tried. */
  readonly difference: ProfileDifference | null;
  /** Turns played in each of the two. */
  readonly turns: number;
}

export interface ProfileDifference {
  /** From the start; the last one made the difference. None: loading itself did. */
  readonly actions: readonly GameAction[];
  /** What differs: `accepted`, or the members of the canonical state that do, such as `layers` and `lost`. */
  readonly what: readonly string[];
}

/** How many turns of a level are tried in each profile beyond its gold path. */
const TURNS_TRIED = 1_000;

/** A blocked move that waits and the rules used up show only in what they do later; that is compared when it comes. */
const UNSEEN: ReadonlySet<string> = new Set(["pendingMove", "onceFired"]);

/** All levels that both profiles can play, in the game's order. */
export function compareProfiles(pack: PackSource, profiles: readonly [string, string]): readonly LevelComparison[] {
  const [one, other] = profiles.map((profile) => compilePack(pack, { profile }).game);
  return (one?.levelIds ?? []).flatMap((id) => {
    const levels = [one?.level(id) ?? null, other?.level(id) ?? null] as const;
    return levels[0] === null || levels[1] === null ? [] : [compareLevel([levels[0], levels[1]])];
  });
}

type Pair<Value> = readonly [Value, Value];

/** The same moment in both profiles, and the way to it. */
interface Moment {
  readonly states: Pair<unknown>;
  readonly before: Moment | null;
  readonly action: GameAction | null;
}

/** What an action led to: a moment to go on from, an end, or a difference. */
type Outcome =
  | { readonly kind: "goes-on"; readonly moment: Moment }
  | { readonly kind: "over" }
  | { readonly kind: "differs"; readonly difference: ProfileDifference };

function compareLevel(levels: Pair<PlayableLevel>): LevelComparison {
  const [{ id: level, title, file, goldPath }] = levels;
  const start: Moment = { states: [levels[0].start(null), levels[1].start(null)], before: null, action: null };
  const loaded = differenceOf(levels, start, []);
  if (loaded !== null) return { level, title, file, difference: loaded, turns: 0 };
  const walked = alongPath(levels, start, goldPath);
  if (walked.difference !== null) return { level, title, file, ...walked };
  const explored = everyWay(levels, start);
  return { level, title, file, difference: explored.difference, turns: walked.turns + explored.turns };
}

type Search = Pick<LevelComparison, "difference" | "turns">;

function alongPath(levels: Pair<PlayableLevel>, start: Moment, path: readonly GameAction[]): Search {
  let moment = start;
  for (const [index, action] of path.entries()) {
    const outcome = play(levels, moment, action);
    if (outcome.kind === "differs") return { difference: outcome.difference, turns: index + 1 };
    if (outcome.kind === "over") return { difference: null, turns: index + 1 };
    moment = outcome.moment;
  }
  return { difference: null, turns: path.length };
}

function everyWay(levels: Pair<PlayableLevel>, start: Moment): Search {
  const known = new Set([keyOf(levels, start)]);
  const waiting = [start];
  let turns = 0;
  // The list grows while it is gone through: nearest moments first.
  for (const moment of waiting) {
    for (const action of levels[0].actions(moment.states[0])) {
      if (turns >= TURNS_TRIED) return { difference: null, turns };
      turns += 1;
      const outcome = play(levels, moment, action);
      if (outcome.kind === "differs") return { difference: outcome.difference, turns };
      if (outcome.kind === "over") continue;
      const key = keyOf(levels, outcome.moment);
      if (known.has(key)) continue;
      known.add(key);
      waiting.push(outcome.moment);
    }
  }
  return { difference: null, turns };
}

function play(levels: Pair<PlayableLevel>, from: Moment, action: GameAction): Outcome {
  const one = levels[0].step(from.states[0], action, null);
  const other = levels[1].step(from.states[1], action, null);
  const moment: Moment = { states: [one.state, other.state], before: from, action };
  const difference = differenceOf(levels, moment, one.accepted === other.accepted ? [] : ["accepted"]);
  if (difference !== null) return { kind: "differs", difference };
  if (!one.accepted || one.won || one.lost) return { kind: "over" };
  return { kind: "goes-on", moment };
}

function differenceOf(
  levels: Pair<PlayableLevel>,
  moment: Moment,
  alreadyKnown: readonly string[],
): ProfileDifference | null {
  const one = levels[0].canonical(moment.states[0]);
  const other = levels[1].canonical(moment.states[1]);
  const members = Object.keys({ ...one, ...other }).filter((member) => !UNSEEN.has(member));
  const text = (value: Json | undefined): string => (value === undefined ? "" : canonicalJson(value));
  const what = [...alreadyKnown, ...members.filter((member) => text(one[member]) !== text(other[member]))];
  return what.length === 0 ? null : { actions: actionsTo(moment), what };
}

function actionsTo(moment: Moment): readonly GameAction[] {
  const actions: GameAction[] = [];
  for (let at: Moment | null = moment; at !== null; at = at.before) if (at.action !== null) actions.push(at.action);
  return actions.reverse();
}

function keyOf(levels: Pair<PlayableLevel>, { states }: Moment): string {
  return `${levels[0].key(states[0])}\n${levels[1].key(states[1])}`;
}
