// The text of the selected file: tabs, the conflict bar, and the editor or the comparison with the disk.
import { FileCode2 } from "lucide-react";
import { type ReactElement, type RefObject, useEffect, useRef, useState } from "react";
import { useDocument } from "../documents/documentHooks";
import type { PackDocument } from "../documents/packDocument";
import { usePackStore } from "../session/packStore";
import { EmptyState } from "../ui/EmptyState";
import { ConflictBar } from "./ConflictBar";
import { DiskComparison } from "./DiskComparison";
import "./editor.css";
import { FileTabs } from "./FileTabs";
import { showFindingMarkers } from "./findingMarkers";
import { provideLanguage } from "./language/language";
import { followTheme } from "./monacoTheme";
import { followOpenFiles } from "./openFiles";
import { createTextEditor } from "./textEditor";

export function EditorPanel(): ReactElement {
  const activeFile = usePackStore((state) => state.activeFile);
  const document = useDocument(activeFile);
  const [comparedFile, setComparedFile] = useState<string | null>(null);
  const diskText = document?.conflict?.kind === "changed" ? document.conflict.text : null;
  const comparing = document !== null && diskText !== null && comparedFile === document.path;
  const area = useTextEditor(document);
  return (
    <div className="gw-editor">
      <FileTabs />
      {document === null ? null : (
        <ConflictBar
          document={document}
          comparing={comparing}
          onCompare={(on) => setComparedFile(on ? document.path : null)}
        />
      )}
      {comparing ? <DiskComparison document={document} diskText={diskText} /> : null}
      <div className="gw-editor-area" ref={area} hidden={document === null || comparing} />
      {document === null ? (
        <EmptyState icon={FileCode2} title="No file is open" text="Choose a file of the pack to see its text." />
      ) : null}
    </div>
  );
}

function useTextEditor(document: PackDocument | null): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null);
  const textEditor = useRef<ReturnType<typeof createTextEditor>>(null);
  useEffect(() => {
    const created = createTextEditor(area.current!);
    const following = [created, followTheme(), showFindingMarkers(), followOpenFiles(), provideLanguage()];
    textEditor.current = created;
    return () => {
      textEditor.current = null;
      for (const each of following) each.dispose();
    };
  }, []);
  useEffect(() => textEditor.current?.show(document?.path ?? null), [document]);
  return area;
}
