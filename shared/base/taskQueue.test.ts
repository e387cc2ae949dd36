import { describe, expect, it } from "vitest";
import { createTaskQueue } from "./taskQueue";

describe("tasks done one by one", () => {
  it("begin in the order asked for, each when the one before has ended", async () => {
    const oneByOne = createTaskQueue();
    const told: string[] = [];
    let end = (): void => undefined;
    const first = oneByOne(async () => {
      told.push("first begins");
      await new Promise<void>((resolve) => (end = resolve));
      told.push("first ends");
    });
    const second = oneByOne(() => Promise.resolve(told.push("second")));
    await Promise.resolve();
    expect(told).toEqual(["first begins"]);
    end();
    expect(await second).toBe(3);
    await first;
    expect(told).toEqual(["first begins", "first ends", "second"]);
  });

  it("go on after one that fails, whose caller hears of it", async () => {
    const oneByOne = createTaskQueue();
    const failing = oneByOne(() => Promise.reject(new Error("no such pack")));
    const next = oneByOne(() => Promise.resolve("opened"));
    await expect(failing).rejects.toThrow("no such pack");
    expect(await next).toBe("opened");
  });
});
