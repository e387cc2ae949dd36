// Findings as the protocol's diagnostics, and their fixes as code actions.
import {
  type CodeAction,
  type CodeActionParams,
  CodeActionKind,
  type Diagnostic,
  DiagnosticSeverity,
  type Range,
} from "vscode-languageserver";
import type { Severity } from "../../shared/findings/codes";
import type { LocatedFinding } from "../../shared/findings/finding";
import type { PackSource } from "../../shared/pack/packSource";
import { changesOf, linedText, protocolRange } from "./ranges";

const SEVERITIES = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  information: DiagnosticSeverity.Information,
} as const satisfies Record<Severity, DiagnosticSeverity>;

type UriOf = (file: string) => string;

export function diagnosticOf({ code, severity, message, range, related }: LocatedFinding, uri: UriOf): Diagnostic {
  return {
    code,
    severity: SEVERITIES[severity],
    message,
    source: "gridwright",
    range: protocolRange(range),
    ...(related.length === 0
      ? {}
      : {
          relatedInformation: related.map((each) => ({
            location: { uri: uri(each.file), range: protocolRange(each.range) },
            message: each.message,
          })),
        }),
  };
}

/** Returns the fixes of the findings in a range, and other ways to write what stands at its start. */
export function codeActions(
  pack: PackSource,
  file: string,
  findings: readonly LocatedFinding[],
  { range, context }: CodeActionParams,
  uri: UriOf,
): readonly CodeAction[] {
  const isWanted = (kind: string): boolean => context.only?.some((only) => kind.startsWith(only)) !== false;
  const here = findings.filter((finding) => touches(protocolRange(finding.range), range));
  const fixes = isWanted(CodeActionKind.QuickFix) ? here.flatMap((finding) => fixesOf(pack, finding, uri)) : [];
  return isWanted(CodeActionKind.RefactorRewrite) ? [...fixes, ...rewrites(pack, file, range, uri)] : fixes;
}

function fixesOf(pack: PackSource, finding: LocatedFinding, uri: UriOf): readonly CodeAction[] {
  return (finding.fixes ?? []).flatMap(({ title, changes }, index) => {
    // An editor's text leaves out the byte order mark, so that no edit can remove it.
    const edits = changes.some(({ dropsMark }) => dropsMark === true) ? null : changesOf(pack, changes, uri);
    if (edits === null) return [];
    const action: CodeAction = {
      title,
      kind: CodeActionKind.QuickFix,
      diagnostics: [diagnosticOf(finding, uri)],
      isPreferred: index === 0,
      edit: { changes: edits },
    };
    return [action];
  });
}

function rewrites(pack: PackSource, file: string, range: Range, uri: UriOf): readonly CodeAction[] {
  const source = pack.files.get(file);
  const text = linedText(pack, file);
  if (source === undefined || text === null) return [];
  const found = pack.model?.rewritesAt(pack, source, text.offset(range.start)) ?? [];
  return found.flatMap(({ title, changes }) => {
    const edits = changesOf(pack, changes(), uri);
    return edits === null ? [] : [{ title, kind: CodeActionKind.RefactorRewrite, edit: { changes: edits } }];
  });
}

function touches(one: Range, other: Range): boolean {
  return !isBefore(one, other) && !isBefore(other, one);
}

/** Ends before the other begins. */
function isBefore({ end }: Range, { start }: Range): boolean {
  return end.line < start.line || (end.line === start.line && end.character < start.character);
}
