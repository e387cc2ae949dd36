import { expect, it } from "vitest";
import type { Json } from "../../../../base/json";
import { systemsInLevel } from "./levelSystems";

const PUSH = { id: "push", type: "push_objects", config: { chainPush: true, pushableTags: ["a"] }, enabled: true };
const OFF = { ...PUSH, enabled: false };

it.each<[string, typeof PUSH, Json | undefined, Json]>([
  [
    "replaces whole keys of a config",
    PUSH,
    { push: { pushableTags: [] } },
    { ...PUSH, config: { chainPush: true, pushableTags: [] } },
  ],
  ["adds keys", PUSH, { push: { x: 1 } }, { ...PUSH, config: { ...PUSH.config, x: 1 } }],
  ["switches a system off", PUSH, { push: { enabled: false } }, OFF],
  ["switches a system on", OFF, { push: { enabled: true } }, PUSH],
  ["leaves it as it is where enabled is no truth value", OFF, { push: { enabled: "yes" } }, OFF],
  ["leaves it as it is where enabled is null", OFF, { push: { enabled: null } }, OFF],
  ["is of no account unless it is an object", PUSH, { push: null }, PUSH],
  ["is of no account for other systems", PUSH, { pushes: { x: 1 } }, PUSH],
  ["is found by own names alone", { ...PUSH, id: "constructor" }, {}, { ...PUSH, id: "constructor" }],
  ["may be missing", PUSH, undefined, PUSH],
  ["may be no object", PUSH, ["push"], PUSH],
])("an override %s", (_, system, overrides, expected) => {
  expect(systemsInLevel([system], overrides)).toEqual([expected]);
});

it("leaves a system that no override names the same object", () => {
  expect(systemsInLevel([PUSH], { other: {} })[0]).toBe(PUSH);
});
