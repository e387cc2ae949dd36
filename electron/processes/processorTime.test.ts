import { expect, it } from "vitest";
import { processorMs } from "./processorTime";

const NOTHING = { percentCPUUsage: 0, idleWakeupsPerSecond: 0 };

it("Electron's own figure is taken where there is one", () => {
  expect(processorMs({ pid: 1, cpu: { ...NOTHING, cumulativeCPUUsage: 1.5 } })).toBe(1_500);
});

it("elsewhere the system is asked, and a process that is gone has none", () => {
  const { user, system } = process.cpuUsage();
  const used = processorMs({ pid: process.pid, cpu: NOTHING });
  if (process.platform === "linux") expect(Math.abs((used ?? 0) - (user + system) / 1_000)).toBeLessThan(200);
  else expect(used).toBeNull();
  expect(processorMs({ pid: 2 ** 30, cpu: NOTHING })).toBeNull();
});
