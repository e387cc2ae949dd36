// The host's findings as Monaco's squiggles, on every document of the pack.
import { MarkerSeverity, MarkerTag, editor } from "monaco-editor/editor";
import { type Disposable, disposable } from "../../shared/base/disposable";
import type { Severity } from "../../shared/findings/codes";
import type { LocatedFinding } from "../../shared/findings/finding";
import { documents } from "../documents/documents";
import { usePackStore } from "../session/pack/packStore";

const OWNER = "gridwright";

const SEVERITIES = {
  error: MarkerSeverity.Error,
  warning: MarkerSeverity.Warning,
  information: MarkerSeverity.Info,
} as const satisfies Record<Severity, MarkerSeverity>;

/** Shows the findings as they are now and each time the host has new ones. */
export function showFindingMarkers(): Disposable {
  /** In a large pack most files have nothing to say, before and after. */
  const withMarkers = new Set<string>();
  const mark = (path: string): void => {
    const document = documents.get(path);
    if (document === undefined) return;
    const findings = usePackStore.getState().findings[path] ?? [];
    if (findings.length === 0 && !withMarkers.delete(path)) return;
    if (findings.length > 0) withMarkers.add(path);
    editor.setModelMarkers(document.model, OWNER, findings.map(markerOf));
  };
  let marked = usePackStore.getState().findings;
  const unsubscribe = usePackStore.subscribe(({ findings }) => {
    if (findings === marked) return;
    marked = findings;
    for (const path of documents.paths()) mark(path);
  });
  return disposable(unsubscribe);
}

function markerOf(finding: LocatedFinding): editor.IMarkerData {
  const { range, message, severity, code } = finding;
  const isUnused = code.startsWith("unused-");
  return {
    // Faded rather than underlined.
    severity: isUnused ? MarkerSeverity.Hint : SEVERITIES[severity],
    ...(isUnused ? { tags: [MarkerTag.Unnecessary] } : {}),
    message,
    code,
    startLineNumber: range.line,
    startColumn: range.column,
    endLineNumber: range.endLine,
    endColumn: range.endColumn,
  };
}
