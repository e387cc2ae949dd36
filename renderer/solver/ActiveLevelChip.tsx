// The chip of the level on the board.
import type { ReactElement } from "react";
import { SolverChipButton } from "./SolverChip";
import { useActiveLevel } from "./useActiveLevel";

export function ActiveLevelChip(): ReactElement | null {
  const level = useActiveLevel();
  return level === null ? null : <SolverChipButton level={level.id} file={level.file} />;
}
