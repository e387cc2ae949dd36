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
   * The pack has changed. `isReplaced`: another pack may have taken its place, or the same one was opened again, so that
   * the window has forgotten what it was told of its levels.
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
    const changed = new Map<string, LiveLevel>();
    for (const [id, print] of this.printsOf(pack)) {
      const was = before.get(id);
      const isSame = was?.print === print;
      const level = isSame ? was : this.unsearched(print, this.levels.size);
      if (isSame) before.delete(id);
      else changed.set(id, level);
      this.levels.set(id, level);
    }
    for (const gone of before.values()) this.drop(gone);
    this.tellOf(isReplaced ? this.levels : changed);
    this.wantAll();
  }

  /** What is to be found out without being asked for. */
  setLive(wanted: Pick<SolverSetup, "isLive" | "wantsFacts">): void {
    this.wanted = wanted;
    for (const level of this.levels.values()) {
      const isSearch = level.job?.question.kind === "shortest";
      if (isSearch ? wanted.isLive : wanted.wantsFacts) continue;
      if (isSearch) level.search = { kind: "waiting" };
      this.drop(level);
    }
    this.wantAll();
  }

  focus(level: string | null): void {
    this.focused = level;
    this.wantAll();
  }

  cancel(id: string): void {
    const level = this.levels.get(id);
    if (level === undefined || level.job?.question.kind !== "shortest") return;
    this.drop(level);
    const noneUnder = level.search.kind === "searching" ? level.search.progress.noneUnder : 1;
    const cancelled = nothingKnown({ because: "cancelled" }, noneUnder);
    this.answered(id, level, { answer: cancelled, timeMs: FOCUS_MS });
  }

  searchLonger(id: string): void {
    const level = this.levels.get(id);
    if (level === undefined) return;
    const timeMs = 2 * Math.max(FOCUS_MS, level.job?.timeMs ?? this.known.found(level.print)?.timeMs ?? 0);
    this.search(id, level, { priority: ASKED, timeMs, goesOn: true });
    level.search = { kind: "waiting" };
    this.show(id, level);
  }

  private unsearched(print: string, place: number): LiveLevel {
    const { known } = this;
    return { place, print, search: searchOf(known.found(print)), facts: known.facts(print), job: null };
  }

  private wantAll(): void {
    const { levels, focused } = this;
    const inView = focused === null ? undefined : levels.get(focused);
    if (focused !== null && inView !== undefined) this.want(focused, inView);
    for (const [id, level] of levels) this.want(id, level);
    this.pool.reorder();
  }

  /** Searches a level if more can be found out about it than is known. */
  private want(id: string, level: LiveLevel): void {
    if (!this.wanted.isLive) return;
    const isInView = id === this.focused;
    const timeMs = isInView ? FOCUS_MS : OTHER_MS;
    if (!this.known.couldFindMore(level.print, timeMs)) return this.wantFacts(id, level);
    const priority = isInView ? FOCUSED : OTHERS + level.place;
    if (level.job === null || (level.job.timeMs < timeMs && isInView)) this.search(id, level, { priority, timeMs });
    else if (level.job.priority !== ASKED) level.job.priority = priority;
  }

  private search(id: string, level: LiveLevel, how: Pick<PoolJob, "priority" | "timeMs" | "goesOn">): void {
    this.give(level, {
      question: { kind: "shortest", level: id },
      ...how,
      progress: (progress) => {
        const noneUnder = Math.max(progress.noneUnder, this.known.noneUnder(level.print));
        level.search = { kind: "searching", progress: { ...progress, noneUnder } };
        this.show(id, level);
      },
      done: (answered) => {
        level.job = null;
        const answer = answered.kind === "shortest" ? answered.answer : nothingKnown(answered);
        this.answered(id, level, { answer, timeMs: how.timeMs });
        this.wantFacts(id, level);
      },
    });
  }

  private answered(id: string, level: LiveLevel, found: Found): void {
    level.search = { kind: "answered", ...this.known.answer(level.print, found) };
    this.show(id, level);
  }

  private wantFacts(id: string, level: LiveLevel): void {
    const { search: found, facts, print, place } = level;
    const { isLive, wantsFacts } = this.wanted;
    if (!isLive || !wantsFacts || facts !== null || found.kind !== "answered" || found.answer.kind !== "solved") return;
    if (level.job !== null || this.known.isTooLarge(print)) return;
    this.give(level, {
      question: { kind: "insight", level: id },
      timeMs: FACTS_MS,
      priority: FACTS + place,
      progress: () => undefined,
      done: (answered) => {
        level.job = null;
        level.facts = answered.kind === "insight" ? factsOf(answered.report) : null;
        this.known.tellFacts(print, level.facts);
        this.show(id, level);
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

  private show(id: string, level: LiveLevel): void {
    if (this.levels.get(id) === level) this.tellOf(new Map([[id, level]]));
  }

  private tellOf(changed: ReadonlyMap<string, LiveLevel>): void {
    const all = Array.from(changed);
    // Own members only: a level may be called "__proto__".
    this.tell({
      generation: this.generation,
      levels: Object.fromEntries(all.map(([id, { search }]) => [id, search])),
      facts: Object.fromEntries(all.map(([id, { facts }]) => [id, facts])),
    });
  }
}
