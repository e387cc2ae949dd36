// Changes Monaco where what it publishes leaves no way: what it remembers, says, lists, draws and lets go.
import { IModelService } from "monaco-editor/editor/common/services/model.js";
import { StandaloneServices } from "monaco-editor/editor/standalone/browser/standaloneServices.js";
import { IUndoRedoService } from "monaco-editor/platform/undoRedo/common/undoRedo.js";
import { tidyCommandList } from "./commandList";
import { endPressesWithText } from "./endedPresses";
import { endStepsWithText } from "./endedSteps";
import { sayFixes } from "./fixWords";
import { keepHovers } from "./lastingHovers";
import { allowManyModels } from "./manyModels";
import { drawMenusOutside } from "./menusOutside";
import { rememberCompletionDetails } from "./rememberedDetails";

/** To be called once, before the first editor. */
export function changeInnerMonaco(): void {
  rememberCompletionDetails();
  allowManyModels();
  keepHovers();
  sayFixes();
  tidyCommandList();
  drawMenusOutside();
  endPressesWithText();
  endStepsWithText(StandaloneServices.get(IModelService), StandaloneServices.get(IUndoRedoService));
}
