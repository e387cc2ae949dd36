// What the editor at the other end can do, as it said when it connected.
import type { InitializeParams } from "vscode-languageserver";

export interface EditorSupport {
  readonly snippets: boolean;
  /** It can rename files as part of an edit. */
  readonly renamesFiles: boolean;
  readonly refreshesLenses: boolean;
  /** It knows VS Code's own commands. */
  readonly isVsCode: boolean;
  /** The outline may be a tree. */
  readonly symbolTrees: boolean;
  /** Hovers may be Markdown, which editors that name no formats have always shown. */
  readonly markdown: boolean;
}

/** Reads what an editor says of itself; nothing said is nothing but Markdown. */
export function editorSupport({
  capabilities,
  clientInfo,
}: Pick<InitializeParams, "capabilities" | "clientInfo">): EditorSupport {
  const { textDocument, workspace } = capabilities;
  return {
    snippets: textDocument?.completion?.completionItem?.snippetSupport === true,
    // Neovim has no `documentChanges` here: operations on files imply them.
    renamesFiles: workspace?.workspaceEdit?.resourceOperations?.includes("rename") === true,
    refreshesLenses: workspace?.codeLens?.refreshSupport === true,
    symbolTrees: textDocument?.documentSymbol?.hierarchicalDocumentSymbolSupport === true,
    markdown: textDocument?.hover?.contentFormat?.includes("markdown") ?? true,
    isVsCode: /code|codium|cursor/i.test(clientInfo?.name ?? ""),
  };
}
