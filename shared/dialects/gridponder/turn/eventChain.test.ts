import { expect, test } from "vitest";
import { EventChain, NO_EVENTS } from "./eventChain";
import { EVENT, type EventKind } from "./eventKinds";
import { GameEvent } from "./gameEvent";

function chainOf(...kinds: readonly EventKind[]): EventChain {
  const chain = new EventChain();
  for (const kind of kinds) chain.append(new GameEvent(kind, {}, -1));
  return chain;
}

test("a chain gives its events in order", () => {
  const chain = chainOf(EVENT.avatar_exited, EVENT.avatar_entered, EVENT.turn_ended);
  expect(chain.toArray().map(({ type }) => type)).toEqual(["avatar_exited", "avatar_entered", "turn_ended"]);
  expect(chain.ofKind(EVENT.avatar_entered)).toHaveLength(1);
  expect(chain.find(({ kind }) => kind === EVENT.tiles_slid)).toBeNull();
});

test("what was taken is not new, and stays the same when more events come", () => {
  const chain = chainOf(EVENT.avatar_exited, EVENT.avatar_entered);
  const first = chain.takeNew();
  expect(chain.takeNew()).toBe(NO_EVENTS);
  chain.append(new GameEvent(EVENT.object_placed, {}, -1));
  const second = chain.takeNew();
  expect(first.toArray().map(({ type }) => type)).toEqual(["avatar_exited", "avatar_entered"]);
  expect(second.toArray().map(({ type }) => type)).toEqual(["object_placed"]);
  expect(chain.toArray()).toHaveLength(3);
});

test("a span knows which kinds it cannot have", () => {
  const span = chainOf(EVENT.avatar_entered, EVENT.turn_ended).takeNew();
  expect(span.mayHave(EVENT.turn_ended.bit)).toBe(true);
  expect(span.mayHave(EVENT.tiles_slid.bit)).toBe(false);
  expect(NO_EVENTS.mayHave(-1)).toBe(false);
});

test("every kind of event has one bit", () => {
  for (const { bit } of Object.values(EVENT)) expect(Math.log2(bit >>> 0) % 1).toBe(0);
});
