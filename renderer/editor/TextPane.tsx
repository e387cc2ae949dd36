// The text of one file: the conflict bar, the way to the caret, and the editor or the comparison with the disk.
import { FileCode2 } from "lucide-react";
import { type ReactElement, type RefObject, useEffect, useRef, useState } from "react";
import { useDocument } from "../documents/documentHooks";
import type { PackDocument } from "../documents/packDocument";
import { EmptyState } from "../ui/EmptyState";
import { elementOf } from "../ui/elementOf";
import { Breadcrumbs } from "./Breadcrumbs";
import { ConflictBar, type ConflictView } from "./files/ConflictBar";
import { DiskComparison } from "./files/DiskComparison";
import { ImageView } from "./files/ImageView";
import { MergeView } from "./files/MergeView";
import { followFontSize } from "./fontSize";
import { showStringColors } from "./language/stringColors";
import { followLineWrap } from "./lineWrap";
import { LongTextNote } from "./LongTextNote";
import { followHighlightedRule } from "./margin/ruleLight";
import { showRuleGutter } from "./margin/ruleGutter";
import { focusRenameBox } from "./renameFocus";
import { TextEditor } from "./textEditor";

export interface TextPaneProps {
  /** Null: none is open. */
  readonly file: string | null;
  /** An image of the pack in place of the text. */
  readonly image: string | null;
}

export function TextPane({ file, image }: TextPaneProps): ReactElement {
  const shown = useDocument(file);
  const document = image === null ? shown : null;
  const [settling, setSettling] = useState<{ readonly path: string; readonly view: ConflictView } | null>(null);
  const diskText = document?.conflict?.kind === "changed" ? document.conflict.text : null;
  const view = document !== null && diskText !== null && settling?.path === document.path ? settling.view : null;
  const area = useTextEditor(document);
  return (
    <>
      {document === null ? null : (
        <ConflictBar
          document={document}
          view={view}
          onView={(next) => setSettling(next === null ? null : { path: document.path, view: next })}
        />
      )}
      {document === null || view !== null ? null : <LongTextNote model={document.model} />}
      {document === null || view !== null ? null : <Breadcrumbs document={document} />}
      {document !== null && diskText !== null && view === "compare" ? (
        <DiskComparison document={document} diskText={diskText} />
      ) : null}
      {document !== null && diskText !== null && view === "merge" ? (
        <MergeView document={document} diskText={diskText} />
      ) : null}
      <div className="gw-editor-area monaco-component" ref={area} hidden={document === null || view !== null} />
      {image === null ? null : <ImageView key={image} path={image} />}
      {document === null && image === null ? (
        <EmptyState icon={FileCode2} title="No file is open" text="Choose a file of the pack to see its text." />
      ) : null}
    </>
  );
}

function useTextEditor(document: PackDocument | null): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null);
  const textEditor = useRef<TextEditor>(null);
  useEffect(() => {
    const created = new TextEditor(elementOf(area));
    const following = [
      created,
      showRuleGutter(created.editor),
      showStringColors(created.editor),
      followHighlightedRule(created.editor),
      followLineWrap(created.editor),
      followFontSize(created.editor),
      focusRenameBox(created.editor),
    ];
    textEditor.current = created;
    return () => {
      textEditor.current = null;
      for (const each of following) each.dispose();
    };
  }, []);
  const path = document?.path ?? null;
  // A file that is renamed keeps its document, with another model.
  const model = document?.model ?? null;
  useEffect(() => textEditor.current?.show(path, model), [path, model]);
  return area;
}
