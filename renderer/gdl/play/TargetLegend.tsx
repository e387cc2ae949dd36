// What the colours of targets mean: the rules that allow to go there.
import type { ReactElement } from "react";
import { usePlayStore } from "../../session/play/playStore";
import { placesText } from "../game/placesText";
import { spaced } from "../game/spaced";
import type { TargetRule } from "./targetRules";

/** Nothing while all targets are allowed by one rule. */
export function TargetLegend({ rules }: { readonly rules: ReadonlyMap<string, TargetRule> }): ReactElement | null {
  const debug = usePlayStore((state) => state.level?.debug);
  const byRule = new Map<number, { readonly color: string | null; readonly places: string[] }>();
  for (const [place, { rule, color }] of rules) {
    const known = byRule.get(rule) ?? { color, places: [] };
    known.places.push(place);
    byRule.set(rule, known);
  }
  if (byRule.size < 2) return null;
  return (
    <ul className="gw-target-legend" aria-label="Where it may go">
      {Array.from(byRule, ([rule, { color, places }]) => (
        <li key={rule}>
          <span style={{ background: color ?? "var(--color-accent)" }} aria-hidden />
          {`${spaced(debug?.rules[rule]?.id ?? "")}: ${placesText(places)}`}
        </li>
      ))}
    </ul>
  );
}
