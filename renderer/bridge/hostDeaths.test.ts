import { expect, it } from "vitest";
import { MOST_DEATHS, createHostDeaths } from "./hostDeaths";

it("lets a host rest that died too often in a row", () => {
  const deaths = createHostDeaths();
  const told = Array.from({ length: MOST_DEATHS + 1 }, () => deaths.died());
  expect(told).toEqual([false, false, true, true]);
});

it("counts again once something was finished or changed", () => {
  const deaths = createHostDeaths();
  for (let death = 1; death < MOST_DEATHS; death++) deaths.died();
  deaths.reset();
  expect(deaths.died()).toBe(false);
});
