// `sum_constraint` and `count_constraint` (fact sheet 14): numbers on a layer, by row, by column or all together.
import { defined } from "../../../base/defined";
import type { EntityId } from "../turn/entities";
import type { Board } from "../turn/board";
import { asNumber } from "../text/values";
import type { SystemConfig } from "../text/systems/config";
import type { World } from "../turn/world";
import { type GoalCheck, type GoalType, UNREACHABLE, binary, fraction } from "./goal";

const NUMBER_KIND = /^num_(.*)$/;

export const sumConstraint: GoalType = {
  type: "sum_constraint",
  compile(config, { board }) {
    const lines = config.text("scope", "board") === "board" ? [allCells(board)] : readLines(config, board);
    return compileConstraint(config, board, lines, (value) => value);
  },
};

export const countConstraint: GoalType = {
  type: "count_constraint",
  compile(config, { board }) {
    const holds = readPredicate(config.text("predicate", "even"));
    return compileConstraint(config, board, readLines(config, board), (value) => (holds(value) ? 1 : 0));
  },
};

/** The cells of each line of a scope, by their index in a layer. */
type Lines = readonly (readonly number[])[];

/** Adds up `weigh(value)` over the occupied cells of each line and compares each total with the target. */
function compileConstraint(
  config: SystemConfig,
  board: Board,
  lines: Lines | null,
  weigh: (value: number) => number,
): GoalCheck {
  const layer = board.layer(config.text("layer", "objects"));
  const target = asNumber(config.json["target"] ?? 0) ?? 0;
  const comparison = config.text("comparison", "eq");
  const holds = (total: number): boolean =>
    comparison === "gte" ? total >= target : comparison === "lte" ? total <= target : total === target;
  if (layer < 0 || lines === null) return { status: () => UNREACHABLE };
  const total = (world: World, cells: readonly number[]): number => {
    let sum = 0;
    for (const cell of cells) {
      const entity = world.entityIn(layer * board.grid.area + cell);
      if (entity !== 0) sum += weigh(valueOf(board, entity));
    }
    return sum;
  };
  const cells = [...new Set(lines.flat())].map((cell) => board.grid.ofCell(cell).toJson());
  return {
    reads: [{ kind: "cells", layer: defined(board.layers[layer]).id, positions: cells, kinds: null, wants: null }],
    readsCellsOnly: true,
    isMet: (world) => lines.length > 0 && lines.every((cells) => holds(total(world, cells))),
    status(world) {
      const satisfied = lines.filter((cells) => holds(total(world, cells))).length;
      if (lines.length === 1) return binary(satisfied === 1);
      return { progress: fraction(satisfied, lines.length), met: satisfied === lines.length };
    },
  };
}

/** Returns the number of a cell: n of `num_<n>`, the `value` of a `number`, else 0. */
function valueOf(board: Board, entity: EntityId): number {
  const kind = board.table.kindOf(entity);
  if (kind === "number") return asNumber(board.table.param(entity, "value")) ?? 0;
  const suffix = NUMBER_KIND.exec(kind)?.[1] ?? "";
  return /^[+-]?\d+$/.test(suffix) ? Number(suffix) : 0;
}

function allCells({ grid }: Board): readonly number[] {
  return Array.from({ length: grid.area }, (_, cell) => cell);
}

/** Returns the rows or columns of the scope; null when the scope is unknown or its line is missing. */
function readLines(config: SystemConfig, board: Board): Lines | null {
  const { width, height } = board.grid;
  const scope = config.text("scope", "all_rows");
  const row = (y: number): readonly number[] => Array.from({ length: width }, (_, x) => y * width + x);
  const column = (x: number): readonly number[] => Array.from({ length: height }, (_, y) => y * width + x);
  const index = config.has("index") ? config.integer("index", -1) : -1;
  if (scope === "row" && index >= 0 && index < height) return [row(index)];
  if (scope === "col" && index >= 0 && index < width) return [column(index)];
  if (scope === "all_rows") return Array.from({ length: height }, (_, y) => row(y));
  if (scope === "all_cols") return Array.from({ length: width }, (_, x) => column(x));
  return null;
}

function readPredicate(text: string): (value: number) => boolean {
  if (text === "even") return (value) => value % 2 === 0;
  if (text === "odd") return (value) => value % 2 !== 0;
  const [, comparison, digits] = /^(gte|lte|eq)_(-?\d+)$/.exec(text) ?? [];
  const limit = Number(digits);
  if (comparison === "gte") return (value) => value >= limit;
  if (comparison === "lte") return (value) => value <= limit;
  if (comparison === "eq") return (value) => value === limit;
  return () => false;
}
