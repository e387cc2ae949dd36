// Completion from the schemas alone: wraps the language service of VS Code.
import { memoWithInputs } from "../base/memo";
// By its file: Node finds no names in the package's own entry, which is for loaders of before ES modules.
import {
  type CompletionItem,
  type JSONDocument,
  TextDocument,
  getLanguageService,
} from "vscode-json-languageservice/lib/esm/jsonLanguageService.js";
import { SCHEMAS } from "../generated/schemas";
import type { SourceFile } from "../pack/packSource";
import type { SchemaAddress } from "../pack/schemas/schemas";
import { shortText } from "../text/shortText";

const service = getLanguageService({
  clientCapabilities: { textDocument: { completion: { completionItem: { documentationFormat: ["markdown"] } } } },
});
service.configure({
  validate: false,
  schemas: Object.values(SCHEMAS).flatMap((schemas) =>
    Object.entries(schemas).map(([uri, schema]) => ({ uri, fileMatch: [pathOf(uri)], schema: copyOf(schema) })),
  ),
});

/** The service writes resolved references into the schemas that it gets. */
function copyOf(schema: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return JSON.parse(JSON.stringify(schema)) as Record<string, unknown>;
}

/** The service finds a file's schema by path. A file may be anywhere, so it gets its schema's path. */
function pathOf(schema: SchemaAddress): string {
  return schema.replace(/^\w+:\//, "");
}

interface Parsed {
  readonly document: TextDocument;
  readonly json: JSONDocument;
}

function parse(text: string, schema: SchemaAddress): Parsed {
  const document = TextDocument.create(`pack://${pathOf(schema)}`, "json", 1, text);
  return { document, json: service.parseJSONDocument(document) };
}

/** For files that are small enough to be read whole. */
const parsedOnce = memoWithInputs((file: SourceFile, schema: SchemaAddress) => parse(file.text, schema));

/** A completion item of the schemas. */
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

/** Returns what a file's schema offers at an offset. */
export async function schemaCompletion(
  file: SourceFile,
  schema: SchemaAddress,
  offset: number,
): Promise<readonly SchemaOffer[]> {
  const short = shortText(file, offset);
  const { document, json } = short.text === file.text ? parsedOnce(file, schema) : parse(short.text, schema);
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

// A value of the protocol's CompletionItemKind.
const PROPERTY = 10;
const SNIPPET = 15;
