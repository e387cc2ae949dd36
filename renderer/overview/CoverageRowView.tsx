// A row of a coverage table: a rule or kind with its note, and a cell for each level.
import { type ReactElement, memo } from "react";
import { defined } from "../../shared/base/defined";
import { PackPicture } from "../forms/PackPicture";
import type { ColumnPart } from "./columnParts";
import type { CoverageColumn, CoverageRow } from "./coverageLook";

export interface CoverageRowViewProps {
  readonly row: CoverageRow;
  readonly index: number;
  readonly columns: readonly CoverageColumn[];
  /** Which of them are drawn. */
  readonly parts: readonly ColumnPart[];
  /** The column with the keys' focus, -1 the row's head; null while it is in another row. */
  readonly focused: number | null;
}

export const CoverageRowView = memo(function CoverageRowView({
  row: { title, note, isCovered, kind, cellOf, onOpen },
  index,
  columns,
  parts,
  focused,
}: CoverageRowViewProps): ReactElement {
  return (
    <tr data-covered={isCovered} aria-rowindex={index + 2}>
      <th
        scope="row"
        aria-colindex={1}
        data-place={`${index}:-1`}
        tabIndex={focused === -1 ? 0 : -1}
        title={`${title}: ${note}. Click to go to its text.`}
        onClick={onOpen}
      >
        <span className="gw-coverage-name">
          {kind === undefined ? null : <PackPicture of="kind" name={kind} />}
          {title}
        </span>
        <span className="gw-coverage-note">{note}</span>
      </th>
      {parts.map(({ column }, part) => {
        if (column === null) return <td key={`gap ${part}`} aria-hidden />;
        const { key, title: columnTitle } = defined(columns[column]);
        const cell = cellOf(column);
        return (
          <td
            key={key}
            aria-colindex={column + 2}
            data-place={`${index}:${column}`}
            data-state={cell.state}
            data-first={cell.isFirst || undefined}
            tabIndex={focused === column ? 0 : -1}
            title={`${columnTitle}: ${cell.words}`}
            onClick={cell.onOpen}
          >
            {cell.text}
          </td>
        );
      })}
    </tr>
  );
});
