// Finds what keeps a text from being JSON, or from meaning what it seems to: broken syntax, comments, duplicate keys,
// lone surrogates.
import { type CommonCode, FINDINGS } from "../../findings/codes";
import type { JsonNode } from "../../text/jsonTree";
import type { Finding, Fix } from "../../findings/finding";
import { MAX_FINDINGS_OF_KIND } from "../../findings/limits";
import type { TextEdit, TextSpan } from "../../text/edit";
import type { SourceFile } from "../packSource";
import { commentSpans, firstBreak, isComment, trailingComma } from "../../text/brokenText";
import type { MisplacedBracket } from "./bracketGuesses";
import { misplacedBracket } from "./misplacedBracket";
import { type Slip, slipOf } from "./syntaxErrors";
import { syntaxFix } from "./syntaxFixes";
import { bracketMessage, syntaxMessage } from "./syntaxMessages";

/** Returns findings on the text of one `.json` file. Most have a fix. */
export function syntaxFindings(file: SourceFile): readonly Finding[] {
  const { text, tree } = file;
  if (text.trim() === "") {
    return [
      finding(file, "json-empty", { offset: 0, length: text.length }, `The file is empty; players expect JSON in it.`),
    ];
  }
  const comments = tree.errors.some(isComment) ? commentSpans(text) : [];
  // The parser may report two missing things after the same comma.
  const commas = new Map(
    tree.errors.flatMap((error) => {
      const comma = trailingComma(text, error, comments);
      return comma === null ? [] : [[comma.offset, comma] as const];
    }),
  );
  const broken = firstBreak(text, tree);
  const slip = broken === undefined ? null : slipOf(text, broken);
  const bracket = slip !== null && MAY_BE_BRACKETS.has(slip.kind) ? misplacedBracket(text) : null;
  const removeComments = comments.length === 0 ? [] : [removeAll(file, comments)];
  return [
    ...(file.hasMark === true ? [markFinding(file)] : []),
    ...comments
      .slice(0, MAX_FINDINGS_OF_KIND)
      .map((span) => finding(file, "json-comment", span, "Players reject comments in JSON.", removeComments)),
    ...Array.from(commas.values())
      .filter(({ offset }) => offset !== slip?.offset)
      .slice(0, MAX_FINDINGS_OF_KIND)
      .map((span) =>
        finding(file, "json-trailing-comma", span, "Players reject a comma after the last entry.", [
          { ...removal(file, "Remove the comma", [span]), safe: true },
        ]),
      ),
    // One mistake often breaks everything after it, so only the first is reported.
    ...(slip === null ? [] : [bracket === null ? slipFinding(file, slip) : bracketFinding(file, bracket)]),
    // Two objects that a bracket would part have the same keys.
    ...(bracket === null ? duplicateKeys(file) : []),
    ...halfCharacters(file),
    ...wideNumbers(file),
  ];
}

/** What a bracket that is missing or too many looks like where reading stops. */
const MAY_BE_BRACKETS: ReadonlySet<Slip["kind"]> = new Set([
  "nameExpected",
  "valueExpected",
  "commaExpected",
  "colonExpected",
  "plainName",
  "otherBracket",
  "braceExpected",
  "bracketExpected",
  "endExpected",
]);

/** Returns a comment with its whole line when nothing else is on it, or with the blanks before it. */
function withLineIfAlone(text: string, span: TextSpan): TextSpan {
  let start = span.offset;
  while (start > 0 && /[ \t]/.test(text.charAt(start - 1))) start -= 1;
  const end = span.offset + span.length;
  const lineEnd = /^[ \t]*(?:\r\n|\n|\r)/.exec(text.slice(end, end + 200));
  const startsLine = start === 0 || /[\r\n]/.test(text.charAt(start - 1));
  if (startsLine && lineEnd !== null) return { offset: start, length: end + lineEnd[0].length - start };
  return startsLine ? span : { offset: start, length: end - start };
}

function slipFinding(file: SourceFile, slip: Slip): Finding {
  const fix = syntaxFix(slip, file.text);
  const fixes =
    fix === null ? [] : [{ title: fix.title, changes: [{ file: file.path, edits: fix.edits }], safe: true }];
  return finding(file, "json-syntax", { offset: slip.offset, length: slip.found.length }, syntaxMessage(slip), fixes);
}

function bracketFinding(file: SourceFile, misplaced: MisplacedBracket): Finding {
  const { kind, bracket, offset, edit } = misplaced;
  const verbs = { missing: "Add", missingStart: "Add", other: "Change to", extra: "Remove" };
  const title = `${verbs[kind]} ${bracket}`;
  return finding(file, "json-syntax", { offset, length: 1 }, bracketMessage(misplaced), [
    // A line with several brackets may be meant otherwise.
    { title, changes: [{ file: file.path, edits: [edit] }] },
  ]);
}

/** Reports a byte order mark, which the text leaves out, at what follows it. */
function markFinding(file: SourceFile): Finding {
  const slip: Slip = { kind: "byteOrderMark", found: "\ufeff", offset: 0, insertAt: 0 };
  const changes = [{ file: file.path, edits: [], dropsMark: true as const }];
  return finding(file, "json-syntax", { offset: 0, length: 1 }, syntaxMessage(slip), [
    { title: "Remove the mark", changes, safe: true },
  ]);
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
      else if (findings.length < MAX_FINDINGS_OF_KIND) {
        const related = [{ file: file.path, at: spanOfNode(first), message: `"${name}" is also written here` }];
        const message = `"${name}" is written twice in this object; only the last one counts.`;
        findings.push({ ...finding(file, "json-duplicate-key", spanOfNode(key), message), related, params: { name } });
      }
    }
  });
  return findings;
}

const HALF_CHARACTER = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** Finds surrogates without their other half, written plainly or as an escape. */
function halfCharacters(file: SourceFile): readonly Finding[] {
  if (!HALF_CHARACTER.test(file.text) && !/\\u[dD][89a-fA-F]/.test(file.text)) return [];
  const findings: Finding[] = [];
  visitNodes(file.tree.root, (node) => {
    if (findings.length >= MAX_FINDINGS_OF_KIND || node.type !== "string" || !HALF_CHARACTER.test(String(node.value)))
      return;
    const message = "This text contains half a character (a lone surrogate), which cannot be stored in a file.";
    findings.push(finding(file, "json-half-character", spanOfNode(node), message));
  });
  return findings;
}

/** Finds numbers that are not read as they are written: too large, or whole and no longer exact. */
function wideNumbers(file: SourceFile): readonly Finding[] {
  if (!/\d[eE]|\d{16}/.test(file.text)) return [];
  const findings: Finding[] = [];
  visitNodes(file.tree.root, (node) => {
    if (findings.length >= MAX_FINDINGS_OF_KIND || node.type !== "number") return;
    const written = file.text.slice(node.offset, node.offset + node.length);
    const read = Number(written);
    if (Number.isNaN(read) || (Number.isFinite(read) && (!/^-?\d+$/.test(written) || BigInt(written) === BigInt(read))))
      return;
    const message = Number.isFinite(read)
      ? `This number is read as ${BigInt(read)}: whole numbers are exact up to ${Number.MAX_SAFE_INTEGER} only.`
      : "This number is too large to be read.";
    findings.push(finding(file, "json-number", spanOfNode(node), message));
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
  code: CommonCode,
  at: TextSpan,
  message: string,
  fixes: readonly Fix[] = [],
): Finding {
  return { code, severity: FINDINGS[code], message, file: file.path, at, params: {}, fixes };
}
