// A matrix of names against levels: rules with how far each came, kinds with how many there were. One stop of the Tab
// key, walked by the arrow keys; only the rows and columns in sight are drawn.
import { type KeyboardEvent, type ReactElement, useRef, useState } from "react";
import { defined } from "../../shared/base/defined";
import { CoverageRowView } from "./CoverageRowView";
import type { CoverageColumn, CoverageRow } from "./coverageLook";
import { type GridPlace, gridMove } from "./gridKeys";
import { COLUMN_WIDTH, HEAD_WIDTH, useGridInSight } from "./useGridInSight";
import { OutcomeIcon } from "../ui/OutcomeIcon";
import "./coverage.css";

export interface CoverageTableProps {
  readonly label: string;
  /** What the cells say, and what a click on one does. */
  readonly legend: string;
  readonly columns: readonly CoverageColumn[];
  readonly rows: readonly CoverageRow[];
  /** Instead of rows, where none is left. */
  readonly none: string;
}

export function CoverageTable({ label, legend, columns, rows, none }: CoverageTableProps): ReactElement {
  const scroller = useRef<HTMLDivElement>(null);
  const [last, setLast] = useState<GridPlace>({ row: 0, column: -1 });
  // Rows and columns come and go with the filter and the pack.
  const at = { row: Math.min(last.row, rows.length - 1), column: Math.min(last.column, columns.length - 1) };
  // The column that the keys are on stays, so that they go on from there after the table was scrolled.
  const inSight = useGridInSight(scroller, rows.length, columns.length, Math.max(0, at.column));
  const { parts, above, below } = inSight;
  const focusCell = (place: GridPlace): void => {
    setLast(place);
    inSight.scrollTo(place);
    requestAnimationFrame(() =>
      scroller.current?.querySelector<HTMLElement>(`[data-place="${place.row}:${place.column}"]`)?.focus(),
    );
  };
  const press = (event: KeyboardEvent): void => {
    if (event.altKey || event.metaKey) return;
    if (event.key === "Enter" || event.key === " ") (event.target as HTMLElement).click();
    else {
      const bounds = {
        first: { row: -1, column: at.row < 0 ? 0 : -1 },
        last: { row: rows.length - 1, column: columns.length - 1 },
        page: Math.max(1, inSight.rows.length - 8),
      };
      const next = gridMove(at, event.key, event.ctrlKey, bounds);
      // The corner over the heads holds nothing.
      if (next !== null) focusCell(next.row < 0 ? { ...next, column: Math.max(0, next.column) } : next);
      else if (!event.key.startsWith("Arrow")) return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      <div className="gw-coverage" ref={scroller}>
        <table
          role="grid"
          aria-label={label}
          aria-rowcount={rows.length + 1}
          aria-colcount={columns.length + 1}
          style={{ width: HEAD_WIDTH + columns.length * COLUMN_WIDTH }}
          onKeyDown={press}
          onFocus={(event) => setLast(placeOf(event.target) ?? at)}
          onPointerOver={(event) => markColumn(event.currentTarget, placeOf(event.target as Element)?.column ?? -1)}
          onPointerLeave={(event) => markColumn(event.currentTarget, -1)}
        >
          <colgroup>
            <col style={{ width: HEAD_WIDTH }} />
            {parts.map(({ column, width }, index) => (
              <col key={column ?? `gap ${index}`} style={{ width }} />
            ))}
          </colgroup>
          <thead>
            <tr>
              <th scope="col" aria-colindex={1}>
                {label}
              </th>
              {parts.map(({ column: index }, part) =>
                index === null ? (
                  <td key={`gap ${part}`} aria-hidden />
                ) : (
                  <ColumnHead
                    key={defined(columns[index]).key}
                    column={defined(columns[index])}
                    index={index}
                    at={at}
                  />
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {above > 0 ? <tr aria-hidden style={{ height: above }} /> : null}
            {inSight.rows.map((index) => (
              <CoverageRowView
                key={defined(rows[index]).key}
                row={defined(rows[index])}
                index={index}
                columns={columns}
                parts={parts}
                focused={index === at.row ? at.column : null}
              />
            ))}
            {below > 0 ? <tr aria-hidden style={{ height: below }} /> : null}
          </tbody>
        </table>
        {rows.length === 0 ? <p className="gw-overview-none">{none}</p> : null}
      </div>
      <p className="gw-coverage-legend">{legend}</p>
    </>
  );
}

interface ColumnHeadProps {
  readonly column: CoverageColumn;
  readonly index: number;
  readonly at: GridPlace;
}

/** A level: its number, how its solution ends where it does not win, and its title where there is room. */
function ColumnHead({ column: { number, title, mark, onOpen }, index, at }: ColumnHeadProps): ReactElement {
  const words = number === null ? title : `${number}. ${title}`;
  return (
    <th
      scope="col"
      aria-colindex={index + 2}
      data-place={`-1:${index}`}
      tabIndex={at.row < 0 && at.column === index ? 0 : -1}
      title={`${words}. Click to open it.`}
      aria-label={words}
      onClick={onOpen}
    >
      <span className="gw-coverage-title">{title}</span>
      {mark === null ? null : <OutcomeIcon tone={mark.tone} sign={mark.sign} label={mark.words} size={12} />}
      <span>{number ?? "–"}</span>
    </th>
  );
}

function placeOf(element: Element): GridPlace | null {
  const place = element.closest<HTMLElement>("[data-place]")?.dataset["place"];
  if (place === undefined) return null;
  const [row, column] = place.split(":");
  return { row: Number(row), column: Number(column) };
}

/** Marks the head over the pointer's column. Past React: a thousand cells need not hear of it. */
function markColumn(table: Element, column: number): void {
  for (const marked of table.querySelectorAll("th[data-marked]")) marked.removeAttribute("data-marked");
  if (column >= 0) table.querySelector(`[data-place="-1:${column}"]`)?.setAttribute("data-marked", "");
}
