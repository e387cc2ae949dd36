// Marks in the text's margin beside rules that no solution fires, on every document of the pack. The finding itself
// and its words are the host's.
import type { editor } from "monaco-editor/editor";
import { type Disposable, disposable } from "../../../shared/base/disposable";
import type { LocatedFinding } from "../../../shared/findings/finding";
import { documents } from "../../documents/documents";
import { usePackStore } from "../../session/pack/packStore";
import "../coverageGutter.css";

/** Shows the marks as the findings are now, and each time the host has new ones. */
export function showCoverageGutter(): Disposable {
  const marks = new Map<string, readonly string[]>();
  const mark = (path: string, findings: readonly LocatedFinding[]): void => {
    const news = findings.filter(({ code }) => code === "rule-never-fired").map(markOf);
    const before = marks.get(path) ?? [];
    // First, since asking for the model makes it.
    if (news.length === 0 && before.length === 0) return;
    const model = documents.get(path)?.model;
    if (model !== undefined) marks.set(path, model.deltaDecorations([...before], news));
  };
  let marked = usePackStore.getState().findings;
  const show = (): void => {
    for (const path of new Set([...documents.paths(), ...marks.keys()])) mark(path, marked[path] ?? []);
  };
  show();
  const unsubscribe = usePackStore.subscribe(({ findings }) => {
    if (findings === marked) return;
    marked = findings;
    show();
  });
  return disposable(() => {
    unsubscribe();
    marked = {};
    show();
  });
}

function markOf({ range, message }: LocatedFinding): editor.IModelDeltaDecoration {
  return {
    range: { startLineNumber: range.line, startColumn: 1, endLineNumber: range.line, endColumn: 1 },
    options: {
      isWholeLine: true,
      linesDecorationsClassName: "gw-never-fired",
      linesDecorationsTooltip: message,
    },
  };
}
