// The tooltip of a field that is too narrow for its text: all of it.
import { type PointerEvent, useState } from "react";

export interface CutTitle {
  /** Whether the text was cut when the pointer came. */
  readonly isCut: boolean;
  readonly onPointerEnter: (event: PointerEvent<HTMLInputElement>) => void;
}

export function useCutTitle(): CutTitle {
  const [isCut, setIsCut] = useState(false);
  return {
    isCut,
    onPointerEnter: ({ currentTarget }) => setIsCut(currentTarget.scrollWidth > currentTarget.clientWidth),
  };
}
