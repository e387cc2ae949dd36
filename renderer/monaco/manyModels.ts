// A pack's files are all open at once, one text model each: Monaco takes hundreds of listeners to two of its services
// for a leak, logs it and, much later, refuses more. Knows these two services; knows nothing of the files.
import { ILanguageService } from "monaco-editor/editor/common/languages/language.js";
import { ILanguageConfigurationService } from "monaco-editor/editor/common/languages/languageConfigurationRegistry.js";
import { StandaloneServices } from "monaco-editor/editor/standalone/browser/standaloneServices.js";

/** Lets any number of text models listen for changes of languages. To be called once Monaco has begun. */
export function allowManyModels(): void {
  StandaloneServices.get(ILanguageService)._onDidChange._leakWarningThreshold = Infinity;
  const configurations = StandaloneServices.get(ILanguageConfigurationService);
  // It begins when first asked; before, all that is named "onDid…" is a stand-in.
  configurations.getLanguageConfiguration("json");
  configurations.onDidChangeEmitter._leakWarningThreshold = Infinity;
}
