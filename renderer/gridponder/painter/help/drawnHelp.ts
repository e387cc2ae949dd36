// What is drawn over the board to help, and which of it the designer wants to see: kept for the next time, whatever
// the pack. Knows names and switches; drawing is others' business.
import { windowStore } from "../../../state/windowStore";

export const DRAWN_HELP = [
  { id: "grid", title: "Grid Lines", isFirstShown: true },
  { id: "coordinates", title: "Coordinates", isFirstShown: true },
  { id: "problems", title: "Problems", isFirstShown: true },
  { id: "links", title: "Portal Pairs", isFirstShown: true },
  { id: "objects", title: "Exits and Queues", isFirstShown: true },
  { id: "places", title: "Cells Named by Rules and Goals", isFirstShown: false },
  { id: "rule", title: "Cells Matched by the Current Rule", isFirstShown: true },
  { id: "patterns", title: "Goal Patterns", isFirstShown: true },
  { id: "solid", title: "Solid and Void", isFirstShown: false },
  { id: "unreachable", title: "Unreachable Floor", isFirstShown: false },
] as const;

export type DrawnHelpId = (typeof DRAWN_HELP)[number]["id"];

export type DrawnHelp = Readonly<Record<DrawnHelpId, boolean>>;

const STORED_AT = "gridwright.drawnHelp";

/** Returns the switches that a stored text holds; what it does not say, or says wrongly, is as at the first start. */
export function readDrawnHelp(stored: string | null): DrawnHelp {
  const kept = parsed(stored);
  return Object.fromEntries(
    DRAWN_HELP.map(({ id, isFirstShown }) => {
      const value = kept[id];
      return [id, typeof value === "boolean" ? value : isFirstShown];
    }),
  ) as DrawnHelp;
}

function parsed(stored: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(stored ?? "{}");
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

export const useDrawnHelp = windowStore<DrawnHelp>(() =>
  readDrawnHelp(globalThis.localStorage?.getItem(STORED_AT) ?? null),
);

/** Shows or hides one kind of help, from now on. */
export function switchDrawnHelp(id: DrawnHelpId): void {
  useDrawnHelp.setState((help) => ({ [id]: !help[id] }));
  globalThis.localStorage?.setItem(STORED_AT, JSON.stringify(useDrawnHelp.getState()));
}
