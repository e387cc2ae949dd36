// The play session beside another run of its level: the recorded solution, its own moves by the rules as they are now
// or in another profile, a session kept before. Played a little at a time; the other run stays to be looked into.
import { dialectOf } from "../../dialects/registry";
import { type Result, done, refused } from "../../base/result";
import { type NamedTurn, isSameTurn } from "../../engine/compareTurns";
import { compareMoments } from "../../engine/momentComparison";
import type { GameAction, PlayableLevel, TurnRecord } from "../../engine/dialect";
import { actionText } from "../../engine/valueText";
import { partingOf, partingTexts } from "../../engine/turnDifference";
import type { PackSource } from "../../pack/packSource";
import type { CompareApi, OtherTurn, PlayComparison, RunEnd, RunParting, RunSource } from "../../rpc/compare";
import type { PlaySessions } from "../playSessions";
import { type RecordedTurn, playedTurns, recordTurn } from "../tracedTurns";

/** Work goes on this long before it yields. */
const SLICE_MS = 8;
const MOST_KEPT = 12;

/** Moves in a level as it was compiled at some time. */
interface Run {
  readonly level: PlayableLevel;
  readonly actions: readonly GameAction[];
}

/** A run with its states, so that any turn of it is recorded again at once. */
interface PlayedRun extends Run {
  readonly states: unknown[];
}

export interface PlayComparisonPorts {
  readonly sessions: PlaySessions;
  /** The level of that id as the text is now; null when it cannot be played. */
  readonly levelNow: (id: string) => PlayableLevel | null;
  /** The same object while nothing is edited. */
  readonly packNow: () => PackSource;
  /** The pack as it was when the session was opened. */
  readonly packOfSession: () => PackSource;
  /** Runs work soon, letting what waits go first. */
  readonly schedule: (work: () => void) => void;
}

/** Answers for the session that is open. */
export function createPlayComparer(ports: PlayComparisonPorts): CompareApi {
  const { sessions, packNow, schedule } = ports;
  const kept = new Map<number, Run>();
  let keptEver = 0;
  let latest = 0;
  let other: PlayedRun | null = null;

  const otherRun = (own: Run, source: RunSource): Run | string => {
    if (source.kind === "kept") return kept.get(source.kept) ?? "That session is not kept any more.";
    const level =
      source.kind === "profile"
        ? levelInProfile(ports.packOfSession(), source.profile, own.level.id)
        : ports.levelNow(own.level.id);
    if (level === null) return "The level cannot be played this way; its problems say why.";
    if (source.kind !== "gold-path") return { level, actions: own.actions };
    return level.goldPath.length === 0 ? "The level has no recorded solution." : { level, actions: level.goldPath };
  };

  return {
    async comparePlay(session, source) {
      latest += 1;
      const [number, pack] = [latest, packNow()];
      const own = runOf(sessions, session);
      if (own === null) return refused("This play session has ended.");
      const run = otherRun(own, source);
      if (typeof run === "string") return refused(run);
      const against: PlayedRun = { ...run, states: [] };
      const comparison = compareRuns(own, against);
      for (;;) {
        await new Promise<void>((resolve) => schedule(resolve));
        if (number !== latest || packNow() !== pack) return null;
        const compared = runSlice(comparison);
        if (compared === null) continue;
        other = against;
        return compared;
      }
    },
    otherTurn: async (number) => (other === null ? null : turnOf(other, number)),
    async keepSession(session) {
      const run = runOf(sessions, session);
      if (run === null) return null;
      keptEver += 1;
      kept.set(keptEver, run);
      const oldest = kept.keys().next().value;
      if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
      return keptEver;
    },
    async otherProfiles() {
      const dialect = dialectOf(packNow());
      const own = dialect?.compile(packNow()).profile;
      return dialect?.profiles.filter((profile) => profile !== own) ?? [];
    },
    cancelComparePlay() {
      latest += 1;
    },
  };
}

function runOf(sessions: PlaySessions, session: number): Run | null {
  const look = sessions.look(session);
  return look.ok ? { level: look.value.level, actions: look.value.actions } : null;
}

function levelInProfile(pack: PackSource, profile: string, id: string): PlayableLevel | null {
  return dialectOf(pack)?.compile(pack, { profile }).game?.level(id) ?? null;
}

/** Takes turns for the time of a slice; null when there are more. */
function runSlice(comparison: Iterator<undefined, PlayComparison>): Result<PlayComparison, string> | null {
  const yieldAtMs = Date.now() + SLICE_MS;
  do {
    const next = comparison.next();
    if (next.done === true) return done(next.value);
  } while (Date.now() < yieldAtMs);
  return null;
}

/** Plays both, a turn of each at a time. */
function* compareRuns(own: Run, against: PlayedRun): Generator<undefined, PlayComparison> {
  const [lefts, rights] = [playedTurns(own.level, own.actions), playedTurns(against.level, against.actions)];
  let [left, right] = [lefts.next(), rights.next()];
  let [leftEnd, rightEnd]: [RunEnd, RunEnd] = [NOT_BEGUN, NOT_BEGUN];
  let parting: RunParting | null = null;
  for (let turn = 0; left.done !== true || right.done !== true; turn += 1) {
    const [one, two] = [recordOf(left), recordOf(right)];
    if (right.done !== true) against.states.push(right.value.next.state);
    if (one !== null) leftEnd = endAfter(one, turn);
    if (two !== null) rightEnd = endAfter(two, turn);
    parting ??= partingAt(turn, named(own, one), named(against, two));
    if (left.done !== true) left = lefts.next();
    if (right.done !== true) right = rights.next();
    yield undefined;
  }
  return { left: leftEnd, right: rightEnd, parting };
}

const NOT_BEGUN: RunEnd = { moves: 0, outcome: "goes on" };

function recordOf(result: IteratorResult<RecordedTurn, void>): TurnRecord | null {
  return result.done === true ? null : result.value.record;
}

function named({ level }: Run, turn: TurnRecord | null): NamedTurn | null {
  return turn === null ? null : { turn, debug: level.debug };
}

function endAfter({ accepted, won, lost }: TurnRecord, turn: number): RunEnd {
  return { moves: turn, outcome: !accepted ? "refused" : won ? "won" : lost ? "lost" : "goes on" };
}

/** Null when the turns are the same. */
function partingAt(turn: number, left: NamedTurn | null, right: NamedTurn | null): RunParting | null {
  if (left === null || right === null) {
    return { turn, left: null, right: null, leftText: wholeText(left), rightText: wholeText(right) };
  }
  if (isSameTurn(left.turn, right.turn)) return null;
  const [one, two] = [wholeText(left), wholeText(right)];
  if (one !== two) return { turn, left: null, right: null, leftText: one, rightText: two };
  const start = turn === 0 ? startsOtherwise(left, right) : null;
  const parting = start === null ? partingOf(left, right) : null;
  if (parting === null) {
    const told = start ?? startsOtherwise(left, right);
    return told === null ? null : { turn, ...told };
  }
  const [leftText, rightText] = partingTexts(left, right, parting);
  return { turn, ...parting, leftText, rightText };
}

/** How the boards differ before anything happens in a turn: a level that begins otherwise; null when they do not. */
function startsOtherwise(left: NamedTurn, right: NamedTurn): Omit<RunParting, "turn"> | null {
  const [first] = compareMoments({ ...left, cursor: 0 }, { ...right, cursor: 0 }).differences;
  if (first === undefined) return null;
  const { what, one, other } = first;
  return { left: 0, right: 0, leftText: `${what}: ${one}`, rightText: `${what}: ${other}` };
}

/** A turn as its action, for turns that differ as wholes. */
function wholeText(named: NamedTurn | null): string {
  if (named === null) return "the run is over";
  const { action, accepted } = named.turn;
  if (action === null) return "loading";
  return `${actionText(action)}${accepted ? "" : ", refused"}`;
}

/** A turn recorded again; null when the run has no such turn. */
function turnOf({ level, actions, states }: PlayedRun, number: number): OtherTurn | null {
  const { debug } = level;
  if (!Number.isInteger(number) || number < 0 || number >= states.length) return null;
  const action = actions[number - 1];
  if (action === undefined) {
    const [loading] = playedTurns(level, []);
    return loading === undefined ? null : { turn: loading.record, debug };
  }
  const state = states[number - 1];
  return { turn: recordTurn(level, { state, view: level.view(state) }, action).record, debug };
}
