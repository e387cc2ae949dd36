// The fixes of findings as Monaco's code actions: the lightbulb beside the line, Ctrl+. at a squiggle.
import { Range, editor, type languages } from "monaco-editor/editor";
import type { LocatedFinding } from "../../../shared/findings/finding";
import type { FileEdits } from "../../../shared/text/edit";
import { host } from "../../bridge/host";
import { documents } from "../../documents/documents";
import { applyTogether } from "../../documents/jointChange";
import { documentOf, monacoRange } from "./hostPlaces";

/** A fix may change several files: Monaco's own edits would be undone file by file. */
const APPLY = "gridwright.applyFix";

editor.registerCommand(APPLY, (_accessor, changes: readonly FileEdits[]) => {
  applyTogether(changes, (path) => documents.get(path));
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
    return { actions: here.flatMap((finding) => actionsOf(finding, model)), dispose: () => {} };
  },
};

function actionsOf({ fixes = [], code, message }: LocatedFinding, model: editor.ITextModel): languages.CodeAction[] {
  const markers = editor.getModelMarkers({ resource: model.uri });
  const diagnostics = markers.filter((each) => each.code === code && each.message === message);
  return fixes.map(({ title, changes }, index) => ({
    title,
    kind: "quickfix",
    diagnostics,
    isPreferred: index === 0,
    command: { id: APPLY, title, arguments: [changes] },
  }));
}
