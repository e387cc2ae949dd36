// Records what a move writes: on the board, and in the fields of the state beside it.
import { canonicalJson } from "../../../base/canonicalJson";
import { type Json, type JsonObject, isJsonObject } from "../../../base/json";
import type { Outcome } from "../../../engine/playableLevel";
import { fieldPath } from "../../../engine/trace/fieldPath";
import { RecordKind } from "../../../engine/trace/trace";
import type { Tracer } from "../../../engine/trace/tracer";
import type { CompiledGame } from "../turn/compiledGame";
import { NULL, indexOf } from "../values/value";
import { Column } from "../world/layout";
import type { GameBoard } from "./gameBoard";

/** Follows the world beside a tracer: what differs from when it last looked is recorded as writes. */
export class WriteRecorder {
  private readonly cells: number[];
  private fields: ReadonlyMap<string, Json>;

  constructor(
    private readonly game: CompiledGame,
    private readonly board: GameBoard,
    private readonly tracer: Tracer,
    private readonly turn: number,
  ) {
    this.cells = this.cellsNow();
    this.fields = flatFields(board.fields(turn, board.all(), null));
  }

  /** Records what an effect has changed: only what it wrote to since the world's mark is looked at. */
  lookSince(mark: number, cause: number): void {
    const { world } = this.game;
    const { cellBase, cells, entityBase, entityStride } = world.layout;
    const places = new Set<number>();
    const entities = new Set<number>();
    let areFieldsWritten = false;
    world.writesSince(mark, (slot) => {
      if (slot < cellBase) areFieldsWritten = true;
      else if (slot < cellBase + cells) places.add(slot - cellBase);
      else entities.add(Math.floor((slot - entityBase) / entityStride));
    });
    for (const entity of entities) if (world.mem[world.slotOf(entity) + Column.zone] !== NULL) areFieldsWritten = true;
    for (let place = 0; place < cells; place += 1) {
      if (places.has(place) || entities.has(indexOf(world.cell(place)))) this.lookAtCell(place, cause);
    }
    if (areFieldsWritten) this.lookAtFields(this.turn, null, cause);
  }

  /**
   * Records what has changed since the last look, as the state is after a turn with its outcome; `cause` is the record
   * that did it.
   */
  look(cause: number, turn: number, outcome: Outcome | null): void {
    for (let place = 0; place < this.cells.length; place += 1) this.lookAtCell(place, cause);
    this.lookAtFields(turn, outcome, cause);
  }

  private lookAtCell(place: number, cause: number): void {
    const before = this.cells[place] ?? 0;
    const after = this.board.numberOf(this.game.world.cell(place));
    if (before === after) return;
    this.tracer.leaf(RecordKind.write, this.board.slotOfPlace(place), before, after, cause);
    this.cells[place] = after;
  }

  private lookAtFields(turn: number, outcome: Outcome | null, cause: number): void {
    const { tracer } = this;
    const fields = flatFields(this.board.fields(turn, this.board.all(), outcome));
    for (const [path, after] of fields) {
      const before = this.fields.get(path) ?? null;
      if (before === after || canonicalJson(before) === canonicalJson(after)) continue;
      tracer.leaf(RecordKind.write, tracer.field(path), tracer.value(before), tracer.value(after), cause);
    }
    this.fields = fields;
  }

  private cellsNow(): number[] {
    const { world } = this.game;
    return Array.from({ length: world.layout.cells }, (_, place) => this.board.numberOf(world.cell(place)));
  }
}

/** How many names lead to a field in a part of the state. Any other member of the state is one field. */
const DEPTHS: ReadonlyMap<string, number> = new Map([
  ["variables", 2],
  ["zones", 2],
  ["players", 3],
]);

/** Returns the fields of a state by their paths: those of variables, players and zones one by one. */
function flatFields(state: JsonObject): ReadonlyMap<string, Json> {
  const fields = new Map<string, Json>();
  const add = (names: readonly string[], value: Json, depth: number): void => {
    if (names.length === depth || !isJsonObject(value)) fields.set(fieldPath(...names), value);
    else for (const [name, inner] of Object.entries(value)) add([...names, name], inner, depth);
  };
  for (const [name, value] of Object.entries(state)) add([name], value, DEPTHS.get(name) ?? 1);
  return fields;
}
