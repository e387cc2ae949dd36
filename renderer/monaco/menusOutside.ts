// Where the menu of an editor is drawn: beside its lists of completions where these have a place of their own, since the
// panel around such an editor cuts what is in it.
import { StandaloneServices } from "monaco-editor/editor/standalone/browser/standaloneServices.js";
import { ICodeEditorService } from "monaco-editor/editor/browser/services/codeEditorService.js";
import { ILayoutService } from "monaco-editor/platform/layout/browser/layoutService.js";

/** To be called once, before the first editor. */
export function drawMenusOutside(): void {
  const layout = StandaloneServices.get(ILayoutService);
  const editors = StandaloneServices.get(ICodeEditorService);
  // Not read before: Monaco would go on calling the function that was read first.
  layout.getContainer = () => editors.getFocusedCodeEditor()?.getOverflowWidgetsDomNode() ?? layout.activeContainer;
}
