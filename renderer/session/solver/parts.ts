// Finds out what each part of the level in view is for, those near the pointer first.
import type { Position } from "../../../shared/base/boardView";
import type { LevelPartName } from "../../../shared/engine/search/questions/questionOutcome";
import type { SolverApi } from "../../../shared/rpc/solverCalls";
import { useInsightStore } from "./insightStore";
import { createLiveQuestion } from "./liveQuestion";

/** The cell that the pointer was on last. */
let near: Position | null = null;

/** The run whose answers are wanted. */
let latest = 0;

/** Tells which cell the pointer is on: what stands there comes first. */
export function noteCell(cell: Position | null): void {
  if (cell !== null) near = cell;
}

export const partsQuestion = createLiveQuestion({
  ask: findOut,
  show: (parts) => useInsightStore.setState(parts.level === null ? { parts, verdicts: {} } : { parts }),
});

/** Asks about one part after the other; the answers are shown as they come. */
async function findOut(api: SolverApi, level: string): Promise<readonly LevelPartName[] | null> {
  const run = ++latest;
  useInsightStore.setState({ verdicts: {} });
  const parts = await api.parts(level);
  if (parts === null || run !== latest) return null;
  useInsightStore.setState({ parts: { level, answer: parts, isWorking: true, isFormer: false } });
  const left = new Set(parts);
  while (left.size > 0) {
    const part = nearest(left, near);
    left.delete(part);
    const told = await api.ablation(level, part.id);
    // Others are asked about meanwhile.
    if (run !== latest || told === null) return null;
    useInsightStore.setState(({ verdicts }) => ({ verdicts: { ...verdicts, [part.id]: told.verdict } }));
  }
  return parts;
}

function nearest(parts: ReadonlySet<LevelPartName>, cell: Position | null): LevelPartName {
  const distance = ({ position }: LevelPartName): number =>
    position === null
      ? Infinity
      : cell === null
        ? 0
        : Math.abs(position[0] - cell[0]) + Math.abs(position[1] - cell[1]);
  return Array.from(parts).reduce((best, part) => (distance(part) < distance(best) ? part : best));
}
