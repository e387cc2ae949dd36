// The filter of the tree of a turn, kept from turn to turn. Any view of the debugger may set it.
import { NO_FILTER, type TurnFilter } from "../../../shared/engine/trace/traceFilter";
import { perPackStore } from "../../state/windowStore";

export const useTurnFilter = perPackStore<TurnFilter>(() => NO_FILTER);

/** Asks for something else; what is not named stays. */
export function changeTurnFilter(changes: Partial<TurnFilter>): void {
  useTurnFilter.setState(changes);
}

/** Shows all again. */
export function clearTurnFilter(): void {
  useTurnFilter.setState(NO_FILTER);
}

/** Returns whether a filter names a rule, a cell or a type of event. */
export function isNarrowed({ rule, cell, event }: TurnFilter): boolean {
  return rule !== null || cell !== null || event !== null;
}
