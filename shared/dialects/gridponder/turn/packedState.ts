// Packs a state into few bytes: its differences from the level's first state, as a text of one character per byte. Two
// states have equal texts if and only if they are equal. Only the packer that made a text can read it.
import { canonicalJson } from "../../../base/canonicalJson";
import { defined } from "../../../base/defined";
import type { Json } from "../../../base/json";
import { EMPTY } from "./entities";
import type { Point } from "./grid";
import type { Board } from "./board";
import { Interned } from "./interned";
import type { Cells } from "./cells";
import { type MultiCellObject, type Overlay, type PendingMove, State } from "./state";
import { overlayView, pendingMoveView } from "./view";

const NARROW_LIMIT = 0xffff;
const FLAG = { enabled: 1, won: 2, lost: 4 } as const;
/** How many characters are passed to one call of `String.fromCharCode`. */
const CHUNK = 4096;
const BYTES_PER_CHANGE = 10;
const BYTES_BESIDE_CELLS = 256;

export class StatePacker {
  private readonly facings: Interned<string>;
  private readonly items: Interned<string | null>;
  private readonly metSteps: Interned<readonly string[]>;
  private readonly loseReasons: Interned<string | null>;
  private readonly variables: Interned<State["variables"]>;
  private readonly objects: Interned<readonly MultiCellObject[]>;
  private readonly overlays: Interned<Overlay | null>;
  private readonly pendingMoves: Interned<PendingMove | null>;
  private readonly sequences: Interned<State["sequenceIndices"]>;
  private readonly fired: Interned<readonly string[]>;
  private readonly npcs: Interned<State["npcNames"]>;
  private readonly bytes: Uint8Array;
  /** The changed slots of the text being read, and what they hold by slot. */
  private readonly slots: Int32Array;
  private readonly entities: Int32Array;
  private length = 0;
  private text = "";
  private at = 0;

  constructor(
    private readonly board: Board,
    private readonly first: State,
  ) {
    const asIs = (value: string | null): string => (value === null ? "" : `=${value}`);
    this.facings = new Interned(first.avatar.facing, asIs);
    this.items = new Interned(first.avatar.item, asIs);
    this.metSteps = new Interned(first.avatar.metStepsOf, (goals) => canonicalJson(goals.toSorted()));
    this.loseReasons = new Interned(first.loseReason, asIs);
    this.variables = new Interned(first.variables, canonicalJson);
    this.objects = new Interned(first.multiCellObjects, (objects) => canonicalJson(objects.map(objectText)));
    this.overlays = new Interned(first.overlay, (overlay) => canonicalJson(overlayView(overlay)));
    this.pendingMoves = new Interned(first.pendingMove, (move) => canonicalJson(pendingMoveView(move)));
    this.sequences = new Interned(first.sequenceIndices, canonicalJson);
    this.fired = new Interned(first.onceFired, (rules) => canonicalJson(rules.toSorted()));
    this.npcs = new Interned(first.npcNames, canonicalJson);
    this.slots = new Int32Array(board.slots);
    this.entities = new Int32Array(board.slots);
    this.bytes = new Uint8Array(BYTES_BESIDE_CELLS + board.slots * BYTES_PER_CHANGE);
  }

  pack(state: State): string {
    const { avatar } = state;
    this.length = 0;
    this.write((avatar.enabled ? FLAG.enabled : 0) | (state.won ? FLAG.won : 0) | (state.lost ? FLAG.lost : 0));
    this.write(state.turnCount);
    this.write(state.actionCount);
    this.writePoint(avatar.position);
    this.write(this.facings.numberOf(avatar.facing));
    this.writeParts(state);
    this.writeCells(state.cells);
    return this.asText();
  }

  /** Returns the state of a text. Parts that were equal in several states are shared between them. */
  unpack(text: string): State {
    this.text = text;
    this.at = 0;
    const flags = this.read();
    const [turnCount, actionCount, position] = [this.read(), this.read(), this.readPoint()];
    const facing = this.facings.valueOf(this.read());
    const parts = this.read();
    const part = <Value>(bit: number, interned: Interned<Value>): Value =>
      interned.valueOf((parts & (1 << bit)) === 0 ? 0 : this.read());
    return new State({
      avatar: {
        enabled: (flags & FLAG.enabled) !== 0,
        position,
        facing,
        item: part(0, this.items),
        metStepsOf: part(9, this.metSteps),
      },
      loseReason: part(1, this.loseReasons),
      variables: part(2, this.variables),
      multiCellObjects: part(3, this.objects),
      overlay: part(4, this.overlays),
      pendingMove: part(5, this.pendingMoves),
      sequenceIndices: part(6, this.sequences),
      onceFired: part(7, this.fired),
      npcNames: part(8, this.npcs),
      cells: this.readCells(),
      turnCount,
      actionCount,
      won: (flags & FLAG.won) !== 0,
      lost: (flags & FLAG.lost) !== 0,
    });
  }

  /**
   * Writes one bit for each part that differs from the first state, then the numbers of those, in the order of
   * `unpack`.
   */
  private writeParts(state: State): void {
    const item = this.items.numberOf(state.avatar.item);
    const met = this.metSteps.numberOf(state.avatar.metStepsOf);
    const reason = this.loseReasons.numberOf(state.loseReason);
    const variables = this.variables.numberOf(state.variables);
    const objects = this.objects.numberOf(state.multiCellObjects);
    const overlay = this.overlays.numberOf(state.overlay);
    const move = this.pendingMoves.numberOf(state.pendingMove);
    const sequence = this.sequences.numberOf(state.sequenceIndices);
    const fired = this.fired.numberOf(state.onceFired);
    const npcs = this.npcs.numberOf(state.npcNames);
    const bit = (number: number, index: number): number => (number === 0 ? 0 : 1 << index);
    this.write(
      bit(item, 0) |
        bit(reason, 1) |
        bit(variables, 2) |
        bit(objects, 3) |
        bit(overlay, 4) |
        bit(move, 5) |
        bit(sequence, 6) |
        bit(fired, 7) |
        bit(npcs, 8) |
        bit(met, 9),
    );
    this.writeIfChanged(item);
    this.writeIfChanged(met);
    this.writeIfChanged(reason);
    this.writeIfChanged(variables);
    this.writeIfChanged(objects);
    this.writeIfChanged(overlay);
    this.writeIfChanged(move);
    this.writeIfChanged(sequence);
    this.writeIfChanged(fired);
    this.writeIfChanged(npcs);
  }

  private writeIfChanged(number: number): void {
    if (number !== 0) this.write(number);
  }

  /** Writes each changed slot: its distance from the previous one, and its entity. */
  private writeCells(cells: Cells): void {
    const before = this.first.cells;
    if (cells === before) return;
    let last = -1;
    for (const [number, page] of cells.pages.entries()) {
      const pageBefore = defined(before.pages[number]);
      if (page === pageBefore) continue;
      const first = number << cells.shift;
      for (let index = 0; index < page.length; index += 1) {
        const entity = page[index] ?? EMPTY;
        if (entity === pageBefore[index]) continue;
        this.write(first + index - last);
        this.write(entity);
        last = first + index;
      }
    }
  }

  private readCells(): Cells {
    const before = this.first.cells;
    if (this.at === this.text.length) return before;
    const { slots, entities } = this;
    let count = 0;
    for (let slot = -1; this.at < this.text.length; count += 1) {
      slot += this.read();
      slots[count] = slot;
      entities[slot] = this.read();
    }
    return before.withChanged(slots, count, entities);
  }

  /**
   * Writes 0 for no place, a cell's number plus 1, or for a place off the board the number after the last and its
   * coordinates.
   */
  private writePoint(point: Point | null): void {
    if (point === null) return this.write(0);
    if (point.cell >= 0) return this.write(point.cell + 1);
    this.write(this.board.grid.area + 1);
    for (const coordinate of point.toJson()) {
      this.write(coordinate < 0 ? 1 : 0);
      this.write(Math.abs(coordinate));
    }
  }

  private readPoint(): Point | null {
    const { grid } = this.board;
    const number = this.read();
    if (number === 0) return null;
    if (number <= grid.area) return grid.ofCell(number - 1);
    const coordinate = (): number => (this.read() === 1 ? -1 : 1) * this.read();
    const x = coordinate();
    return grid.at(x, coordinate());
  }

  /** Writes a whole number from 0 on: seven bits per byte; the eighth bit means that more follow. */
  private write(number: number): void {
    let rest = number;
    while (rest > 0x7f) {
      this.bytes[this.length] = (rest % 0x80) | 0x80;
      this.length += 1;
      rest = rest > NARROW_LIMIT ? Math.floor(rest / 0x80) : rest >> 7;
    }
    this.bytes[this.length] = rest;
    this.length += 1;
  }

  private read(): number {
    let number = 0;
    for (let weight = 1; ; weight *= 0x80) {
      const byte = this.text.charCodeAt(this.at);
      this.at += 1;
      number += (byte & 0x7f) * weight;
      if (byte < 0x80) return number;
    }
  }

  private asText(): string {
    let text = "";
    for (let from = 0; from < this.length; from += CHUNK) {
      const chunk = this.bytes.subarray(from, Math.min(this.length, from + CHUNK));
      // Not spread: an iterator over the bytes would take longer than everything else. `apply` reads any list by index;
      // its type asks for an array.
      text += String.fromCharCode.apply(null, chunk as unknown as number[]);
    }
    return text;
  }
}

/** Returns a text that identifies a multi-cell object; its sprites follow from its id. */
export function objectText({ id, kind, cells, params }: MultiCellObject): Json {
  return [id, kind, cells.map((cell) => cell.toJson()), params];
}
