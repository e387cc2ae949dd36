// The language server: the host's language service for other editors, over the Language Server Protocol.
import {
  CodeActionKind,
  CodeLensRefreshRequest,
  type Connection,
  type DocumentSymbol,
  ErrorCodes,
  type InitializeResult,
  ResponseError,
  type SymbolInformation,
  TextDocumentSyncKind,
  TextDocuments,
  type TextEdit,
} from "vscode-languageserver";
import { TextDocument } from "vscode-languageserver-textdocument";
import { version } from "../../package.json";
import type { Result } from "../../shared/base/result";
import type { HouseStyle } from "../../shared/pack/packModel";
import type { SourceFile } from "../../shared/pack/packSource";
import type { TextEdit as SourceEdit } from "../../shared/text/edit";
import { formatEdits } from "../../shared/pack/format/format";
import { selectionFormatEdits } from "../../shared/pack/format/formatSelection";
import { styleOf } from "../../shared/pack/format/houseStyle";
import { completionItem } from "./completion";
import { type EditorSupport, editorSupport } from "./editorSupport";
import { codeActions } from "./findings";
import { lensesOf } from "./lenses";
import { locations, refusal, renameEdit } from "./names";
import { type FoundFile, OpenPacks } from "./openPacks";
import { documentSymbols, flatSymbols } from "./outline";
import { uriOf } from "../packFolders";
import { LinedText } from "./ranges";
import { ShownFindings } from "./shownFindings";
import { workspaceSymbols } from "./workspaceSymbols";

const CAPABILITIES: InitializeResult = {
  serverInfo: { name: "gridwright", version },
  capabilities: {
    textDocumentSync: TextDocumentSyncKind.Incremental,
    completionProvider: { triggerCharacters: ['"', "'", ":", " ", "$", ".", "[", "(", "{", "/", "@"] },
    hoverProvider: true,
    definitionProvider: true,
    referencesProvider: true,
    renameProvider: { prepareProvider: true },
    documentSymbolProvider: true,
    workspaceSymbolProvider: true,
    documentFormattingProvider: true,
    documentRangeFormattingProvider: true,
    codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, CodeActionKind.RefactorRewrite] },
    codeLensProvider: {},
  },
};

/** Whether the editor has sent `initialize`, and `shutdown`. */
type Stage = "new" | "running" | "ended";

/** Throws the protocol's error for a request that comes too early or too late. */
function requireRunning(stage: Stage): void {
  if (stage === "new") throw new ResponseError(ErrorCodes.ServerNotInitialized, "The server is not initialized yet.");
  if (stage === "ended") throw new ResponseError(ErrorCodes.InvalidRequest, "The server was shut down.");
}

/** Answers an editor until the connection ends. */
export function serveEditor(connection: Connection): void {
  let support: EditorSupport = editorSupport({ capabilities: {} });
  const shown = new ShownFindings((uri, diagnostics) => void connection.sendDiagnostics({ uri, diagnostics }));
  const packs = new OpenPacks({
    findings: ({ root }, findings) => shown.show(root, findings),
    solutions() {
      if (support.refreshesLenses) void connection.sendRequest(CodeLensRefreshRequest.type);
    },
    closed: (root) => shown.remove(root),
    report: (message) => connection.console.error(message),
  });
  const documents = new TextDocuments(TextDocument);
  documents.onDidChangeContent(({ document }) => packs.edit(document.uri, document.getText()));
  documents.onDidClose(({ document }) => packs.close(document.uri));
  documents.listen(connection);

  let stage: Stage = "new";
  connection.onInitialize((params) => {
    if (stage !== "new") throw new ResponseError(ErrorCodes.InvalidRequest, "The server was initialized before.");
    stage = "running";
    support = editorSupport(params);
    return CAPABILITIES;
  });
  connection.onShutdown(() => {
    stage = "ended";
    packs.dispose();
  });

  /** Answers about a file of a pack; `otherwise` for any other text. */
  const about: About = async ({ textDocument: { uri } }, otherwise, answer) => {
    requireRunning(stage);
    const found = await packs.find(uri);
    const document = documents.get(uri);
    if (found === null || document === undefined) return otherwise;
    const text = new LinedText(document.getText());
    return answer({ ...found, text, uriOf: (file) => uriOf(found.pack.root, file) });
  };
  const editor: Editor = { connection, about, support: () => support };
  serveWriting(editor);
  serveNames(editor);
  serveOutlines(editor);
  serveFormatting(editor);
  serveFindings(editor);
  connection.onWorkspaceSymbol(async ({ query }) => {
    requireRunning(stage);
    const open = await packs.all();
    return open.flatMap((pack) => workspaceSymbols(pack.pack(), query, (file) => uriOf(pack.root, file)));
  });
  connection.listen();
}

interface FoundText extends FoundFile {
  readonly text: LinedText;
  readonly uriOf: (file: string) => string;
}

interface AboutText {
  readonly textDocument: { readonly uri: string };
}

type About = <Answer>(
  params: AboutText,
  otherwise: Answer,
  answer: (found: FoundText) => Promise<Answer> | Answer,
) => Promise<Answer>;

interface Editor {
  readonly connection: Connection;
  readonly about: About;
  /** What the editor understands, once it has said so. */
  readonly support: () => EditorSupport;
}

function serveWriting({ connection, about, support }: Editor): void {
  connection.onCompletion((params) =>
    about(params, [], async ({ pack, path, text }) => {
      const offers = await pack.host.complete(path, text.offset(params.position));
      return offers.map((offer) => completionItem(offer, text, support()));
    }),
  );
  connection.onHover((params) =>
    about(params, null, async ({ pack, path, text }) => {
      const found = await pack.host.hover(path, text.offset(params.position));
      if (found === null) return null;
      const kind = support().markdown ? "markdown" : "plaintext";
      return { contents: { kind, value: found.parts.join("\n\n") }, range: text.range(found.span) };
    }),
  );
}

function serveNames({ connection, about, support }: Editor): void {
  connection.onDefinition((params) =>
    about(params, [], async ({ pack, path, text, uriOf: uri }) => {
      const found = await pack.host.namePlaces(path, text.offset(params.position));
      return locations(found?.definitions ?? [], uri);
    }),
  );
  connection.onReferences((params) =>
    about(params, [], async ({ pack, path, text, uriOf: uri }) => {
      const found = await pack.host.namePlaces(path, text.offset(params.position));
      const all = locations(found?.places ?? [], uri);
      if (params.context.includeDeclaration) return all;
      const defined = new Set(locations(found?.definitions ?? [], uri).map((each) => JSON.stringify(each)));
      return all.filter((each) => !defined.has(JSON.stringify(each)));
    }),
  );
  connection.onPrepareRename((params) =>
    about(params, null, async ({ pack, path, text }) => {
      const found = await pack.host.namePlaces(path, text.offset(params.position));
      if (found === null) throw refusal("There is no name here that could be changed.");
      if (!found.renamable) throw refusal(`"${found.name}" is not a name that this pack gives.`);
      return { range: text.range(found.span), placeholder: found.name };
    }),
  );
  connection.onRenameRequest((params) =>
    about(params, null, async ({ pack, path, text, uriOf: uri }) => {
      const answer = await pack.host.rename(path, text.offset(params.position), params.newName);
      if (!answer.ok) throw refusal(answer.refusal);
      return renameEdit(pack.pack(), answer.value, uri, support().renamesFiles);
    }),
  );
}

function serveOutlines({ connection, about, support }: Editor): void {
  connection.onDocumentSymbol((params) =>
    about<DocumentSymbol[] | SymbolInformation[]>(params, [], ({ pack, path }) => {
      const tree = documentSymbols(pack.pack(), path);
      return support().symbolTrees ? tree : flatSymbols(tree, params.textDocument.uri);
    }),
  );
}

function serveFormatting({ connection, about }: Editor): void {
  const format = (
    params: AboutText,
    editsOf: (source: SourceFile, style: HouseStyle, text: LinedText) => Result<readonly SourceEdit[], string>,
  ): Promise<TextEdit[]> =>
    about(params, [], ({ pack, path, text }) => {
      const source = pack.pack().files.get(path);
      if (source === undefined) return [];
      const edits = editsOf(source, styleOf(pack.pack()), text);
      if (!edits.ok) throw refusal(edits.refusal);
      return text.edits(edits.value);
    });
  connection.onDocumentFormatting((params) =>
    format(params, (source, style) => formatEdits(source.text, source.tree, style)),
  );
  connection.onDocumentRangeFormatting((params) =>
    format(params, (source, style, text) =>
      selectionFormatEdits(source.text, source.tree, text.span(params.range), style),
    ),
  );
}

function serveFindings({ connection, about }: Editor): void {
  connection.onCodeAction((params) =>
    about(params, [], async ({ pack, path, uriOf: uri }) => {
      const findings = await pack.host.findingsOf(path);
      return [...codeActions(pack.pack(), path, findings, params, uri)];
    }),
  );
  connection.onCodeLens((params) =>
    about(params, [], async ({ pack, path }) => {
      const rules = await pack.host.ruleFirings(path);
      return lensesOf(pack.pack(), path, rules, pack.solutions()?.results ?? []);
    }),
  );
}
