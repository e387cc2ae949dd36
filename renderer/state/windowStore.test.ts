import { describe, expect, it } from "vitest";
import { openStores, perPackStore, resetPerPackStores, windowStore } from "./windowStore";

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

describe("a store about the open pack", () => {
  const chosen = perPackStore(() => ({ rule: "", asked: 0 }));

  it("begins anew in each pack, and tells its listeners", () => {
    openStores();
    const heard: string[] = [];
    chosen.subscribe(({ rule }) => heard.push(rule));
    chosen.setState({ rule: "open_door", asked: 1 });
    counter.setState({ count: 1 });
    resetPerPackStores();
    expect(chosen.getState()).toEqual({ rule: "", asked: 0 });
    expect(heard).toEqual(["open_door", ""]);
    expect(counter.getState().count).toBe(1);
    chosen.setState({ rule: "close_door" });
    resetPerPackStores();
    expect(chosen.getState().rule).toBe("");
  });

  it("of a window before is left alone", () => {
    openStores();
    const heard: string[] = [];
    chosen.subscribe(({ rule }) => heard.push(rule));
    openStores();
    resetPerPackStores();
    expect(heard).toEqual([]);
  });
});
