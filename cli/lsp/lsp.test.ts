// The language server as other editors run it: a child process, spoken to by the protocol library's own client.
import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { builtCli } from "../../scripts/prepare/cliPackage.mts";
import {
  CodeActionRequest,
  CodeLensRequest,
  CompletionRequest,
  DefinitionRequest,
  type Diagnostic,
  DidChangeTextDocumentNotification,
  DidCloseTextDocumentNotification,
  DidOpenTextDocumentNotification,
  DocumentFormattingRequest,
  DocumentRangeFormattingRequest,
  DocumentSymbolRequest,
  ExitNotification,
  HoverRequest,
  InitializeRequest,
  InitializedNotification,
  PrepareRenameRequest,
  type ProtocolConnection,
  PublishDiagnosticsNotification,
  ReferencesRequest,
  RenameRequest,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
  type TextEdit,
  WorkspaceSymbolRequest,
  createProtocolConnection,
} from "vscode-languageserver-protocol/node";
import { TextDocument } from "vscode-languageserver-textdocument";

const projectRoot = path.resolve(__dirname, "../..");
const GAME = "game.json";
const LEVEL = "levels/fw_001.json";

let pack = "";
let server: ChildProcess;
let client: ProtocolConnection;
let version = 0;
const documents = new Map<string, TextDocument>();
const diagnostics = new Map<string, readonly Diagnostic[]>();
const messages = (file: string): string => JSON.stringify(diagnostics.get(uri(file))?.map(({ message }) => message));

const uri = (file: string): string => pathToFileURL(path.join(pack, file)).href;
const named = (file: string) => ({ textDocument: { uri: uri(file) } });
const textOf = (file: string): string => documents.get(file)?.getText() ?? readFileSync(path.join(pack, file), "utf8");

/** The place of the first letter of a piece of a file. */
function at(file: string, piece: string, further = 0) {
  const document = TextDocument.create("", "json", 0, textOf(file));
  const offset = document.getText().indexOf(piece);
  if (offset < 0) throw new Error(`${file} has no ${piece}`);
  return { ...named(file), position: document.positionAt(offset + further) };
}

async function open(file: string): Promise<void> {
  const text = textOf(file);
  documents.set(file, TextDocument.create(uri(file), "json", ++version, text));
  const textDocument = { uri: uri(file), languageId: "json", version, text };
  await client.sendNotification(DidOpenTextDocumentNotification.type, { textDocument });
}

/** Replaces a piece of an open file, as typing does. */
async function change(file: string, piece: string, by: string): Promise<void> {
  const document = documents.get(file);
  if (document === undefined) throw new Error(`${file} is not open`);
  const offset = document.getText().indexOf(piece);
  const range = { start: document.positionAt(offset), end: document.positionAt(offset + piece.length) };
  const contentChanges = [{ range, text: by }];
  documents.set(file, TextDocument.update(document, contentChanges, ++version));
  await client.sendNotification(DidChangeTextDocumentNotification.type, {
    textDocument: { uri: uri(file), version },
    contentChanges,
  });
}

function applied(file: string, edits: readonly TextEdit[]): string {
  return TextDocument.applyEdits(TextDocument.create("", "json", 0, textOf(file)), [...edits]);
}

beforeAll(async () => {
  pack = mkdtempSync(path.join(os.tmpdir(), "gridwright-lsp-"));
  cpSync(path.join(projectRoot, "sample-packs/flag-worlds"), pack, { recursive: true });
  server = spawn(process.execPath, [await builtCli(), "lsp", "--stdio", `--clientProcessId=${process.pid}`], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  if (server.stdout === null || server.stdin === null) throw new Error("no pipes");
  client = createProtocolConnection(new StreamMessageReader(server.stdout), new StreamMessageWriter(server.stdin));
  client.onNotification(PublishDiagnosticsNotification.type, (shown) => {
    diagnostics.set(shown.uri, shown.diagnostics);
  });
  client.listen();
  await expect(client.sendRequest(HoverRequest.type, at(LEVEL, "{"))).rejects.toThrow(/not initialized/);
  const textDocument = {
    completion: { completionItem: { snippetSupport: true } },
    documentSymbol: { hierarchicalDocumentSymbolSupport: true },
  };
  const edits = { workspaceEdit: { documentChanges: true, resourceOperations: ["rename"] as ["rename"] } };
  const { capabilities, serverInfo } = await client.sendRequest(InitializeRequest.type, {
    processId: process.pid,
    rootUri: pathToFileURL(pack).href,
    workspaceFolders: null,
    capabilities: { textDocument, workspace: edits },
  });
  expect(serverInfo?.name).toBe("gridwright");
  expect(capabilities).toMatchObject({ hoverProvider: true, renameProvider: { prepareProvider: true } });
  await client.sendNotification(InitializedNotification.type, {});
  await open(GAME);
  await open(LEVEL);
}, 180_000);
afterAll(() => {
  server.kill();
  rmSync(pack, { recursive: true });
});

it("shows findings, follows edits, and offers fixes that remove them", async () => {
  await change(LEVEL, '"reach_target"', '"reach_targt"');
  await expect.poll(() => messages(LEVEL)).toContain("reach_targt");
  const found = diagnostics.get(uri(LEVEL))?.find(({ message }) => JSON.stringify(message).includes("reach_targt"));
  if (found === undefined) throw new Error("no finding");
  expect(found).toMatchObject({ source: "gridwright", severity: 1 });
  const actions = await client.sendRequest(CodeActionRequest.type, {
    ...named(LEVEL),
    range: found.range,
    context: { diagnostics: [found] },
  });
  const fix = actions?.find((action) => action.title.includes("reach_target"));
  if (fix === undefined || !("edit" in fix)) throw new Error("no fix");
  expect(applied(LEVEL, fix.edit?.changes?.[uri(LEVEL)] ?? [])).toBe(readFileSync(path.join(pack, LEVEL), "utf8"));
  await change(LEVEL, '"reach_targt"', '"reach_target"');
  await expect.poll(() => diagnostics.get(uri(LEVEL))?.length ?? 0).toBe(0);
});

it("completes, explains and finds names", async () => {
  const items = await client.sendRequest(CompletionRequest.type, at(LEVEL, '"reach_target"', 1));
  const list = Array.isArray(items) ? items : (items?.items ?? []);
  expect(list.map(({ label }) => label)).toEqual(expect.arrayContaining(["reach_target", "all_cleared"]));
  const hover = await client.sendRequest(HoverRequest.type, at(LEVEL, '"reach_target"', 3));
  expect(JSON.stringify(hover?.contents)).toMatch(/markdown/);
  const place = at(LEVEL, '"flag"', 2);
  const definition = await client.sendRequest(DefinitionRequest.type, place);
  expect(definition).toMatchObject([{ uri: uri(GAME) }]);
  const all = await client.sendRequest(ReferencesRequest.type, { ...place, context: { includeDeclaration: true } });
  const uses = await client.sendRequest(ReferencesRequest.type, { ...place, context: { includeDeclaration: false } });
  expect(new Set(all?.map((each) => each.uri)).size).toBeGreaterThan(5);
  expect(uses).toHaveLength((all?.length ?? 0) - 1);
});

it("renames across files, and files with their levels", async () => {
  const place = at(LEVEL, '"flag"', 2);
  expect(await client.sendRequest(PrepareRenameRequest.type, place)).toMatchObject({ placeholder: "flag" });
  const edit = await client.sendRequest(RenameRequest.type, { ...place, newName: "banner" });
  expect(applied(GAME, edit?.changes?.[uri(GAME)] ?? [])).toContain('"banner"');
  expect(Object.keys(edit?.changes ?? {}).length).toBeGreaterThan(5);
  await expect(client.sendRequest(RenameRequest.type, { ...place, newName: "water" })).rejects.toThrow(/water/);
  const level = await client.sendRequest(RenameRequest.type, { ...at(LEVEL, '"fw_001"', 2), newName: "first" });
  expect(level?.documentChanges).toContainEqual({
    kind: "rename",
    oldUri: uri(LEVEL),
    newUri: uri("levels/first.json"),
  });
  await expect(client.sendRequest(PrepareRenameRequest.type, at(LEVEL, "{"))).rejects.toThrow(/no name/);
});

it("outlines, formats, and tells what the solutions do", async () => {
  const symbols = await client.sendRequest(DocumentSymbolRequest.type, named(GAME));
  expect(symbols?.map(({ name }) => name)).toEqual(expect.arrayContaining(["layers", "rules"]));
  expect(symbols?.map(({ name }) => name)).not.toContain("pickup_item");
  const found = await client.sendRequest(WorkspaceSymbolRequest.type, { query: "FstStp" });
  expect(found).toMatchObject([{ name: "First Steps", containerName: "level", location: { uri: uri(LEVEL) } }]);
  const kinds = await client.sendRequest(WorkspaceSymbolRequest.type, { query: "metalcr" });
  const metal = kinds?.find(({ name, containerName }) => name === "metal_crate" && containerName === "kind");
  expect(metal?.location).toMatchObject({ uri: uri(GAME), range: { start: at(GAME, '"metal_crate": {').position } });
  expect(await client.sendRequest(WorkspaceSymbolRequest.type, { query: "no such name" })).toEqual([]);
  const options = { tabSize: 2, insertSpaces: true };
  expect(await client.sendRequest(DocumentFormattingRequest.type, { ...named(LEVEL), options })).toEqual([]);
  await change(LEVEL, '"goals": [', '"goals":   [');
  const edits = await client.sendRequest(DocumentFormattingRequest.type, { ...named(LEVEL), options });
  expect(applied(LEVEL, edits ?? [])).toBe(readFileSync(path.join(pack, LEVEL), "utf8"));
  const { position } = at(LEVEL, '"goals"');
  const line = { start: { ...position, character: 0 }, end: { line: position.line + 1, character: 0 } };
  const ofLine = await client.sendRequest(DocumentRangeFormattingRequest.type, {
    ...named(LEVEL),
    options,
    range: line,
  });
  expect(applied(LEVEL, ofLine ?? [])).toBe(readFileSync(path.join(pack, LEVEL), "utf8"));
  await change(LEVEL, '"goals":   [', '"goals": [');
  const titles = async (file: string): Promise<string> =>
    ((await client.sendRequest(CodeLensRequest.type, named(file))) ?? [])
      .map(({ command }) => command?.title)
      .join("\n");
  await expect.poll(() => titles(LEVEL)).toContain("wins in 7 moves");
  expect(await titles(GAME)).toMatch(/fired \d+× · \d+ levels/);
});

it("answers nothing about texts of no pack, and ends when it is told to", async () => {
  const textDocument = { uri: "untitled:1", languageId: "json", version: 1, text: "{" };
  await client.sendNotification(DidOpenTextDocumentNotification.type, { textDocument });
  const place = { textDocument: { uri: "untitled:1" }, position: { line: 0, character: 1 } };
  expect(await client.sendRequest(HoverRequest.type, place)).toBeNull();
  for (const file of [GAME, LEVEL])
    await client.sendNotification(DidCloseTextDocumentNotification.type, { textDocument: { uri: uri(file) } });
  await expect.poll(() => [...diagnostics.values()].flat()).toEqual([]);
  await client.sendRequest(ShutdownRequest.type);
  await expect(client.sendRequest(WorkspaceSymbolRequest.type, { query: "" })).rejects.toThrow(/shut down/);
  const ended = new Promise((resolve) => server.once("exit", resolve));
  await client.sendNotification(ExitNotification.type);
  expect(await ended).toBe(0);
});
