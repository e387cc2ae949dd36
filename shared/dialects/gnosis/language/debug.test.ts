// What a debugger is told of packs of event rules.
import { describe, expect, it } from "vitest";
import { buildPackSource } from "../../models";
import { debugLanguage } from "./debug";

const RULES = `[
  {"id": "lands", "category": "OBSERVER", "trigger": "STRIKE",
   "outcomes": [{"type": "FIRE_EVENT", "target": "HURT", "value": {}}]},
  {"id": "sound", "category": "TRIGGER", "trigger": "HURT",
   "outcomes": [{"type": "CALL_SERVICE", "target": "Audio.Play", "value": {}}]}
]`;

describe("the graph of event rules", () => {
  const pack = buildPackSource(
    [
      { path: "manifest.json", text: '{"dialect": "gnosis"}' },
      { path: "rules/a.json", text: RULES },
    ],
    [],
    [],
  );

  it("has the events that rules fire, with the rules that wait for them", () => {
    const graph = debugLanguage.ruleGraph(pack, null);
    expect(graph?.events).toEqual([
      { type: "HURT", systems: [], rules: ["lands"], listeners: ["sound"] },
      { type: "STRIKE", systems: ["the game"], rules: [], listeners: ["lands"] },
    ]);
    expect(graph?.rules.map(({ id, pass, setsOff }) => ({ id, pass, setsOff }))).toEqual([
      { id: "lands", pass: 1, setsOff: ["sound"] },
      { id: "sound", pass: 2, setsOff: [] },
    ]);
  });
});
