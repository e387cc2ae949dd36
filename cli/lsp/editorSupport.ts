// What the editor at the other end can do, as it said when it connected.
import type { InitializeParams } from "vscode-languageserver";

export interface EditorSupport {
  readonly snippets: boolean;
  /** It can rename files as part of an edit. */
  readonly renamesFiles: boolean;
  readonly refreshesLenses: boolean;
  /** It knows VS Code's own commands. */
  readonly isVsCode: boolean;
}

export function editorSupport({ capabilities, clientInfo }: InitializeParams): EditorSupport {
  const { textDocument, workspace } = capabilities;
  const edits = workspace?.workspaceEdit;
  return {
    snippets: textDocument?.completion?.completionItem?.snippetSupport === true,
    renamesFiles: edits?.documentChanges === true && edits.resourceOperations?.includes("rename") === true,
    refreshesLenses: workspace?.codeLens?.refreshSupport === true,
    isVsCode: /code|codium|cursor/i.test(clientInfo?.name ?? ""),
  };
}
