import { expect, it } from "vitest";
import { clockText, whenText } from "./whenText";

const NOW = new Date(2026, 4, 20, 14, 30).getTime();

it.each([
  [0, "just now"],
  [59_000, "just now"],
  [61_000, "a minute ago"],
  [59 * 60_000, "59 minutes ago"],
])("%i ms ago is %s", (agoMs, text) => {
  expect(whenText(NOW - agoMs, NOW)).toBe(text);
});

it("tells the time of the same day, and the date of another", () => {
  expect(whenText(NOW - 3 * 3_600_000, NOW, "en-GB")).toBe("today, 11:30");
  expect(whenText(NOW - 15 * 3_600_000, NOW, "en-GB")).toBe("19 May 2026, 23:30");
  expect(whenText(NOW - 30 * 3_600_000, NOW, "de")).toBe("19.05.2026, 08:30");
});

it("writes dates in the user's own language unless told which", () => {
  const { locale } = new Intl.DateTimeFormat().resolvedOptions();
  const before = NOW - 30 * 3_600_000;
  expect(whenText(before, NOW)).toBe(whenText(before, NOW, locale));
});

it("tells times of one minute apart by the clock", () => {
  expect(clockText(NOW + 5_000, "en-GB")).toBe("14:30:05");
  expect(clockText(NOW + 55_000, "en-GB")).toBe("14:30:55");
});
