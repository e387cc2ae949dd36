// Completion from the schemas alone: the language service of VS Code, told of our schemas and of the text.
// Knows nothing of the pack.
import { type CompletionItem, type JSONDocument, TextDocument, getLanguageService } from "vscode-json-languageservice";
import { SCHEMAS } from "../../generated/schemas";
import type { FileRole } from "../../pack/packModel";
import type { SourceFile } from "../../pack/packSource";
import { shortText } from "../../text/shortText";

const service = getLanguageService({
  clientCapabilities: { textDocument: { completion: { completionItem: { documentationFormat: ["markdown"] } } } },
});
service.configure({
  validate: false,
  schemas: SCHEMAS.map(({ uri, fileMatch, schema }) => ({ uri, fileMatch: [...fileMatch], schema: copyOf(schema) })),
});

/** The service writes what it resolves into the schemas that it is given. */
function copyOf(schema: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return JSON.parse(JSON.stringify(schema)) as Record<string, unknown>;
}

/** A file may lie anywhere: what it is for decides on its schema. */
const PATHS: Readonly<Record<FileRole, string>> = {
  manifest: "manifest.json",
  game: "game.json",
  theme: "theme.json",
  level: "levels/level.json",
  other: "other",
};

interface Parsed {
  readonly document: TextDocument;
  readonly json: JSONDocument;
}

function parse(text: string, role: FileRole): Parsed {
  const document = TextDocument.create(`pack:///${PATHS[role]}`, "json", 1, text);
  return { document, json: service.parseJSONDocument(document) };
}

/** Files that are small enough to be read whole. */
const parsed = new WeakMap<SourceFile, Parsed>();

function parsedOnce(file: SourceFile, role: FileRole): Parsed {
  const made = parsed.get(file) ?? parse(file.text, role);
  parsed.set(file, made);
  return made;
}

/** A row as the schemas offer it. */
export interface SchemaOffer {
  readonly label: string;
  readonly isProperty: boolean;
  readonly isSnippet: boolean;
  readonly detail: string;
  readonly documentation: string;
  readonly text: string;
  readonly filter: string;
  readonly order: string;
}

/** What the schemas offer at an offset. */
export async function schemaCompletion(file: SourceFile, role: FileRole, offset: number): Promise<SchemaOffer[]> {
  const short = shortText(file, offset);
  const { document, json } = short.text === file.text ? parsedOnce(file, role) : parse(short.text, role);
  const list = await service.doComplete(document, document.positionAt(short.offset), json);
  return (list?.items ?? []).flatMap(offerOf);
}

function offerOf(item: CompletionItem): readonly SchemaOffer[] {
  const { textEdit, label, kind, detail = "", documentation = "", filterText = label, sortText = label } = item;
  if (textEdit === undefined || !("range" in textEdit)) return [];
  return [
    {
      label,
      isProperty: kind === PROPERTY,
      isSnippet: kind === SNIPPET,
      detail,
      documentation: typeof documentation === "string" ? documentation : documentation.value,
      text: textEdit.newText,
      filter: filterText,
      order: sortText,
    },
  ];
}

// Of the protocol's CompletionItemKind.
const PROPERTY = 10;
const SNIPPET = 15;
