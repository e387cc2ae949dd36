// Monaco as this program uses it: its workers, JSON's colours and folding; all that knows the pack is the host's.
import "../monaco/editorWords";
import "monaco-editor/features/register.all";
import { languages } from "monaco-editor/editor";
import { jsonDefaults } from "monaco-editor/languages/features/json/register";
import { changeInnerMonaco } from "../monaco/innerSetup";
import { jsonTokens } from "../monaco/jsonTokens";
import { bindEditorKeys } from "./editorKeys";
import { withPlainEnds } from "./language/lineColors";

/** To be called once, before the first editor. */
export function setUpMonaco(): void {
  changeInnerMonaco();
  bindEditorKeys();
  self.MonacoEnvironment = {
    getWorker: (_moduleId, label) =>
      label === "json"
        ? new Worker(new URL("monaco-editor/languages/features/json/json.worker", import.meta.url), { type: "module" })
        : new Worker(new URL("monaco-editor/editor/editor.worker", import.meta.url), { type: "module" }),
  };
  jsonDefaults.setDiagnosticsOptions({ validate: false, allowComments: false, enableSchemaRequest: false });
  jsonDefaults.setModeConfiguration({
    completionItems: false,
    hovers: false,
    documentSymbols: false,
    // Set below.
    tokens: false,
    colors: true,
    foldingRanges: true,
    selectionRanges: true,
    diagnostics: false,
    // Its formatter would break the compact house style: one board row a line, short arrays inline.
    documentFormattingEdits: false,
    documentRangeFormattingEdits: false,
  });
  languages.setTokensProvider("json", withPlainEnds(jsonTokens()));
}
