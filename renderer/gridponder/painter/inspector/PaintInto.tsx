// What is painted into: the board, or the pattern of one of the level's goals. Not there for levels without patterns.
import { type ReactElement, useMemo } from "react";
import { patternGoals } from "../../../../shared/dialects/gridponder/text/layers/paintPattern";
import { choosePattern } from "../paintStore";
import type { PaintTarget } from "../paintTarget";

export function PaintInto({ paintTarget }: { readonly paintTarget: PaintTarget }): ReactElement | null {
  const tree = paintTarget.document.tree();
  const goals = useMemo(() => patternGoals(tree), [tree]);
  if (goals.length === 0) return null;
  return (
    <label className="gw-brush-size gw-paint-into" data-pattern={paintTarget.pattern !== undefined}>
      <span>Paint into</span>
      <select
        title="Paint into"
        value={paintTarget.pattern ?? ""}
        onChange={({ target }) => choosePattern(target.value === "" ? null : Number(target.value))}
      >
        <option value="">Board</option>
        {goals.map(({ index, id }) => (
          <option key={index} value={index}>
            Pattern of {id === "" ? `goal ${index + 1}` : id}
          </option>
        ))}
      </select>
    </label>
  );
}
