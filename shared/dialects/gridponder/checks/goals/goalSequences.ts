// Finds sequences with a value that the tiles of a level can never make.
import { childPointer, type Json, listOf, objectOf } from "../../../../base/json";
import type { Finding, Fix } from "../../../../findings/finding";
import type { SourceFile } from "../../../../pack/packSource";
import type { IndexedGoal, IndexedLevel, PackIndex } from "../../text/names/packIndex";
import { neverMet, replacing } from "../found";
import { effectsOf } from "../possible/removals";

/** So often something is added at most: a board may have very many tiles, of many values. */
const MOST_ADDITIONS = 1_000_000;

/** Systems that neither make tiles nor change their values. */
const PLAIN: ReadonlySet<string> = new Set([
  "tile_teleport",
  "portals",
  "avatar_navigation",
  "overlay_cursor",
  "gravity",
]);

/** Returns a finding about the values of a sequence that no tiles of the level add up to. */
export function goalSequenceFindings(index: PackIndex, level: IndexedLevel, goal: IndexedGoal): readonly Finding[] {
  if (goal.type !== "sequence_match") return [];
  const values = possibleValues(index, level);
  if (values === null) return [];
  const never = listOf(goal.config["sequence"]).flatMap((value: Json, place) =>
    typeof value === "number" && !values.has(value) ? [{ value, place }] : [],
  );
  const [first] = never;
  if (first === undefined) return [];
  const at = childPointer(goal.at, "config", "sequence", first.place);
  const made = Array.from(new Set(never.map(({ value }) => value))).join(" and ");
  return [
    neverMet(goal.file, at, `the tiles of the level never make ${made}`, {
      fixes: nearestFixes(goal.file, at, first.value, values),
    }),
  ];
}

/** Returns the fix that asks for the value that tiles make which is nearest; the larger of two. */
function nearestFixes(file: SourceFile, at: string, value: number, values: ReadonlySet<number>): readonly Fix[] {
  let nearest: number | null = null;
  for (const each of values) {
    const isNearer = nearest === null || Math.abs(each - value) < Math.abs(nearest - value);
    if (isNearer || (each > value && nearest !== null && each - value === value - nearest)) nearest = each;
  }
  return nearest === null ? [] : replacing(file, at, nearest);
}

/** Returns the values that tiles have or make when they merge; null where anything else may make them. */
function possibleValues(index: PackIndex, level: IndexedLevel): ReadonlySet<number> | null {
  const { board, systems } = level;
  if (!board.ok || effectsOf(index, level).length > 0) return null;
  const active = systems.filter(({ enabled }) => enabled);
  const merging = active.filter(({ type }) => type === "slide_merge");
  const [merge] = merging;
  if (merge === undefined || merging.length > 1) return null;
  const hasEmitters = listOf(objectOf(level.value["board"])["multiCellObjects"]).length > 0;
  const isPlain = active.every(
    ({ type }) => type === "slide_merge" || PLAIN.has(type) || (type === "queued_emitters" && !hasEmitters),
  );
  if (!isPlain || (merge.config["mergeResult"] ?? "sum") !== "sum") return null;
  const area = board.value.width * board.value.height;
  const values: number[] = [];
  const [withValue, without] = [new Set<string>(), new Set<string>()];
  for (let cell = 0; cell < board.value.layers.length * area; cell += 1) {
    const entity = board.value.entities[board.value.cells[cell] ?? 0] ?? null;
    if (entity === null) continue;
    const { value } = entity.params;
    (value === undefined ? without : withValue).add(entity.kind);
    if (value === undefined) continue;
    if (typeof value !== "number" || !Number.isInteger(value) || value < 0) return null;
    values.push(value);
  }
  // A tile that lacks its value is reported there.
  const isWhole = !Array.from(withValue).some((kind) => without.has(kind));
  return values.length === 0 || !isWhole ? null : sumsOf(values);
}

/** Returns the sums of some of the values; null where they are too many. */
function sumsOf(values: readonly number[]): ReadonlySet<number> | null {
  const sums = new Set<number>();
  let additions = 0;
  for (const value of values) {
    additions += sums.size;
    if (additions > MOST_ADDITIONS) return null;
    for (const sum of Array.from(sums)) sums.add(sum + value);
    sums.add(value);
  }
  return sums;
}
