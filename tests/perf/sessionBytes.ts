// Measures the memory of a play session of many moves, on both sides of the port.
import type { PlayableLevel } from "../../shared/engine/playableLevel";
import type { GameAction, TurnRecord } from "../../shared/engine/turnRecord";
import { sessionTurns, turnAfter } from "../../shared/engine/trace/sessionTurns";
import { createPlaySessions } from "../../shared/host/play/playSessions";
import { bytesHeldBy } from "./measure";

/** Returns the bytes that the engine's process and the window keep for this many turns. Throws when one is refused. */
export function sessionBytes(
  level: PlayableLevel,
  turns: number,
  actionOf: (turn: number) => GameAction,
): { readonly host: number; readonly window: number } {
  const host = bytesHeldBy(() => playedSession(level, turns, actionOf).sessions);
  const window = bytesHeldBy(() => playedSession(level, turns, actionOf).kept);
  return { host, window };
}

/** Plays a session move by move; the window's part is copied, as a message from another process is. */
function playedSession(level: PlayableLevel, turns: number, actionOf: (turn: number) => GameAction) {
  const sessions = createPlaySessions();
  const opened = sessions.open(level, 1, []);
  const kept: TurnRecord[] = [...sessionTurns(structuredClone({ first: opened.first, turns: opened.turns }))];
  for (let turn = 0; turn < turns; turn += 1) {
    const played = sessions.act(opened.session, turn, actionOf(turn));
    if (!played.ok || !played.value.accepted) throw new Error(`move ${turn + 1} was refused`);
    const next = turnAfter(kept[turn]!, structuredClone(played.value));
    kept.push(next);
    // Reads the board, as showing it does.
    if (next.after.cells.length === 0) throw new Error("a board without cells");
  }
  return { sessions, kept };
}
