import { expect, it } from "vitest";
import type { Json } from "../../../base/json";
import { compileValue } from "./bindings";
import type { Context } from "./context";
import { whyInvalid } from "./invalidBindings";

const CONTEXT: Context = {
  payload: { n: 3, who: "rat", huge: 1e308 },
  state: { persistent: {}, ephemeral: {}, random: 1, work: 1000 },
  parameters: {},
  calculations: {},
  args: undefined,
  draws: null,
};

it.each<readonly [Json, string]>([
  [{ fromContext: "payload.none" }, "payload.none is not there"],
  [{ fromContext: "calculations.none" }, "calculations.none has no result"],
  [{ deep: [1, { fromContext: "payload.n" }, { fromContext: "args.none" }] }, "args.none is not there"],
  [{ fromContext: "payload.none", default: { fromContext: "payload.other" } }, "payload.other is not there"],
  [{ fromContext: "payload.none", default: "much", scale: 2 }, "the default of payload.none is not a number"],
  [{ fromContext: "payload.who", scale: 2 }, "payload.who is not a number"],
  [{ fromContext: "payload.who", round: "floor" }, "payload.who is not a number"],
  [{ fromContext: "payload.n", scale: "2" }, "the scale of payload.n is not a number"],
  [{ fromContext: "payload.huge", scale: 10 }, "payload.huge times 10 is too large"],
  [{ fromContext: 5 }, "its fromContext is not a path"],
])("names the binding that makes %j invalid", (value, fault) => {
  const template = compileValue(value);
  expect(template(CONTEXT)).toBeUndefined();
  expect(whyInvalid(template, CONTEXT)).toBe(`Its value has an invalid binding: ${fault}.`);
});
