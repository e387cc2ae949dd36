// The checks and the engine each have tables of what the language knows: they must tell the same.
import { describe, expect, test } from "vitest";
import * as catalogue from "./checks/possible/catalogue";
import { GOALS } from "./goals/registry";
import { LOSE_CONDITIONS } from "./lose/registry";
import { CONDITION_NAMES } from "./rules/conditions";
import { EFFECTS } from "./rules/effects";
import { SYSTEMS } from "./systems/registry";

function sorted(names: Iterable<string>): readonly string[] {
  return [...new Set(names)].toSorted();
}

describe("what the checks know is what the engine does", () => {
  test("systems", () => {
    expect(sorted(Object.keys(catalogue.SYSTEMS))).toEqual(sorted(SYSTEMS.keys()));
  });

  test.each([...SYSTEMS.values()])("events of the system $type", ({ type, emits }) => {
    const { events, unseen = [] } = catalogue.SYSTEMS[type]!;
    expect(sorted([...events, ...unseen])).toEqual(sorted(emits));
  });

  test.each(Object.entries(EFFECTS))("events of the effect %s", (name, { emits }) => {
    expect(sorted(catalogue.EFFECT_EVENTS[name as keyof typeof EFFECTS])).toEqual(sorted(emits));
  });

  test("effects, conditions, goals and lose conditions", () => {
    expect(sorted(Object.keys(catalogue.EFFECT_EVENTS))).toEqual(sorted(Object.keys(EFFECTS)));
    expect(catalogue.CONDITION_NAMES).toEqual(CONDITION_NAMES);
    expect(sorted(catalogue.GOALS)).toEqual(sorted(GOALS.keys()));
    expect(sorted(catalogue.LOSE_CONDITIONS)).toEqual(sorted(LOSE_CONDITIONS.keys()));
  });
});
