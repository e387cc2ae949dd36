import { beforeEach, expect, it } from "vitest";
import { type DiskNews, createDiskNews } from "./diskNews";

let news: DiskNews;
let told: string[];
const take = (packId: string, path: string): void =>
  news.take({ packId, changed: [], removed: [path], assets: null, problems: [] });

beforeEach(() => {
  news = createDiskNews();
  told = [];
  news.onChange(({ removed }) => told.push(...removed));
});

it("tells what changes in the pack that is shown", () => {
  news.show("one");
  take("one", "a.json");
  expect(told).toEqual(["a.json"]);
});

it("keeps what changes in a pack that was opened until it is shown", () => {
  news.show("one");
  take("two", "b.json");
  take("one", "a.json");
  expect(told).toEqual(["a.json"]);
  news.show("two");
  expect(told).toEqual(["a.json", "b.json"]);
});

it("tells nothing of a pack that was left", () => {
  news.show("one");
  news.show(null);
  take("one", "a.json");
  news.show("two");
  news.show("one");
  expect(told).toEqual([]);
});
