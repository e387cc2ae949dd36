// Which kind of multi-cell object is drawn next: first those that the pack's levels have, then all others.
import { type ReactElement, useEffect, useMemo } from "react";
import type { Easel } from "./painting";
import { usePaintStore } from "./paintStore";

export function ObjectKind({ easel }: { readonly easel: Easel }): ReactElement {
  const chosen = usePaintStore((state) => state.objectKind);
  const { view, looks } = easel;
  const kinds = useMemo(() => {
    const standing = view.state.multiCellObjects.map(({ kind }) => kind);
    return [...new Set([...standing, ...looks.kinds.keys()])];
  }, [view, looks]);
  const first = kinds[0] ?? null;
  useEffect(() => {
    if (chosen === null && first !== null) usePaintStore.setState({ objectKind: first });
  }, [chosen, first]);
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
