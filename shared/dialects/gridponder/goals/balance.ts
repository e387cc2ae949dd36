// `balance` (fact sheet 14): owners hold equal shares of all claimable cells, each in one piece if required.
import { defined } from "../../../base/defined";
import type { Json } from "../../../base/json";
import type { GoalReads } from "../../../engine/debugInfo";
import type { KindSet } from "../turn/entities";
import type { Board } from "../turn/board";
import { CARDINALS } from "../text/directions";
import { asPosition, member } from "../text/read";
import type { DeclaredLayer } from "../text/layers/layers";
import type { SystemConfig } from "../text/systems/config";
import { COST } from "../turn/budget";
import type { World } from "../turn/world";
import { type GoalType, fraction } from "./goal";

/** Counts who owns how much; also used by the lose conditions that look ahead. */
export class Territory {
  /** Each once, even if the config names it twice. */
  readonly owners: readonly string[];
  private readonly layer: number;
  private readonly ownerKinds: readonly KindSet[];
  private readonly claimableLayer: number;
  private readonly claimableNames: readonly string[];
  private readonly claimableKinds: KindSet;

  constructor(
    readonly config: SystemConfig,
    private readonly board: Board,
    /**
     * Returns the claimable kind of a layer where the goal names none. The goal and the lose conditions differ here.
     */
    unnamedKind: (layer: DeclaredLayer) => string,
  ) {
    this.owners = [...new Set(config.texts("owners", []))];
    this.layer = board.layer(config.text("layer", "territory"));
    this.ownerKinds = this.owners.map((owner) => board.kinds([owner]));
    const claimable = config.text("claimableLayer", "ground");
    this.claimableLayer = board.layer(claimable);
    const layer = board.layers[this.claimableLayer];
    const unnamed = layer === undefined ? "empty" : unnamedKind(layer);
    const one = config.text("claimableKind");
    this.claimableNames = one !== null ? [one] : config.texts("claimableKind", [unnamed]);
    this.claimableKinds = board.kinds(this.claimableNames);
  }

  /** Returns the cells that owners hold and those that can be claimed. */
  reads(): readonly GoalReads[] {
    const cells = (layer: number, kinds: readonly string[]): readonly GoalReads[] => {
      const id = this.board.layers[layer]?.id;
      return id === undefined ? [] : [{ kind: "cells", layer: id, positions: null, kinds, wants: null }];
    };
    return [...cells(this.layer, this.owners), ...cells(this.claimableLayer, this.claimableNames)];
  }

  /** Returns the number of cells by owner. */
  owned(world: World): readonly number[] {
    return this.ownerKinds.map((kinds) => this.count(world, this.layer, kinds));
  }

  claimable(world: World): number {
    return this.count(world, this.claimableLayer, this.claimableKinds);
  }

  /** Returns the size of the piece of an owner's cells around a source; 0 when the owner does not hold the source. */
  pieceAt(world: World, owner: number, source: Json): number {
    const { grid } = this.board;
    const kinds = defined(this.ownerKinds[owner]);
    const xy = asPosition(source);
    const start = xy === null ? null : grid.fromJson(xy);
    if (start === null || !kinds.has(world.at(this.layer, start))) return 0;
    const piece = new Set([start]);
    for (const point of piece) {
      for (const { dx, dy } of CARDINALS) {
        const next = grid.beside(point, dx, dy);
        if (next.cell >= 0 && kinds.has(world.at(this.layer, next))) piece.add(next);
      }
    }
    return piece.size;
  }

  private count(world: World, layer: number, kinds: KindSet): number {
    if (layer < 0) return 0;
    const { area } = this.board.grid;
    world.spend(area * COST.scannedCells);
    return world.count(kinds, layer * area, (layer + 1) * area);
  }
}

export const balance: GoalType = {
  type: "balance",
  compile(config, { board }) {
    const territory = new Territory(config, board, ({ fill }) => fill ?? "empty");
    const requiresComplete = config.flag("requireComplete", true);
    const requiresEqual = config.flag("requireEqual", true);
    const requiresConnected = config.flag("requireConnected", false);
    const sources = config.object("connectionSources");
    return {
      readsCellsOnly: true,
      reads: territory.reads(),
      status(world) {
        const owned = territory.owned(world);
        const total = owned.reduce((sum, count) => sum + count, 0);
        const claimable = territory.claimable(world);
        const pieces = requiresConnected
          ? territory.owners.map((owner, index) => territory.pieceAt(world, index, member(sources, owner) ?? null))
          : owned;
        const met =
          total > 0 &&
          (!requiresEqual || owned.every((count) => count === owned[0])) &&
          (!requiresComplete || total === claimable) &&
          // An owner without a valid source is never connected, even with no cells at all.
          owned.every((count, index) => pieces[index] === count && (!requiresConnected || count > 0));
        return {
          progress: fraction(
            pieces.reduce((sum, size) => sum + size, 0),
            claimable,
          ),
          met,
        };
      },
    };
  },
};
