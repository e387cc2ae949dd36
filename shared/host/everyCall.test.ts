import * as v from "valibot";
import { expect, it, onTestFinished } from "vitest";
import { HOST_CALLS } from "../rpc/hostCalls";
import { createPortPair } from "../rpc/portPair";
import { serveHost } from "./serve";

interface Answer {
  readonly i: string;
  readonly e?: unknown;
}

it.each(Object.entries(HOST_CALLS))("the host answers %s, or refuses its arguments", async (name, { args }) => {
  const [here, there] = createPortPair(structuredClone);
  const reported: string[] = [];
  const report = (error: unknown, call: string): void => void reported.push(`${call}: ${String(error)}`);
  const serving = serveHost(there, { schedule: (work) => setImmediate(work), report });
  onTestFinished(() => serving.dispose());
  const answered = new Promise<Answer>((resolve) => {
    here.on((message) => (message as Answer).i === "1" && resolve(message as Answer));
  });
  here.post({ t: "q", i: "1", m: name, a: [] });
  const { e: error } = await answered;
  const takesNone = v.is(args, []);
  const refusal = `The arguments of ${name} are not what they should be.`;
  expect(error === undefined ? null : (error as Error).message).toBe(takesNone ? null : refusal);
  expect(reported).toEqual(takesNone ? [] : [`${name}: WrongArguments: ${refusal}`]);
});
