// The disk's text beside the document's, differences marked; the document's side can be edited.
import { editor } from "monaco-editor/editor";
import { type ReactElement, useEffect, useRef } from "react";
import type { PackDocument } from "../../documents/packDocument";
import { elementOf } from "../../ui/elementOf";
import { followFontSize } from "../fontSize";
import { showDifference } from "../shownDifference";

export function DiskComparison({ document, diskText }: { document: PackDocument; diskText: string }): ReactElement {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const original = editor.createModel(diskText, document.model.getLanguageId());
    const comparison = editor.createDiffEditor(elementOf(element), {
      automaticLayout: true,
      fontFamily: "var(--font-code)",
      minimap: { enabled: false },
      renderSideBySide: true,
      useInlineViewWhenSpaceIsLimited: true,
      originalAriaLabel: "On the disk",
      modifiedAriaLabel: "Your edits",
      scrollBeyondLastLine: false,
    });
    const font = followFontSize(comparison);
    const end = showDifference(comparison, { original, modified: document.model });
    return () => {
      font.dispose();
      end();
      original.dispose();
    };
  }, [document, diskText]);
  return (
    <div className="gw-comparison">
      <div className="gw-comparison-sides">
        <span>− On the disk</span>
        <span>+ Your edits</span>
      </div>
      <div className="gw-editor-area monaco-component" ref={element} />
    </div>
  );
}
