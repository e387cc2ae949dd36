// The pack as a curve: a column for each level in sequence, with bars for its figures. Columns are dragged, or moved with
// Alt and the arrow keys, to put the levels in another order.
import { TrendingDown } from "lucide-react";
import { type KeyboardEvent, type ReactElement, useEffect, useMemo, useRef, useState } from "react";
import { moveInSequence } from "../session/pack/levelCommands";
import { selectFile, usePackStore } from "../session/pack/packStore";
import { wantFacts } from "../session/solver/solverLink";
import { useSolverStore } from "../session/solver/solverStore";
import { showPanel } from "../session/window/shellPort";
import { elementOf } from "../ui/elementOf";
import { cardDrag } from "./cardDrag";
import { type CurveColumn, MEASURES, figureText, packCurve } from "./packCurve";
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
    const wish = wantFacts();
    return () => wish.dispose();
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
      <div className="gw-curve-heads" aria-hidden>
        {MEASURES.map(({ id, title, words }) => (
          <span key={id} title={words}>
            {title}
          </span>
        ))}
      </div>
      <ol ref={list} aria-label="Levels in sequence">
        {columns.map((column, index) => (
          <li key={column.row.key} {...cardDrag(column.row.entry, drop)}>
            <Column
              column={column}
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
  readonly tabIndex: 0 | -1;
  readonly onFocus: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function Column({ column: { row, figures, isEasier }, ...place }: ColumnProps): ReactElement {
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
            style={{ height: `${Math.round((figures[id]?.share ?? 0) * 100)}%` }}
          />
        </span>
      ))}
      <span className="gw-curve-number">
        {isEasier ? <TrendingDown size={12} aria-hidden /> : null}
        {row.number}
      </span>
    </button>
  );
}
