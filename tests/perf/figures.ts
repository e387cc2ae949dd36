// The results of a benchmark. Printed as a table, written as JSON; nothing here judges them.

export interface Figure {
  readonly group: string;
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The goal as text, such as "≥ 400,000"; null without one. */
  readonly goal: string | null;
}

/** Returns the figures as a table, one row each, with groups set apart. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map(({ group, name, value, unit, goal }) => [group, name, numberText(value), unit, goal ?? ""]);
  const widths = [0, 1, 2, 3].map((column) => Math.max(0, ...rows.map((row) => row[column]!.length)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) => (column === 2 ? cell.padStart(widths[2]!) : cell.padEnd(widths[column] ?? 0)))
      .join("  ")
      .trimEnd();
  return rows
    .flatMap((row, index) => [...(index > 0 && rows[index - 1]![0] !== row[0] ? [""] : []), line(row)])
    .join("\n");
}

/** Formats a number with three significant digits and thousands separators. */
function numberText(value: number): string {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toLocaleString("en-US", { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
