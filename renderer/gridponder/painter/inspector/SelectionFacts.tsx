// What stands on the selected cells, by kind: edited all at once.
import { type ReactElement, useDeferredValue, useMemo } from "react";
import { useShallow } from "zustand/react/shallow";
import { EntityFacts } from "./EntityFacts";
import { instanceGroups } from "./instances";
import { usePaintStore } from "../paintStore";
import type { PaintTarget } from "../paintTarget";
import { touchedLayers } from "../tools/select/lift";
import { onBoard } from "../tools/select/selection";

export function SelectionFacts({
  paintTarget,
  file,
}: {
  readonly paintTarget: PaintTarget;
  readonly file: string;
}): ReactElement {
  const chosen = usePaintStore(
    useShallow(({ selection, layer, lockedLayers, hiddenLayers, soloLayer, selectsActiveLayer }) => {
      return { selection, layer, lockedLayers, hiddenLayers, soloLayer, selectsActiveLayer };
    }),
  );
  // A selection may be all of a large board, which shows it first.
  const asked = useDeferredValue(chosen);
  const { view } = paintTarget;
  const { cells, groups } = useMemo(() => {
    const { selection, ...state } = asked;
    const on = onBoard(view, selection);
    return { cells: on, groups: instanceGroups(view, on, touchedLayers(view, state)) };
  }, [view, asked]);
  return (
    <section aria-label="Selection" data-selected={cells.length} data-document={file}>
      <h3>{cells.length} cells selected</h3>
      {groups.map((group) => (
        <EntityFacts key={`${group.layer} ${group.common.kind}`} paintTarget={paintTarget} file={file} group={group} />
      ))}
    </section>
  );
}
