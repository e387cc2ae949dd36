import { describe, expect, it } from "vitest";
import { openStores, windowStore } from "./windowStore";

const counter = windowStore(() => ({ count: 0, name: "one" }));

describe("a store of the window", () => {
  it("holds what it is set to, for all readers", () => {
    openStores();
    counter.setState({ count: 3 });
    counter.setState(({ count }) => ({ count: count + 1 }));
    expect(counter.getState()).toEqual({ count: 4, name: "one" });
  });

  it("starts over in each window, and tells a window's listeners of no other window", () => {
    openStores();
    const heard: number[] = [];
    counter.subscribe(({ count }) => heard.push(count));
    counter.setState({ count: 1 });
    openStores();
    expect(counter.getState().count).toBe(0);
    counter.setState({ count: 2 });
    expect(heard).toEqual([1]);
  });

  it("is not another one with the same beginning", () => {
    openStores();
    const other = windowStore(() => ({ count: 0, name: "one" }));
    counter.setState({ count: 5 });
    expect(other.getState().count).toBe(0);
  });
});
