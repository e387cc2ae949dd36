import { expect, it } from "vitest";
import { readWatch } from "../../../shared/engine/breakpoints/watches";
import { gridponderPresentation } from "../../../shared/dialects/gridponder/presentation/presentation";
import { watchProblem } from "./watchProblem";

const NAMES = { variables: ["gems"], kinds: ["water", "wood"], state: { turnCount: 3, variables: { steps: 1 } } };

function problemOf(text: string): string | null {
  const watch = readWatch(text, gridponderPresentation, { width: 9, height: 9 });
  return watch === null ? "unread" : watchProblem(watch, gridponderPresentation, NAMES);
}

it.each(["gems", "steps", "turnCount", "actionCount", "avatar.item", "won", "win", "3,2", "#water", '{ "x": 1 }'])(
  "%s can be watched",
  (text) => expect(problemOf(text)).toBeNull(),
);

it.each([
  ["gms", 'There is no variable "gms". Did you mean "gems"?'],
  ["turns and turns", 'There is no variable "turns and turns".'],
  ["#wat", 'There is no kind "wat". Did you mean "water"?'],
])("%s is refused", (text, why) => expect(problemOf(text)).toBe(why));
