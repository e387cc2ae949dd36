// Rebuilds the board at any moment of a turn from its initial board and the writes of its trace.
import { clamp } from "../../base/clamp";
import type { BoardView } from "../../base/boardView";
import { type Json, type JsonObject, isJsonList, isJsonObject } from "../../base/json";
import type { TurnRecord } from "../turnRecord";
import { fieldNames } from "./fieldPath";
import { RecordField, RecordKind, type Trace } from "./trace";
import type { Cursor } from "./traceSteps";
import { fieldAt, kindAt, recordCount, valueAt } from "./traceTree";

/** A change of a field of the state, by its path (see fieldPath.ts). Undefined: it was not, or is not, there. */
export interface FieldWrite {
  readonly kind: "field";
  readonly path: string;
  readonly before: Json | undefined;
  readonly after: Json | undefined;
}

/** A change of one cell or one field, as recorded. Entities are indices into the turn's `shape.entities`. */
export type Write =
  | { readonly kind: "cell"; readonly slot: number; readonly before: number; readonly after: number }
  | FieldWrite;

/** Returns what a write record changed; null for a record of another kind. */
export function writeAt(trace: Trace, index: number): Write | null {
  if (kindAt(trace, index) !== RecordKind.write) return null;
  const ref = fieldAt(trace, index, RecordField.ref);
  const before = fieldAt(trace, index, RecordField.before);
  const after = fieldAt(trace, index, RecordField.after);
  if (ref >= 0) return { kind: "cell", slot: ref, before, after };
  const valueOf = (value: number): Json | undefined => (value < 0 ? undefined : valueAt(trace, value));
  return { kind: "field", path: trace.fields[-1 - ref] ?? "", before: valueOf(before), after: valueOf(after) };
}

function withValue(target: Json | undefined, keys: readonly string[], value: Json | undefined): Json | undefined {
  const [key, ...rest] = keys;
  if (key === undefined) return value;
  if (Array.isArray(target)) {
    const index = Number(key);
    return target.map((item: Json, at) => (at === index ? (withValue(item, rest, value) ?? null) : item));
  }
  const members: JsonObject = isJsonObject(target) ? target : {};
  const inner = withValue(members[key], rest, value);
  if (inner !== undefined) return { ...members, [key]: inner };
  const { [key]: _removed, ...others } = members;
  return others;
}

/** Returns the state with one field set, such as `variables.gems`; undefined removes the field. */
export function withField(state: JsonObject, path: string, value: Json | undefined): JsonObject {
  const changed = withValue(state, fieldNames(path), value);
  return isJsonObject(changed) ? changed : {};
}

/** Returns the value of a field path in a state; undefined where there is none. */
export function fieldOf(state: JsonObject, path: string): Json | undefined {
  let value: Json | undefined = state;
  for (const key of fieldNames(path)) {
    if (isJsonList(value)) value = value[Number(key)];
    else value = isJsonObject(value) ? value[key] : undefined;
  }
  return value;
}

/** The board of one turn at any cursor. Remembers its position, so that a step costs only what it changes. */
export interface TurnView {
  readonly turn: TurnRecord;
  /** Returns the board with all writes up to and including the cursor's record; at null the turn's own `after`. */
  at(cursor: Cursor): BoardView;
}

/**
 * Opens a turn for stepping. The board at a record includes the writes up to it: a write is applied, a rule shows the
 * board that its conditions saw. A returned view never changes; the same cursor gives the same object.
 */
export function openTurnView(turn: TurnRecord): TurnView {
  const { trace, before, after } = turn;
  // Not the table of a board: a refused turn reverts entities that no board before or after it has.
  const { entities } = turn.shape;
  const cells = after.cells instanceof Uint32Array ? Uint32Array.from(before.cells) : before.cells.slice();
  let state = before.state;
  let applied = 0;
  let last: { readonly cursor: number; readonly view: BoardView } | null = null;
  const write = (index: number, side: "before" | "after"): void => {
    const change = writeAt(trace, index);
    if (change?.kind === "cell") cells[change.slot] = change[side];
    else if (change !== null) state = withField(state, change.path, change[side]);
  };
  const moveTo = (count: number): void => {
    for (; applied < count; applied += 1) write(applied, "after");
    for (; applied > count; applied -= 1) write(applied - 1, "before");
  };
  return {
    turn,
    at(cursor) {
      if (cursor === null) return after;
      if (last?.cursor === cursor) return last.view;
      moveTo(clamp(cursor + 1, 0, recordCount(trace)));
      last = { cursor, view: { ...before, entities, cells: cells.slice(), state } };
      return last.view;
    },
  };
}

/** Returns the board at a single cursor; use `openTurnView` for stepping. */
export function viewAt(turn: TurnRecord, cursor: Cursor): BoardView {
  return openTurnView(turn).at(cursor);
}
