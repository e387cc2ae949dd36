// Findings as marks on the board: of a cell's findings the gravest. Pure.
import { memoWithInputs } from "../../../../shared/base/memo";
import type { Position } from "../../../../shared/base/boardView";
import { type Json, isJsonList, listOf } from "../../../../shared/base/json";
import type { Severity } from "../../../../shared/findings/codes";
import type { LocatedFinding } from "../../../../shared/findings/finding";
import { cellOfPointer } from "./cellPlaces";

export interface CellFindings {
  readonly at: Position;
  readonly severity: Severity;
  readonly findings: readonly LocatedFinding[];
}

const GRAVITY: Readonly<Record<Severity, number>> = { error: 2, warning: 1, information: 0 };

/** Returns those of a level's findings that are about a cell, gathered by cell; information alone is not marked. */
export function boardFindings(level: Json | undefined, findings: readonly LocatedFinding[]): readonly CellFindings[] {
  const cells = new Map<string, CellFindings>();
  for (const finding of findings) {
    const { at, severity } = finding;
    const first = at === null || severity === "information" ? null : cellOfPointer(level, at);
    if (first === null) continue;
    const all = new Map([first, ...cellsOf(finding)].map((cell) => [cell.join(), cell]));
    for (const [key, cell] of all) {
      const known = cells.get(key);
      const gravest = known !== undefined && GRAVITY[known.severity] > GRAVITY[severity] ? known.severity : severity;
      cells.set(key, { at: cell, severity: gravest, findings: [...(known?.findings ?? []), finding] });
    }
  }
  return [...cells.values()];
}

/** All cells of a mistake that several have. */
function cellsOf({ params }: LocatedFinding): readonly Position[] {
  const cells = params["cells"];
  if (!isJsonList(cells)) return [];
  return cells.flatMap((cell): readonly Position[] => {
    const [x, y] = listOf(cell);
    return typeof x === "number" && typeof y === "number" ? [[x, y]] : [];
  });
}

/** Marks by the list they were made of: each move of the pointer asks for those of a cell. */
const marksByCell = memoWithInputs(
  (findings: readonly LocatedFinding[], level: Json | undefined): ReadonlyMap<string, CellFindings> =>
    new Map(boardFindings(level, findings).map((mark) => [mark.at.join(), mark])),
);

/** Returns those that are about one cell; none where nothing is wrong. */
export function findingsOfCell(
  level: Json | undefined,
  findings: readonly LocatedFinding[],
  cell: Position,
): readonly LocatedFinding[] {
  if (findings.length === 0) return findings;
  return marksByCell(findings, level).get(cell.join())?.findings ?? [];
}

/** Findings in words, `Problem: …`; "" for none. */
export function problemText(findings: readonly LocatedFinding[]): string {
  const messages = findings.map(({ message }) => message);
  return messages.length === 0 ? "" : `${messages.length === 1 ? "Problem" : "Problems"}: ${messages.join(" ")}`;
}
