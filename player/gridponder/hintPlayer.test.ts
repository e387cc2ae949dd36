import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameAction } from "../../shared/engine/turnRecord";
import { createHintPlayer } from "./hintPlayer";

const MOVES: readonly GameAction[] = ["left", "up", "right"].map((direction) => ({
  action: "move",
  direction,
}));
const HINTS = [MOVES.slice(0, 1), MOVES];

let calls: unknown[];
const game = {
  begin: (moves: number) => calls.push(moves),
  play: (action: GameAction) => calls.push(action["direction"]),
};

beforeEach(() => {
  calls = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("each hint begins at the start and plays its moves; the last one is shown again", () => {
  const player = createHintPlayer(HINTS, game);
  for (let time = 0; time < 3; time += 1) {
    player.show();
    vi.runAllTimers();
  }
  expect(calls).toEqual([1, "left", 3, "left", "up", "right", 3, "left", "up", "right"]);
});

test("a hint that is stopped, or that another one replaces, makes no more moves", () => {
  const player = createHintPlayer(HINTS, game);
  player.show();
  player.show();
  vi.advanceTimersToNextTimer();
  player.stop();
  vi.runAllTimers();
  expect(calls).toEqual([1, 3, "left"]);
});

test("the label counts hints where there are several; a level without hints has none", () => {
  const player = createHintPlayer(HINTS, game);
  const labels = [player.label];
  for (let time = 0; time < 2; time += 1) {
    player.show();
    labels.push(player.label);
  }
  expect(labels).toEqual(["Hint 1 of 2", "Hint 2 of 2", "Hint 2 of 2"]);
  expect(createHintPlayer([MOVES], game).label).toBe("Hint");
  expect(createHintPlayer([], game).label).toBeNull();
});
