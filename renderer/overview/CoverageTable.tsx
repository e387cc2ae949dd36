// A matrix of names against levels: rules with how far each came, kinds with how many there were.
import type { ReactElement } from "react";
import type { CoverageCell } from "./coverageLook";

export interface CoverageColumn {
  readonly key: string;
  /** Short, above the column. */
  readonly title: string;
  readonly words: string;
  readonly onOpen: () => void;
}

export interface CoverageRow {
  readonly key: string;
  readonly title: string;
  readonly note: string;
  readonly cells: readonly CoverageCell[];
  /** Absent where there is no place to go to. */
  readonly onOpen?: () => void;
}

export interface CoverageTableProps {
  readonly label: string;
  readonly columns: readonly CoverageColumn[];
  readonly rows: readonly CoverageRow[];
}

export function CoverageTable({ label, columns, rows }: CoverageTableProps): ReactElement {
  return (
    <div className="gw-coverage">
      <table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{label}</th>
            {columns.map(({ key, title, words, onOpen }) => (
              <th key={key} scope="col">
                <button type="button" title={words} aria-label={words} onClick={onOpen}>
                  {title}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} data-covered={row.cells.some(({ state }) => state === "fired")}>
              <th scope="row">
                {row.onOpen === undefined ? (
                  <span title={row.title}>{row.title}</span>
                ) : (
                  <button type="button" title={row.title} onClick={row.onOpen}>
                    {row.title}
                  </button>
                )}
                <span className="gw-coverage-note" title={row.note}>
                  {row.note}
                </span>
              </th>
              {row.cells.map((cell, index) => (
                <td key={columns[index]!.key} data-state={cell.state} title={`${columns[index]!.words}: ${cell.words}`}>
                  {cell.text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
