import { beforeEach, expect, test } from "vitest";
import { buildPackSource } from "../../../shared/dialects/models";
import { beginWith, chooseEvent, publishedAgain, useConsoleDraft } from "./consoleDraft";

const packWith = (events: object) =>
  buildPackSource(
    [
      { path: "manifest.json", text: '{"dialect": "gnosis"}' },
      { path: "events.json", text: JSON.stringify(events) },
    ],
    [],
    [],
  );
const payload = (): unknown => JSON.parse(useConsoleDraft.getState().payload);

beforeEach(() => useConsoleDraft.setState({ id: "", payload: "{}", given: "{}", isDry: false }));

test("an event is chosen with its example, in place of that of the event before", () => {
  const pack = packWith({ HIT: { payload: { amount: 10 } }, BUY: { payload: { price: 3 } } });
  chooseEvent(pack, "HIT");
  expect(payload()).toEqual({ amount: 10 });
  chooseEvent(pack, "BUY");
  expect(payload()).toEqual({ price: 3 });
});

test("an example gives way to the next one when its event is gone from the pack or has another example", () => {
  chooseEvent(packWith({ HIT: { payload: { amount: 10 } } }), "HIT");
  chooseEvent(packWith({ BUY: { payload: { price: 3 } } }), "BUY");
  expect(payload()).toEqual({ price: 3 });
});

test("a payload that was typed stays", () => {
  const pack = packWith({ HIT: { payload: { amount: 10 } }, BUY: { payload: { price: 3 } } });
  chooseEvent(pack, "HIT");
  useConsoleDraft.setState({ payload: '{"amount": 11}' });
  chooseEvent(pack, "BUY");
  expect(useConsoleDraft.getState()).toMatchObject({ id: "BUY", payload: '{"amount": 11}' });
});

test("an event is published again as a dry run only while that is chosen", () => {
  const [real, dry] = [
    { action: "publish", id: "HIT" },
    { action: "publish", id: "HIT", dryRun: true },
  ];
  expect(publishedAgain(real, 7, true)).toEqual({ ...dry, seed: 7 });
  expect(publishedAgain({ ...real, seed: 7 }, null, true)).toEqual({ ...dry, seed: 7 });
  expect(publishedAgain(dry, null, false)).toEqual(real);
});

test("it begins with what the session records, else with what another one does, else with what is offered", () => {
  const session = (name: string, ...events: readonly object[]) => ({
    path: `sessions/${name}.json`,
    text: JSON.stringify({ id: name, events }),
  });
  const pack = (...sessions: readonly { readonly path: string; readonly text: string }[]) =>
    buildPackSource([{ path: "manifest.json", text: '{"dialect": "gnosis"}' }, ...sessions], [], []);
  const begun = (of: ReturnType<typeof pack>, name: string): string => {
    useConsoleDraft.setState({ id: "", payload: "{}", given: "{}" });
    beginWith(of, `sessions/${name}.json`, "OFFERED");
    return useConsoleDraft.getState().id;
  };
  const both = pack(session("a", { id: "STRIKE" }, { id: "BUY" }), session("b"));
  expect(begun(both, "a")).toBe("STRIKE");
  expect(begun(both, "b")).toBe("STRIKE");
  expect(begun(pack(session("b")), "b")).toBe("OFFERED");
});
