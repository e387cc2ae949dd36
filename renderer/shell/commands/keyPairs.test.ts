import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { KeyPress } from "../../ui/keyPress";
import { useShellStore } from "../shellStore";
import { beginPair, endPair, isPairBegun, tellNoPair } from "./keyPairs";

const FIRST: KeyPress = { key: "k", code: "KeyK", ctrl: true, meta: false, shift: false, alt: false };
const SECOND: KeyPress = { ...FIRST, key: "x", code: "KeyX", ctrl: false };
const sign = (): string | null => useShellStore.getState().keySign;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { userAgent: "Linux" });
});
afterEach(() => {
  endPair();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the first of two keys", () => {
  it("is shown until the second is pressed", () => {
    beginPair(FIRST);
    expect(sign()).toBe("Ctrl+K was pressed. Waiting for the second key…");
    expect(endPair()).toBe(FIRST);
    expect([sign(), endPair()]).toEqual([null, null]);
  });

  it("is waited with for some seconds and no longer", () => {
    beginPair(FIRST);
    vi.advanceTimersByTime(4_900);
    expect(isPairBegun()).toBe(true);
    vi.advanceTimersByTime(200);
    expect([isPairBegun(), sign()]).toEqual([false, null]);
  });

  it("is told to mean nothing with the second, for a while or until another key", () => {
    tellNoPair(FIRST, SECOND);
    expect(sign()).toBe("Ctrl+K X is no command.");
    expect(isPairBegun()).toBe(false);
    vi.advanceTimersByTime(3_100);
    expect(sign()).toBeNull();
  });
});
