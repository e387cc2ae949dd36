// Says beside the board that its text is broken just now: what is missing on it may well be written.
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
