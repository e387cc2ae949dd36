// Rules × levels and kinds × levels, out of what the host counted.
import type { ReactElement } from "react";
import type { PackCoverage } from "../../shared/rpc/contract";
import { reveal, selectFile } from "../session/packStore";
import { type CoverageColumn, type CoverageRow, CoverageTable } from "./CoverageTable";
import { kindCell, ruleCell } from "./coverageLook";
import type { LevelRow } from "./overviewRows";

export interface CoverageTabProps {
  readonly coverage: PackCoverage;
  readonly levels: readonly LevelRow[];
}

export function RuleCoverage({ coverage, levels }: CoverageTabProps): ReactElement {
  const covered = levels.map(({ id }) => coverage.levels.find(({ level }) => level === id));
  const rows = coverage.rules.map(({ id, on, place, file, at }): CoverageRow => {
    const cells = covered.map((level) => ruleCell(level?.rules[place]));
    const first = cells.findIndex(({ state }) => state === "fired");
    const note = first < 0 ? "no path fires it" : `first in ${titleOf(levels[first]!)}`;
    return { key: place, title: id === "" ? on : id, note, cells, onOpen: () => reveal(file, at) };
  });
  return <CoverageTable label="Rules" columns={columnsOf(levels)} rows={rows} />;
}

export function KindCoverage({ coverage, levels }: CoverageTabProps): ReactElement {
  const covered = levels.map(({ id }) => coverage.levels.find(({ level }) => level === id));
  const kinds = [...new Set(coverage.levels.flatMap((level) => Object.keys(level.kinds)))].sort();
  const rows = kinds.map((kind): CoverageRow => {
    const cells = covered.map((level) =>
      kindCell(level !== undefined && Object.hasOwn(level.kinds, kind) ? level.kinds[kind] : undefined),
    );
    const first = cells.findIndex(({ state }) => state === "fired");
    return { key: kind, title: kind, note: first < 0 ? "" : `first in ${titleOf(levels[first]!)}`, cells };
  });
  return <CoverageTable label="Kinds" columns={columnsOf(levels)} rows={rows} />;
}

function columnsOf(levels: readonly LevelRow[]): readonly CoverageColumn[] {
  return levels.map((level) => ({
    key: level.key,
    title: level.number === null ? "–" : String(level.number),
    words: titleOf(level),
    onOpen: () => selectFile(level.file),
  }));
}

function titleOf({ number, title }: LevelRow): string {
  return number === null ? title : `${number}. ${title}`;
}
