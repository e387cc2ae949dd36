// Compares the play session with another run: the recorded solution, its own moves with the current rules or in another
// profile, or an earlier session of this level or another. Plays in slices; the other run is kept to be inspected.
import { SLICE_MS, type Schedule } from "../../base/work";
import { defined } from "../../base/defined";
import { dialectOf } from "../../dialects/registry";
import { type Result, done, refused } from "../../base/result";
import type { NamedTurn } from "../../engine/compare/compareTurns";
import { type NewNames, renamedReading } from "../../engine/compare/newNames";
import type { PlayableLevel } from "../../engine/playableLevel";
import type { GameAction, TurnRecord } from "../../engine/turnRecord";
import { type PlayComparison, type TurnPair, compareTurnPairs } from "../../engine/compare/compareRuns";
import { buildPackSource } from "../../dialects/models";
import type { PackSource } from "../../pack/packSource";
import type { KeptRun, RunSource } from "../../rpc/compare";
import type { CompareApi } from "../../rpc/hostCalls";
import type { RenamedNames } from "../checks/renamedNames";
import type { PlaySessions } from "../play/playSessions";
import { type TurnEnd, type TurnEnds, createTurnEnds } from "../play/turnEnds";
import { type RecordedTurn, playedTurns, recordLoading, recordTurn } from "../../engine/play/tracedTurns";

const NO_NAMES: NewNames = new Map();

/** Moves in a level as it was compiled at some time. */
export interface Run {
  readonly level: PlayableLevel;
  readonly actions: readonly GameAction[];
}

/** A run with the ends of its turns, so that any of its turns can be recorded again quickly. */
export class PlayedRun implements Run {
  private played: { readonly kept: TurnEnds; readonly ends: TurnEnd[] } | null = null;

  constructor(
    readonly level: PlayableLevel,
    readonly actions: readonly GameAction[],
  ) {}

  /** Adds the next turn of the run, loading first. */
  note({ record, next }: RecordedTurn): void {
    if (this.played === null) {
      const kept = createTurnEnds(this.level, next);
      this.played = { kept, ends: [kept.first] };
    } else if (record.action !== null) {
      const { kept, ends } = this.played;
      ends.push(kept.add(defined(ends.at(-1)), record.action, next));
    }
  }

  /** Records a turn again; null when there is none with that number. */
  turn(number: number): TurnRecord | null {
    const { kept, ends } = this.played ?? { kept: null, ends: [] };
    const [from, to] = [ends[number - 1], ends[number]];
    if (kept === null || to === undefined) return null;
    if (from === undefined || to.action === null) return recordLoading(this.level).record;
    return recordTurn(this.level, kept.at(from), to.action).record;
  }
}

export interface PlayComparisonPorts {
  readonly sessions: PlaySessions;
  /** Returns the level with that id as the text is now; null when it cannot be played. */
  readonly levelNow: (id: string) => PlayableLevel | null;
  /** Returns the same object while nothing is edited. */
  readonly packNow: () => PackSource;
  /** Returns the pack as it was when the session was opened, and the number of its names. */
  readonly packOfSession: () => PackSource;
  readonly namesOfSession: () => number;
  readonly renamed: RenamedNames;
  /** Runs work soon, after what waits. */
  readonly schedule: Schedule;
}

/** A run as it is compared: under which names its turns are read. */
interface Read<Of extends Run> {
  readonly run: Of;
  readonly names: NewNames;
}

/** Creates the calls for the open session. */
export function createPlayComparer(ports: PlayComparisonPorts): CompareApi {
  const { sessions, packNow, schedule, renamed } = ports;
  const levelOfKept = createKeptLevels();
  let latest = 0;
  let other: Read<PlayedRun> | null = null;
  /** What was renamed since the session was opened, for the run that was compared last. */
  let renamedSince: NewNames = NO_NAMES;

  const otherLevel = (own: Run, source: RunSource): PlayableLevel | null => {
    if (source.kind === "kept") return levelOfKept(source.run);
    if (source.kind === "profile") return levelIn(ports.packOfSession(), own.level.id, source.profile);
    return ports.levelNow(own.level.id);
  };
  const otherRun = (own: Run, source: RunSource): Run | string => {
    const level = otherLevel(own, source);
    if (level === null) return "The level cannot be played this way; its problems say why.";
    if (source.kind === "kept") return { level, actions: source.run.actions };
    if (source.kind !== "solution") return { level, actions: own.actions };
    return level.solution.length === 0 ? "The level has no recorded solution." : { level, actions: level.solution };
  };

  /** Returns the names under which the session and the other run are compared: those of the younger of both. */
  const namesOf = (source: RunSource): { readonly own: NewNames; readonly other: NewNames } => {
    const names = ports.namesOfSession();
    if (source.kind === "profile") return { own: NO_NAMES, other: NO_NAMES };
    if (source.kind === "kept") return { own: NO_NAMES, other: renamed.between(source.run.names, names) };
    return { own: renamed.between(names, renamed.follow(packNow())), other: NO_NAMES };
  };

  return {
    async comparePlay(session, source) {
      latest += 1;
      const [number, pack] = [latest, packNow()];
      const own = runOf(sessions, session);
      if (own === null) return refused("This play session has ended.");
      const run = otherRun(own, source);
      if (typeof run === "string") return refused(run);
      const names = namesOf(source);
      const against = { run: new PlayedRun(run.level, run.actions), names: names.other };
      const comparison = compareReadRuns({ run: own, names: names.own }, against);
      for (;;) {
        await new Promise<void>((resolve) => schedule(resolve));
        if (number !== latest || packNow() !== pack) return null;
        const compared = runSlice(comparison);
        if (compared === null) continue;
        other = against;
        renamedSince = names.own;
        return compared;
      }
    },
    async otherTurn(number) {
      const turn = other?.run.turn(number) ?? null;
      if (other === null || turn === null) return null;
      const { debug, presentation } = other.run.level;
      const read = renamedReading({ turn, debug, presentation }, other.names);
      return { turn: read.turn, debug: read.debug, renamed: [...renamedSince] };
    },
    async keepSession(session) {
      const run = runOf(sessions, session);
      if (run === null) return null;
      const { manifest, game, files } = ports.packOfSession();
      const played = [manifest, game, files.get(run.level.file)];
      return {
        level: run.level.id,
        actions: run.actions,
        names: ports.namesOfSession(),
        files: played.flatMap((file) => (file ? [{ path: file.path, text: file.text }] : [])),
      };
    },
    renamedSince: async (names) => [...renamed.between(names, renamed.follow(packNow()))],
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

/** Returns the level in its own profile, or in another one. */
function levelIn(pack: PackSource, id: string, profile?: string): PlayableLevel | null {
  return (
    dialectOf(pack)
      ?.compile(pack, profile === undefined ? {} : { profile })
      .game?.level(id) ?? null
  );
}

/**
 * Returns a lookup of the levels of kept runs. Caches the last one, which is needed again with each move of the
 * session.
 */
function createKeptLevels(): (run: KeptRun) => PlayableLevel | null {
  let last: { readonly print: string; readonly level: PlayableLevel | null } | null = null;
  return ({ level, files }) => {
    const print = JSON.stringify([level, files]);
    if (last?.print !== print) last = { print, level: levelIn(buildPackSource(files, [], []), level) };
    return last.level;
  };
}

/** Plays both runs, a turn of each at a time; `against` stores its turns. */
export function compareRuns(own: Run, against: PlayedRun): Generator<undefined, PlayComparison> {
  return compareReadRuns({ run: own, names: NO_NAMES }, { run: against, names: NO_NAMES });
}

function compareReadRuns(own: Read<Run>, against: Read<PlayedRun>): Generator<undefined, PlayComparison> {
  const [one, other] = [own.run.level.id, against.run.level.id];
  return compareTurnPairs(turnPairs(own, against), one === other ? null : [one, other]);
}

/** Compares turns for the time of a slice; null when there are more. */
function runSlice(comparison: Iterator<undefined, PlayComparison>): Result<PlayComparison, string> | null {
  const yieldAtMs = Date.now() + SLICE_MS;
  do {
    const next = comparison.next();
    if (next.done === true) return done(next.value);
  } while (Date.now() < yieldAtMs);
  return null;
}

/** Yields turns of both runs side by side; the other run stores its own. */
function* turnPairs(own: Read<Run>, against: Read<PlayedRun>): Generator<TurnPair> {
  const [lefts, rights] = [turnsOf(own.run), turnsOf(against.run)];
  for (;;) {
    const [left, right] = [lefts.next(), rights.next()];
    if (left.done === true && right.done === true) return;
    if (right.done !== true) against.run.note(right.value);
    yield [named(own, left), named(against, right)];
  }
}

function turnsOf({ level, actions }: Run): ReturnType<typeof playedTurns> {
  return playedTurns(level, actions);
}

function named({ run, names }: Read<Run>, result: IteratorResult<RecordedTurn, void>): NamedTurn | null {
  if (result.done === true) return null;
  const { debug, presentation } = run.level;
  return renamedReading({ turn: result.value.record, debug, presentation }, names);
}
