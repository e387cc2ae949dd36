// Monaco as this program uses it: its workers, JSON's colours and folding; all that knows the pack is the host's.
import "./editorWords";
import "monaco-editor/features/register.all";
import { languages } from "monaco-editor/editor";
import { createTokenizationSupport } from "monaco-editor/languages/features/json/tokenization.js";
import { jsonDefaults } from "monaco-editor/languages/features/json/register";
import { IModelService } from "monaco-editor/editor/common/services/model.js";
import { StandaloneServices } from "monaco-editor/editor/standalone/browser/standaloneServices.js";
import { IUndoRedoService } from "monaco-editor/platform/undoRedo/common/undoRedo.js";
import { endPressesWithText } from "./endedPresses";
import { endStepsWithText } from "./endedSteps";
import { tidyCommandList } from "./editorCommandList";
import { withPlainEnds } from "./language/lineColors";
import { sayFixes } from "./fixWords";
import { keepHovers } from "./lastingHovers";
import { allowManyModels } from "./manyModels";
import { drawMenusOutside } from "./menusOutside";
import { rememberCompletionDetails } from "./rememberedDetails";

/** To be called once, before the first editor. */
export function setUpMonaco(): void {
  rememberCompletionDetails();
  allowManyModels();
  keepHovers();
  sayFixes();
  tidyCommandList();
  drawMenusOutside();
  endPressesWithText();
  endStepsWithText(StandaloneServices.get(IModelService), StandaloneServices.get(IUndoRedoService));
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
  languages.setTokensProvider("json", withPlainEnds(createTokenizationSupport(true)));
}
