// The lsp command: a language server over standard input and output.
import process from "node:process";
import { ProposedFeatures, createConnection } from "vscode-languageserver/node";
import { ExitCode } from "../output";
import { serveEditor } from "./server";

/** Serves one editor until it closes its end, or says `exit`, which ends the process at once. */
export async function lsp(): Promise<ExitCode> {
  const connection = createConnection(ProposedFeatures.all, process.stdin, process.stdout);
  serveEditor(connection);
  await new Promise<void>((resolve) => process.stdin.once("close", () => resolve()));
  return ExitCode.ok;
}
