// Shows next to the board that its text is broken: entities missing on it may be in the text.
import { TriangleAlert } from "lucide-react";
import { type ReactElement, useCallback } from "react";
import { isBrokenText } from "../../../shared/text/brokenText";
import type { PackDocument } from "../../documents/packDocument";
import { followTexts } from "../../documents/packSource";
import { useAfterFrame } from "../../ui/useAfterFrame";

/** Nothing while the text can be read to its end. */
export function BrokenTextSign({ document }: { readonly document: PackDocument }): ReactElement | null {
  const read = useCallback(() => isBrokenText({ text: document.text(), tree: document.tree() }), [document]);
  const isBroken = useAfterFrame(followTexts, read);
  if (!isBroken) return null;
  return (
    <span className="gw-painter-broken" title="The text has a syntax error: the board shows what could be read of it.">
      <TriangleAlert size={14} aria-hidden />
      Text broken
    </span>
  );
}
