// Which row of a list is being renamed, why a name was refused, and where the focus goes afterwards.
import { type RefObject, useEffect, useRef, useState } from "react";
import type { Renaming } from "./NameField";

export interface RowRename extends Renaming {
  /** The row whose name is being typed; null for none. */
  readonly row: string | null;
  /** Why a name was refused, and for which row. */
  readonly refused: { readonly row: string; readonly refusal: string } | null;
  /** Around the rows; what has the focus in a row has its id as `data-row`. */
  readonly list: RefObject<HTMLDivElement | null>;
  /** Returns whether a name is being typed, which then keeps the focus. */
  readonly isTyped: () => boolean;
  begin(row: string): void;
  /** The row that is renamed has another id from now on. */
  follow(row: string): void;
}

export function useRowRename(): RowRename {
  const [row, setRow] = useState<string | null>(null);
  const [refused, setRefused] = useState<RowRename["refused"]>(null);
  const list = useRef<HTMLDivElement>(null);
  const isTyped = useRef(false);
  const next = useRef<string | null>(null);
  // After each render: in a large pack the row comes under its new name only when typing pauses.
  useEffect(() => {
    if (row !== null || next.current === null) return;
    const found = list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(next.current)}"]`);
    const { activeElement } = document;
    // A row that cannot have it yet, or that loses it by a move in its list, has it later, unless something else has.
    if (activeElement === null || activeElement === document.body) found?.focus();
    else if (activeElement !== found) next.current = null;
  });
  const refuse = (refusal: string | null): void =>
    setRefused(row === null || refusal === null ? null : { row, refusal });
  return {
    row,
    refused,
    list,
    isTyped: () => isTyped.current,
    begin(id) {
      isTyped.current = true;
      next.current = id;
      setRefused(null);
      setRow(id);
    },
    follow(id) {
      next.current = id;
    },
    onDone(refusal) {
      isTyped.current = false;
      refuse(refusal);
      setRow(null);
    },
    onRefused: refuse,
  };
}
