import { describe, expect, it } from "vitest";
import type { Connection } from "../../shared/rpc/connect";
import { HOST_CALLS, type HostApi } from "../../shared/rpc/hostCalls";
import { type HostPorts, askHosts } from "./askHosts";

type Callable = (...args: readonly unknown[]) => unknown;
type Answering = (name: string, args: readonly unknown[]) => unknown;

/** Hosts one after the other, each of which answers every call of the table in its own way; then the engine rests. */
function hosts(...answers: readonly Answering[]): HostPorts & { die(): void } {
  const connections = answers.map((answer): Connection<HostApi> => {
    const remote: object = Object.fromEntries(
      Object.keys(HOST_CALLS).map((name) => [name, (...args: readonly unknown[]) => answer(name, args)]),
    );
    return { remote: remote as HostApi, close: () => undefined };
  });
  let current = 0;
  return {
    next: async () => connections[current] ?? null,
    isCurrent: (connection) => connections[current] === connection,
    die: () => (current += 1),
  };
}

function call(api: HostApi, name: string, ...args: readonly unknown[]): unknown {
  return (Reflect.get(api, name) as Callable)(...args);
}

const ROWS = Object.entries(HOST_CALLS);
const ASKED = ROWS.flatMap(([name, row]) => (row.kind === "asked" ? [{ name, hosts: row.hosts, lost: row.lost }] : []));
const TOLD = ROWS.flatMap(([name, row]) => (row.kind === "told" ? [name] : []));

describe("the host's calls", () => {
  it.each(ASKED)("ask one host for $name, and give its answer", async ({ name }) => {
    const api = askHosts(hosts((asked, args) => Promise.resolve([asked, ...args])));
    await expect(call(api, name, "a", 1)).resolves.toEqual([name, "a", 1]);
  });

  it.each(ASKED)("answer $name with what its row says while the engine rests", async ({ name, lost }) => {
    await expect(call(askHosts(hosts()), name)).resolves.toBe(lost);
  });

  it.each(ASKED)(
    "ask for $name as many hosts as its row says when they die over it",
    async ({ name, hosts: most, lost }) => {
      let asked = 0;
      const dying = (): Promise<never> => {
        asked += 1;
        ports.die();
        return Promise.reject(new Error("closed"));
      };
      const ports = hosts(dying, dying, dying);
      await expect(call(askHosts(ports), name)).resolves.toBe(lost);
      expect(asked).toBe(most);
    },
  );

  it("reject with what a host that lives on throws", async () => {
    const api = askHosts(hosts(() => Promise.reject(new Error("no such thing"))));
    await expect(api.ping()).rejects.toThrow("no such thing");
  });

  it.each(TOLD)("send %s, and drop it while the engine rests", async (name) => {
    const sent: unknown[] = [];
    const ports = hosts((told, args) => void sent.push([told, ...args]));
    expect(call(askHosts(ports), name, 1)).toBeUndefined();
    await ports.next();
    ports.die();
    call(askHosts(ports), name, 2);
    await ports.next();
    expect(sent).toEqual([[name, 1]]);
  });
});
