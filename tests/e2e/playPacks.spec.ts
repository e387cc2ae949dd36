// Every pack at hand, its first level played to the win by the gestures that its theme asks for.
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { Json } from "../../shared/base/json";
import { moveOf } from "../../shared/dialects/gridponder/text/levels/goldPath";
import { boardDrawn, boardOf } from "./harness/board";
import { type Move, expectSolved, gesturesOf, makeMove } from "./harness/gestures";
import { openFile } from "./harness/keyboard";
import { type PackCopy, packIn, projectRoot, referencePack } from "./harness/packCopy";
import { expectMoves, play } from "./harness/play";
import { expect, test } from "./harness/test";
import { openPack, showOnlyBoards } from "./harness/window";

interface SolvedLevel {
  readonly file: string;
  readonly moves: readonly Move[];
}

/** The first level in the pack's sequence that has a solution; null when none has. */
function firstSolved(pack: PackCopy, files: readonly string[]): SolvedLevel | null {
  const levels = files.map((file) => {
    const level = JSON.parse(pack.read(`levels/${file}`)) as {
      readonly id: string;
      readonly solution?: { readonly goldPath?: readonly Json[] };
    };
    return { file: `levels/${file}`, id: level.id, path: level.solution?.goldPath ?? [] };
  });
  const game = JSON.parse(pack.read("game.json")) as { readonly levelSequence?: readonly { readonly ref?: string }[] };
  const order = (game.levelSequence ?? []).map(({ ref }) => ref);
  const sequenced = order.flatMap((ref) => levels.find(({ id }) => id === ref) ?? []);
  const first = [...sequenced, ...levels].find(({ path: moves }) => moves.length > 0);
  return first === undefined ? null : { file: first.file, moves: first.path.map((move) => moveOf(move)!) };
}

/** The folders of all packs with a solved level: the sample, and the reference packs where they are. */
function playablePacks(): readonly string[] {
  const reference = referencePack("");
  const folders = reference === null ? [] : readdirSync(reference).map((name) => path.join(reference, name));
  return [
    path.resolve(projectRoot, "sample-packs/flag-worlds"),
    ...folders.filter(
      (folder) =>
        existsSync(path.join(folder, "game.json")) && firstSolved(packIn(folder), levelFiles(folder)) !== null,
    ),
  ];
}

function levelFiles(folder: string): readonly string[] {
  return readdirSync(path.join(folder, "levels"))
    .filter((file) => file.endsWith(".json"))
    .sort();
}

test("the first level of every pack is won by its own keys, swipes, taps and buttons", async ({ app }) => {
  test.slow();
  const { page } = app;
  const used = new Set<string>();
  await showOnlyBoards(app);
  for (const folder of playablePacks()) {
    await test.step(path.basename(folder), async () => {
      const pack = app.copyPack(folder);
      await openPack(app, pack.folder);
      const level = firstSolved(pack, levelFiles(folder))!;
      await openFile(page, level.file);
      await expect(boardOf(page)).toHaveAttribute("aria-label", new RegExp(level.file));
      await boardDrawn(page);
      await play(page);
      const gestures = gesturesOf(pack);
      for (const [index, move] of level.moves.entries()) {
        used.add((await makeMove(page, gestures, move, index % 2 === 1)).replace(/ .*/, ""));
        await expectMoves(page, index + 1);
      }
      await expectSolved(page);
    });
  }
  expect([...used]).toEqual(expect.arrayContaining(["arrow", "drag"]));
  if (referencePack("") !== null) expect([...used].sort()).toEqual(["arrow", "button", "drag", "key", "tap"]);
});
