import { describe, expect, test } from "vitest";
import { type PaletteRow, listRows, usedRow } from "./paletteRows";

const row = (title: string, detail = ""): PaletteRow => ({ id: title, title, detail });
const ROWS = [
  row("Save"),
  row("Save All"),
  row("Panel: Problems"),
  row("Go to Definition"),
  row("Fire and Wood", "levels/fw_003.json"),
];

const found = (search: string, recent: readonly string[] = []): readonly string[] =>
  listRows(ROWS, search, recent).others.map(({ row: { title } }) => title);

describe("what the palette lists", () => {
  test("before anything is typed is all, with what was used last before the others", () => {
    const listed = listRows(ROWS, "", ["Go to Definition", "Save"]);
    expect(listed.recent.map(({ row: { id } }) => id)).toEqual(["Go to Definition", "Save"]);
    expect(listed.others.map(({ row: { id } }) => id)).toEqual(["Save All", "Panel: Problems", "Fire and Wood"]);
  });

  test("leaves out what was used and is not there any more", () => {
    expect(listRows(ROWS, "", ["Gone"]).recent).toEqual([]);
  });

  test.each([
    ["save", "Save"],
    ["sa al", "Save All"],
    ["gtd", "Go to Definition"],
    ["prob", "Panel: Problems"],
    ["003", "Fire and Wood"],
    ["panel problems", "Panel: Problems"],
  ])("has the best match of %j first", (search, title) => expect(found(search)[0]).toBe(title));

  test("is nothing where nothing matches", () => expect(found("xyzzy")).toEqual([]));

  test("prefers what was used before among equals", () => {
    const twins = [row("Open A"), row("Open B")];
    const first = (recent: readonly string[]): string => listRows(twins, "open", recent).others[0]!.row.id;
    expect(first(["Open B"])).toBe("Open B");
    expect(first(["Open A"])).toBe("Open A");
  });

  test("marks the letters that matched", () => {
    const [first] = listRows(ROWS, "prob", []).others;
    expect(first?.title).toEqual(["Panel: ", "Prob", "lems"]);
  });
});

test("what is used comes first, once, and the oldest is forgotten", () => {
  expect(usedRow(["a", "b"], "b")).toEqual(["b", "a"]);
  expect(usedRow(["1", "2", "3", "4", "5", "6"], "7")).toEqual(["7", "1", "2", "3", "4", "5"]);
});
