// How a level's file records its solution: `solution.goldPath` and `solution.hintStops` (seed 001, Solution).
import type { RecordFormat } from "../../../../pack/packModel";
import { readGoldPath, readHintStops, replaceGoldPath } from "./goldPath";
import { parsePath, pathText } from "./goldPathText";
import { otherPaths } from "./otherPaths";
import { hintStopEdits, movedStop, stopsWithout, toggledStop } from "./hintStops";

export const goldPathFormat: RecordFormat = {
  read: readGoldPath,
  pointerOf: (step) => `/solution/goldPath/${step - 1}`,
  replace: replaceGoldPath,
  textOf: pathText,
  parse: parsePath,
  hints: {
    read: readHintStops,
    edits: hintStopEdits,
    toggled: toggledStop,
    moved: movedStop,
    without: stopsWithout,
  },
  others: otherPaths,
};
