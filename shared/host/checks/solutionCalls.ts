// Answers the calls about the pack's recorded moves: whether they win, how they play, and what they use.
import { SLICE_MS, type Schedule, inSlices } from "../../base/work";
import { NO_BOARDS, boardRow } from "../../engine/trace/boardRow";
import type { HostApi } from "../../rpc/hostCalls";
import type { Knowledge } from "../knowledge";
import { pathBoards } from "../play/pathBoards";
import type { Workspace } from "../workspace";
import { type CoverageCounter, countAll, packCoverage } from "./coverage";
import type { PackChecks } from "./packChecks";

/** What the calls read. */
export interface SolutionParts {
  readonly workspace: Workspace;
  readonly knowledge: Knowledge;
  readonly coverage: CoverageCounter;
  readonly checks: () => PackChecks;
  readonly schedule: Schedule;
}

type SolutionCalls = Pick<
  HostApi,
  "checkSolutions" | "cancelCheck" | "compareRuns" | "pathBoards" | "coverage" | "acceptRun"
>;

/** Creates the calls. Long ones work in slices, and begin again or give up when the pack changes meanwhile. */
export function createSolutionCalls({
  workspace,
  knowledge,
  coverage,
  checks,
  schedule,
}: SolutionParts): SolutionCalls {
  /** The generation whose boards were requested last. */
  let boardsOf = 0;
  return {
    checkSolutions: async () => checks().solutions(),
    cancelCheck: () => checks().cancel(),
    async compareRuns(level, step) {
      const entry = knowledge.entry(level);
      return entry === undefined ? null : checks().runs().compare(entry, step);
    },
    async pathBoards(level, from, count) {
      const playable = knowledge.entry(level)?.level() ?? null;
      if (playable === null) return NO_BOARDS;
      const generation = workspace.generation();
      boardsOf = generation;
      const boards = await inSlices(pathBoards(playable, from, count), {
        sliceMs: SLICE_MS,
        schedule,
        // A request for newer texts makes this one obsolete.
        isWanted: () => boardsOf === generation,
      });
      return boards === null ? NO_BOARDS : boardRow(boards.value);
    },
    async coverage() {
      for (;;) {
        const generation = workspace.generation();
        const levels = await inSlices(countAll(knowledge.entries(), coverage), {
          sliceMs: SLICE_MS,
          schedule,
          // What was counted before an edit is kept; the rest is counted for the pack as it is then.
          isWanted: () => workspace.generation() === generation,
        });
        if (levels !== null) return packCoverage(workspace.pack(), generation, levels.value);
      }
    },
    async acceptRun(level) {
      const entry = knowledge.entry(level);
      if (entry !== undefined) checks().accept(entry);
      return checks().solutions();
    },
  };
}
