import { expect, test } from "vitest";
import { createCodec } from "./codec";

test("what Electron's messages carry arrives as it was, a mark at a text's beginning too", () => {
  const { read, write } = createCodec();
  const values = {
    text: "\uFEFF{ \ud800",
    numbers: [0, -1.5, Number.NaN, Infinity, 2n ** 70n],
    bytes: Uint8Array.from({ length: 20_000 }, (_, at) => at % 256),
    cells: Int32Array.of(-1, 2 ** 30).subarray(1),
    map: new Map<unknown, unknown>([["a", new Set([1, undefined])]]),
    own: { $: 1, $map: 1, other: 2 },
    nothing: null,
  };
  expect(read(write(values))).toEqual(values);
  expect(read(write({ port: 1, message: undefined }))).toEqual({ port: 1 });
  expect(read(write(new Uint8Array([1, 2]).buffer))).toEqual(new Uint8Array([1, 2]).buffer);
});
