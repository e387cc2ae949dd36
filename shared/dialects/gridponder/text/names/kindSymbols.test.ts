import { describe, expect, it } from "vitest";
import { freeSymbol } from "./kindSymbols";

const game = (symbols: Readonly<Record<string, string>>) => ({
  entityKinds: Object.fromEntries(Object.entries(symbols).map(([kind, symbol]) => [kind, { symbol }])),
});

describe("a free symbol", () => {
  it.each<readonly [kind: string, symbols: Readonly<Record<string, string>>, free: string]>([
    ["crate", {}, "C"],
    ["crate", { coin: "C" }, "R"],
    ["key", { a: "K", b: "E", c: "Y" }, "k"],
    ["k", { a: "K", b: "k" }, "A"],
    ["gem", { gem: "G" }, "G"],
    ["_1", {}, "A"],
  ])("of %s beside %o is %s", (kind, symbols, free) => {
    expect(freeSymbol(game(symbols), kind)).toBe(free);
  });

  it("is none when all are taken, and any where no kinds are declared", () => {
    const all = Array.from({ length: 127 - 33 }, (_, code) => String.fromCharCode(33 + code));
    expect(freeSymbol(game(Object.fromEntries(all.map((symbol, at) => [`k${at}`, symbol]))), "gem")).toBeNull();
    expect(freeSymbol(undefined, "gem")).toBe("G");
    expect(freeSymbol({ entityKinds: [] }, "gem")).toBe("G");
  });
});
