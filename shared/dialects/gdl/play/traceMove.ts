// Records a move: its steps, the conditions that allow them, their effects and all that they write.
import { canonicalJson } from "../../../base/canonicalJson";
import type { Json, JsonObject } from "../../../base/json";
import { isJsonObject } from "../../../base/json";
import type { Outcome } from "../../../engine/playableLevel";
import { fieldPath } from "../../../engine/trace/fieldPath";
import { RecordKind } from "../../../engine/trace/trace";
import type { Tracer } from "../../../engine/trace/tracer";
import type { CompiledGame } from "../turn/compiledGame";
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
    outcome: Outcome | null,
  ) {
    this.cells = this.cellsNow();
    this.fields = flatFields(board.fields(turn, board.all(), outcome));
  }

  /** Records what has changed since the last look; `cause` is the record that did it. */
  look(cause: number, turn = this.turn, outcome: Outcome | null = null): void {
    const { tracer } = this;
    for (const [place, after] of this.cellsNow().entries()) {
      const before = this.cells[place] ?? 0;
      if (before === after) continue;
      tracer.leaf(RecordKind.write, this.board.slotOfPlace(place), before, after, cause);
      this.cells[place] = after;
    }
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

/** Returns the fields of a state by their paths: those of variables, players and zones one by one. */
function flatFields(state: JsonObject): ReadonlyMap<string, Json> {
  const fields = new Map<string, Json>();
  for (const [name, value] of Object.entries(state)) {
    if (!GROUPS.has(name) || !isJsonObject(value)) fields.set(fieldPath(name), value);
    else {
      for (const [inner, each] of Object.entries(value)) {
        if (name !== "players" || !isJsonObject(each)) fields.set(fieldPath(name, inner), each);
        else for (const [what, last] of Object.entries(each)) fields.set(fieldPath(name, inner, what), last);
      }
    }
  }
  return fields;
}

const GROUPS: ReadonlySet<string> = new Set(["variables", "players", "zones"]);
