import { expect, test } from "vitest";
import { drawnLevel } from "../../../shared/dialects/gridponder/drawnLevel.testing";
import { tracedTurns } from "../../../shared/engine/play/tracedTurns";
import { NOTHING_PLAYED, type PlayState } from "../../session/play/playState";
import { momentIn } from "./shownMoment";

const { level } = drawnLevel({ board: "@..", symbols: {}, systems: [{ type: "avatar_navigation" }] });
const turns = Array.from(tracedTurns(level, [{ action: "move", direction: "right" }]));
const played: PlayState = {
  ...NOTHING_PLAYED,
  mode: "play",
  turns,
  shown: 1,
  level: { ...level, session: 1, names: 0, print: "" },
};

test("nothing played is no moment", () => {
  expect(momentIn(NOTHING_PLAYED)).toBeNull();
});

test("a moment has the board at its cursor", () => {
  expect(momentIn({ ...played, cursor: 0 })?.board?.state).toMatchObject({ avatar: { position: [0, 0] } });
  expect(momentIn(played)?.board?.state).toMatchObject({ avatar: { position: [1, 0] } });
});

test("the same moment is the same object, whatever else has changed", () => {
  const moment = momentIn({ ...played, cursor: 2 });
  expect(momentIn({ ...played, cursor: 2, notice: "Something else." })).toBe(moment);
  expect(momentIn({ ...played, cursor: 3 })).not.toBe(moment);
});
