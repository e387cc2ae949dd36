// Explains that a very long text is shown without colours, and which features still work.
import { Info } from "lucide-react";
import type { editor } from "monaco-editor/editor";
import type { ReactElement } from "react";
import { isLongText } from "../monaco/longText";

/** Nothing for a text of up to 300,000 lines. */
export function LongTextNote({ model }: { readonly model: editor.ITextModel }): ReactElement | null {
  if (!isLongText(model)) return null;
  return (
    <p className="gw-long-text" role="note">
      <Info size={14} aria-hidden />
      <span>
        More than 300,000 lines: shown without colours, folding and line wrap. Completion and problems still work.
      </span>
    </p>
  );
}
