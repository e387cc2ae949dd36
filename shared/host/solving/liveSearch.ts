// Keeps the answer to "in how few moves?" up to date for every level of the pack while it is edited: the level in view
// first, then the others; then how hard they are. What was found out about a level that plays as it did still holds.
import { brokenRules } from "../../pack/brokenRules";
import type { PackSource } from "../../pack/packSource";
import type { SolverNews, SolverSetup } from "../../rpc/solving";
import { createKnownLevels, searchOf } from "./knownLevels";
import { createLevelPrints } from "./levelPrints";
import { type LiveLevel, factsOf, nothingKnown } from "./liveLevel";
import type { PoolJob, ThreadPool } from "./threadPool";

export interface LiveSearch {
  /**
   * The pack has changed. `isReplaced`: another pack may have taken its place, or the same one was opened again, so that
   * the window has forgotten what it was told of its levels.
   */
  follow(pack: PackSource, generation: number, isReplaced: boolean): void;
  /** What is to be found out without being asked for. */
  setLive(wanted: Pick<SolverSetup, "isLive" | "wantsFacts">): void;
  focus(level: string | null): void;
  cancel(level: string): void;
  searchLonger(level: string): void;
}

/** How long the level in view is searched, and each of the others; and how long it is looked into. */
const FOCUS_MS = 20_000;
const OTHER_MS = 2_000;
const FACTS_MS = 2_000;

/** Priorities: the level in view, what the user asks for, the others by their place in the pack, then their facts. */
const FOCUSED = 0;
const ASKED = 1;
const OTHERS = 2;
const FACTS = 1e6;

export function createLiveSearch(pool: ThreadPool, tell: (news: SolverNews) => void): LiveSearch {
  const printsOf = createLevelPrints();
  const known = createKnownLevels();
  let levels = new Map<string, LiveLevel>();
  let generation = 0;
  let isLive = false;
  let wantsFacts = false;
  let focused: string | null = null;

  const tellOf = (changed: ReadonlyMap<string, LiveLevel>): void => {
    const all = Array.from(changed);
    // Own members only: a level may be called "__proto__".
    tell({
      generation,
      levels: Object.fromEntries(all.map(([id, { search }]) => [id, search])),
      facts: Object.fromEntries(all.map(([id, { facts }]) => [id, facts])),
    });
  };
  const show = (id: string, level: LiveLevel): void => {
    if (levels.get(id) === level) tellOf(new Map([[id, level]]));
  };
  const drop = (level: LiveLevel): void => {
    if (level.job !== null) pool.drop(level.job);
    level.job = null;
  };
  const give = (level: LiveLevel, job: PoolJob): void => {
    drop(level);
    level.job = job;
    pool.add(job);
  };
  const search = (id: string, level: LiveLevel, priority: number, timeMs: number, goesOn = false): void =>
    give(level, {
      question: { kind: "shortest", level: id },
      timeMs,
      priority,
      ...(goesOn ? { goesOn } : {}),
      progress(progress) {
        const noneUnder = Math.max(progress.noneUnder, known.noneUnder(level.print));
        level.search = { kind: "searching", progress: { ...progress, noneUnder } };
        show(id, level);
      },
      done(answered) {
        level.job = null;
        const found = answered.kind === "shortest" ? answered.answer : nothingKnown(answered);
        const answer = known.answer(level.print, { answer: found, timeMs });
        level.search = { kind: "answered", ...answer };
        show(id, level);
        wantFacts(id, level);
      },
    });
  const wantFacts = (id: string, level: LiveLevel): void => {
    const { search: found, facts, print, place } = level;
    if (!isLive || !wantsFacts || facts !== null || found.kind !== "answered" || found.answer.kind !== "solved") return;
    if (level.job !== null || known.isTooLarge(print)) return;
    give(level, {
      question: { kind: "insight", level: id },
      timeMs: FACTS_MS,
      priority: FACTS + place,
      progress: () => undefined,
      done(answered) {
        level.job = null;
        level.facts = answered.kind === "insight" ? factsOf(answered.report) : null;
        known.tellFacts(print, level.facts);
        show(id, level);
      },
    });
  };
  const priorityOf = (id: string, { place }: LiveLevel): number => (id === focused ? FOCUSED : OTHERS + place);
  /** Searches a level if more can be found out about it than is known. */
  const want = (id: string, level: LiveLevel): void => {
    if (!isLive) return;
    const timeMs = id === focused ? FOCUS_MS : OTHER_MS;
    if (!known.couldFindMore(level.print, timeMs)) return wantFacts(id, level);
    if (level.job === null || (level.job.timeMs < timeMs && id === focused))
      search(id, level, priorityOf(id, level), timeMs);
    else if (level.job.priority !== ASKED) level.job.priority = priorityOf(id, level);
  };
  const wantAll = (): void => {
    const inView = focused === null ? undefined : levels.get(focused);
    if (focused !== null && inView !== undefined) want(focused, inView);
    for (const [id, level] of levels) want(id, level);
    pool.reorder();
  };
  return {
    follow(pack, now, isReplaced) {
      const before = levels;
      levels = new Map();
      // What was last found out stays as it is, and is out of date, until the rules can be read again.
      if (!isReplaced && brokenRules(pack) !== null) {
        for (const level of before.values()) drop(level);
        return;
      }
      generation = now;
      const changed = new Map<string, LiveLevel>();
      for (const [id, print] of printsOf(pack)) {
        const was = before.get(id);
        before.delete(id);
        const isSame = was?.print === print;
        if (was !== undefined && !isSame) drop(was);
        const level = isSame
          ? was
          : { place: levels.size, print, search: searchOf(known.found(print)), facts: known.facts(print), job: null };
        levels.set(id, level);
        if (!isSame) changed.set(id, level);
      }
      for (const gone of before.values()) drop(gone);
      tellOf(isReplaced ? levels : changed);
      wantAll();
    },
    setLive(wanted) {
      ({ isLive, wantsFacts } = wanted);
      for (const level of levels.values()) {
        const isSearch = level.job?.question.kind === "shortest";
        if (isSearch ? isLive : wantsFacts) continue;
        if (isSearch) level.search = { kind: "waiting" };
        drop(level);
      }
      wantAll();
    },
    focus(level) {
      focused = level;
      wantAll();
    },
    cancel(id) {
      const level = levels.get(id);
      if (level === undefined || level.job?.question.kind !== "shortest") return;
      drop(level);
      const noneUnder = level.search.kind === "searching" ? level.search.progress.noneUnder : 1;
      const cancelled = nothingKnown({ because: "cancelled" }, noneUnder);
      const answer = known.answer(level.print, { answer: cancelled, timeMs: FOCUS_MS });
      level.search = { kind: "answered", ...answer };
      show(id, level);
    },
    searchLonger(id) {
      const level = levels.get(id);
      if (level === undefined) return;
      const timeMs = 2 * Math.max(FOCUS_MS, level.job?.timeMs ?? known.found(level.print)?.timeMs ?? 0);
      search(id, level, ASKED, timeMs, true);
      level.search = { kind: "waiting" };
      show(id, level);
    },
  };
}
