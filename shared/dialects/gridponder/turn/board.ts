// The fixed part of a level: its grid, its layers in order, and the entities of its game. Holds no state.
import { EMPTY, type EntityId, type EntityTable, type KindId, type KindSet } from "./entities";
import { Grid } from "./grid";
import type { DeclaredLayer } from "../text/layers/layers";
import type { GameModel } from "./model";
import type { Profile } from "../profile";

/** Index of a layer in the order of declaration; -1 is a layer that the game does not declare. */
export type LayerIndex = number;

export class Board {
  readonly grid: Grid;
  /** The entities left in a cleared cell of each layer: EMPTY except on `exactly_one` layers. */
  readonly fills: readonly EntityId[];
  readonly ground: LayerIndex;
  readonly objects: LayerIndex;
  /** The kind of ground that makes a cell no part of the board. */
  readonly voidKind: KindId;
  private readonly setsByTag = new Map<string, KindSet>();
  private readonly layerIndices: ReadonlyMap<string, LayerIndex>;

  constructor(
    readonly game: GameModel,
    readonly table: EntityTable,
    width: number,
    height: number,
    readonly profile: Profile,
  ) {
    this.grid = new Grid(width, height);
    this.fills = game.layers.map((layer) => (layer.fill === null ? EMPTY : table.intern(layer.fill)));
    this.layerIndices = new Map(game.layers.map((layer, index) => [layer.id, index]));
    this.ground = this.layer("ground");
    this.objects = this.layer("objects");
    this.voidKind = table.kindId("void");
  }

  get layers(): readonly DeclaredLayer[] {
    return this.game.layers;
  }

  get slots(): number {
    return this.grid.area * this.layers.length;
  }

  layer(id: string): LayerIndex {
    return this.layerIndices.get(id) ?? -1;
  }

  /** Returns the declared kinds that have any of the tags. */
  kindsTagged(tags: readonly string[]): readonly string[] {
    return [...this.game.kinds].filter(([, own]) => own.some((tag) => tags.includes(tag))).map(([kind]) => kind);
  }

  /** Returns the kind that is named and the declared ones that have the tag; null names none. */
  kindsMeant(kind: string | null, tag: string | null): readonly string[] {
    return [...(kind === null ? [] : [kind]), ...(tag === null ? [] : this.kindsTagged([tag]))];
  }

  /** Returns the declared kinds that have any of the tags, as a set for testing entities. */
  tagged(tags: readonly string[]): KindSet {
    const [tag] = tags;
    if (tag === undefined || tags.length > 1) return this.table.kindSet(this.kindsTagged(tags));
    const known = this.setsByTag.get(tag);
    if (known !== undefined) return known;
    const set = this.table.kindSet(this.kindsTagged(tags));
    this.setsByTag.set(tag, set);
    return set;
  }

  kinds(kinds: Iterable<string>): KindSet {
    return this.table.kindSet(kinds);
  }
}
