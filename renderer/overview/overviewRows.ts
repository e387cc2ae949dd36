// The pack at a glance as rows: levels and story screens in sequence, with what is known of each. Pure.
import { keepSame } from "../../shared/base/keepSame";
import type { PackEntry, PackSource } from "../../shared/pack/packSource";
import type { PackCoverage } from "../../shared/rpc/coverage";
import type { SolutionResult } from "../../shared/rpc/solutions";

export interface LevelRow {
  readonly kind: "level";
  /** Unique in the list. */
  readonly key: string;
  /** Index of its entry in the sequence; null for a level that no entry names. */
  readonly entry: number | null;
  /** Its place among the levels of the sequence, from 1; null for a level that no entry names. */
  readonly number: number | null;
  readonly id: string;
  readonly title: string;
  readonly file: string;
  readonly result: SolutionResult | null;
  /** As written; null when the text says none. */
  readonly size: readonly [width: number, height: number] | null;
  readonly hints: number;
  /** Names of rules that its solution fires. */
  readonly rules: readonly string[];
  /** Of those, and of the kinds on its board, what no level before it has. */
  readonly introduces: readonly string[];
}

export interface StoryRow {
  readonly kind: "story";
  readonly key: string;
  readonly entry: number;
  /** Where its entry is written. */
  readonly file: string;
  readonly title: string;
  readonly at: string;
  /** Path within the pack; null for a screen without a picture. */
  readonly image: string | null;
}

/** An entry of the sequence that names a level which is not there. */
export interface MissingRow {
  readonly kind: "missing";
  readonly key: string;
  readonly entry: number;
  /** Where its entry is written. */
  readonly file: string;
  readonly title: string;
  readonly at: string;
}

export type OverviewRow = LevelRow | StoryRow | MissingRow;

export const SORTS = ["sequence", "title", "moves", "size", "status"] as const;
export type OverviewSort = (typeof SORTS)[number];

/** Lists all rows in the pack's order, levels in no sequence last. */
export function overviewRows(
  pack: PackSource,
  results: Readonly<Record<string, SolutionResult>>,
  coverage: PackCoverage | null,
): readonly OverviewRow[] {
  const { model } = pack;
  if (model === null) return [];
  const met = new Set<string>();
  const levelRow = (start: Extract<PackEntry, { kind: "start" }>): LevelRow => {
    const { id, title, file, number, listedAt } = start;
    const { rules, kinds } = triedIn(id, coverage);
    const introduces = [...rules, ...kinds].filter((name) => !met.has(name));
    for (const name of introduces) met.add(name);
    return {
      kind: "level",
      key: listedAt?.at ?? file.path,
      entry: listedAt?.index ?? null,
      number,
      id,
      title,
      file: file.path,
      result: results[id] ?? null,
      size: model.starts.sizeOf(file),
      hints: model.record.hints?.read(file.tree).length ?? 0,
      rules,
      introduces,
    };
  };
  return model.starts.entries(pack).map((entry): OverviewRow => {
    if (entry.kind === "start") return levelRow(entry);
    const { at, file, index } = entry.listedAt;
    if (entry.kind === "missing") return { kind: "missing", key: at, entry: index, title: entry.id, file, at };
    return { kind: "story", key: at, entry: index, title: entry.title ?? "Story", file, at, image: entry.image };
  });
}

/** `overviewRows`, remembering what it gave last: a row that says the same as before is the same object. */
export function createOverviewRows(): typeof overviewRows {
  let last: readonly OverviewRow[] = [];
  return (pack, results, coverage) => (last = keepSame(last, overviewRows(pack, results, coverage)));
}

function triedIn(
  level: string,
  coverage: PackCoverage | null,
): { readonly rules: readonly string[]; readonly kinds: readonly string[] } {
  const own = coverage?.levels.find((each) => each.level === level);
  if (coverage === null || own === undefined) return { rules: [], kinds: [] };
  const fired = coverage.rules.filter(({ place }) => (own.rules[place]?.fired ?? 0) > 0);
  return { rules: [...new Set(fired.map(({ id }) => id))], kinds: Object.keys(own.kinds).sort() };
}

export interface OverviewFilter {
  /** Part of a title, id, rule or kind that is new there; "" for all. */
  readonly text: string;
  /** Only levels whose solution does not win as it did. */
  readonly onlyOpen: boolean;
  readonly sort: OverviewSort;
}

/** Returns the rows that a filter leaves, sorted. What is no level stays only in the pack's own order, unfiltered. */
export function filteredRows(
  rows: readonly OverviewRow[],
  { text, onlyOpen, sort }: OverviewFilter,
): readonly OverviewRow[] {
  const wanted = text.trim().toLowerCase();
  const left = rows.filter((row) => {
    if (row.kind !== "level") return wanted === "" && !onlyOpen && sort === "sequence";
    const names = [row.title, row.id, ...row.rules, ...row.introduces];
    return names.some((name) => name.toLowerCase().includes(wanted)) && !(onlyOpen && isSettled(row.result));
  });
  if (sort === "sequence") return left;
  return left.toSorted((one, other) =>
    one.kind === "level" && other.kind === "level" ? compare(sort, one, other) : 0,
  );
}

function isSettled(result: SolutionResult | null): boolean {
  return result?.status === "wins" && (result.differsAt === undefined || result.differsBy === "level");
}

const STATUS_ORDER: readonly string[] = [
  "unplayable",
  "illegal-action",
  "loses",
  "does-not-win",
  "no-path",
  "wins-early",
  "wins",
];

function compare(sort: Exclude<OverviewSort, "sequence">, one: LevelRow, other: LevelRow): number {
  if (sort === "title") return one.title.localeCompare(other.title);
  if (sort === "moves") return (one.result?.moves ?? 0) - (other.result?.moves ?? 0);
  if (sort === "size") return area(one) - area(other);
  return STATUS_ORDER.indexOf(one.result?.status ?? "") - STATUS_ORDER.indexOf(other.result?.status ?? "");
}

function area({ size }: LevelRow): number {
  return size === null ? 0 : size[0] * size[1];
}
