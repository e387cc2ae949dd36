// What the elements in a cell are for, where that has been found out.
import type { ReactElement } from "react";
import { type Position, isSamePosition } from "../../shared/base/boardView";
import { useSolverStore } from "../session/solver/solverStore";
import { useInsightStore } from "../session/solver/insightStore";
import { partText } from "./partText";

export function CellVerdicts({ cell }: { readonly cell: Position }): ReactElement | null {
  const isBlind = useSolverStore((state) => state.isBlind);
  const parts = useInsightStore((state) => state.parts.answer);
  const verdicts = useInsightStore((state) => state.verdicts);
  const here = (parts ?? []).filter(({ position }) => position !== null && isSamePosition(position, cell));
  if (isBlind || here.length === 0) return null;
  return (
    <>
      <h4>Solver</h4>
      {here.map(({ id, name }) => (
        <div key={id}>{`${name}: ${partText(verdicts[id]).text}`}</div>
      ))}
    </>
  );
}
