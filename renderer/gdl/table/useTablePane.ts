// Ties a table's pane to React: it is mounted once, and hears what the latest render says.
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { DrawSurface } from "../../board/drawSurface";
import { elementOf } from "../../ui/elementOf";
import { type TableListener, type TablePane, mountTable } from "./tablePane";

/** Mounts a table in `pane` as soon as it has a surface to draw on; null until then. */
export function useTablePane(
  pane: RefObject<HTMLElement | null>,
  surface: DrawSurface | null,
  listener: TableListener,
): TablePane | null {
  const [mounted, setMounted] = useState<TablePane | null>(null);
  const latest = useRef(listener);
  useLayoutEffect(() => {
    latest.current = listener;
  });
  useEffect(() => {
    if (surface === null) return undefined;
    const table = mountTable(elementOf(pane), surface, {
      layout: () => latest.current.layout(),
      choose: (spot, held) => latest.current.choose(spot, held),
      press: (event) => latest.current.press(event),
      drag: (dragged) => latest.current.drag(dragged),
      point: (spot) => latest.current.point(spot),
    });
    setMounted(table);
    return () => table.dispose();
  }, [pane, surface]);
  return mounted;
}
