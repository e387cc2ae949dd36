import { describe, expect, it } from "vitest";
import { deletionQuestion } from "./deletionQuestion";

const words = { start: "level", starts: "levels" };

function level(name: string, isSaved = true) {
  return { path: `levels/${name}.json`, title: name.toUpperCase(), isSaved };
}

describe("the question before levels are deleted", () => {
  it("says that a file goes to the trash, and that its place in the sequence goes", () => {
    expect(deletionQuestion(words, [level("a")], true)).toEqual({
      message: 'Delete the level "A"?',
      detail: "levels/a.json is moved to the system's trash. Its entries are removed from the level sequence.",
      buttons: ["Move to Trash", "Cancel"],
    });
    expect(deletionQuestion(words, [level("a"), level("b")], false)).toEqual({
      message: 'Delete 2 levels: "A", "B"?',
      detail: "Their files are moved to the system's trash.",
      buttons: ["Move to Trash", "Cancel"],
    });
  });

  it("promises no trash for what was never saved", () => {
    expect(deletionQuestion(words, [level("a", false)], true)).toMatchObject({
      detail:
        "levels/a.json was never saved: only Undo brings it back. Its entries are removed from the level sequence.",
      buttons: ["Delete", "Cancel"],
    });
    expect(deletionQuestion(words, [level("a", false), level("b", false)], false)).toMatchObject({
      detail: "They were never saved: only Undo brings them back.",
      buttons: ["Delete", "Cancel"],
    });
    expect(deletionQuestion(words, [level("a"), level("b", false)], false)).toMatchObject({
      detail:
        "Their files are moved to the system's trash, except for one that was never saved: only Undo brings it back.",
      buttons: ["Move to Trash", "Cancel"],
    });
  });

  it("names the first eight of many", () => {
    const many = Array.from({ length: 10 }, (_, at) => level(`l${at}`));
    expect(deletionQuestion(words, many, false).message).toBe(
      'Delete 10 levels: "L0", "L1", "L2", "L3", "L4", "L5", "L6", "L7", …?',
    );
  });
});
