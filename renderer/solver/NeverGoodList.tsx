// Pieces and cells with which the level cannot be won, whatever else is on the board: shown on the board under the
// pointer, or with the focus.
import { addTo } from "../../shared/base/groups";
import { type ReactElement, useMemo } from "react";
import type { Position } from "../../shared/base/boardView";
import type { InsightReport, NeverGood } from "../../shared/engine/search/insight/insightOutcome";
import { useInsightStore } from "../session/solver/insightStore";

const MOST_ROWS = 40;

export function NeverGoodList({ report }: { readonly report: InsightReport }): ReactElement | null {
  const byPiece = useMemo(() => positionsByPiece(report.neverGood), [report]);
  if (byPiece.size === 0) return null;
  return (
    <section className="gw-solver-part" aria-label="Never good">
      <h3>Never good</h3>
      <p className="gw-solver-cost">
        With one of these pieces there the level cannot be won. Hints hatch the cells while you play.
      </p>
      <ul className="gw-solver-plans">
        {Array.from(byPiece, ([piece, positions]) => {
          const point = (): void => useInsightStore.setState({ pointed: positions });
          const leave = (): void => useInsightStore.setState({ pointed: [] });
          return (
            <li key={piece}>
              <button
                type="button"
                className="gw-solver-move"
                onPointerEnter={point}
                onPointerLeave={leave}
                onFocus={point}
                onBlur={leave}
              >
                {piece}
              </button>
              <span>{positions.length === 1 ? "in 1 cell" : `in ${positions.length} cells`}</span>
            </li>
          );
        }).slice(0, MOST_ROWS)}
      </ul>
    </section>
  );
}

function positionsByPiece(found: readonly NeverGood[]): ReadonlyMap<string, readonly Position[]> {
  const byPiece = new Map<string, Position[]>();
  for (const { piece, position } of found) addTo(byPiece, piece, position);
  return byPiece;
}
