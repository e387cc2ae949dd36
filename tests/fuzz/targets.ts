// The fuzz targets: each is a property that must hold for any input. Nothing may throw, nothing may hang.
import * as fc from "fast-check";
import { imageProblem } from "../../electron/files/images/imageGuard";
import { minimalEdit } from "../../shared/text/minimalEdit";
import { mergePieces, mergedText } from "../../renderer/documents/disk/merge";
import { createTracer } from "../../shared/engine/trace/tracer";
import { diagnose } from "../../shared/host/checks/diagnose";
import { buildPackSource } from "../../shared/dialects/models";
import { applyEdits } from "../../shared/text/edit";
import { parseJsonTree, valueOf } from "../../shared/text/jsonTree";
import { BOARD_GAMES_TARGET } from "./boardGamesTarget";
import { EDIT_TARGETS } from "./editTargets";
import { type FuzzTarget, check } from "./fuzzTarget";
import { HOST_TARGET } from "./hostTarget";
import { mutatedTexts, mutations, sampleTexts, wordsOf } from "./mutatedTexts";
import { PROOFS_TARGET } from "./proofsTarget";
import { RULES_TARGET } from "./rulesTarget";
import { ZIP_TARGET } from "./zipTarget";

const texts = sampleTexts("flag-worlds");
const words = wordsOf(texts);
const good = diagnose(buildPackSource(texts, [], []), null);

/** Loads and checks a mutated pack, and plays each of its levels a little, traced. */
function openAndPlay(changes: Parameters<typeof mutatedTexts>[2], presses: readonly number[]): void {
  const pack = buildPackSource(mutatedTexts(texts, words, changes), [], [], { previous: good.pack });
  const { compilation } = diagnose(pack, good);
  // The levels share their rules: three are enough.
  for (const id of (compilation.game?.levelIds ?? []).slice(0, 3)) {
    const level = compilation.game!.level(id);
    if (level === null) continue;
    let state = level.start(null);
    for (const press of presses) {
      const offers = level.actions(state);
      const action = offers[press % Math.max(1, offers.length)] ?? { action: "move", direction: "up" };
      const tracer = createTracer();
      state = level.step(state, action, tracer).state;
      tracer.trace();
    }
    level.goals(state);
    level.key(state);
  }
}

const someText = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc
    .array(fc.constantFrom("a\n", "b\n", "c\r\n", "{", "}", "\ud83d\ude00"), { maxLength: 20 })
    .map((all) => all.join("")),
  mutations.map((changes) => mutatedTexts(texts, words, changes)[0]!.text),
);

export const TARGETS: readonly FuzzTarget[] = [
  RULES_TARGET,
  {
    name: "packs, from their text to their turns",
    property: fc.property(mutations, fc.array(fc.nat(31), { maxLength: 4 }), openAndPlay),
  },
  {
    name: "the tolerant parse of JSON",
    property: fc.property(someText, (text) => {
      const { root, errors } = parseJsonTree(text);
      const value = valueOf(root);
      for (const { offset, length } of errors)
        check(offset >= 0 && offset + length <= text.length + 1, "error outside");
      if (errors.length === 0) check(JSON.stringify(value) === JSON.stringify(JSON.parse(text)), "another value");
    }),
  },
  {
    name: "edits from one text to another",
    property: fc.property(someText, someText, (before, after) => {
      const edit = minimalEdit(before, after);
      check((edit === null ? before : applyEdits(before, [edit])) === after, "not the text wanted");
    }),
  },
  {
    name: "three-way merges",
    property: fc.property(someText, someText, someText, (base, mine, theirs) => {
      const pieces = mergePieces(base, mine, theirs);
      const hunks = pieces.filter(({ kind }) => kind === "hunk");
      const all = (choice: "mine" | "theirs") =>
        mergedText(
          pieces,
          hunks.map(() => choice),
        );
      check(all("mine") === mine.replace(/^\uFEFF/, ""), "not all of mine");
      check(all("theirs") === theirs.replace(/^\uFEFF/, ""), "not all of theirs");
    }),
  },
  {
    name: "images' headers",
    property: fc.property(
      fc.uint8Array({ maxLength: 80 }),
      fc.constantFrom("image/png", "image/gif", "image/jpeg", "image/webp", "image/svg+xml"),
      (bytes, type) => void imageProblem(bytes, type),
    ),
  },
  ...EDIT_TARGETS,
  BOARD_GAMES_TARGET,
  HOST_TARGET,
  PROOFS_TARGET,
  ZIP_TARGET,
];
