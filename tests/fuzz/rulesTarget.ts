// Packs of event rules, mutated: checked, every session played, and completed and hovered over at some place.
import * as fc from "fast-check";
import { buildPackSource } from "../../shared/dialects/models";
import { languageOf } from "../../shared/dialects/registry";
import { createTracer } from "../../shared/engine/trace/tracer";
import { diagnose } from "../../shared/host/checks/diagnose";
import { caretAt } from "../../shared/language/caret";
import { complete } from "../../shared/language/complete";
import { hover } from "../../shared/language/hover";
import { namePlaces, renameAtCaret } from "../../shared/language/names";
import { type FuzzTarget, check } from "./fuzzTarget";
import { mutatedTexts, mutations, sampleTexts, wordsOf } from "./mutatedTexts";

const texts = sampleTexts("dungeon");
const words = wordsOf(texts);

async function openAndPlay(changes: Parameters<typeof mutatedTexts>[2], at: number): Promise<void> {
  const pack = buildPackSource(mutatedTexts(texts, words, changes), [], []);
  const { compilation, byFile } = diagnose(pack, null);
  for (const finding of Object.values(byFile).flat()) {
    const length = pack.files.get(finding.file)?.text.length ?? 0;
    const { offset, length: span } = finding.span;
    check(offset >= 0 && offset + span <= length, `${finding.code} outside of its text`);
  }
  for (const id of (compilation.game?.levelIds ?? []).slice(0, 3)) {
    const level = compilation.game?.level(id) ?? null;
    if (level === null) continue;
    let state = level.start(null);
    for (const action of level.solution.slice(0, 3)) {
      const tracer = createTracer();
      const next = level.step(state, action, tracer).state;
      tracer.trace();
      check(level.key(next) === level.key(level.step(state, action, null).state), "traced is not untraced");
      state = next;
    }
  }
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

export const RULES_TARGET: FuzzTarget = {
  name: "packs of event rules, from their text to their turns",
  runs: 80,
  property: fc.asyncProperty(mutations, fc.nat(), openAndPlay),
};
