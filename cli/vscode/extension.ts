// The extension of VS Code: starts the language server and the debugger. Both are the command line, which lies beside it.
import path from "node:path";
import process from "node:process";
import * as vscode from "vscode";
import { LanguageClient, TransportKind } from "vscode-languageclient/node";

/** The identifier of the language server, and of its kind of debugger in `launch.json`. */
const ID = "gridwright";

/** Called by VS Code when a folder with a pack is opened, or a level is to be debugged. */
export async function activate({ extensionPath, subscriptions }: vscode.ExtensionContext): Promise<void> {
  const program = path.join(extensionPath, "gridwright.mjs");
  const client = new LanguageClient(
    ID,
    "Gridwright",
    { module: program, args: ["lsp"], transport: TransportKind.stdio },
    { documentSelector: ["json", "jsonc"].map((language) => ({ scheme: "file", language })) },
  );
  subscriptions.push(
    client,
    vscode.debug.registerDebugConfigurationProvider(ID, {
      resolveDebugConfiguration: (_, configuration) => completed(configuration),
    }),
    vscode.debug.registerDebugAdapterDescriptorFactory(ID, {
      // VS Code's own program is Node for those who ask for it: nobody needs to install one.
      createDebugAdapterDescriptor: () =>
        new vscode.DebugAdapterExecutable(process.execPath, [program, "dap", "--stdio"], {
          env: { ELECTRON_RUN_AS_NODE: "1" },
        }),
    }),
  );
  await client.start();
}

/** F5 without a `launch.json` gives a configuration without a type: it steps through the level in front. */
function completed(configuration: vscode.DebugConfiguration): vscode.DebugConfiguration {
  if (configuration.type) return configuration;
  return { type: ID, request: "launch", name: "This level", program: "${file}" };
}
