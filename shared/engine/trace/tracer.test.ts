import { expect, it } from "vitest";
import { RecordKind } from "./trace";
import { recordAt } from "./traceTree";
import { createTracer } from "./tracer";

it("lets a record answer to another one than it was opened with, but not to one of several", () => {
  const tracer = createTracer();
  const turn = tracer.open(RecordKind.turn, -1, -1, -1, -1);
  const first = tracer.leaf(RecordKind.event, -1, -1, -1, turn);
  const second = tracer.leaf(RecordKind.event, -1, -1, -1, turn);
  const systems = [[first], [first, first], [first, second], [second, first, second], []].map((answers) => {
    const system = tracer.open(RecordKind.system, 0, -1, -1, turn);
    for (const answer of answers) tracer.setCause(system, answer);
    tracer.close(system);
    return system;
  });
  tracer.close(turn);
  const trace = tracer.trace();
  expect(systems.map((system) => recordAt(trace, system).cause)).toEqual([first, first, turn, turn, turn]);
});

it("shares the list of fields with the trace before only when it is the same", () => {
  const fieldsOf = (...paths: readonly string[]): readonly string[] => {
    const tracer = createTracer();
    for (const path of paths) tracer.leaf(RecordKind.write, tracer.field(path), -1, -1, -1);
    return tracer.trace().fields;
  };
  const first = fieldsOf("won", "turnCount", "won");
  expect(first).toEqual(["won", "turnCount"]);
  expect(fieldsOf("won", "turnCount")).toBe(first);
  expect(fieldsOf("won")).toEqual(["won"]);
  expect(fieldsOf("turnCount")).toEqual(["turnCount"]);
  expect(fieldsOf("turnCount", "won")).toEqual(["turnCount", "won"]);
  expect(first).toEqual(["won", "turnCount"]);
});
