// The turns in which a watch changed, each a link; numbers also as a curve.
import { type ReactElement, useMemo } from "react";
import { changedTurns, curveOf, nearestOf, watchValues } from "../../../shared/engine/breakpoints/watchHistory";
import type { TracePresentation } from "../../../shared/engine/tracePresentation";
import type { Watch } from "../../../shared/engine/breakpoints/watches";
import { goToTurn } from "../../session/play/playCommands";
import { usePlayStore } from "../../session/play/playStore";

export interface WatchTurnsProps {
  readonly watch: Watch;
  readonly presentation: TracePresentation;
  /** Of a condition: what it shows at the end of each turn; null while it is not known. */
  readonly answers: readonly string[] | null;
}

/** As many as go in a line of a narrow pane. */
const MOST_TURNS = 6;

export function WatchTurns({ watch, presentation, answers }: WatchTurnsProps): ReactElement | null {
  const turns = usePlayStore((state) => state.turns);
  const shown = usePlayStore((state) => state.shown);
  const own = useMemo(() => watchValues(turns, watch, presentation), [turns, watch, presentation]);
  const values = own ?? answers;
  const changed = useMemo(() => changedTurns(values ?? []), [values]);
  if (values === null || values.length < 2) return null;
  if (changed.length === 0) return <small className="gw-watch-turns">the same in all turns</small>;
  const told = nearestOf(changed, shown, MOST_TURNS);
  return (
    <span className="gw-watch-turns">
      <small>
        {changed.length > told.length ? `changed in ${changed.length} turns, near here` : "changed in turn"}
      </small>
      {told.map((turn) => (
        <button
          key={turn}
          type="button"
          aria-current={turn === shown ? "step" : undefined}
          aria-label={`Turn ${turn}: ${values[turn] ?? ""}`}
          title={`Turn ${turn}: ${values[turn - 1] ?? ""} → ${values[turn] ?? ""}`}
          onClick={() => goToTurn(turn)}
        >
          {turn}
        </button>
      ))}
      <Curve values={values} shown={shown} />
    </span>
  );
}

const WIDTH = 90;
const HEIGHT = 18;

function Curve({ values, shown }: { readonly values: readonly string[]; readonly shown: number }): ReactElement | null {
  const curve = useMemo(() => curveOf(values), [values]);
  if (curve === null) return null;
  const x = (turn: number): number => (turn / (curve.length - 1)) * WIDTH;
  const points = curve.map((share, turn) => `${x(turn).toFixed(1)},${((1 - share) * (HEIGHT - 4) + 2).toFixed(1)}`);
  return (
    <svg className="gw-watch-curve" width={WIDTH} height={HEIGHT} aria-hidden>
      <polyline points={points.join(" ")} />
      <line x1={x(shown)} x2={x(shown)} y1={0} y2={HEIGHT} />
    </svg>
  );
}
