import { expect, it, test } from "vitest";
import { COMMANDS } from "../../../shared/commands/commands";
import type { Command } from "../../../shared/commands/command";
import { PLAIN_WORDS } from "../../../shared/pack/packModel";
import { inWords } from "./commandTitles";

const SESSIONS = {
  ...PLAIN_WORDS,
  start: "session",
  starts: "sessions",
  ground: "state",
  record: "session",
  records: "sessions",
  move: "event",
  moves: "events",
};

it("titles stay as they are for a language of levels and solutions", () => {
  const commands: readonly Command[] = COMMANDS;
  expect(commands.map((command) => inWords(command, PLAIN_WORDS))).toEqual(commands);
});

test.each([
  ["New Empty Level…", "New Empty Session…"],
  ["New Level with the Same Ground", "New Session with the Same State"],
  ["Check All Solutions", "Check All Sessions"],
  ["Undo Move", "Undo Event"],
  ["Move Level Up in the Sequence", "Move Session Up in the Sequence"],
])("%s is %s where sessions are played", (title, own) => {
  expect(inWords({ id: "any", title, place: "level" }, SESSIONS).title).toBe(own);
});

it("a kind of things on the board has the language's word", () => {
  const words = { ...PLAIN_WORDS, kind: "entity" };
  expect(inWords({ id: "any", title: "New Kind…", place: "paint", group: "Kind" }, words)).toMatchObject({
    title: "New Entity…",
    group: "Entity",
  });
});

it("a group is named alike", () => {
  expect(inWords({ id: "any", title: "Flip", place: "level", group: "Whole Level" }, SESSIONS).group).toBe(
    "Whole Session",
  );
});
