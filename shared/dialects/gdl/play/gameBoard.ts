// A state as a board that can be drawn: one layer, one slot a place; what is beside the board are fields.
import type { BoardShape, BoardView } from "../../../base/boardView";
import type { Json, JsonObject } from "../../../base/json";
import type { CompiledGame } from "../turn/compiledGame";
import { NULL, Tag, type Value, valueOf } from "../values/value";
import { type Viewing, globalsSeen, ofPlayerSeen, seenValue, zonesSeen } from "../views/stateView";
import { Slot } from "../world/layout";
import { EntityNumbers } from "./entityNumbers";
import type { PlayState } from "./playState";
import type { Outcome } from "../../../engine/playableLevel";

export class GameBoard {
  /** Shared by all boards of the game that show everything: numbers of entities stay, new ones are added. */
  private readonly numbers: EntityNumbers;
  private readonly slots: readonly number[];
  private readonly places: Omit<BoardShape, "entities">;

  constructor(private readonly game: CompiledGame) {
    const { topology } = game.declarations;
    const { geometry, width, height } = topology;
    const [left, bottom] = geometry.kind === "hexes" ? geometry.origin : [0, 0];
    this.slots = Array.from(
      { length: topology.count },
      (_, place) => (topology.y(place) + bottom) * width + topology.x(place) + left,
    );
    this.places = { width, height, layers: ["board"], geometry };
    this.numbers = new EntityNumbers(game, this.all());
  }

  /** Who looks at all there is. */
  all(): Viewing {
    return this.viewing(NULL);
  }

  /** Returns the player of a name; null for who sees everything. */
  viewerOf(seat: string | null): Value {
    const { names } = this.game.declarations.players;
    return seat === null ? NULL : valueOf(Tag.player, Math.max(0, names.indexOf(seat)));
  }

  viewing(viewer: Value): Viewing {
    const { declarations, variables, back } = this.game.parts;
    return { declarations, variables, back, viewer };
  }

  slotOfPlace(place: number): number {
    return this.slots[place] ?? 0;
  }

  shape(): BoardShape {
    return { ...this.places, entities: this.numbers.entities };
  }

  /** Returns a state as a viewer sees it; the world becomes that state. */
  view(state: PlayState, viewing: Viewing, outcome: Outcome | null): BoardView {
    const { world } = this.game;
    world.load(state.game);
    const cells = new Uint32Array(this.places.width * this.places.height);
    const numbers = viewing.viewer === NULL ? this.numbers : new EntityNumbers(this.game, viewing);
    for (const [place, slot] of this.slots.entries()) cells[slot] = numbers.numberOf(world.cell(place));
    const { entities } = numbers;
    return { ...this.places, entities, cells, state: this.fields(state.turn, viewing, outcome) };
  }

  /** The fields of the world as it is. */
  fields(turn: number, viewing: Viewing, outcome: Outcome | null): JsonObject {
    const { world, declarations } = this.game;
    const { names } = declarations.players;
    const value = (slot: number): Json => seenValue(viewing, world.mem[slot] ?? NULL);
    return {
      turn,
      current: value(world.layout.currentPlayer),
      phase: value(world.layout.currentPhase),
      variables: globalsSeen(viewing),
      players: Object.fromEntries(names.map((name, seat) => [name, ofPlayerSeen(viewing, seat)])),
      zones: zonesSeen(viewing),
      // What is drawn next is for nobody's eyes.
      ...(viewing.viewer === NULL ? { seed: (world.mem[Slot.random] ?? 0) >>> 0 } : {}),
      outcome: outcome === null ? null : { ...outcome },
    };
  }

  /** Returns the number of what stands on a place, as all boards of the game have it; 0 for nothing. */
  numberOf(entity: Value): number {
    return this.numbers.numberOf(entity);
  }
}
