// Monaco as this program uses it: its workers, JSON with our schemas, and no findings of its own (they are the host's).
import "monaco-editor/features/register.all";
import { jsonDefaults } from "monaco-editor/languages/features/json/register";
import { SCHEMAS } from "../../shared/generated/schemas";

/** To be called once, before the first editor. */
export function setUpMonaco(): void {
  self.MonacoEnvironment = {
    getWorker: (_moduleId, label) =>
      label === "json"
        ? new Worker(new URL("./jsonWorker.ts", import.meta.url), { type: "module" })
        : new Worker(new URL("./editorWorker.ts", import.meta.url), { type: "module" }),
  };
  jsonDefaults.setDiagnosticsOptions({
    validate: false,
    allowComments: false,
    enableSchemaRequest: false,
    schemas: SCHEMAS.map(({ uri, fileMatch, schema }) => ({ uri, fileMatch: [...fileMatch], schema })),
  });
  jsonDefaults.setModeConfiguration({
    completionItems: true,
    hovers: true,
    documentSymbols: true,
    tokens: true,
    colors: true,
    foldingRanges: true,
    selectionRanges: true,
    diagnostics: false,
    // Its formatter would break the compact house style: one board row a line, short arrays inline.
    documentFormattingEdits: false,
    documentRangeFormattingEdits: false,
  });
}
