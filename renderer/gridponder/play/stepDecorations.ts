// What is outlined on the board at the debugger's cursor: dashed where something is about to change, solid where the
// step has just changed something, tinted where it only looked. Pure.
import type { Position } from "../../../shared/base/boardView";
import type { DebugInfo } from "../../../shared/engine/debugInfo";
import type { TurnRecord } from "../../../shared/engine/turnRecord";
import type { Cursor } from "../../../shared/engine/trace/traceSteps";
import { endAt } from "../../../shared/engine/trace/traceTree";
import { gridponderPresentation } from "../../../shared/dialects/gridponder/presentation/presentation";
import { changedPositions, lookedAtPositions } from "../../../shared/engine/trace/traceCells";
import type { BoardDecoration } from "../../board/decorations";
import type { Stepped } from "../../session/play/playState";

/** Returns the marks for a cursor; none at the end of a turn that was not stepped to. */
export function stepDecorations(
  turn: TurnRecord,
  cursor: Cursor,
  stepped: Stepped | null,
  debug?: DebugInfo,
): readonly BoardDecoration[] {
  const { before, after } = changesAt(turn, cursor, stepped);
  const looked = cursor === null ? [] : lookedAtPositions(turn.trace, cursor, gridponderPresentation, debug);
  const only = (positions: readonly Position[]): readonly Position[] =>
    positions.filter(([x, y]) => x >= 0 && y >= 0 && x < turn.shape.width && y < turn.shape.height);
  const marks: readonly BoardDecoration[] = [
    { kind: "cells", cells: only(looked), style: "hint" },
    { kind: "cells", cells: only(before), style: "before" },
    { kind: "cells", cells: only(after), style: "after" },
  ];
  return marks.filter((mark) => mark.kind === "cells" && mark.cells.length > 0);
}

/** Cells about to change, and cells just changed. */
export function changesAt(
  turn: TurnRecord,
  cursor: Cursor,
  stepped: Stepped | null,
): { readonly before: readonly Position[]; readonly after: readonly Position[] } {
  const over = stepped === null ? [] : changedPositions(turn, gridponderPresentation, stepped.from, stepped.to);
  const inside =
    cursor === null || cursor === 0
      ? []
      : changedPositions(turn, gridponderPresentation, cursor + 1, endAt(turn.trace, cursor));
  const own = cursor === null ? [] : changedPositions(turn, gridponderPresentation, cursor, cursor + 1);
  if (stepped?.direction === "backward") return { before: [...inside, ...over], after: own };
  return { before: inside, after: stepped === null ? own : over };
}
