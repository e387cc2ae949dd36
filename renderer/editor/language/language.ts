// Registers our language with Monaco: completion, hover, references, renaming, fixes and outline.
import { type IDisposable, editor, languages } from "monaco-editor/editor";
import { type Disposable, disposable } from "../../../shared/base/disposable";
import { reveal } from "../../session/pack/textPlaces";
import { completionProvider } from "./completion";
import { formatProvider, selectionFormatProvider } from "./formatting";
import { documentOf, pathOf, textRange } from "./hostPlaces";
import { hoverProvider } from "./hovers";
import { definitionProvider, renameProvider, usageProvider } from "./navigation";
import { outlineProvider } from "./outline";
import { quickFixProvider } from "./quickFixes";
import { ruleLensProvider } from "./ruleLenses";

const LANGUAGE = "json";

/** Registers all providers, until disposed. */
export function provideLanguage(): Disposable {
  const registered: readonly IDisposable[] = [
    languages.registerCompletionItemProvider(LANGUAGE, completionProvider),
    languages.registerHoverProvider(LANGUAGE, hoverProvider),
    languages.registerDefinitionProvider(LANGUAGE, definitionProvider),
    languages.registerReferenceProvider(LANGUAGE, usageProvider),
    languages.registerRenameProvider(LANGUAGE, renameProvider),
    languages.registerDocumentSymbolProvider(LANGUAGE, outlineProvider),
    // Rewrites are listed with the fixes. Named here, they would put Refactor… into the menu of every text, with nothing
    // to offer in most places.
    languages.registerCodeActionProvider(LANGUAGE, quickFixProvider, { providedCodeActionKinds: ["quickfix"] }),
    languages.registerDocumentFormattingEditProvider(LANGUAGE, formatProvider),
    languages.registerDocumentRangeFormattingEditProvider(LANGUAGE, selectionFormatProvider),
    languages.registerCodeLensProvider(LANGUAGE, ruleLensProvider),
    editor.registerEditorOpener({ openCodeEditor: (_source, resource, place) => open(resource, place) }),
  ];
  return disposable(() => {
    for (const each of registered) each.dispose();
  });
}

/** A place in another file is shown in its own tab. */
function open(...[resource, place]: OpenedPlace): boolean {
  const model = editor.getModel(resource);
  if (model === null || documentOf(model) === undefined) return false;
  const at = place ?? { lineNumber: 1, column: 1 };
  reveal(pathOf(resource), textRange("lineNumber" in at ? rangeAt(at.lineNumber, at.column) : at));
  return true;
}

type OpenedPlace =
  Parameters<editor.ICodeEditorOpener["openCodeEditor"]> extends [unknown, ...infer Rest] ? Rest : never;

function rangeAt(line: number, column: number): Parameters<typeof textRange>[0] {
  return { startLineNumber: line, startColumn: column, endLineNumber: line, endColumn: column };
}
