// Which kind of multi-cell object is drawn next: the likeliest one until another is chosen.
import { type ReactElement, useEffect, useMemo } from "react";
import { usePackWithoutCells } from "../../../documents/packSource";
import { objectKinds } from "./objectKinds";
import type { PaintTarget } from "../paintTarget";
import { usePaintStore } from "../paintStore";

export function ObjectKind({ paintTarget }: { readonly paintTarget: PaintTarget }): ReactElement {
  const chosen = usePaintStore((state) => state.objectKind);
  const pack = usePackWithoutCells();
  const { document, looks } = paintTarget;
  const kinds = useMemo(() => {
    const own = pack.levels.find(({ path }) => path === document.path);
    return objectKinds([own?.value, ...pack.levels.map(({ value }) => value)], looks);
  }, [document, pack, looks]);
  const first = kinds[0] ?? null;
  const isKnown = chosen !== null && kinds.includes(chosen);
  useEffect(() => {
    if (!isKnown && first !== null) usePaintStore.setState({ objectKind: first });
  }, [isKnown, first]);
  return (
    <label className="gw-brush-size">
      <span className="visually-hidden">Kind of object</span>
      <select
        value={chosen ?? ""}
        title="Kind of object"
        onChange={(event) => usePaintStore.setState({ objectKind: event.target.value })}
      >
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {kind}
          </option>
        ))}
      </select>
    </label>
  );
}
