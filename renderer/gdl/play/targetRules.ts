// Which rule allows to go where from what was chosen, so that targets can be told apart by what is done there. Pure.
import type { LegalMoves } from "../../../shared/engine/levelSupport";
import { movePath } from "../../../shared/engine/moveTries";
import type { Begun } from "../game/moveChoice";

/** Colours that are told apart on light and dark squares; the first rule has the window's own. */
const COLORS = ["#d9480f", "#7c3aed", "#1d6fd1", "#be185d", "#4d7c0f"] as const;

export interface TargetRule {
  /** Number in `DebugInfo.rules`. */
  readonly rule: number;
  /** Null: the window's own. */
  readonly color: string | null;
}

/** Returns the rule of each place that can be chosen next, by its name; of several the first. */
export function targetRules(legal: LegalMoves["moves"], begun: Begun): ReadonlyMap<string, TargetRule> {
  const colors = new Map<number, string | null>();
  const found = new Map<string, TargetRule>();
  if (begun.length === 0) return found;
  for (const { action, rule } of legal) {
    const path = movePath(action);
    const place = path[begun.length];
    if (place === undefined || begun.some((name, step) => path[step] !== name)) continue;
    if (!colors.has(rule))
      colors.set(rule, colors.size === 0 ? null : (COLORS[(colors.size - 1) % COLORS.length] ?? null));
    if (!found.has(place)) found.set(place, { rule, color: colors.get(rule) ?? null });
  }
  return found;
}
