import { expect, test } from "vitest";
import { readDuration, readSize } from "./amounts";

test("durations have a unit, or are seconds", () => {
  expect(["10s", "500ms", "2m", "1h", "1.5"].map(readDuration)).toEqual([10_000, 500, 120_000, 3_600_000, 1500]);
  expect(["", "0s", "-1s", "ten", "10 s", "1d"].map(readDuration)).toEqual([null, null, null, null, null, null]);
});

test("sizes have a unit, or are megabytes", () => {
  expect(["1G", "512M", "64", "800K", "2g", "1GB"].map(readSize)).toEqual(
    [1024, 512, 64, 800 / 1024, 2048, 1024].map((megabytes) => megabytes * 2 ** 20),
  );
  expect(["", "0", "many", "1T"].map(readSize)).toEqual([null, null, null, null]);
});
