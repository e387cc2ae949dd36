import { expect, it } from "vitest";
import { buildPackSource } from "../../models";
import { payloadMembers, payloadValues } from "./payloads";

const RULES = [
  {
    id: "a",
    category: "OBSERVER",
    trigger: "START",
    outcomes: [{ type: "FIRE_EVENT", target: "HIT", value: { amount: { fromContext: "payload.n" }, kind: "FIRE" } }],
  },
  {
    id: "b",
    category: "INTERCEPTOR",
    trigger: "HIT",
    conditions: [{ path: "payload.target.armour", op: "GT", value: 0 }],
    outcomes: [{ type: "SET", target: "amount", value: { fromContext: "payload.bonus" } }],
  },
];
const pack = buildPackSource(
  [
    { path: "manifest.json", text: '{"dialect": "gnosis"}' },
    { path: "events.json", text: '{"HIT": {"payload": {"amount": 10, "target": {"name": "rat"}}}}' },
    { path: "rules/a.json", text: JSON.stringify(RULES) },
    { path: "sessions/s.json", text: '{"events": [{"id": "HIT", "data": {"amount": 3, "kind": "PHYSICAL"}}]}' },
  ],
  [],
  [],
);

it("knows the members of a payload from examples, sessions and rules", () => {
  expect(payloadMembers(pack, "HIT", [])).toEqual([
    { name: "amount", examples: [10, 3] },
    { name: "target", examples: [{ name: "rat" }] },
    { name: "kind", examples: ["PHYSICAL", "FIRE"] },
    { name: "bonus", examples: [] },
  ]);
  expect(payloadMembers(pack, "HIT", ["target"]).map(({ name }) => name)).toEqual(["name", "armour"]);
  expect(payloadMembers(pack, "START", []).map(({ name }) => name)).toEqual(["n"]);
});

it("knows the values that texts give a member", () => {
  expect(payloadValues(pack, "HIT", ["kind"])).toEqual(["PHYSICAL", "FIRE"]);
  expect(payloadValues(pack, "HIT", ["nothing"])).toEqual([]);
});
