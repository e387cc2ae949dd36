// The pack as a curve: a column for each level in sequence, with bars for its figures. Columns are dragged, or moved with
// Alt and the arrow keys, to put the levels in another order.
import { ArrowUpNarrowWide, TrendingDown } from "lucide-react";
import { type KeyboardEvent, type ReactElement, useEffect, useMemo, useRef, useState } from "react";
import { arrangeSequence, moveInSequence } from "../session/pack/levelCommands";
import { selectFile, usePackStore } from "../session/pack/packStore";
import { wantFacts } from "../session/solver/solverLink";
import { useSolverStore } from "../session/solver/solverStore";
import { showPanel } from "../session/window/shellPort";
import { IconButton } from "../ui/Button";
import { elementOf } from "../ui/elementOf";
import { cardDrag } from "./cardDrag";
import { type CurveColumn, type Figure, MEASURES, figureText, packCurve, placesBy } from "./packCurve";
import type { LevelRow } from "./overviewRows";
import "./curve.css";

export function CurvePage({ rows }: { readonly rows: readonly LevelRow[] }): ReactElement {
  const isBlind = useSolverStore((state) => state.isBlind);
  if (isBlind) return <p className="gw-overview-none">Blind mode hides how hard the levels are.</p>;
  return <Curve rows={rows} />;
}

function Curve({ rows }: { readonly rows: readonly LevelRow[] }): ReactElement {
  const levels = useSolverStore((state) => state.levels);
  const facts = useSolverStore((state) => state.facts);
  const columns = useMemo(() => packCurve(rows, levels, facts), [rows, levels, facts]);
  const list = useRef<HTMLOListElement>(null);
  const [last, setLast] = useState(0);
  const [refusal, setRefusal] = useState<string | null>(null);
  useEffect(() => {
    const request = wantFacts();
    return () => request.dispose();
  }, []);
  const focus = (index: number): void => {
    setLast(index);
    // Once it stands where it is now.
    requestAnimationFrame(() => elementOf(list).querySelectorAll<HTMLElement>("button")[index]?.focus());
  };
  const press = (event: KeyboardEvent, index: number): void => {
    const step = event.key === "ArrowLeft" ? -1 : event.key === "ArrowRight" ? 1 : null;
    const other = columns[index + (step ?? 0)];
    if (step === null || other === undefined) return;
    event.preventDefault();
    const [from, to] = [columns[index]?.row.entry ?? null, other.row.entry];
    if (event.altKey && from !== null && to !== null) setRefusal(moveInSequence([from], step < 0 ? to : to + 1));
    focus(index + step);
  };
  const drop = (from: number, before: number): void => setRefusal(moveInSequence([from], before));
  return (
    <div className="gw-curve">
      <div className="gw-curve-heads">
        {MEASURES.map(({ id, title, words }) => (
          <span key={id} title={words}>
            {title}
            <IconButton
              icon={ArrowUpNarrowWide}
              label={`Sort the levels by ${title.toLowerCase()}`}
              disabled={placesBy(id, columns).length === 0}
              onClick={() => setRefusal(arrangeSequence(placesBy(id, columns)))}
            />
          </span>
        ))}
      </div>
      <ol ref={list} aria-label="Levels in sequence">
        {columns.map((column, index) => (
          <li key={column.row.key} {...cardDrag(column.row.entry, drop)}>
            <Column
              column={column}
              next={columns[index + 1] ?? null}
              tabIndex={index === Math.min(last, columns.length - 1) ? 0 : -1}
              onFocus={() => setLast(index)}
              onKeyDown={(event) => press(event, index)}
            />
          </li>
        ))}
      </ol>
      {refusal === null ? null : (
        <p className="gw-overview-refusal" role="alert">
          {refusal}
        </p>
      )}
    </div>
  );
}

interface ColumnProps {
  readonly column: CurveColumn;
  /** To which the line goes on; null: it is the last one. */
  readonly next: CurveColumn | null;
  readonly tabIndex: 0 | -1;
  readonly onFocus: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function Column({ column: { row, figures, isEasier }, next, ...place }: ColumnProps): ReactElement {
  const isActive = usePackStore((state) => state.activeLevelFile === row.file);
  const open = (): void => {
    selectFile(row.file);
    showPanel("board");
  };
  const said = MEASURES.map(({ id, title }) => `${title}: ${figureText(id, figures[id])}`).join(", ");
  const easier = isEasier ? "Easier than the level before. " : "";
  return (
    <button
      type="button"
      className="gw-curve-column"
      aria-current={isActive}
      aria-label={`${row.number ?? ""}. ${row.title}. ${easier}${said}`}
      title={`${row.title}. ${easier}${said}`}
      onClick={open}
      {...place}
    >
      {MEASURES.map(({ id }) => (
        <span key={id} className="gw-curve-cell">
          <span className="gw-curve-value">{figureText(id, figures[id])}</span>
          <span
            className="gw-curve-bar"
            data-open={figures[id]?.atLeast === true}
            style={{ height: `calc((100% - var(--curve-value)) * ${figures[id]?.share ?? 0})` }}
          />
          <Segment from={figures[id]} to={next?.figures[id] ?? null} />
        </span>
      ))}
      <span className="gw-curve-number">
        {isEasier ? <TrendingDown size={12} aria-hidden /> : null}
        {row.number}
      </span>
    </button>
  );
}

/** The line of the curve from the middle of a column to the next one's. Nothing where one of them is not known. */
function Segment({ from, to }: { readonly from: Figure | null; readonly to: Figure | null }): ReactElement | null {
  if (from === null || to === null) return null;
  return (
    <svg className="gw-curve-line" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
      <line x1={0} x2={100} y1={100 * (1 - from.share)} y2={100 * (1 - to.share)} />
    </svg>
  );
}
