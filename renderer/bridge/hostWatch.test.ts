import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ASK_MS, BUDGET_MS, watchHost } from "./hostWatch";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function watched(ping: () => Promise<unknown>, isHung = true) {
  const ports = { ping: vi.fn(ping), endIfHung: vi.fn(async (_silentMs: number) => isHung) };
  return { ...ports, watch: watchHost(ports) };
}

const NEVER = new Promise<never>(() => undefined);

describe("the watch on the host", () => {
  it("leaves a host alone that answers, be it late", async () => {
    const late = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, BUDGET_MS - 1));
    const { ping, endIfHung } = watched(late);
    await vi.advanceTimersByTimeAsync(5 * (ASK_MS + BUDGET_MS));
    expect(ping.mock.calls.length).toBeGreaterThanOrEqual(5);
    expect(endIfHung).not.toHaveBeenCalled();
  });

  it("ends a host that does not answer within its budget, and watches the next one", async () => {
    const { ping, endIfHung } = watched(() => NEVER);
    await vi.advanceTimersByTimeAsync(ASK_MS + BUDGET_MS - 1);
    expect(endIfHung).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(endIfHung).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(ASK_MS);
    expect(ping).toHaveBeenCalledTimes(2);
  });

  it("goes on waiting for a host that does not hang, with all its silence counted", async () => {
    const { ping, endIfHung } = watched(() => NEVER, false);
    await vi.advanceTimersByTimeAsync(ASK_MS + 3 * BUDGET_MS);
    expect(endIfHung.mock.calls).toEqual([[BUDGET_MS], [2 * BUDGET_MS], [3 * BUDGET_MS]]);
    expect(ping).toHaveBeenCalledTimes(1);
  });

  it("asks again after a late answer of a host that does not hang", async () => {
    const late = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 2 * BUDGET_MS + 1));
    const { ping } = watched(late, false);
    await vi.advanceTimersByTimeAsync(2 * ASK_MS + 2 * BUDGET_MS + 1);
    expect(ping).toHaveBeenCalledTimes(2);
  });

  it("leaves it to main to replace a host that died by itself", async () => {
    const { endIfHung } = watched(() => Promise.reject(new Error("closed")));
    await vi.advanceTimersByTimeAsync(3 * (ASK_MS + BUDGET_MS));
    expect(endIfHung).not.toHaveBeenCalled();
  });

  it("gives the host its whole budget again after the machine slept", async () => {
    const { endIfHung } = watched(() => NEVER);
    await vi.advanceTimersByTimeAsync(ASK_MS + BUDGET_MS - 1);
    vi.setSystemTime(Date.now() + 60_000);
    await vi.advanceTimersByTimeAsync(1);
    expect(endIfHung).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(BUDGET_MS);
    expect(endIfHung).toHaveBeenCalledTimes(1);
  });

  it("ends when it is told to", async () => {
    const { watch, endIfHung } = watched(() => NEVER);
    await vi.advanceTimersByTimeAsync(ASK_MS + 1);
    watch.dispose();
    await vi.advanceTimersByTimeAsync(10 * BUDGET_MS);
    expect(endIfHung).not.toHaveBeenCalled();
  });
});
