// Where breakpoints stop in the moves of a board game.
import { expect, it } from "vitest";
import { type BreakOn, breakText, readBreakOn } from "../../../engine/breakpoints/breakPlaces";
import { breakpointOn, hitsIn } from "../../../engine/breakpoints/breakpoints";
import { NO_BOARD } from "../../../base/placeName";
import { tracedTurns } from "../../../engine/play/tracedTurns";
import { compilePack } from "../compilePack";
import { actionOfLine } from "../text/games/moveText";
import { SMALL_GAME, packOf } from "../text/smallGame.testing";
import { gdlPresentation } from "./presentation";

const { step } = SMALL_GAME.interactions.list;
const PHASED = {
  ...SMALL_GAME,
  interactions: {
    list: {
      step: { ...step, effects: [...step.effects, "set(state.current_phase, 'second')"] },
      back: { conditions: [], effects: ["set(state.current_phase, 'first')"] },
    },
  },
  game_flow: {
    ...SMALL_GAME.game_flow,
    next_player: "player('White')",
    initial_phase: "first",
    phases: {
      first: { actors: "current_player", allowed_actions: ["step"] },
      second: { actors: "current_player", allowed_actions: ["back"] },
    },
  },
};

it("a phase is stopped at where it begins", () => {
  const level = compilePack(packOf({ "game.json": PHASED })).game?.level("start");
  if (level === null || level === undefined) throw new Error("not playable");
  const actions = ["A1 A2", "@back", "B1 B2"].flatMap((line) => actionOfLine(line) ?? []);
  const turns = Array.from(tracedTurns(level, actions));
  expect(turns.map(({ accepted }) => accepted)).toEqual([true, true, true, true]);
  const turnsOf = (phase: string): readonly number[] => {
    const on = readBreakOn({ kind: "phase", path: "phase", phase }, gdlPresentation);
    if (on === null) throw new Error("no breakpoint");
    const asked = { holds: () => true, message: (log: string) => log };
    return hitsIn(turns, level.debug, [breakpointOn(on)], asked).hits.map(({ turn }) => turn);
  };
  expect(turnsOf("second")).toEqual([1, 3]);
  expect(turnsOf("first")).toEqual([2]);
  expect(turnsOf("third")).toEqual([]);
});

it("a phase is named in the list", () => {
  const on: BreakOn = { kind: "phase", path: "phase", phase: "attack" };
  expect(breakText(on, gdlPresentation, NO_BOARD)).toBe("phase attack begins");
});
