// Findings in the Static Analysis Results Interchange Format (SARIF 2.1.0), which tools for code review read.
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Severity } from "../../shared/findings/codes";
import type { FindingRow, PackReport } from "./checkReport";
import { pathFrom } from "./reportPath";

const LEVELS: Readonly<Record<Severity, string>> = { error: "error", warning: "warning", information: "note" };

/**
 * Returns the findings of all packs, and their solutions that do not win, as one run. Paths begin at `folder`; those
 * outside of it are absolute.
 */
export function sarifText(reports: readonly PackReport[], folder: string): string {
  const rules = new Map<string, number>();
  const found = reports.flatMap(({ path, findings, failing }) =>
    [...findings, ...failing("all")].map((finding) => ({ finding, file: pathFrom(folder, path, finding.file) })),
  );
  for (const { code } of found.map(({ finding }) => finding)) if (!rules.has(code)) rules.set(code, rules.size);
  const results = found.map(({ finding, file }) => resultOf(finding, file, rules));
  const log = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: "Gridwright", rules: Array.from(rules.keys(), (id) => ({ id })) } },
        columnKind: "utf16CodeUnits",
        results,
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function resultOf(
  { code, severity, message, line, column, endLine, endColumn }: FindingRow,
  file: string,
  rules: ReadonlyMap<string, number>,
): object {
  const region = { startLine: line, startColumn: column, endLine, endColumn };
  return {
    ruleId: code,
    ruleIndex: rules.get(code) ?? -1,
    level: LEVELS[severity],
    message: { text: message },
    locations: [{ physicalLocation: { artifactLocation: { uri: uriOf(file) }, region } }],
  };
}

function uriOf(file: string): string {
  if (path.isAbsolute(file)) return pathToFileURL(file).href;
  return file.split("/").map(encodeURIComponent).join("/");
}
