// The pack at a glance as rows: levels and story screens in sequence, with what is known of each. Pure.
import type { Json } from "../../shared/base/json";
import { isJsonObject } from "../../shared/base/json";
import { keepSame } from "../../shared/base/keepSame";
import {
  type LevelSequence,
  type SequenceEntry,
  levelIdOf,
  levelTitleOf,
} from "../../shared/dialects/gridponder/text/levels/levelSequence";
import type { SourceFile } from "../../shared/pack/packSource";
import type { PackCoverage } from "../../shared/rpc/coverage";
import type { GoldPathResult } from "../../shared/rpc/goldPaths";

export interface LevelRow {
  readonly kind: "level";
  /** Unique in the list. */
  readonly key: string;
  /** Its place among the levels of the sequence, from 1; null for a level that no entry names. */
  readonly number: number | null;
  readonly id: string;
  readonly title: string;
  readonly file: string;
  readonly result: GoldPathResult | null;
  /** As written; null when the text says none. */
  readonly size: readonly [width: number, height: number] | null;
  readonly hints: number;
  /** Names of rules that its gold path fires. */
  readonly rules: readonly string[];
  /** Of those, and of the kinds on its board, what no level before it has. */
  readonly introduces: readonly string[];
}

export interface StoryRow {
  readonly kind: "story";
  readonly key: string;
  readonly title: string;
  readonly at: string;
  /** Path within the pack; null for a screen without a picture. */
  readonly image: string | null;
}

/** An entry of the sequence that names a level which is not there. */
export interface MissingRow {
  readonly kind: "missing";
  readonly key: string;
  readonly title: string;
  readonly at: string;
}

export type OverviewRow = LevelRow | StoryRow | MissingRow;

export const SORTS = ["sequence", "title", "moves", "size", "status"] as const;
export type OverviewSort = (typeof SORTS)[number];

/** All rows in the pack's order, levels in no sequence last. */
export function overviewRows(
  { entries, unsequenced }: LevelSequence,
  results: Readonly<Record<string, GoldPathResult>>,
  coverage: PackCoverage | null,
): readonly OverviewRow[] {
  const met = new Set<string>();
  let number = 0;
  const levelRow = (key: string, file: SourceFile, place: number | null): LevelRow => {
    const id = levelIdOf(file);
    const { rules, kinds } = triedIn(id, coverage);
    const introduces = [...rules, ...kinds].filter((name) => !met.has(name));
    for (const name of introduces) met.add(name);
    return {
      kind: "level",
      key,
      number: place,
      id,
      title: levelTitleOf(file),
      file: file.path,
      result: results[id] ?? null,
      size: sizeOf(file.value),
      hints: hintsOf(file.value),
      rules,
      introduces,
    };
  };
  const rows = entries.flatMap((entry): readonly OverviewRow[] => {
    if (entry.type === "story") return [storyRow(entry)];
    if (entry.file === null) return [{ kind: "missing", key: entry.at, title: entry.id, at: entry.at }];
    return [levelRow(entry.at, entry.file, ++number)];
  });
  return [...rows, ...unsequenced.map((file) => levelRow(file.path, file, null))];
}

/** `overviewRows`, remembering what it gave last: a row that says the same as before is the same object. */
export function createOverviewRows(): typeof overviewRows {
  let last: readonly OverviewRow[] = [];
  return (sequence, results, coverage) => (last = keepSame(last, overviewRows(sequence, results, coverage)));
}

function storyRow(entry: Extract<SequenceEntry, { type: "story" }>): StoryRow {
  return { kind: "story", key: entry.at, title: entry.title ?? "Story", at: entry.at, image: entry.image };
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

function sizeOf(value: Json | undefined): LevelRow["size"] {
  const board = isJsonObject(value) ? value["board"] : undefined;
  const size = isJsonObject(board) ? board["size"] : undefined;
  if (!Array.isArray(size)) return null;
  const [width, height] = size as readonly Json[];
  return typeof width === "number" && typeof height === "number" ? [width, height] : null;
}

function hintsOf(value: Json | undefined): number {
  const solution = isJsonObject(value) ? value["solution"] : undefined;
  const stops = isJsonObject(solution) ? solution["hintStops"] : undefined;
  return Array.isArray(stops) ? stops.length : 0;
}

export interface OverviewFilter {
  /** Part of a title, id, rule or kind that is new there; "" for all. */
  readonly text: string;
  /** Only levels whose gold path does not win as it did. */
  readonly onlyOpen: boolean;
  readonly sort: OverviewSort;
}

/** The rows that a filter leaves, sorted. What is no level stays only in the pack's own order, unfiltered. */
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

function isSettled(result: GoldPathResult | null): boolean {
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
