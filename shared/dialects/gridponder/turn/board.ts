// The fixed frame of a level: its grid, its layers in order, and the entities its game knows.
// Knows nothing of what stands where at a moment.
import { EMPTY, type EntityId, type EntityTable, type KindId, type KindSet } from "./entities";
import { Grid } from "./grid";
import type { GameModel, LayerModel } from "./model";

/** Index of a layer in the order of declaration; -1 is a layer that the game does not declare. */
export type LayerIndex = number;

export class Board {
  readonly grid: Grid;
  /** Entities that a cleared cell of each layer is left with: EMPTY but on `exactly_one` layers. */
  readonly fills: readonly EntityId[];
  readonly ground: LayerIndex;
  readonly objects: LayerIndex;
  /** The kind that makes a cell of the ground no part of the board. */
  readonly voidKind: KindId;
  private readonly layerIndices: ReadonlyMap<string, LayerIndex>;

  constructor(
    readonly game: GameModel,
    readonly table: EntityTable,
    width: number,
    height: number,
  ) {
    this.grid = new Grid(width, height);
    this.fills = game.layers.map((layer) => (layer.fill === null ? EMPTY : table.intern(layer.fill)));
    this.layerIndices = new Map(game.layers.map((layer, index) => [layer.id, index]));
    this.ground = this.layer("ground");
    this.objects = this.layer("objects");
    this.voidKind = table.kindId("void");
  }

  get layers(): readonly LayerModel[] {
    return this.game.layers;
  }

  get slots(): number {
    return this.grid.area * this.layers.length;
  }

  layer(id: string): LayerIndex {
    return this.layerIndices.get(id) ?? -1;
  }

  /** The declared kinds that carry any of the tags. */
  kindsTagged(tags: readonly string[]): readonly string[] {
    return [...this.game.kinds].filter(([, own]) => own.some((tag) => tags.includes(tag))).map(([kind]) => kind);
  }

  /** The same as a set to ask entities of. */
  tagged(tags: readonly string[]): KindSet {
    return this.table.kindSet(this.kindsTagged(tags));
  }

  kinds(kinds: Iterable<string>): KindSet {
    return this.table.kindSet(kinds);
  }
}
