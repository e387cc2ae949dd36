// Paths whose root is another one: what is reported, and what is offered.
import { describe, expect, it } from "vitest";
import type { Json } from "../../../shared/base/json";
import { findingsOf, rule } from "./checked.testing";

const RULES = "rules/a.json";

type Files = Readonly<Record<string, Json>>;

function asking(path: string, more: Files = {}): Files {
  return { [RULES]: rule({ conditions: [{ path, op: "EQUALS", value: 1 }] }), "events.json": { E: {} }, ...more };
}

const STATE: Files = {
  "state/persistent.json": { hull: 100 },
  "state/ephemeral.json": { lamp: { lit: 1 }, gold: 1 },
  "events.json": { E: { payload: { to: 1 } } },
};

function told(files: Files): readonly (readonly [string, string | undefined])[] {
  return findingsOf(files).map(({ message, fixes }) => [message, fixes?.[0]?.title]);
}

describe("a path that begins with no root", () => {
  it.each<readonly [string, string, string]>([
    ["event.to", "payload", "payload.to"],
    ["params.n", "parameters", "parameters.n"],
    ["session.lamp", "ephemeral", "ephemeral.lamp"],
    ["save.hull", "persistent", "persistent.hull"],
    ["paylod.to", "payload", "payload.to"],
  ])("%s means %s", (path, root, fixed) => {
    const [message, title] = told(asking(path, STATE))[0] ?? [];
    expect([message, title]).toEqual([
      `"${path}" begins with none of payload, ephemeral, persistent, parameters, calculations: nothing is found there. Did you mean "${root}"?`,
      `Change to "${fixed}"`,
    ]);
  });

  it.each<readonly [string, string]>([
    ["state.lamp.lit", "ephemeral.lamp.lit"],
    ["world.hull", "persistent.hull"],
    ["gold", "ephemeral.gold"],
  ])("%s is offered as the only one with that name, %s", (path, fixed) => {
    expect(told(asking(path, STATE))).toEqual([
      [
        `"${path}" begins with none of payload, ephemeral, persistent, parameters, calculations: nothing is found there.`,
        `Change to "${fixed}"`,
      ],
    ]);
  });

  it("lists the roots once", () => {
    const services = { services: { "A.b": { set: [{ path: "field.n", value: 1 }] } } };
    expect(told({ "services.json": services })).toEqual([
      ['"field.n" leads into no state tree: it begins with persistent or ephemeral.', undefined],
    ]);
  });
});

describe("a path that a stub or a subscriber reads", () => {
  const stub = (path: string): Files => ({
    [RULES]: rule({ category: "TRIGGER", outcomes: [{ type: "CALL_SERVICE", target: "A.b", value: { to: 1 } }] }),
    "events.json": { E: {} },
    "state/persistent.json": { n: 1 },
    "services.json": { services: { "A.b": { set: [{ path: "persistent.n", value: { fromContext: path } }] } } },
  });
  const subscriber = (path: string): Files => ({
    ...stub("args.to"),
    "services.json": {
      services: { "A.b": {} },
      subscribers: [{ event: "E", publish: [{ id: "E", data: { n: { fromContext: path } } }] }],
    },
  });

  it.each<readonly [string, Files, string | undefined]>([
    ["arg.to", stub("arg.to"), "args.to"],
    ["params.to", stub("params.to"), "args.to"],
    ["to", stub("to"), undefined],
    ["event.n", subscriber("event.n"), "payload.n"],
    ["args.to", subscriber("args.to"), undefined],
  ])("%s begins with no root of its", (path, files, fixed) => {
    const found = findingsOf(files).filter(({ code }) => code === "unknown-root");
    expect(found.map(({ file, fixes }) => [file, fixes?.[0]?.title])).toEqual([
      ["services.json", fixed && `Change to "${fixed}"`],
    ]);
    expect(found[0]?.message).toContain(`"${path}" begins with none of `);
  });

  it("is in the payload where a subscriber reads it as a stub does, and the event has it", () => {
    const files = { ...subscriber("args.to"), "events.json": { E: { payload: { to: 1 } } } };
    const [found] = findingsOf(files).filter(({ code }) => code === "unknown-root");
    expect(found?.fixes?.[0]?.title).toBe('Change to "payload.to"');
  });

  it.each(["args.to", "payload.n", "persistent.n", "calculations.c", "Args.to"])("%s may be read by a stub", (path) => {
    expect(findingsOf(stub(path)).filter(({ code }) => code === "unknown-root")).toEqual([]);
  });
});

describe("a path into the wrong state tree", () => {
  it("is told with the tree that has the value", () => {
    expect(told(asking("persistent.gold", STATE))).toEqual([
      [
        'Neither the persistent state of the pack nor a session has "gold". Did you mean "ephemeral.gold"?',
        'Change to "ephemeral.gold"',
      ],
    ]);
  });
  it("is told so in a session's states too", () => {
    const session = { persistent: { gold: 2 }, events: [] };
    const files = asking("ephemeral.gold", { "state/ephemeral.json": {}, "sessions/s.json": session });
    expect(told(files)[0]?.[1]).toBe('Change to "persistent.gold"');
  });
  it("is no mistake where a value may be missing", () => {
    const value = { fromContext: "persistent.gold", default: 0 };
    const outcomes = [{ type: "SET", target: "n", value }];
    expect(told({ ...STATE, [RULES]: rule({ outcomes }) })).toEqual([]);
  });
});
