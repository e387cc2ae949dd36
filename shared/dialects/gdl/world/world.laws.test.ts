// Whether a state has been before, held to states that were kept.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Tag, valueOf } from "../values/value";
import { Slot, layoutOf } from "./layout";
import { type GameState, World } from "./world";

const LAYOUT = layoutOf(["a", "b", "c"], [], 2, 4, []);
const FIRST = Slot.variables;

const write = fc.record({ slot: fc.integer({ min: FIRST, max: FIRST + 2 }), value: fc.nat(1) });
const drawn = fc.record({ slot: fc.constantFrom(Slot.random, Slot.playerWasSet), value: fc.nat(5) });
const zone = fc.record({ zone: fc.nat(1), entities: fc.array(fc.integer({ min: 1, max: 2 }), { maxLength: 2 }) });
/** Makes an entity, or takes one out of the game. */
const entity = fc.record({ entity: fc.integer({ min: 0, max: 3 }) });
/** Each step of a chain writes some of these. */
const steps = fc.array(fc.array(fc.oneof(write, write, drawn, zone, entity), { maxLength: 4 }), { maxLength: 8 });

/** Returns what says where a game stands: no random numbers, and only entities that are in the game. */
function tellingState(world: World): string {
  const { mem, zones }: GameState = world.snapshot();
  for (const slot of [Slot.random, Slot.playerWasSet, Slot.entities]) mem[slot] = 0;
  const numbers = Array.from({ length: world.entityCount() }, (_, index) => index + 1);
  const entities = numbers.flatMap((number) =>
    world.isInGame(number) ? [[number, ...mem.slice(world.slotOf(number), world.slotOf(number + 1))]] : [],
  );
  return JSON.stringify([Array.from(mem.slice(0, world.slotOf(1))), entities, zones]);
}

function makeOrRemove(world: World, entity: number): void {
  if (entity === 0 || !world.isInGame(entity)) world.add(0, []);
  else world.remove(valueOf(Tag.entity, entity));
}

describe("A state that a move has been in", () => {
  it("is found among those since a mark, whatever was written on the way", () => {
    fc.assert(
      fc.property(steps, fc.nat(8), (writes, first) => {
        const world = new World(LAYOUT);
        world.load({ mem: new Int32Array(LAYOUT.entityBase + LAYOUT.entityStride), zones: [[], []] });
        const marks: number[] = [];
        const before: string[] = [];
        for (const step of writes) {
          marks.push(world.mark());
          before.push(tellingState(world));
          for (const one of step) {
            if ("slot" in one) world.write(one.slot, one.value);
            else if ("entity" in one) makeOrRemove(world, one.entity);
            else
              world.writeZone(
                one.zone,
                one.entities.map((entity) => valueOf(Tag.entity, entity)),
              );
          }
        }
        const from = Math.min(first, marks.length);
        expect(world.wasAtOneOf(marks, from)).toBe(before.slice(from).includes(tellingState(world)));
      }),
      { numRuns: 2000 },
    );
  });
});
