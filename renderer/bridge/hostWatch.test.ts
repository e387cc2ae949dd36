import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ASK_MS, BUDGET_MS, watchHost } from "./hostWatch";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function watched(ping: () => Promise<unknown>) {
  const ports = { ping: vi.fn(ping), restart: vi.fn(async () => undefined) };
  return { ...ports, watch: watchHost(ports) };
}

const NEVER = new Promise<never>(() => undefined);

describe("the watch on the host", () => {
  it("leaves a host alone that answers, be it late", async () => {
    const late = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, BUDGET_MS - 1));
    const { ping, restart } = watched(late);
    await vi.advanceTimersByTimeAsync(5 * (ASK_MS + BUDGET_MS));
    expect(ping.mock.calls.length).toBeGreaterThanOrEqual(5);
    expect(restart).not.toHaveBeenCalled();
  });

  it("restarts a host that does not answer within its budget, and watches the next one", async () => {
    const { ping, restart } = watched(() => NEVER);
    await vi.advanceTimersByTimeAsync(ASK_MS + BUDGET_MS - 1);
    expect(restart).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(restart).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(ASK_MS);
    expect(ping).toHaveBeenCalledTimes(2);
  });

  it("leaves it to main to replace a host that died by itself", async () => {
    const { restart } = watched(() => Promise.reject(new Error("closed")));
    await vi.advanceTimersByTimeAsync(3 * (ASK_MS + BUDGET_MS));
    expect(restart).not.toHaveBeenCalled();
  });

  it("gives the host its whole budget again after the machine slept", async () => {
    const { restart } = watched(() => NEVER);
    await vi.advanceTimersByTimeAsync(ASK_MS + BUDGET_MS - 1);
    vi.setSystemTime(Date.now() + 60_000);
    await vi.advanceTimersByTimeAsync(1);
    expect(restart).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(BUDGET_MS);
    expect(restart).toHaveBeenCalledTimes(1);
  });

  it("ends when it is told to", async () => {
    const { watch, restart } = watched(() => NEVER);
    await vi.advanceTimersByTimeAsync(ASK_MS + 1);
    watch.dispose();
    await vi.advanceTimersByTimeAsync(10 * BUDGET_MS);
    expect(restart).not.toHaveBeenCalled();
  });
});
