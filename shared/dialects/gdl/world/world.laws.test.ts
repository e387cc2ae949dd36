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
/** Each step of a chain writes some of these. */
const steps = fc.array(fc.array(fc.oneof(write, write, drawn, zone), { maxLength: 4 }), { maxLength: 8 });

function stateWithoutDraws(world: World): string {
  const { mem, zones }: GameState = world.snapshot();
  mem[Slot.random] = 0;
  mem[Slot.playerWasSet] = 0;
  return JSON.stringify([Array.from(mem), zones]);
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
          before.push(stateWithoutDraws(world));
          for (const one of step) {
            if ("slot" in one) world.write(one.slot, one.value);
            else
              world.writeZone(
                one.zone,
                one.entities.map((entity) => valueOf(Tag.entity, entity)),
              );
          }
        }
        const from = Math.min(first, marks.length);
        expect(world.wasAtOneOf(marks, from)).toBe(before.slice(from).includes(stateWithoutDraws(world)));
      }),
      { numRuns: 2000 },
    );
  });
});
