import { describe, expect, it } from "vitest";
import type { Cursor } from "../../../shared/engine/trace/traceSteps";
import {
  torchRecords as at,
  torchTurn as turn,
} from "../../../shared/dialects/gridponder/presentation/torchTurn.testing";
import type { Stepped } from "../../session/play/playState";
import { changesAt, stepDecorations } from "./stepDecorations";

const wood = [3, 1];
const marks = (cursor: Cursor, stepped: Stepped | null = null): readonly string[] =>
  stepDecorations(turn, cursor, stepped).map((mark) => (mark.kind === "cells" ? mark.style : mark.kind));

describe("marks at the cursor", () => {
  it("are none at the end of a turn", () => expect(stepDecorations(turn, null, null)).toEqual([]));

  it("are dashed where the record is about to change something, tinted where it looks", () => {
    expect(changesAt(turn, at.destroy, null)).toEqual({ before: [wood], after: [] });
    expect(marks(at.burns)).toEqual(["hint", "before"]);
    expect(marks(at.melts)).toEqual(["hint"]);
  });

  it("are solid where the record itself has changed something", () => {
    expect(changesAt(turn, at.removed, null)).toEqual({ before: [], after: [wood] });
  });

  it("are solid where a step forward has changed something, dashed where a step back has undone it", () => {
    const over = { from: at.destroy + 1, to: at.count + 1 };
    expect(changesAt(turn, at.count, { ...over, direction: "forward" })).toEqual({ before: [], after: [wood] });
    expect(changesAt(turn, at.where, { ...over, direction: "backward" })).toEqual({ before: [wood], after: [] });
  });

  it("leave out what lies off the board", () => {
    const small = { ...turn, shape: { ...turn.shape, width: 3 } };
    expect(stepDecorations({ ...small, trace: turn.trace }, at.blocked, null)).toEqual([]);
  });
});
