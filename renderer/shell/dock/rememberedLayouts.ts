// The arrangements of a pack as they are kept among the settings: one text with the arrangement in use and, of each
// that was changed or seen, the dock's own text and the panels there were at that time. Pure.
import { isJsonObject } from "../../../shared/base/json";
import { type ArrangementId, isArrangement } from "./arrangements";

export interface RememberedLayout {
  /** As the dock wrote it. */
  readonly dock: unknown;
  /** Panels that the pack's language had then, in view or hidden: of others the layout says nothing. */
  readonly known: readonly string[];
}

export interface RememberedLayouts {
  readonly current: ArrangementId;
  readonly layouts: Partial<Record<ArrangementId, RememberedLayout>>;
}

export const NOTHING_REMEMBERED: RememberedLayouts = { current: "design", layouts: {} };

/** Returns what a text of `writeLayouts` says; what cannot be read is not remembered. */
export function readLayouts(text: string | null): RememberedLayouts {
  const value = parsed(text);
  if (!isJsonObject(value)) return NOTHING_REMEMBERED;
  const { current, layouts } = value;
  const read = Object.entries(isJsonObject(layouts) ? layouts : {}).flatMap(([id, layout]) => {
    if (!isArrangement(id) || !isJsonObject(layout) || !isJsonObject(layout["dock"])) return [];
    const known = Array.isArray(layout["known"]) ? layout["known"].filter((panel) => typeof panel === "string") : [];
    return [[id, { dock: layout["dock"], known }] as const];
  });
  return { current: isArrangement(current) ? current : "design", layouts: Object.fromEntries(read) };
}

/** One line of JSON. */
export function writeLayouts(remembered: RememberedLayouts): string {
  return JSON.stringify(remembered);
}

function parsed(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
