// Moves that a recording replaces, for the notice that offers to undo it.
import { canonicalJson } from "../../../shared/base/canonicalJson";
import type { Disposable } from "../../../shared/base/disposable";
import { createEmitter } from "../../../shared/base/emitter";
import type { GameAction } from "../../../shared/engine/turnRecord";

export interface ReplacedRecord {
  readonly file: string;
  /** How many moves were recorded before. */
  readonly moves: number;
}

const replaced = createEmitter<ReplacedRecord>();

/** Subscribes to recordings that replace moves: told once each, with the first move. */
export function onRecordReplaced(listener: (record: ReplacedRecord) => void): Disposable {
  return replaced.on(listener);
}

/** Reports what the first writing of a recording replaces, if anything. */
export function tellReplaced(file: string, before: readonly GameAction[], now: readonly GameAction[]): void {
  if (isLost(before, now)) replaced.emit({ file, moves: before.length });
}

/** Returns whether some move of a record is gone, wherever others come in between. */
export function isLost(before: readonly GameAction[], now: readonly GameAction[]): boolean {
  let kept = 0;
  for (const move of now) {
    const next = before[kept];
    if (next !== undefined && canonicalJson(next) === canonicalJson(move)) kept += 1;
  }
  return kept < before.length;
}
