// Rules × levels and kinds × levels, out of what the host counted.
import { type ReactElement, useMemo } from "react";
import { defined } from "../../shared/base/defined";
import type { PackWords } from "../../shared/pack/packModel";
import type { PackSource } from "../../shared/pack/packSource";
import type { LevelCoverage, PackCoverage } from "../../shared/rpc/coverage";
import { showFiring } from "../session/step/firingCommands";
import { solutionMark } from "../session/record/solutionMark";
import { selectFile } from "../session/pack/packStore";
import { usePackWords } from "../session/pack/packWords";
import { reveal } from "../session/pack/textPlaces";
import { showPanel } from "../session/window/shellPort";
import { CoverageTable } from "./CoverageTable";
import { type CoverageColumn, type CoverageRow, kindCell, placedCell, ruleCell } from "./coverageLook";
import type { LevelRow } from "./overviewRows";

export interface CoverageFilter {
  /** Part of a rule's or kind's name; "" for all. */
  readonly text: string;
  /** Only what no solution fires or meets. */
  readonly onlyOpen: boolean;
}

export interface CoverageTabProps {
  readonly coverage: PackCoverage;
  /** All levels, in sequence. */
  readonly levels: readonly LevelRow[];
  readonly filter: CoverageFilter;
}

const RULE_LEGEND =
  "Number: times fired. if, where: the condition that failed. ·: never tried. Framed: the first. Click to go there.";
const KIND_LEGEND = "Number: the most at once. ·: none. Framed: the first. Click to open the board.";

export function RuleCoverage({ coverage, levels, filter }: CoverageTabProps): ReactElement {
  const words = usePackWords();
  const rows = useMemo(() => {
    const counted = countedIn(coverage, levels);
    return coverage.rules.map(({ id, on, place, file, at }): CoverageRow => {
      const show = (): void => {
        reveal(file, at);
        showPanel("editor");
      };
      const open = (column: number): void => {
        const level = counted[column];
        const step = level?.firstFired[place];
        if (level !== undefined && step !== undefined) void showFiring({ file: level.file, step }, place);
        else {
          selectFile(defined(levels[column]).file);
          show();
        }
      };
      const first = counted.findIndex((level) => (level?.rules[place]?.fired ?? 0) > 0);
      return {
        key: place,
        title: id === "" ? on : id,
        ...noted(first, levels, `no ${words.record} fires it`),
        cellOf: (column) => placedCell(ruleCell(counted[column]?.rules[place]), column, first, () => open(column)),
        onOpen: show,
      };
    });
  }, [coverage, levels, words]);
  const none = filter.onlyOpen ? `A ${words.record} fires every matching rule.` : "No matching rule.";
  return <Table label="Rules" legend={RULE_LEGEND} levels={levels} rows={rows} filter={filter} none={none} />;
}

export interface KindCoverageProps extends CoverageTabProps {
  readonly pack: PackSource;
}

export function KindCoverage({ coverage, levels, filter, pack }: KindCoverageProps): ReactElement {
  const words = usePackWords();
  const rows = useMemo(() => {
    const counted = countedIn(coverage, levels);
    return kindNames(pack, coverage).map((kind): CoverageRow => {
      const most = (level: LevelCoverage | undefined): number | undefined =>
        level !== undefined && Object.hasOwn(level.kinds, kind) ? level.kinds[kind] : undefined;
      const first = counted.findIndex((level) => (most(level) ?? 0) > 0);
      const open = (column: number): void => openLevel(defined(levels[column]).file);
      const onOpen = (): void => {
        const place = pack.model?.names.definition(pack, pack.model.names.ofEntities, kind) ?? null;
        if (place === null) return;
        reveal(place.file, place.at);
        showPanel("editor");
      };
      return {
        key: kind,
        title: kind,
        kind,
        ...noted(first, levels, `in no ${words.start}`),
        cellOf: (column) => placedCell(kindCell(most(counted[column])), column, first, () => open(column)),
        onOpen,
      };
    });
  }, [coverage, levels, pack, words]);
  const none = filter.onlyOpen ? `Every matching kind is in a ${words.start}.` : "No matching kind.";
  return <Table label="Kinds" legend={KIND_LEGEND} levels={levels} rows={rows} filter={filter} none={none} />;
}

interface TableProps {
  readonly label: string;
  readonly legend: string;
  readonly levels: readonly LevelRow[];
  readonly rows: readonly CoverageRow[];
  readonly filter: CoverageFilter;
  readonly none: string;
}

function Table({ levels, rows, filter, ...rest }: TableProps): ReactElement {
  const words = usePackWords();
  const columns = useMemo(() => levels.map((level) => columnOf(level, words)), [levels, words]);
  const wanted = filter.text.trim().toLowerCase();
  const shown = rows.filter(
    ({ title, isCovered }) => title.toLowerCase().includes(wanted) && !(filter.onlyOpen && isCovered),
  );
  return <CoverageTable columns={columns} rows={shown} {...rest} />;
}

function columnOf({ key, number, title, result, file }: LevelRow, words: PackWords): CoverageColumn {
  const mark = result === null ? null : solutionMark(result, words);
  const isFine = mark === null || mark.sign === "wins";
  return { key, number, title, mark: isFine ? null : mark, onOpen: () => openLevel(file) };
}

function openLevel(file: string): void {
  selectFile(file);
  showPanel("board");
}

function countedIn(coverage: PackCoverage, levels: readonly LevelRow[]): readonly (LevelCoverage | undefined)[] {
  const byLevel = new Map(coverage.levels.map((each) => [each.level, each]));
  return levels.map(({ id }) => byLevel.get(id));
}

/** In the pack's order; kinds of levels that it does not declare last. */
function kindNames(pack: PackSource, { levels }: PackCoverage): readonly string[] {
  const { model } = pack;
  const declared = model?.names.list(pack, model.names.ofEntities, null) ?? [];
  const names = declared.map(({ name }) => name);
  return [...new Set([...names, ...levels.flatMap(({ kinds }) => Object.keys(kinds)).sort()])];
}

function noted(first: number, levels: readonly LevelRow[], never: string): Pick<CoverageRow, "note" | "isCovered"> {
  return { isCovered: first >= 0, note: first < 0 ? never : `first in ${titleOf(defined(levels[first]))}` };
}

function titleOf({ number, title }: LevelRow): string {
  return number === null ? title : `${number}. ${title}`;
}
