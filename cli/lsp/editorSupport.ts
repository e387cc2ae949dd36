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
  return {
    snippets: textDocument?.completion?.completionItem?.snippetSupport === true,
    // Neovim has no `documentChanges` here: operations on files imply them.
    renamesFiles: workspace?.workspaceEdit?.resourceOperations?.includes("rename") === true,
    refreshesLenses: workspace?.codeLens?.refreshSupport === true,
    isVsCode: /code|codium|cursor/i.test(clientInfo?.name ?? ""),
  };
}
