// Turns of a drawn level, recorded as a play session records them, for tests.
import type { DebugInfo } from "../../engine/debugInfo";
import type { ActionOffer } from "../../engine/playableLevel";
import type { GameAction, TurnRecord } from "../../engine/turnRecord";
import { type Drawing, drawnLevel } from "../../dialects/gridponder/drawnLevel.testing";
import type { TraceReading } from "../../engine/tracePresentation";
import { sessionTurns, turnAfter } from "../../engine/trace/sessionTurns";
import { createPlaySessions } from "../play/playSessions";

export interface DrawnTurns {
  readonly debug: DebugInfo;
  readonly reading: TraceReading;
  readonly offers: readonly ActionOffer[];
  /** Loading first; a refused action is the last turn. */
  readonly turns: readonly TurnRecord[];
}

/** Plays moves (`right`) and other actions in a drawing; stops after a refused one. */
export function drawnTurns(drawing: Drawing, actions: readonly (string | GameAction)[]): DrawnTurns {
  const { level } = drawnLevel(drawing);
  const sessions = createPlaySessions();
  const opened = sessions.open(level, 1, []);
  const turns = [...sessionTurns(opened)];
  for (const each of actions) {
    const action = typeof each === "string" ? { action: "move", direction: each } : each;
    const played = sessions.act(opened.session, turns.length - 1, action);
    if (!played.ok) throw new Error(played.refusal.message);
    turns.push(turnAfter(turns.at(-1)!, played.value));
    if (!played.value.accepted) break;
  }
  return { debug: level.debug, reading: level, offers: level.offers, turns };
}

/** Returns the number of a rule by its id. Throws for an unknown one: a mistake in the test. */
export function ruleNumber(debug: DebugInfo, id: string): number {
  const rule = debug.rules.findIndex((each) => each.id === id);
  if (rule < 0) throw new Error(`no rule ${id}`);
  return rule;
}
