// Measures event rules: publishing, traced cascades, dice, and findings after a change among 1,000 rules.
import type { JsonObject } from "../../shared/base/json";
import { buildPackSource } from "../../shared/dialects/models";
import { loadSingleFile } from "../../shared/dialects/gnosis/load/loadedPack";
import { sessionLevel } from "../../shared/dialects/gnosis/play/level";
import { publish } from "../../shared/dialects/gnosis/run/publish";
import { startSession } from "../../shared/dialects/gnosis/run/session";
import { createTracer } from "../../shared/engine/trace/tracer";
import { diagnose } from "../../shared/host/checks/diagnose";
import type { Figure } from "./figures";
import { medianProcessorMs, perSecond } from "./measure";

const GROUP = "gnosis";
const RULES = 1000;
const LISTENING = 50;
/** Short work is compiled by and by: its median is of many runs. */
const TIMES = 60;

function sessionOf(value: JsonObject): ReturnType<typeof loadSingleFile> {
  return loadSingleFile("s.json", { has: () => false, value: () => value, jsonFilesIn: () => [] });
}

/** Interceptors with a calculation, two conditions and an outcome; a few of them listen to the event. */
function manyRules(): readonly JsonObject[] {
  return Array.from({ length: RULES }, (_, index) => ({
    id: `rule_${index}`,
    category: index % 5 === 0 ? "INTERCEPTOR" : "TRIGGER",
    trigger: index < LISTENING ? "HIT" : `EVENT_${index % 40}`,
    calculations: [{ name: "half", op: "*", args: [{ fromContext: "payload.amount" }, 0.5] }],
    conditions: [
      { path: "payload.kind", op: "EQUALS", value: "PHYSICAL" },
      { path: "persistent.player.strength", op: "GT", value: index % 2 === 0 ? 3 : 9 },
    ],
    outcomes: [
      index % 5 === 0
        ? { type: "MATH_ADD", target: "amount", value: 1 }
        : {
            type: "CALL_SERVICE",
            target: "Audio.PlaySfx",
            value: { clipId: "hit", volume: { fromContext: "calculations.half" } },
          },
    ],
  }));
}

function publishes(): number {
  const { start, surroundings } = sessionOf({ rules: manyRules(), persistent: { player: { strength: 5 } } });
  const session = startSession(start);
  const event = { id: "HIT", data: { amount: 10, kind: "PHYSICAL", target: "rat" } };
  return perSecond(() => {
    for (let time = 0; time < 100; time += 1) publish(session, surroundings, event);
    return 100;
  });
}

function tracedCascade(): number {
  const rules = Array.from({ length: 2 }, (_, index) => ({
    id: `r${index}`,
    category: "OBSERVER",
    trigger: "E",
    conditions: [{ path: "payload.n", op: "GTE", value: 0 }],
    outcomes: [{ type: "FIRE_EVENT", target: "E", value: { n: { fromContext: "payload.n" } } }],
  }));
  const level = sessionLevel(sessionOf({ rules, events: [{ id: "E", data: { n: 1 } }] }), "s.json", "s");
  const state = level.start(null);
  const [action] = level.solution;
  return medianProcessorMs(() => {
    const tracer = createTracer();
    if (action !== undefined) level.step(state, action, tracer);
    tracer.trace();
  }, TIMES);
}

function diceRuns(): number {
  const die = {
    id: "die",
    category: "OBSERVER",
    trigger: "E",
    calculations: [{ name: "roll", op: "DICE", args: [1, 6] }],
    outcomes: [{ type: "FIRE_EVENT", target: "ROLLED", value: { roll: { fromContext: "calculations.roll" } } }],
  };
  const { start, surroundings } = sessionOf({ rules: [die] });
  return medianProcessorMs(() => {
    for (let seed = 0; seed < 1000; seed += 1) {
      publish(startSession({ ...start, seed }), surroundings, { id: "E", data: {} });
    }
  });
}

/** The findings of the pack again after a letter in one of its five files of rules. */
function findingsAfterKeystroke(): number {
  const rules = manyRules();
  const files = [0, 1, 2, 3, 4].map((part) => ({
    path: `rules/${part}.json`,
    text: JSON.stringify(rules.slice(part * 200, part * 200 + 200), null, 2),
  }));
  const around = [
    { path: "manifest.json", text: '{"dialect": "gnosis"}' },
    {
      path: "events.json",
      text: JSON.stringify(Object.fromEntries(rules.map(({ trigger }) => [JSON.stringify(trigger).slice(1, -1), {}]))),
    },
    { path: "sessions/s.json", text: '{"events": [{"id": "HIT", "data": {"amount": 1, "kind": "PHYSICAL"}}]}' },
  ];
  let pack = buildPackSource([...files, ...around], [], []);
  let diagnosis = diagnose(pack, null);
  let stroke = 0;
  return medianProcessorMs(() => {
    stroke += 1;
    const texts = files.map((file, index) =>
      index === 2 ? { ...file, text: file.text.replace('"hit"', `"hit${stroke}"`) } : file,
    );
    pack = buildPackSource([...texts, ...around], [], [], { previous: pack });
    diagnosis = diagnose(pack, diagnosis);
  });
}

/** Measures all of it. */
export function gnosisFigures(): Promise<readonly Figure[]> {
  const figure = (name: string, value: number, unit: string, goal: string): Figure => ({
    group: GROUP,
    name,
    value,
    unit,
    goal,
  });
  return Promise.resolve([
    figure(`${RULES} rules, ${LISTENING} on the event: publishes`, publishes(), "/s", "≥ 20,000"),
    figure("a cascade of 1,000 events, traced", tracedCascade(), "ms", "≤ 20"),
    figure("1,000 seeded runs of a dice rule", diceRuns(), "ms", "≤ 300"),
    figure(`${RULES} rules: findings after a letter`, findingsAfterKeystroke(), "ms", "≤ 100"),
  ]);
}
