// Findings as workflow commands of GitHub Actions, which shows them beside the code.
import type { Severity } from "../../shared/findings/codes";
import type { PackReport } from "./checkReport";
import { pathFrom } from "./reportPath";

const COMMANDS: Readonly<Record<Severity, string>> = { error: "error", warning: "warning", information: "notice" };

/**
 * Returns a command for each finding and each solution that does not win. Paths begin at `folder`. Texts of the pack
 * cannot end a command or begin one.
 */
export function annotationLines({ path: pack, findings, failing }: PackReport, folder: string): readonly string[] {
  return [...findings, ...failing("all")].map(({ code, severity, message, file, line, column, endLine, endColumn }) => {
    // Columns count only where a finding has a single line.
    const columns = line === endLine ? [["col", column] as const, ["endColumn", endColumn] as const] : [];
    const properties = [
      ["file", pathFrom(folder, pack, file)] as const,
      ["line", line] as const,
      ["endLine", endLine] as const,
      ...columns,
      ["title", code] as const,
    ];
    const list = properties.map(([name, value]) => `${name}=${escapedProperty(String(value))}`).join(",");
    return `::${COMMANDS[severity]} ${list}::${escaped(message)}`;
  });
}

/** Returns a command for an error that has no place in a file. */
export function errorLine(message: string): string {
  return `::error::${escaped(message)}`;
}

function escaped(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapedProperty(text: string): string {
  return escaped(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
