import * as fc from "fast-check";
import { expect, test } from "vitest";
import { defined } from "../../shared/base/defined";
import { compilePack } from "../../shared/dialects/gridponder/compile";
import { buildPackSource } from "../../shared/dialects/models";
import { pagePackOf } from "../../shared/page/pagePack";
import { createLevelSession, hintsOf } from "./levelSession";
import { packSourceOf } from "./packSource";

const FOLDER = "../../sample-packs/flag-worlds/";
const files = import.meta.glob<string>("../../sample-packs/flag-worlds/**/*.json", {
  query: "?raw",
  import: "default",
  eager: true,
});
const texts = Object.entries(files).map(([file, text]) => ({ path: file.slice(FOLDER.length), text }));
const source = buildPackSource(texts, [], []);
const page = pagePackOf(source);
const levelOnPage = (id: string) =>
  defined(
    compilePack(
      packSourceOf(page.ok ? page.value : { language: "", title: "", about: "", key: "", files: [] }, "level"),
    ).game?.level(id) ?? undefined,
  );
const MOVES = ["up", "down", "left", "right"].map((direction) => ({ action: "move", direction }));

test("a page has the same levels as the pack, and their solutions win", () => {
  const ids = defined(compilePack(source).game ?? undefined).levelIds;
  for (const id of ids) {
    const level = levelOnPage(id);
    const session = createLevelSession(level);
    for (const action of level.solution) session.act(action);
    expect([id, session.turn.won, session.moves]).toEqual([id, true, level.solution.length]);
  }
});

test("undo, redo and restart show what playing those moves alone shows", () => {
  const level = levelOnPage(defined(compilePack(source).game ?? undefined).levelIds[0] ?? "");
  const step = fc.oneof(fc.constantFrom(...MOVES), fc.constantFrom("undo", "redo", "restart"));
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const session = createLevelSession(level);
      let [played, back]: [(typeof MOVES)[number][], (typeof MOVES)[number][]] = [[], []];
      for (const each of steps) {
        if (each === "undo") {
          expect(session.undo()).toBe(played.length > 0);
          back = [...played.slice(-1), ...back];
          played = played.slice(0, -1);
        } else if (each === "redo") {
          expect(session.redo()).toBe(back.length > 0);
          played = [...played, ...back.slice(0, 1)];
          back = back.slice(1);
        } else if (each === "restart") {
          session.restart();
          [played, back] = [[], [...played, ...back]];
        } else if (typeof each !== "string" && session.act(each).accepted) [played, back] = [[...played, each], []];
      }
      const alone = createLevelSession(level);
      for (const action of played) alone.act(action);
      expect(session.moves).toBe(played.length);
      expect(session.turn.after.cells).toEqual(alone.turn.after.cells);
      expect(session.turn.after.state).toEqual(alone.turn.after.state);
    }),
    { numRuns: 60 },
  );
});

test("a turn whose board is no longer kept is played again", () => {
  const level = levelOnPage(defined(compilePack(source).game ?? undefined).levelIds[0] ?? "");
  const session = createLevelSession(level);
  const [right, left] = [defined(MOVES[3]), defined(MOVES[2])];
  for (let turn = 0; turn < 150; turn += 1) for (const move of [right, left]) session.act(move);
  for (let turn = 0; turn < 299; turn += 1) session.undo();
  expect(session.moves).toBe(1);
  const alone = createLevelSession(level);
  alone.act(right);
  expect(session.turn.after.state).toEqual(alone.turn.after.state);
});

test("hints show the solution up to each stop, the shortest first", () => {
  const [up, down, left] = [defined(MOVES[0]), defined(MOVES[1]), defined(MOVES[2])];
  expect(hintsOf([up, down, left], [2, 1, 2, 9, -1])).toEqual([[up], [up, down]]);
  expect(hintsOf([up], [])).toEqual([]);
});
