// A session as the program plays it: an action publishes an event (shared/engine/playableLevel.ts).
import { type Json, type JsonObject, isJsonObject } from "../../../base/json";
import type { PlayableLevel, Step } from "../../../engine/playableLevel";
import { RecordKind } from "../../../engine/trace/trace";
import type { Tracer } from "../../../engine/trace/tracer";
import type { GameAction } from "../../../engine/turnRecord";
import type { LoadedSession } from "../load/loadedPack";
import { gnosisPresentation } from "../presentation/presentation";
import { type SessionEvent, actionOf, eventOfAction } from "../text/events";
import { compileCondition } from "../rules/conditions";
import { readPath, parsePath } from "../rules/path";
import { equalJson } from "../rules/value";
import { publish } from "../run/publish";
import { WORK } from "../run/run";
import { startSession } from "../run/session";
import { sessionChances } from "./chances";
import { differenceForm, unexpected } from "./expectations";
import { numberSession } from "./numbers";
import { type PlayState, keyOf, stateOfKey, viewOf } from "./playState";
import { TraceWriter } from "./traceWriter";
import type { Context } from "../rules/context";
import type { Rule } from "../rules/rule";
import type { BoardView } from "../../../base/boardView";

/** Compiles a session. Its recorded events are its solution: it is won when all went as the file expects. */
export function sessionLevel(session: LoadedSession, file: string, title: string): PlayableLevel<PlayState> {
  const { start, surroundings, guards, events } = session;
  const numbers = numberSession(session, file);
  const triggers = Array.from(new Set(start.rules.map(({ trigger }) => trigger))).sort();
  const begin = (): PlayState => ({ session: startSession(start), payload: {}, turn: 0, isAsRecorded: true });

  function step(state: PlayState, action: GameAction, tracer: Tracer | null): Step<PlayState> {
    const event = eventOfAction(action);
    const root = openTurn(tracer, state.turn + 1, action);
    if (event === null) {
      const outcome = { accepted: false, won: false, lost: false, loseReason: null };
      tracer?.close(root, tracer.value({ ...outcome, refusal: { reason: "not-offered" } }));
      return { state, ...outcome, events: [], goals: [], budgetSpent: false };
    }
    const { isDry } = event;
    const recorder =
      tracer === null ? null : new TraceWriter(tracer, numbers, { turn: root, payload: state.payload, isDry });
    const published = publish(state.session, surroundings, event, { guards, isDry, recorder });
    const recorded = state.isAsRecorded ? events[state.turn] : undefined;
    const isRecorded = recorded !== undefined && isSame(recorded, event);
    const differing = isRecorded && recorded.expect !== null ? unexpected(recorded.expect, published, isDry) : [];
    const lost = differing.length > 0;
    const won = isRecorded && !lost && state.turn + 1 === events.length;
    const next: PlayState = {
      session: published.session,
      payload: isDry ? state.payload : published.final.payload,
      turn: state.turn + 1,
      isAsRecorded: isRecorded && !lost,
    };
    if (tracer !== null) writeRandom(tracer, root, state, next);
    const outcome = { accepted: true, won, lost, loseReason: null };
    if (tracer !== null) {
      const more = lost ? { differing: differing.map(differenceForm) } : {};
      tracer.close(root, tracer.value({ ...outcome, denied: published.final.denied, ...more }));
    }
    return {
      state: next,
      ...outcome,
      events: [published.final, ...published.fired].map(({ id, payload }) => ({ type: id, payload })),
      goals: [],
      budgetSpent: published.isCut,
    };
  }

  return {
    id: session.id,
    file,
    title,
    debug: numbers.debug,
    presentation: gnosisPresentation,
    players: [],
    offers: [
      {
        id: "publish",
        params: { id: { type: "event", values: entriesFirst(start.rules) }, data: { type: "object", values: null } },
      },
    ],
    solution: events.map(actionOf),
    start(tracer) {
      const root = openTurn(tracer, 0, null);
      tracer?.close(root, tracer.value({ accepted: true, won: false, lost: false, loseReason: null }));
      return begin();
    },
    step,
    actions: () => triggers.map((id) => ({ action: "publish", id, data: {} })),
    toAct: () => [],
    outcome: () => null,
    view: viewOf,
    goals: () => [],
    goalsOn: () => [],
    key: keyOf,
    fromKey: stateOfKey,
    loadBudgetSpent: () => false,
    condition: compileCheck,
    chances: sessionChances(session),
    reference(text) {
      const path = parsePath(text);
      return path.root === null ? null : (view) => readPath(path, contextOfView(view)) ?? null;
    },
    ruleCells: () => null,
    canonical: (state) => viewOf(state).state,
  };
}

function openTurn(tracer: Tracer | null, turn: number, action: GameAction | null): number {
  return tracer === null ? -1 : tracer.open(RecordKind.turn, turn, tracer.value(action), -1, -1);
}

function writeRandom(tracer: Tracer, root: number, before: PlayState, after: PlayState): void {
  const [one, other] = [before.session.random, after.session.random];
  if (one === other) return;
  tracer.leaf(RecordKind.write, tracer.field("random"), tracer.value(one), tracer.value(other), root);
}

function isSame(recorded: SessionEvent, played: SessionEvent): boolean {
  return (
    recorded.id === played.id &&
    recorded.isDry === played.isDry &&
    recorded.seed === played.seed &&
    equalJson(recorded.data, played.data)
  );
}

/** A condition on a moment of a session: a condition object, or a list of them that all hold. */
function compileCheck(condition: Json): ((view: BoardView) => boolean) | null {
  const list: readonly Json[] = Array.isArray(condition) ? condition : [condition];
  if (list.length === 0 || !list.every(isJsonObject)) return null;
  const compiled = list.map(compileCondition);
  // A chance is no property of a moment.
  if (compiled.some(({ op }) => op === null || op === "CHANCE_PERCENT")) return null;
  return (view) => compiled.every((each) => each.test(contextOfView(view)));
}

function contextOfView({ state }: BoardView): Context {
  const tree = (name: string): JsonObject => {
    const value = state[name];
    return isJsonObject(value) ? value : {};
  };
  const trees = { persistent: tree("persistent"), ephemeral: tree("ephemeral"), random: 0, work: WORK };
  return { payload: tree("payload"), state: trees, parameters: {}, calculations: {}, args: undefined, draws: null };
}

/** Returns the events that rules wait for, by name: those that no rule fires come first, since the game publishes them. */
function entriesFirst(rules: readonly Rule[]): readonly string[] {
  const fired = new Set(
    rules.flatMap(({ outcomes }) => outcomes.flatMap((each) => (each.does === "fire" ? each.event : []))),
  );
  const triggers = [...new Set(rules.map(({ trigger }) => trigger))].sort();
  return [...triggers.filter((id) => !fired.has(id)), ...triggers.filter((id) => fired.has(id))];
}
