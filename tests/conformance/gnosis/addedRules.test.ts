// What the record of an event says of rules that came while the session was played (spec B2 and B8).
import { expect, it } from "vitest";
import type { Json, JsonObject } from "../../../shared/base/json";
import { sessionLevel } from "../../../shared/dialects/gnosis/play/level";
import { eventReport } from "../../../shared/dialects/gnosis/presentation/eventReport";
import { tracedTurns } from "../../../shared/engine/play/tracedTurns";
import { recordCount } from "../../../shared/engine/trace/traceTree";
import { interceptor, sessionOf } from "./sessions";

const set = (target: string, value: Json): JsonObject => ({ type: "SET", target, value });

/** A rule that adds another one when an event comes. */
function adding(trigger: string, definition: Json): JsonObject {
  const outcomes = [{ type: "CALL_SERVICE", target: "Rule.AddRule", value: { definition } }];
  return { id: `adds at ${trigger}`, category: "TRIGGER", trigger, outcomes };
}

/** What became of the rules of E when A was published before it. */
function ruleTexts(rules: readonly JsonObject[], persistent: JsonObject = {}): readonly string[] {
  const events = [{ id: "A", data: { n: 1 } }, { id: "E" }];
  const level = sessionLevel(sessionOf({ rules, persistent, events }), "session.json", "s");
  const turn = Array.from(tracedTurns(level, level.solution)).at(-1)!;
  return eventReport(turn, level.debug).rules.map(({ text }) => text);
}

it("names the parts of the text that a definition with bindings was made of", () => {
  const bound = { fromContext: "payload.n" };
  const other = interceptor("new", { outcomes: [set("other", bound)] });
  const rule = interceptor("new", { outcomes: [set("first", 1), set("second", bound)] });
  expect(ruleTexts([adding("B", other), adding("A", rule)])).toEqual(["rule new ran → SET first; SET second"]);
});

it("names the binding for which a rule is not added", () => {
  const rule = interceptor("new", { outcomes: [set("first", 1), set("second", { fromContext: "payload.target" })] });
  const level = sessionLevel(sessionOf({ rules: [adding("TICK", rule)], events: [{ id: "TICK" }] }), "s.json", "s");
  const turn = Array.from(tracedTurns(level, level.solution)).at(-1)!;
  const texts = Array.from({ length: recordCount(turn.trace) }, (_, record) =>
    level.presentation.recordText(turn, level.debug, record),
  );
  const why = "Its value has an invalid binding: payload.target is not there.";
  expect(texts).toContain(`CALL_SERVICE Rule.AddRule: skipped. ${why}`);
});

it("names no part of another rule when a definition comes from the state", () => {
  const definition = interceptor("old", { outcomes: [set("a", 1), set("b", 2)] });
  const next = interceptor("next", { conditions: [{ path: "payload.x", op: "EXISTS" }], outcomes: [set("c", 1)] });
  const rules = [adding("A", { fromContext: "persistent.definition" }), interceptor("old", { outcomes: [] }), next];
  expect(ruleTexts(rules, { definition })).toEqual([
    "rule next did not run: payload.x EXISTS: does not hold (found null)",
    "rule old ran → outcome (2 times)",
  ]);
});
