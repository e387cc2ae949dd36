// The fixes of findings, and other ways to write what stands at the cursor, as Monaco's code actions: the lightbulb
// beside the line, Ctrl+..
import { Range, editor, type languages } from "monaco-editor/editor";
import type { LocatedFinding } from "../../../shared/findings/finding";
import type { Rewrite } from "../../../shared/pack/packModel";
import type { FileEdits } from "../../../shared/text/edit";
import { host } from "../../bridge/host";
import { documents } from "../../documents/documents";
import { packSource } from "../../documents/packSource";
import { applyTogether } from "../../documents/history/jointChange";
import { documentOf, monacoRange } from "./hostPlaces";

/** A fix may change several files: Monaco's own edits would be undone file by file. */
const APPLY = "gridwright.applyFix";

editor.registerCommand(APPLY, (_accessor, changes: readonly FileEdits[], title: string) => {
  applyTogether({ name: `Fix: ${title}`, edits: changes });
});

const REWRITE = "gridwright.rewrite";

editor.registerCommand(REWRITE, (_accessor, changes: Rewrite["changes"], title: string) => {
  applyTogether({ name: title, edits: changes() });
});

const NO_ACTIONS: languages.CodeActionList = { actions: [], dispose: () => {} };

export const quickFixProvider: languages.CodeActionProvider = {
  async provideCodeActions(model, range) {
    const document = documentOf(model);
    if (document === undefined) return NO_ACTIONS;
    documents.flush();
    const { version } = document;
    const findings = await host.findingsOf(document.path);
    if (model.isDisposed() || document.version !== version) return NO_ACTIONS;
    const here = findings.filter((finding) => Range.areIntersectingOrTouching(monacoRange(finding.range), range));
    const pack = packSource();
    const source = pack.files.get(document.path);
    const offset = model.getOffsetAt({ lineNumber: range.startLineNumber, column: range.startColumn });
    const rewrites = source === undefined ? [] : (pack.model?.rewritesAt(pack, source, offset) ?? []);
    const actions = [...here.flatMap((finding) => actionsOf(finding, model)), ...rewrites.map(rewriteAction)];
    return { actions, dispose: () => {} };
  },
};

function rewriteAction({ title, changes }: Rewrite): languages.CodeAction {
  return { title, kind: "refactor.rewrite", command: { id: REWRITE, title, arguments: [changes, title] } };
}

function actionsOf({ fixes = [], code, message }: LocatedFinding, model: editor.ITextModel): languages.CodeAction[] {
  const markers = editor.getModelMarkers({ resource: model.uri });
  const diagnostics = markers.filter((each) => each.code === code && each.message === message);
  return fixes.map(({ title, changes }, index) => ({
    title,
    kind: "quickfix",
    diagnostics,
    isPreferred: index === 0,
    command: { id: APPLY, title, arguments: [changes, title] },
  }));
}
