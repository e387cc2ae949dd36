// How much of the processor a process has used since its start.
import { readFileSync } from "node:fs";
import type { ProcessMetric } from "electron";

/** Linux counts in hundredths of a second, whatever its clock is. */
const MS_PER_TICK = 10;

/** Returns milliseconds; null where neither Electron nor the system tells. Versions of Electron before 30 do not. */
export function processorMs({ pid, cpu }: Pick<ProcessMetric, "pid" | "cpu">): number | null {
  if (cpu?.cumulativeCPUUsage !== undefined) return cpu.cumulativeCPUUsage * 1_000;
  if (process.platform !== "linux") return null;
  try {
    // The name, in brackets, may have anything in it; user time and system time are fields 12 and 13 after it.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
  } catch {
    return null;
  }
}
