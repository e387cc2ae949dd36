// Which places and zones of a table have breakpoints.
import type { BreakOn } from "../../../shared/engine/breakpoints/breakPlaces";
import type { Breakpoint } from "../../../shared/engine/breakpoints/breakpoints";
import type { BreakMark } from "../table/breakMarks";
import { fieldNames, fieldPath } from "../../../shared/engine/trace/fieldPath";
import { type TableLayout, spotOf } from "../table/layout";

/** Returns the marks of breakpoints at places that the table has. */
export function breakMarks(breakpoints: readonly Breakpoint[], layout: TableLayout): readonly BreakMark[] {
  return breakpoints.flatMap(({ on, isEnabled, log }): BreakMark | readonly [] => {
    const spot = on.kind === "cell" ? spotOf(layout, on.position) : -1;
    return spot < 0 ? [] : { spot, isOn: isEnabled, writes: log !== null };
  });
}

/** The breakpoint at whatever is put into a zone or taken out of it. */
export function breakOnZone(zone: string): BreakOn {
  return { kind: "field", path: fieldPath(ZONES, zone) };
}

/** Returns the zones that breakpoints stop at, and whether these are switched on. */
export function markedZones(breakpoints: readonly Breakpoint[]): ReadonlyMap<string, boolean> {
  const found = new Map<string, boolean>();
  for (const { on, isEnabled } of breakpoints) {
    if (on.kind !== "field") continue;
    const [table, zone, ...inner] = fieldNames(on.path);
    if (table === ZONES && zone !== undefined && inner.length === 0) found.set(zone, isEnabled);
  }
  return found;
}

const ZONES = "zones";
