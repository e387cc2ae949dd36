import { describe, expect, it } from "vitest";
import { isTypedKey, rowOfTyped, typedOn } from "./treeTyping";

const ROWS = [
  "action phase",
  "rule torch_burns fired",
  "where holds",
  "event cell_cleared",
  "rule water_puts_out did not",
];
const go = (current: number, typed: string): number => rowOfTyped(ROWS.length, (row) => ROWS[row]!, current, typed);

describe("typing in the tree", () => {
  it("goes to the next row with a word that begins so", () => {
    expect(go(0, "r")).toBe(1);
    expect(go(1, "r")).toBe(4);
    expect(go(4, "r")).toBe(1);
    expect(go(-1, "a")).toBe(0);
  });

  it("stays at a row that goes on as typed, and goes on from it when it does not", () => {
    expect(go(1, "ru")).toBe(1);
    expect(go(1, "rule w")).toBe(4);
    expect(go(0, "cle")).toBe(3);
  });

  it("takes the same letter again for the row after", () => {
    expect(go(1, "rr")).toBe(4);
    expect(go(4, "rrr")).toBe(1);
  });

  it("does not look inside of words, nor finds what is not there", () => {
    expect(go(0, "urns")).toBe(-1);
    expect(go(0, "xyz")).toBe(-1);
    expect(rowOfTyped(0, () => "", -1, "a")).toBe(-1);
  });

  it("joins what is typed without a pause", () => {
    const first = typedOn(null, "R", 1_000);
    expect(typedOn(first, "u", 1_500).text).toBe("ru");
    expect(typedOn(first, "u", 3_000).text).toBe("u");
  });

  it("takes characters only, and a space only within a text", () => {
    const key = { key: "a", ctrlKey: false, metaKey: false, altKey: false };
    expect(isTypedKey(key, false)).toBe(true);
    expect(isTypedKey({ ...key, ctrlKey: true }, false)).toBe(false);
    expect(isTypedKey({ ...key, key: "F10" }, true)).toBe(false);
    expect([false, true].map((isTyping) => isTypedKey({ ...key, key: " " }, isTyping))).toEqual([false, true]);
  });
});
