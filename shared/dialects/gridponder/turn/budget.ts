// What a turn may cost before it is ended early, and what each kind of work in it costs.

/**
 * 10,000 events or 100,000 rules tried, or a mixture; more on large boards, but never so much that a turn takes longer
 * than about a second.
 */
const TURN_BUDGET = 64_000_000;
const BUDGET_PER_SLOT = 12_800;
const MAX_BUDGETED_SLOTS = 50_000;

/** Whole numbers, which are added faster than fractions. */
export const COST = { event: 6400, ruleTried: 640, pass: 32_000, scannedCells: 1 } as const;

/** Returns what a turn on a board with so many slots may cost. */
export function turnBudget(slots: number): number {
  return TURN_BUDGET + Math.min(slots, MAX_BUDGETED_SLOTS) * BUDGET_PER_SLOT;
}
