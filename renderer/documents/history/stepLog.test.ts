import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createStepLog } from "./stepLog";

describe("the steps of a file", () => {
  it("are listed with what was made for it elsewhere, and cut off where another way was taken", () => {
    const log = createStepLog(1);
    log.changed(2, "Brush", 10, false);
    let isDone = true;
    log.changedOthers({ paths: ["game.json"], isDone: () => isDone }, "Declare kind", 20);
    log.changed(3, "Fill", 30, false);
    expect(log.rows().map(({ name, atMs, paths }) => [name, atMs, paths.join()])).toEqual([
      ["Brush", 10, ""],
      ["Declare kind", 20, "game.json"],
      ["Fill", 30, ""],
    ]);
    expect(log.done()).toBe(3);
    log.moved(2);
    expect(log.done()).toBe(2);
    isDone = false;
    expect(log.done()).toBe(1);
    log.changed(4, "Line", 40, false);
    expect(log.rows().map(({ name }) => name)).toEqual(["Brush", "Line"]);
  });

  it("stay while redo can make them, after what was made elsewhere in the meantime", () => {
    const log = createStepLog(1);
    const names = (): readonly string[] => log.rows().map(({ name }) => name);
    log.changed(2, "Brush", 10, false);
    log.changedOthers({ paths: ["game.json"], isDone: () => false }, "Undone fix", 20);
    log.changed(3, "Fill", 30, false);
    log.changedOthers({ paths: ["game.json"], isDone: () => false }, "Undone fix", 40);
    log.moved(1);
    log.changedOthers({ paths: ["game.json"], isDone: () => true }, "Declare kind", 50);
    expect([names(), log.done()]).toEqual([["Declare kind", "Brush", "Fill"], 1]);
    log.moved(2);
    expect(log.done()).toBe(2);
    log.moved(1);
    log.changed(4, "Line", 60, false);
    expect(names()).toEqual(["Declare kind", "Line"]);
  });

  it("take what belongs together as one, which may be undone in part", () => {
    const log = createStepLog(1);
    log.changed(2, "Typing", 10, true);
    log.changed(3, "Typing", 20, true);
    log.changed(4, "Typing", 30, true);
    expect([log.rows().length, log.done(), log.isWhole(0)]).toEqual([1, 1, true]);
    log.moved(3);
    expect([log.done(), log.isWhole(0)]).toEqual([1, false]);
    log.moved(1);
    expect([log.done(), log.isWhole(0)]).toEqual([0, true]);
  });

  it("are as many done as a plain list of undo says, whatever is done and undone", () => {
    const act = fc.constantFrom("change", "undo", "redo");
    fc.assert(
      fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
        const log = createStepLog(0);
        let marks = [0];
        let at = 0;
        let last = 0;
        for (const each of acts) {
          if (each === "change") {
            marks = [...marks.slice(0, at + 1), (last += 1)];
            at += 1;
            log.changed(last, "x", 0, false);
          } else {
            at = each === "undo" ? Math.max(0, at - 1) : Math.min(marks.length - 1, at + 1);
            log.moved(marks[at]!);
          }
          expect([log.done(), log.rows().length]).toEqual([at, marks.length - 1]);
        }
      }),
    );
  });
});
