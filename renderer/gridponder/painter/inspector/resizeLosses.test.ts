import { expect, it } from "vitest";
import { boardFromText } from "../../../../shared/dialects/gridponder/text/board/boardText.testing";
import { looksOf } from "../../board/looks";
import { lostEntities, lostPositions } from "./resizeLosses";

const looks = looksOf(
  { layers: [{ id: "ground", occupancy: "exactly_one", default: "g" }, { id: "objects" }], entityKinds: {} },
  {},
);

it("lists the entities of cells that are cut off, but not what fills a layer", () => {
  const view = boardFromText({ ground: "ggw\nggg", objects: "r..\n..r" });
  const lost = (left: number, right: number, bottom = 0) =>
    lostEntities(view, looks, { kind: "resize", left, right, top: 0, bottom }).map(({ text }) => text);
  expect(lost(0, 0)).toEqual([]);
  expect(lost(0, -1)).toEqual(["r on objects at 2, 1", "w on ground at 2, 0"]);
  expect(lost(-1, 0, -1)).toEqual(["r on objects at 0, 0", "r on objects at 2, 1"]);
  expect(lost(1, 2)).toEqual([]);
});

it("names what says a position that is left outside, each once", () => {
  const level = {
    goals: [{ id: "match" }],
    rules: [{ id: "spring" }, {}],
    board: { multiCellObjects: [{ id: "pipe_1" }] },
  };
  const off = [
    "/state/avatar/position",
    "/board/multiCellObjects/0/cells/1",
    "/board/multiCellObjects/0/params/exitPosition",
    "/rules/0/where/position",
    "/rules/1/then/0/set_cell/position",
    "/goals/0/config/connectionSources/a",
    "/loseConditions/0/config/position",
    "/solution/goldPath/4/position",
  ];
  expect(lostPositions(level, off).map(({ text }) => text)).toEqual([
    "the avatar's start",
    "object pipe_1",
    "rule spring",
    "rule 2",
    "goal match",
    "lose condition 1",
    "move 5 of the solution",
  ]);
});
