// The matches of a search below their files, in a tree that scrolls: only the rows in sight are in the page.
import { useVirtualizer } from "@tanstack/react-virtual";
import { ChevronDown, ChevronRight } from "lucide-react";
import { type KeyboardEvent, type ReactElement, useMemo, useRef, useState } from "react";
import { defined } from "../../../shared/base/defined";
import { reveal } from "../../session/pack/textPlaces";
import { focusRowAt } from "../../ui/rowFocus";
import { arrowMove } from "../../ui/treeArrows";
import { type FileRow, type MatchRow, matchRows, placeOf } from "./matchRows";
import type { FoundMatch } from "./searchTexts";

const ROW_HEIGHT = 24;

export interface MatchTreeProps {
  /** Sorted by file. */
  readonly matches: readonly FoundMatch[];
  readonly isReplacing: boolean;
}

export function MatchTree({ matches, isReplacing }: MatchTreeProps): ReactElement {
  const scroller = useRef<HTMLDivElement>(null);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [focused, setFocused] = useState(0);
  const rows = useMemo(() => matchRows(matches, folded), [matches, folded]);
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 12,
  });
  const fold = (file: string): void => {
    const next = new Set(folded);
    if (!next.delete(file)) next.add(file);
    setFolded(next);
  };
  const open = (row: MatchRow): void => {
    if (row.kind === "file") fold(row.file);
    else reveal(row.match.file, row.match.range);
  };
  const press = (event: KeyboardEvent, index: number): void => {
    const row = rows[index];
    if (row === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const isOpening = event.key === "Enter" || event.key === " ";
    const move = arrowMove(rows, placeOf, index, event.key);
    if (!isOpening && move === null) return;
    event.preventDefault();
    if (move?.kind === "go") goTo(move.index);
    else open(row);
  };
  const goTo = (row: number): void => {
    setFocused(row);
    focusRowAt(list, row);
  };
  // A fold or another search may have fewer rows.
  const first = Math.min(focused, rows.length - 1);
  return (
    <div className="gw-problem-list" ref={scroller}>
      <div role="tree" aria-label="Matches" style={{ height: list.getTotalSize() }}>
        {list.getVirtualItems().map(({ index, start }) => {
          const row = defined(rows[index]);
          return (
            <div
              key={index}
              role="treeitem"
              aria-level={row.kind === "file" ? 1 : 2}
              aria-posinset={row.place}
              aria-setsize={row.of}
              {...(row.kind === "file" ? { "aria-expanded": row.isOpen } : {})}
              aria-selected={index === first}
              className="gw-placed-row gw-search-row"
              data-kind={row.kind}
              data-index={index}
              tabIndex={index === first ? 0 : -1}
              style={{ height: ROW_HEIGHT, transform: `translateY(${start}px)` }}
              onFocus={() => setFocused(index)}
              onKeyDown={(event) => press(event, index)}
              onClick={() => open(row)}
            >
              {row.kind === "file" ? <FileLine row={row} /> : <MatchLine match={row.match} isReplacing={isReplacing} />}
            </div>
          );
        })}
      </div>
    </div>
  );
}

function FileLine({ row: { file, matches, isOpen } }: { readonly row: FileRow }): ReactElement {
  const Arrow = isOpen ? ChevronDown : ChevronRight;
  return (
    <>
      <Arrow size={14} aria-hidden />
      <span className="gw-search-file" title={file}>
        {file}
      </span>
      <span className="gw-search-matches" title={matches === 1 ? "1 match" : `${matches} matches`}>
        {matches}
      </span>
    </>
  );
}

interface MatchLineProps {
  readonly match: FoundMatch;
  readonly isReplacing: boolean;
}

function MatchLine({ match, isReplacing }: MatchLineProps): ReactElement {
  const { range, before, text, after, replacement } = match;
  return (
    <>
      <code className="gw-search-line">
        {before}
        {isReplacing ? <del>{text}</del> : <mark>{text}</mark>}
        {isReplacing ? <ins>{replacement}</ins> : null}
        {after}
      </code>
      <span className="gw-problem-place" title={`Line ${range.line}`}>
        {range.line}
      </span>
    </>
  );
}
