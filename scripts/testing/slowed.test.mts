import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { slowDown } from "./slowed.mts";

/** Returns the letter that Linux has for what a process does: T when it is stopped. */
function stateOf(pid: number | undefined): string | undefined {
  return /.*\) (\S)/s.exec(readFileSync(`/proc/${pid}/stat`, "utf8"))?.[1];
}

describe.runIf(process.platform === "linux")("a slowed process", () => {
  it("is stopped and goes on by turns, and goes on at the end; others are left alone", async () => {
    const start = (name: string) => spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)", name]);
    const [slowed, other] = [start("slow-one"), start("quick-one")];
    const ended = Promise.all([once(slowed, "exit"), once(other, "exit")]);
    const end = slowDown(/slow-one/);
    try {
      await expect.poll(() => stateOf(slowed.pid), { interval: 10 }).toBe("T");
      expect(stateOf(other.pid)).not.toBe("T");
      await expect.poll(() => stateOf(slowed.pid), { interval: 10 }).not.toBe("T");
      await expect.poll(() => stateOf(slowed.pid), { interval: 10 }).toBe("T");
      end();
      await expect.poll(() => stateOf(slowed.pid), { interval: 10 }).not.toBe("T");
    } finally {
      end();
      slowed.kill();
      other.kill();
    }
    await ended;
  });
});
