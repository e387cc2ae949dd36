// The state of a session in play: the session, the payload of the last event, and how far its recorded events went.
import type { BoardView } from "../../../base/boardView";
import { canonicalJson } from "../../../base/canonicalJson";
import { type Json, type JsonObject, isJsonObject, listOf, objectOf } from "../../../base/json";
import { compileRule } from "../rules/rule";
import { type ActiveRules, registeredRules } from "../run/activeRules";
import type { Session } from "../run/session";

export interface PlayState {
  readonly session: Session;
  /** Of the last event, after its interceptors. */
  readonly payload: JsonObject;
  /** Events published so far. */
  readonly turn: number;
  /** They were the recorded ones, and what was expected of them came. */
  readonly isAsRecorded: boolean;
}

/** What a state shows: there is no board, everything is in its fields. */
export function viewOf({ session, payload }: PlayState): BoardView {
  const { persistent, ephemeral, random, active } = session;
  const state = { payload, persistent, ephemeral, random, rules: activeList(active) };
  return { width: 0, height: 0, layers: [], entities: [null], cells: new Uint16Array(0), state };
}

const lists = new WeakMap<ActiveRules, readonly Json[]>();

/** Returns the active rules by order, as a state shows them. */
export function activeList(active: ActiveRules): readonly Json[] {
  const known = lists.get(active);
  if (known !== undefined) return known;
  const inOrder = Array.from(active.byId.values()).sort((a, b) => a.order - b.order || a.place - b.place);
  const list = inOrder.map(({ rule, order }) => ({ id: rule.id, order }));
  lists.set(active, list);
  return list;
}

/** A text that is equal for equal states, with one byte for each character. */
export function keyOf({ session, payload, turn, isAsRecorded }: PlayState): string {
  const { persistent, ephemeral, random, active } = session;
  const rules = Array.from(active.byId.values(), ({ rule, order, isNumbered, place }) => [
    rule.definition,
    rule.id,
    order,
    isNumbered,
    place,
  ]);
  const { numbered, registered } = active;
  const parts: Json = [persistent, ephemeral, random, payload, turn, isAsRecorded, rules, numbered, registered];
  return canonicalJson(parts).replaceAll(/[\u0100-\uffff]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
}

/** Returns the state of a key. */
export function stateOfKey(key: string): PlayState {
  const [persistent, ephemeral, random, payload, turn, isAsRecorded, rules, numbered, registered] = listOf(
    JSON.parse(key) as Json,
  );
  const active = listOf(rules).flatMap((entry) => {
    const [definition = null, id, order, isNumbered, place] = listOf(entry);
    const rule = compileRule(definition, typeof id === "string" ? id : null);
    if (typeof rule === "string") return [];
    return [{ rule, order: Number(order), isNumbered: isNumbered === true, place: Number(place) }];
  });
  return {
    session: {
      persistent: objectOf(persistent),
      ephemeral: objectOf(ephemeral),
      random: Number(random),
      active: registeredRules(active, Number(numbered), Number(registered)),
    },
    payload: isJsonObject(payload) ? payload : {},
    turn: Number(turn),
    isAsRecorded: isAsRecorded === true,
  };
}
