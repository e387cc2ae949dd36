// Keeps the answer to "in how few moves?" up to date for every level of the pack while it is edited: the level in view
// first, then the others; then how hard they are. What was found out about a level that plays as it did still holds.
import { brokenRules } from "../../pack/brokenRules";
import type { PackSource } from "../../pack/packSource";
import type { SolverNews, SolverSetup } from "../../rpc/solving";
import { type Found, createKnownLevels, searchOf } from "./knownLevels";
import { createLevelPrints } from "./levelPrints";
import { type LiveLevel, factsOf, nothingKnown } from "./liveLevel";
import type { PoolJob } from "./poolThread";
import type { ThreadPool } from "./threadPool";

/** How long the level in view is searched, and each of the others; and how long it is looked into. */
const FOCUS_MS = 20_000;
const OTHER_MS = 2_000;
const FACTS_MS = 2_000;

/** Priorities: the level in view, what the user asks for, the others by their place in the pack, then their facts. */
const FOCUSED = 0;
const ASKED = 1;
const OTHERS = 2;
const FACTS = 1e6;

export class LiveSearch {
  private readonly printsOf = createLevelPrints();
  private readonly known = createKnownLevels();
  private levels = new Map<string, LiveLevel>();
  private generation = 0;
  private wanted: Pick<SolverSetup, "isLive" | "wantsFacts"> = { isLive: false, wantsFacts: false };
  private focused: string | null = null;

  constructor(
    private readonly pool: ThreadPool,
    private readonly tell: (news: SolverNews) => void,
  ) {}

  /**
   * Follows a change of the pack. `isReplaced`: another pack may have taken its place, or the same one was opened
   * again, so that the window has forgotten what it was told of its levels.
   */
  follow(pack: PackSource, generation: number, isReplaced: boolean): void {
    const before = this.levels;
    this.levels = new Map();
    // What was last found out stays as it is, and is out of date, until the rules can be read again.
    if (!isReplaced && brokenRules(pack) !== null) {
      for (const level of before.values()) this.drop(level);
      return;
    }
    this.generation = generation;
    const changed: LiveLevel[] = [];
    for (const [id, print] of this.printsOf(pack)) {
      const was = before.get(id);
      const isSame = was?.print === print;
      const level = isSame ? was : this.unsearched(id, print, this.levels.size);
      if (isSame) before.delete(id);
      else changed.push(level);
      this.levels.set(id, level);
    }
    for (const gone of before.values()) this.drop(gone);
    this.tellOf(isReplaced ? Array.from(this.levels.values()) : changed);
    this.searchAll();
  }

  /** Sets what is to be found out without being asked for. */
  setLive(wanted: Pick<SolverSetup, "isLive" | "wantsFacts">): void {
    this.wanted = wanted;
    for (const level of this.levels.values()) {
      const isSearch = level.job?.question.kind === "shortest";
      if (isSearch ? wanted.isLive : wanted.wantsFacts) continue;
      if (isSearch) level.search = { kind: "waiting" };
      this.drop(level);
    }
    this.searchAll();
  }

  /** Sets which level is in view, by its id: it is searched first, and longer. */
  focus(level: string | null): void {
    this.focused = level;
    this.searchAll();
  }

  /** Ends the search of a level. It is searched again only when it is asked for, or changes. */
  cancel(id: string): void {
    const level = this.levels.get(id);
    if (level === undefined || level.job?.question.kind !== "shortest") return;
    this.drop(level);
    const noneUnder = level.search.kind === "searching" ? level.search.progress.noneUnder : 1;
    const cancelled = nothingKnown({ because: "cancelled" }, noneUnder);
    this.noteAnswer(level, { answer: cancelled, timeMs: FOCUS_MS });
  }

  /** Searches a level for twice as long as before, going on where that ended. */
  searchLonger(id: string): void {
    const level = this.levels.get(id);
    if (level === undefined) return;
    const timeMs = 2 * Math.max(FOCUS_MS, level.job?.timeMs ?? this.known.found(level.print)?.timeMs ?? 0);
    this.search(level, { priority: ASKED, timeMs, goesOn: true });
    level.search = { kind: "waiting" };
    this.show(level);
  }

  /** Returns a level of which is known what was found out about it earlier, under whatever id. */
  private unsearched(id: string, print: string, place: number): LiveLevel {
    const { known } = this;
    return { id, place, print, search: searchOf(known.found(print)), facts: known.facts(print), job: null };
  }

  private searchAll(): void {
    const { levels, focused } = this;
    const inView = focused === null ? undefined : levels.get(focused);
    if (inView !== undefined) this.searchIfNeeded(inView);
    for (const level of levels.values()) this.searchIfNeeded(level);
    this.pool.reorder();
  }

  /** Searches a level if more can be found out about it than is known. */
  private searchIfNeeded(level: LiveLevel): void {
    if (!this.wanted.isLive) return;
    const isInView = level.id === this.focused;
    const timeMs = isInView ? FOCUS_MS : OTHER_MS;
    if (!this.known.couldFindMore(level.print, timeMs)) return this.findFactsIfNeeded(level);
    const priority = isInView ? FOCUSED : OTHERS + level.place;
    if (level.job === null || (level.job.timeMs < timeMs && isInView)) this.search(level, { priority, timeMs });
    else if (level.job.priority !== ASKED) level.job.priority = priority;
  }

  private search(level: LiveLevel, how: Pick<PoolJob, "priority" | "timeMs" | "goesOn">): void {
    this.give(level, {
      question: { kind: "shortest", level: level.id },
      ...how,
      progress: (progress) => {
        const noneUnder = Math.max(progress.noneUnder, this.known.noneUnder(level.print));
        level.search = { kind: "searching", progress: { ...progress, noneUnder } };
        this.show(level);
      },
      done: (answered) => {
        level.job = null;
        const answer = answered.kind === "shortest" ? answered.answer : nothingKnown(answered);
        this.noteAnswer(level, { answer, timeMs: how.timeMs });
        this.findFactsIfNeeded(level);
      },
    });
  }

  private noteAnswer(level: LiveLevel, found: Found): void {
    level.search = { kind: "answered", ...this.known.answer(level.print, found) };
    this.show(level);
  }

  /** Looks into a level that can be won if what the overview shows of it is wanted, and not known. */
  private findFactsIfNeeded(level: LiveLevel): void {
    const { id, search: found, print, place } = level;
    const isWanted = this.wanted.isLive && this.wanted.wantsFacts;
    const isSolved = found.kind === "answered" && found.answer.kind === "solved";
    const isKnown = level.facts !== null || this.known.isTooLarge(print);
    if (!isWanted || !isSolved || isKnown || level.job !== null) return;
    this.give(level, {
      question: { kind: "insight", level: id },
      timeMs: FACTS_MS,
      priority: FACTS + place,
      progress: () => undefined,
      done: (answered) => {
        level.job = null;
        level.facts = answered.kind === "insight" ? factsOf(answered.report) : null;
        this.known.tellFacts(print, level.facts);
        this.show(level);
      },
    });
  }

  private give(level: LiveLevel, job: PoolJob): void {
    this.drop(level);
    level.job = job;
    this.pool.add(job);
  }

  private drop(level: LiveLevel): void {
    if (level.job !== null) this.pool.drop(level.job);
    level.job = null;
  }

  /** Tells of a level, unless another one has taken its place. */
  private show(level: LiveLevel): void {
    if (this.levels.get(level.id) === level) this.tellOf([level]);
  }

  private tellOf(changed: readonly LiveLevel[]): void {
    // Own members only: a level may be called "__proto__".
    this.tell({
      generation: this.generation,
      levels: Object.fromEntries(changed.map(({ id, search }) => [id, search])),
      facts: Object.fromEntries(changed.map(({ id, facts }) => [id, facts])),
    });
  }
}
