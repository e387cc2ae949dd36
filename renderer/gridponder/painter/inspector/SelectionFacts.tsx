// What stands on the selected cells, by kind: edited all at once.
import type { ReactElement } from "react";
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
  const { selection, ...state } = usePaintStore(
    useShallow(({ selection, layer, lockedLayers, hiddenLayers, soloLayer, selectsActiveLayer }) => {
      return { selection, layer, lockedLayers, hiddenLayers, soloLayer, selectsActiveLayer };
    }),
  );
  const cells = onBoard(paintTarget.view, selection);
  const groups = instanceGroups(paintTarget.view, cells, touchedLayers(paintTarget.view, state));
  return (
    <section aria-label="Selection" data-selected={cells.length}>
      <h3>{cells.length} cells selected</h3>
      {groups.map((group) => (
        <EntityFacts key={`${group.layer} ${group.common.kind}`} paintTarget={paintTarget} file={file} group={group} />
      ))}
    </section>
  );
}
