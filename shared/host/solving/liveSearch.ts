// Keeps the answer to "in how few moves?" up to date for every level of the pack while it is edited: the level in view
// first, then the others. What was found out about a level that plays as it did before still holds.
import type { Answer } from "../../engine/search/searchOutcome";
import type { PackSource } from "../../pack/packSource";
import type { LevelSearch, SolverNews } from "../../rpc/solving";
import { createLevelPrints } from "./levelPrints";
import type { PoolJob, ThreadPool } from "./threadPool";
import { nothingKnown } from "./threadMessages";

export interface LiveSearch {
  /** The pack has changed. */
  follow(pack: PackSource, generation: number): void;
  /** Levels are searched without being asked for, or no longer. */
  setLive(isLive: boolean): void;
  focus(level: string | null): void;
  cancel(level: string): void;
  searchLonger(level: string): void;
}

/** How long the level in view is searched, and each of the others. */
const FOCUS_MS = 20_000;
const OTHER_MS = 2_000;

const MOST_ANSWERS = 2_000;

/** Priorities: the level in view, what the user asks for, and the others by their place in the pack. */
const FOCUSED = 0;
const ASKED = 1;
const OTHERS = 2;

interface Known {
  readonly answer: Answer;
  /** How long it was allowed to take. */
  readonly timeMs: number;
}

interface Level {
  readonly place: number;
  readonly print: string;
  search: LevelSearch;
  job: PoolJob | null;
}

export function createLiveSearch(pool: ThreadPool, tell: (news: SolverNews) => void): LiveSearch {
  const printsOf = createLevelPrints();
  /** By print, the least recently found first. */
  const known = new Map<string, Known>();
  let levels = new Map<string, Level>();
  let generation = 0;
  let isLive = false;
  let focused: string | null = null;

  const tellOf = (changed: ReadonlyMap<string, Level>): void => {
    const news = Array.from(changed, ([id, { search }]) => [id, search] as const);
    // Own members only: a level may be called "__proto__".
    tell({ generation, levels: Object.fromEntries(news) });
  };
  const show = (id: string, level: Level, search: LevelSearch): void => {
    level.search = search;
    if (levels.get(id) === level) tellOf(new Map([[id, level]]));
  };
  const drop = (level: Level): void => {
    if (level.job !== null) pool.drop(level.job);
    level.job = null;
  };
  const begin = (id: string, level: Level, priority: number, timeMs: number): void => {
    drop(level);
    const { print } = level;
    const job: PoolJob = {
      question: { level: id },
      timeMs,
      priority,
      progress: (progress) => show(id, level, { kind: "searching", progress }),
      done(answer) {
        level.job = null;
        known.delete(print);
        known.set(print, { answer, timeMs });
        for (const oldest of known.keys()) if (known.size > MOST_ANSWERS) known.delete(oldest);
        show(id, level, { kind: "answered", ...answer });
      },
    };
    level.job = job;
    pool.add(job);
  };
  const priorityOf = (id: string, { place }: Level): number => (id === focused ? FOCUSED : OTHERS + place);
  /** Searches a level if more can be found out about it than is known. */
  const want = (id: string, level: Level): void => {
    if (!isLive) return;
    const timeMs = id === focused ? FOCUS_MS : OTHER_MS;
    const found = known.get(level.print);
    if (found !== undefined && !couldFindMore(found, timeMs)) return;
    if (level.job === null || (level.job.timeMs < timeMs && id === focused))
      begin(id, level, priorityOf(id, level), timeMs);
    else if (level.job.priority !== ASKED) level.job.priority = priorityOf(id, level);
  };
  const wantAll = (): void => {
    const focusedLevel = focused === null ? undefined : levels.get(focused);
    if (focused !== null && focusedLevel !== undefined) want(focused, focusedLevel);
    for (const [id, level] of levels) want(id, level);
    pool.reorder();
  };
  return {
    follow(pack, now) {
      generation = now;
      const before = levels;
      levels = new Map();
      const changed = new Map<string, Level>();
      let place = 0;
      for (const [id, print] of printsOf(pack)) {
        const was = before.get(id);
        before.delete(id);
        const isSame = was?.print === print;
        if (was !== undefined && !isSame) drop(was);
        const level = isSame ? was : { place, print, search: searchOf(known.get(print)), job: null };
        place += 1;
        levels.set(id, level);
        if (!isSame) changed.set(id, level);
      }
      for (const gone of before.values()) drop(gone);
      tellOf(changed);
      wantAll();
    },
    setLive(next) {
      isLive = next;
      if (isLive) return wantAll();
      for (const level of levels.values()) {
        if (level.job === null) continue;
        drop(level);
        level.search = { kind: "waiting" };
      }
    },
    focus(level) {
      focused = level;
      wantAll();
    },
    cancel(id) {
      const level = levels.get(id);
      if (level === undefined || level.job === null) return;
      drop(level);
      const noneUnder = level.search.kind === "searching" ? level.search.progress.noneUnder : 1;
      const answer = nothingKnown("cancelled", noneUnder);
      known.set(level.print, { answer, timeMs: FOCUS_MS });
      show(id, level, { kind: "answered", ...answer });
    },
    searchLonger(id) {
      const level = levels.get(id);
      if (level === undefined) return;
      const timeMs = 2 * Math.max(FOCUS_MS, level.job?.timeMs ?? known.get(level.print)?.timeMs ?? 0);
      begin(id, level, ASKED, timeMs);
      show(id, level, { kind: "waiting" });
    },
  };
}

function couldFindMore({ answer, timeMs }: Known, nextMs: number): boolean {
  return answer.answer.kind === "unknown" && answer.answer.because === "time" && timeMs < nextMs;
}

function searchOf(found: Known | undefined): LevelSearch {
  return found === undefined ? { kind: "waiting" } : { kind: "answered", ...found.answer };
}
