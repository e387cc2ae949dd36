// The differences as one list under headings; only those in sight are drawn.
import { useVirtualizer } from "@tanstack/react-virtual";
import { type ReactElement, useMemo, useRef } from "react";
import { defined } from "../../../shared/base/defined";
import type { DifferenceItem, DifferenceReport } from "../../../shared/rpc/difference";
import { DifferenceCard } from "./DifferenceCard";

type Row =
  | { readonly kind: "heading"; readonly title: string }
  | { readonly kind: "item"; readonly item: DifferenceItem };

/** CSS pixels, before a row is measured. */
const HEADING_HEIGHT = 32;
const ITEM_HEIGHT = 72;
const LEVEL_HEIGHT = 240;

export function DifferenceList({ report }: { readonly report: DifferenceReport }): ReactElement {
  const rows = useMemo(() => rowsOf(report), [report]);
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => heightOf(defined(rows[index])),
    overscan: 4,
  });
  return (
    <section className="gw-differences" ref={scroller} aria-label="Differences">
      <div className="gw-differences-rows" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => (
          <div
            key={index}
            ref={virtual.measureElement}
            data-index={index}
            className="gw-differences-row"
            style={{ transform: `translateY(${start}px)` }}
          >
            <RowView row={defined(rows[index])} />
          </div>
        ))}
      </div>
    </section>
  );
}

function RowView({ row }: { readonly row: Row }): ReactElement {
  return row.kind === "heading" ? <h3>{row.title}</h3> : <DifferenceCard item={row.item} />;
}

function rowsOf({ sections }: DifferenceReport): readonly Row[] {
  return sections.flatMap(({ title, items }): readonly Row[] => [
    { kind: "heading", title: `${title} (${items.length})` },
    ...items.map((item) => ({ kind: "item", item }) as const),
  ]);
}

function heightOf(row: Row): number {
  if (row.kind === "heading") return HEADING_HEIGHT;
  return row.item.level?.hasBoards === true ? LEVEL_HEIGHT : ITEM_HEIGHT;
}
