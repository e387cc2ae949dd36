import { describe, expect, it } from "vitest";
import { connectAsHost, connectAsMain, connectToHost, connectToMain } from "./connect";
import type { HostApi, HostEvents } from "./hostCalls";
import type { MainApi, MainEvents } from "./mainCalls";
import type { PackFindings, PackSync } from "./packSync";
import { createPortPair } from "./portPair";

const noEvents: HostEvents = { findings: () => {}, solutions: () => {}, opening: () => {}, sampled: () => {} };
const unexpected = (error: unknown): never => {
  throw error;
};

const sessionEnded = { ok: false, refusal: { reason: "no-such-session", message: "" } } as const;

function hostApi(api: Partial<HostApi>): HostApi {
  return api as HostApi;
}

describe("a connection", () => {
  it("carries a call and its answer, copied on the way", async () => {
    const [here, there] = createPortPair(structuredClone);
    connectAsHost(there, hostApi({ ping: async () => "pong" }), unexpected);
    const { remote } = connectToHost(here, noEvents, unexpected);
    await expect(remote.ping()).resolves.toBe("pong");
  });

  it("carries events the other way, in the order they were sent", async () => {
    const [here, there] = createPortPair(structuredClone);
    const heard: number[] = [];
    connectToHost(here, { ...noEvents, findings: ({ generation }) => heard.push(generation) }, unexpected);
    const sent: HostApi = hostApi({});
    const { remote } = connectAsHost(there, sent, unexpected);
    const findings = (generation: number): PackFindings => ({ generation, profile: "published", byFile: {} });
    [1, 2, 3].forEach((generation) => remote.findings(findings(generation)));
    await expect.poll(() => heard).toEqual([1, 2, 3]);
  });

  it("keeps a call after the sync sent before it", async () => {
    const [here, there] = createPortPair(structuredClone);
    const heard: string[] = [];
    const api = hostApi({
      sync: () => void heard.push("sync"),
      ping: async () => {
        heard.push("ping");
        return "pong";
      },
    });
    connectAsHost(there, api, unexpected);
    const { remote } = connectToHost(here, noEvents, unexpected);
    remote.sync({ generation: 1, replace: true, files: [], assets: null, collections: null });
    await remote.ping();
    expect(heard).toEqual(["sync", "ping"]);
  });

  it("carries all of a sync, edits of texts too", async () => {
    const [here, there] = createPortPair(structuredClone);
    const heard: PackSync[] = [];
    connectAsHost(there, hostApi({ sync: (change) => void heard.push(change) }), unexpected);
    const { remote } = connectToHost(here, noEvents, unexpected);
    const edited = [{ path: "game.json", changes: [[{ offset: 1, length: 2, text: "x" }]] }];
    const files = [{ path: "old.json", text: null }];
    const sent = { generation: 1, replace: false, files, edited, assets: ["a.png"], collections: [] };
    remote.sync(sent);
    await expect.poll(() => heard).toEqual([sent]);
  });

  it("reports a throw where it happened and rejects the call with its message", async () => {
    const [here, there] = createPortPair(structuredClone);
    const reported: string[] = [];
    const ping = async (): Promise<"pong"> => {
      throw new Error("no more pongs");
    };
    connectAsHost(there, hostApi({ ping }), (error, call) => reported.push(`${call}: ${String(error)}`));
    const { remote } = connectToHost(here, noEvents, unexpected);
    await expect(remote.ping()).rejects.toThrow("no more pongs");
    expect(reported).toEqual(["ping: Error: no more pongs"]);
  });

  it("reports a throw in a function that has no answer to give", async () => {
    const [here, there] = createPortPair(structuredClone);
    const reported: string[] = [];
    const sync = (): void => {
      throw new Error("cannot take this in");
    };
    connectAsHost(there, hostApi({ sync }), (_, call) => reported.push(call));
    const { remote } = connectToHost(here, noEvents, unexpected);
    remote.sync({ generation: 1, replace: true, files: [], assets: null, collections: null });
    await expect.poll(() => reported).toEqual(["sync"]);
  });

  it("finds no function that the other side merely inherits", async () => {
    const [here, there] = createPortPair(structuredClone);
    connectAsHost(there, hostApi({}), unexpected);
    const { remote } = connectToHost(here, noEvents, unexpected);
    const inherited = Reflect.get(remote, "toString") as () => Promise<unknown>;
    await expect(inherited()).rejects.toThrow("not found");
  });

  it("refuses a call whose arguments are not what they should be, without making it", async () => {
    const [here, there] = createPortPair(structuredClone);
    const heard: unknown[] = [];
    const reported: string[] = [];
    const hover = async (...args: readonly unknown[]): Promise<null> => {
      heard.push(args);
      return null;
    };
    connectAsHost(there, hostApi({ hover }), (error) => reported.push((error as Error).name));
    const { remote } = connectToHost(here, noEvents, unexpected);
    const anyhow = Reflect.get(remote, "hover") as (...args: readonly unknown[]) => Promise<unknown>;
    for (const wrong of [[], ["a.json"], [null, 1], ["a.json", "1"], ["a.json", NaN], [["a.json"], 1]]) {
      await expect(anyhow(...wrong)).rejects.toThrow("The arguments of hover are not what they should be.");
    }
    await expect(anyhow("a.json", 1, "one too many")).resolves.toBe(null);
    expect(heard).toEqual([["a.json", 1]]);
    expect(reported).toEqual(Array.from({ length: 6 }, () => "WrongArguments"));
  });

  it("lets no circle, map or depth without end through where JSON is wanted", async () => {
    const [here, there] = createPortPair(structuredClone);
    connectAsHost(there, hostApi({ act: async () => sessionEnded }), () => {});
    const { remote } = connectToHost(here, noEvents, unexpected);
    const circle: Record<string, unknown> = {};
    circle["self"] = circle;
    let deep: unknown = 1;
    for (let depth = 0; depth < 1_000; depth++) deep = [deep];
    for (const value of [circle, deep, new Map(), new Date(), Infinity, undefined]) {
      await expect(remote.act(1, 0, { action: "move", value: value as string })).rejects.toThrow("arguments of act");
    }
    await expect(remote.act(1, 0, { action: "move", value: { deep: [1, null] } })).resolves.toEqual(sessionEnded);
  });

  it("is not disturbed by messages that are none of its own", async () => {
    const [here, there] = createPortPair(structuredClone);
    connectAsHost(there, hostApi({ ping: async () => "pong" }), unexpected);
    const { remote } = connectToHost(here, noEvents, unexpected);
    for (const noise of [null, 7, "text", {}, { t: "s", i: "unknown" }]) {
      here.post(noise);
      there.post(noise);
    }
    await expect(remote.ping()).resolves.toBe("pong");
  });

  it("rejects what still waits when it is closed, and what is called afterwards", async () => {
    const [here, there] = createPortPair(structuredClone);
    connectAsHost(there, hostApi({ ping: () => new Promise(() => {}) }), unexpected);
    const connection = connectToHost(here, noEvents, unexpected);
    const waiting = connection.remote.ping();
    connection.close();
    await expect(waiting).rejects.toThrow("closed");
    await expect(connection.remote.ping()).rejects.toThrow("closed");
  });

  it("can be given through a promise", async () => {
    const [here] = createPortPair();
    const { remote } = connectToHost(here, noEvents, unexpected);
    await expect(Promise.resolve(remote)).resolves.toBe(remote);
  });
});

describe("the pair of main and renderer", () => {
  it("asks main and hears its events", async () => {
    const [renderer, main] = createPortPair(structuredClone);
    const heard: string[] = [];
    const events: MainEvents = {
      diskChanged: () => {},
      commandChosen: (id) => heard.push(id),
      packRequested: () => {},
      packChosen: () => {},
      closeRequested: () => {},
      settingsChanged: () => {},
      solverGone: () => undefined,
      hostGone: () => {},
    };
    const api: Partial<MainApi> = { ask: async ({ buttons }) => buttons.length - 1 };
    const toMain = connectToMain(renderer, events, unexpected);
    const toRenderer = connectAsMain(main, api as MainApi, unexpected);
    toRenderer.remote.commandChosen("file.save");
    const answer = await toMain.remote.ask({ message: "Save?", detail: "", buttons: ["Save", "Discard", "Cancel"] });
    expect(answer).toBe(2);
    expect(heard).toEqual(["file.save"]);
  });
});
