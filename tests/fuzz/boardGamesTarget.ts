// Packs of board games, mutated: checked, every game played a little by moves that are legal, asked about, and completed
// and hovered over at some place.
import * as fc from "fast-check";
import { gdlPack } from "../../shared/dialects/gdl/text/packModel";
import { languageOf } from "../../shared/dialects/registry";
import type { PlayableLevel } from "../../shared/engine/playableLevel";
import { createTracer } from "../../shared/engine/trace/tracer";
import { diagnose } from "../../shared/host/checks/diagnose";
import { caretAt } from "../../shared/language/caret";
import { complete } from "../../shared/language/complete";
import { hover } from "../../shared/language/hover";
import { namePlaces, renameAtCaret } from "../../shared/language/names";
import { sourceOfTexts } from "../../shared/pack/packFiles";
import { type FuzzTarget, check } from "./fuzzTarget";
import { mutatedTexts, mutations, packTexts, wordsOf } from "./mutatedTexts";
import { stateDigest } from "../../shared/engine/stateDigest";

/** The small ones more often: they take less time, and say as much. */
const PACKS = [
  "templates/5-noughts",
  "sample-packs/kuhn",
  "sample-packs/hop",
  "sample-packs/borders",
  "templates/5-noughts",
  "sample-packs/kuhn",
  "sample-packs/draughts",
  "sample-packs/chess",
].map((folder) => {
  const texts = packTexts(folder);
  const words = [...wordsOf(texts), ...texts.flatMap(({ text }) => text.match(/[A-Za-z_]+\(|\b[a-z_]+\b/g) ?? [])];
  return { texts, words: Array.from(new Set(words)) };
});

const EXPRESSIONS = ["entity.owner", "count(entities_of_player(player))", "state.current_player", "top(deck)"];

async function openAndPlay(
  which: number,
  changes: Parameters<typeof mutatedTexts>[2],
  presses: readonly number[],
  at: number,
): Promise<void> {
  const { texts, words } = PACKS[which % PACKS.length]!;
  const pack = sourceOfTexts([gdlPack], mutatedTexts(texts, words, changes), { assets: [], collections: [] });
  const { compilation, byFile } = diagnose(pack, null);
  for (const finding of Object.values(byFile).flat()) {
    const length = pack.files.get(finding.file)?.text.length ?? 0;
    const { offset, length: span } = finding.span;
    check(offset >= 0 && offset + span <= length, `${finding.code} outside of its text`);
  }
  // The games share their rules.
  for (const id of (compilation.game?.levelIds ?? []).slice(0, 2)) {
    const level = compilation.game?.level(id) ?? null;
    if (level !== null) play(level, presses);
  }
  if (compilation.game?.played !== undefined) askAround(compilation.game.played());
  const language = languageOf(pack);
  const files = Array.from(pack.files.values());
  const file = files[at % Math.max(1, files.length)];
  if (language === null || file === undefined) return;
  const caret = caretAt(pack, language, file, at % (file.text.length + 1));
  if (caret === null) return;
  await complete(caret);
  hover(caret, () => []);
  namePlaces(caret);
  renameAtCaret(caret, "another");
}

function play(level: PlayableLevel, presses: readonly number[]): void {
  let state = level.start(null);
  for (const press of presses) {
    const actions = level.actions(state);
    const action = actions[press % Math.max(1, actions.length)] ?? { action: "move", path: ["A1", "B2"] };
    const tracer = createTracer();
    const { state: next, accepted } = level.step(state, action, tracer);
    tracer.trace();
    check(accepted === actions.length > 0, "a legal move is refused, or another one accepted");
    check(level.key(next) === level.key(level.step(state, action, null).state), "traced is not untraced");
    check(
      stateDigest(level, level.fromKey(level.key(next))) === stateDigest(level, next),
      "a state is not what its key says",
    );
    const board = level.view(next);
    for (const text of EXPRESSIONS) level.reference(text)?.(board, null);
    for (const player of level.players) level.visibility?.json(next, player);
    state = next;
  }
  if (level.moves !== undefined) askAround(level.moves.count(state, 1));
}

/** Some steps of what takes long as a whole: what only playing shows, or games that are counted. */
function askAround(work: Generator<unknown, unknown, undefined>): void {
  for (let step = 0; step < 40; step += 1) if (work.next().done === true) return;
}

export const BOARD_GAMES_TARGET: FuzzTarget = {
  name: "packs of board games, from their text to their turns",
  runs: 60,
  property: fc.asyncProperty(fc.nat(), mutations, fc.array(fc.nat(99), { maxLength: 3 }), fc.nat(), openAndPlay),
};
