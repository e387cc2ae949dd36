// Two texts side by side, differences marked; for looking at only.
import { editor } from "monaco-editor/editor";
import { type ReactElement, useEffect, useRef } from "react";
import { showDifference } from "../../editor/shownDifference";
import { elementOf } from "../../ui/elementOf";

export interface TextDifferenceProps {
  readonly before: string;
  readonly after: string;
  /** What the two sides are, for the eye and for the ear. */
  readonly names: readonly [before: string, after: string];
}

export function TextDifference({ before, after, names: [beforeName, afterName] }: TextDifferenceProps): ReactElement {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const original = editor.createModel(before, "json");
    const modified = editor.createModel(after, "json");
    const difference = editor.createDiffEditor(elementOf(element), {
      automaticLayout: true,
      fontFamily: "var(--font-code)",
      readOnly: true,
      ignoreTrimWhitespace: false,
      useInlineViewWhenSpaceIsLimited: false,
      originalAriaLabel: beforeName,
      modifiedAriaLabel: afterName,
      scrollBeyondLastLine: false,
      hideUnchangedRegions: { enabled: true },
      minimap: { enabled: false },
      fontSize: 12,
    });
    const end = showDifference(difference, { original, modified });
    return () => {
      end();
      original.dispose();
      modified.dispose();
    };
  }, [before, after, beforeName, afterName]);
  return (
    <div className="gw-text-difference">
      <div className="gw-difference-names" aria-hidden>
        <span>{beforeName}</span>
        <span>{afterName}</span>
      </div>
      <div className="gw-difference-texts monaco-component" ref={element} />
    </div>
  );
}
