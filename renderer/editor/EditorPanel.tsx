// The text of the selected file: tabs, the conflict bar, and the editor or the comparison with the disk.
import { FileCode2 } from "lucide-react";
import { type ReactElement, type RefObject, useEffect, useRef, useState } from "react";
import { useDocument } from "../documents/documentHooks";
import type { PackDocument } from "../documents/packDocument";
import { usePackStore } from "../session/pack/packStore";
import { EmptyState } from "../ui/EmptyState";
import { elementOf } from "../ui/elementOf";
import { Breadcrumbs } from "./Breadcrumbs";
import { ConflictBar, type ConflictView } from "./files/ConflictBar";
import { DiskComparison } from "./files/DiskComparison";
import "./editor.css";
import { ImageView } from "./files/ImageView";
import { FileTabs } from "./files/FileTabs";
import { showCoverageGutter } from "./margin/coverageGutter";
import { showFindingMarkers } from "./findingMarkers";
import { provideLanguage } from "./language/language";
import { followFontSize } from "./fontSize";
import { followLineWrap } from "./lineWrap";
import { LongTextNote } from "./LongTextNote";
import { MergeView } from "./files/MergeView";
import { followTheme } from "./monacoTheme";
import { followOpenFiles } from "./files/openFiles";
import { showRuleGutter } from "./margin/ruleGutter";
import { followHighlightedRule } from "./margin/ruleLight";
import { showStringColors } from "./language/stringColors";
import { createTextEditor } from "./textEditor";

export function EditorPanel(): ReactElement {
  const activeFile = usePackStore((state) => state.activeFile);
  const image = usePackStore((state) => state.shownImage);
  const shown = useDocument(activeFile);
  const document = image === null ? shown : null;
  const [settling, setSettling] = useState<{ readonly path: string; readonly view: ConflictView } | null>(null);
  const diskText = document?.conflict?.kind === "changed" ? document.conflict.text : null;
  const view = document !== null && diskText !== null && settling?.path === document.path ? settling.view : null;
  const area = useTextEditor(document);
  return (
    <div className="gw-editor">
      <FileTabs />
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
      <div className="gw-editor-area" ref={area} hidden={document === null || view !== null} />
      {image === null ? null : <ImageView key={image} path={image} />}
      {document === null && image === null ? (
        <EmptyState icon={FileCode2} title="No file is open" text="Choose a file of the pack to see its text." />
      ) : null}
    </div>
  );
}

function useTextEditor(document: PackDocument | null): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null);
  const textEditor = useRef<ReturnType<typeof createTextEditor>>(null);
  useEffect(() => {
    const created = createTextEditor(elementOf(area));
    const following = [
      created,
      followTheme(),
      showFindingMarkers(),
      showCoverageGutter(),
      followOpenFiles(),
      provideLanguage(),
      showRuleGutter(created.editor),
      showStringColors(created.editor),
      followHighlightedRule(created.editor),
      followLineWrap(created.editor),
      followFontSize(created.editor),
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
