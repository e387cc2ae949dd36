import { expect, it } from "vitest";
import { shortNumbers, shortState } from "./shortNumbers";

it.each([
  ["0.7262135739438236", "0.7262…"],
  ["rolled 0.30000000000000004, expected 0.15", "rolled 0.3…, expected 0.15"],
  ["-1234567.123456789", "-1234567.1235…"],
  ["0.0000012345678", "0.000001235…"],
  ["-1640531527", "-1640531527"],
  ["1.5", "1.5"],
])("a long fraction is shown in few digits: %s", (text, short) => {
  expect(shortNumbers(text)).toBe(short);
});

it.each([
  ["1831565820", "183…820"],
  ["-631835663", "-631…663"],
  ["1234567", "1234567"],
  ["7", "7"],
])("the state of a random generator is told from others by a few digits: %s", (text, short) => {
  expect(shortState(text)).toBe(short);
});
