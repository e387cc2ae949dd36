// What keeps a text from being JSON, or from saying what it seems to say: broken syntax, comments, keys written
// twice, halves of characters. Knows JSON alone; knows nothing of packs.
import type { JsonError, JsonNode } from "../../../text/jsonTree";
import { FINDINGS, type FindingCode } from "../../../findings/codes";
import type { Finding, Fix } from "../../../findings/finding";
import { MOST_ALIKE } from "../../../findings/limits";
import type { TextEdit, TextSpan } from "../../../text/edit";
import type { SourceFile } from "../../../pack/packSource";
import { commentSpans, firstBreak, isComment, trailingComma } from "../../../text/brokenText";
import { syntaxMessage } from "./syntaxMessages";

/** The findings on the text of one `.json` file. Comments and trailing commas come with a fix that removes them. */
export function syntaxFindings(file: SourceFile): readonly Finding[] {
  const { text, tree } = file;
  if (text.trim() === "") {
    return [
      finding(file, "json-empty", { offset: 0, length: text.length }, `The file is empty; players expect JSON in it.`),
    ];
  }
  const comments = tree.errors.some(isComment) ? commentSpans(text) : [];
  // The parser may miss two things after the same comma.
  const commas = new Map(
    tree.errors.flatMap((error) => {
      const comma = trailingComma(text, error, comments);
      return comma === null ? [] : [[comma.offset, comma] as const];
    }),
  );
  const broken = firstBreak(text, tree);
  const removeComments = comments.length === 0 ? [] : [removeAll(file, comments)];
  return [
    ...comments
      .slice(0, MOST_ALIKE)
      .map((span) => finding(file, "json-comment", span, "Players refuse comments in JSON.", removeComments)),
    ...Array.from(commas.values())
      .slice(0, MOST_ALIKE)
      .map((span) =>
        finding(file, "json-trailing-comma", span, "Players refuse a comma after the last entry.", [
          removal(file, "Remove the comma", [span]),
        ]),
      ),
    // One mistake often breaks all that follows: only the first is told.
    ...(broken === undefined
      ? []
      : [finding(file, "json-syntax", spanOfError(text, broken), syntaxMessage(text, broken))]),
    ...duplicateKeys(file),
    ...halfCharacters(file),
  ];
}

/** A comment with its whole line when nothing else is on it, or with the blanks before it. */
function withLineIfAlone(text: string, span: TextSpan): TextSpan {
  let start = span.offset;
  while (start > 0 && /[ \t]/.test(text[start - 1]!)) start -= 1;
  const end = span.offset + span.length;
  const lineEnd = /^[ \t]*(?:\r\n|\n|\r)/.exec(text.slice(end, end + 200));
  const startsLine = start === 0 || /[\r\n]/.test(text[start - 1]!);
  if (startsLine && lineEnd !== null) return { offset: start, length: end + lineEnd[0].length - start };
  return startsLine ? span : { offset: start, length: end - start };
}

/** At least one character wherever there is one, so that there is something to mark. */
function spanOfError(text: string, error: JsonError): TextSpan {
  if (error.length > 0) return error;
  const offset = Math.min(error.offset, Math.max(0, text.trimEnd().length - 1));
  return { offset, length: 1 };
}

function duplicateKeys(file: SourceFile): readonly Finding[] {
  const findings: Finding[] = [];
  visitNodes(file.tree.root, (node) => {
    if (node.type !== "object") return;
    const seen = new Map<string, JsonNode>();
    for (const property of node.children ?? []) {
      const key = property.children?.[0];
      if (key === undefined) continue;
      const name = String(key.value);
      const first = seen.get(name);
      if (first === undefined) seen.set(name, key);
      else if (findings.length < MOST_ALIKE) {
        const related = [{ file: file.path, at: spanOfNode(first), message: `"${name}" is also written here` }];
        const message = `"${name}" is written twice in this object; only the last one counts.`;
        findings.push({ ...finding(file, "json-duplicate-key", spanOfNode(key), message), related, params: { name } });
      }
    }
  });
  return findings;
}

const HALF_CHARACTER = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** Surrogates without their other half, written plainly or as an escape. */
function halfCharacters(file: SourceFile): readonly Finding[] {
  if (!HALF_CHARACTER.test(file.text) && !/\\u[dD][89a-fA-F]/.test(file.text)) return [];
  const findings: Finding[] = [];
  visitNodes(file.tree.root, (node) => {
    if (findings.length >= MOST_ALIKE || node.type !== "string" || !HALF_CHARACTER.test(String(node.value))) return;
    const message = "This text holds half a character (a lone surrogate), which cannot be stored in a file.";
    findings.push(finding(file, "json-half-character", spanOfNode(node), message));
  });
  return findings;
}

function visitNodes(node: JsonNode | undefined, visit: (node: JsonNode) => void): void {
  if (node === undefined) return;
  visit(node);
  for (const child of node.children ?? []) visitNodes(child, visit);
}

function spanOfNode(node: JsonNode): TextSpan {
  return { offset: node.offset, length: node.length };
}

function removeAll(file: SourceFile, comments: readonly TextSpan[]): Fix {
  const spans = comments.map((comment) => withLineIfAlone(file.text, comment));
  return removal(file, "Remove all comments", spans);
}

function removal(file: SourceFile, title: string, spans: readonly TextSpan[]): Fix {
  const edits = spans.map(({ offset, length }): TextEdit => ({ offset, length, text: "" }));
  return { title, changes: [{ file: file.path, edits }] };
}

function finding(
  file: SourceFile,
  code: FindingCode,
  at: TextSpan,
  message: string,
  fixes: readonly Fix[] = [],
): Finding {
  return { code, severity: FINDINGS[code], message, file: file.path, at, params: {}, fixes };
}
