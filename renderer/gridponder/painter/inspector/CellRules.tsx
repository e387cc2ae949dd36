// The rules that have to do with a cell; choosing one shows its text.
import { type ReactElement, useMemo } from "react";
import type { Position } from "../../../../shared/base/boardView";
import { usePackSource } from "../../../documents/packSource";
import { reveal } from "../../../session/pack/textPlaces";
import { type CellRule, cellRules } from "./cellRules";
import type { PaintTarget } from "../paintTarget";

export interface CellRulesProps {
  readonly paintTarget: PaintTarget;
  /** The level's file. */
  readonly file: string;
  readonly cell: Position;
}

export function CellRules({ paintTarget, file, cell }: CellRulesProps): ReactElement | null {
  const pack = usePackSource();
  const { view, looks } = paintTarget;
  const rules = useMemo(() => {
    const files = [pack.game, pack.files.get(file) ?? null].filter((each) => each !== null);
    return cellRules(view, looks, cell, files);
  }, [pack, file, view, looks, cell]);
  if (rules.length === 0) return null;
  return (
    <section className="gw-cell-rules" aria-label="Rules about this cell">
      <h4>Rules</h4>
      <ul>
        {rules.map((rule) => (
          <li key={`${rule.file} ${rule.at}`}>
            <button type="button" title="Show in the text" onClick={() => reveal(rule.file, rule.at)}>
              <span>{rule.name}</span>
              <small>{reasonOf(rule)}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function reasonOf({ looksFor, acts }: CellRule): string {
  const parts = [
    looksFor.length > 0 ? `looks for ${looksFor.join(", ")}` : "",
    acts.length > 0 ? `acts on ${acts.join(", ")}` : "",
  ];
  return parts.filter((part) => part !== "").join("; ");
}
