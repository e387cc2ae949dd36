// The game that is counted and played at random: the one on the board, at the turn in view where it is played.
import { useMemo, useSyncExternalStore } from "react";
import type { GameAction, TurnRecord } from "../../../shared/engine/turnRecord";
import { followTexts } from "../../documents/packSource";
import { usePackStore } from "../../session/pack/packStore";
import { usePlayStore } from "../../session/play/playStore";
import { levelIdOf } from "../../session/solver/solverLink";

export interface CountedGame {
  readonly level: string;
  /** The moves up to the turn in view; none while the game is not played. */
  readonly actions: readonly GameAction[];
}

/** Null while no game is on the board. */
export function useCountedGame(): CountedGame | null {
  const file = usePackStore((state) => state.activeLevelFile);
  const played = usePlayStore((state) => (state.level?.file === file ? state.level : null));
  const turns = usePlayStore((state) => state.turns);
  const shown = usePlayStore((state) => state.shown);
  const named = useSyncExternalStore(followTexts, () => levelIdOf(file));
  const level = played?.id ?? named;
  return useMemo(
    () => (level === null ? null : { level, actions: played === null ? [] : actionsUpTo(turns, shown) }),
    [level, played, turns, shown],
  );
}

function actionsUpTo(turns: readonly TurnRecord[], shown: number): readonly GameAction[] {
  return turns.slice(1, shown + 1).flatMap(({ action }) => action ?? []);
}
