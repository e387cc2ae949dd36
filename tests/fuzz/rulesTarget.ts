// Packs of event rules, mutated: checked, every session played, and completed and hovered over at some place.
import * as fc from "fast-check";
import { buildPackSource } from "../../shared/dialects/models";
import { languageOf } from "../../shared/dialects/registry";
import { callsOf } from "../../shared/dialects/gnosis/presentation/eventCalls";
import { eventReport } from "../../shared/dialects/gnosis/presentation/eventReport";
import { expectationOf } from "../../shared/dialects/gnosis/presentation/keptExpectation";
import { ruleFates } from "../../shared/dialects/gnosis/presentation/ruleFates";
import { finish } from "../../shared/base/work";
import { distributionOf } from "../../shared/engine/play/distribution";
import type { PlayableLevel } from "../../shared/engine/playableLevel";
import type { Trace } from "../../shared/engine/trace/trace";
import type { GameAction } from "../../shared/engine/turnRecord";
import { withFixes } from "../../shared/language/fixes";
import { applyEdits } from "../../shared/text/edit";
import { parseJsonTree } from "../../shared/text/jsonTree";
import { createTracer } from "../../shared/engine/trace/tracer";
import { diagnose } from "../../shared/host/checks/diagnose";
import { caretAt } from "../../shared/language/caret";
import { complete } from "../../shared/language/complete";
import { hover } from "../../shared/language/hover";
import { namePlaces, renameAtCaret } from "../../shared/language/names";
import { type FuzzTarget, check } from "./fuzzTarget";
import { mutatedTexts, mutations, sampleTexts, wordsOf } from "./mutatedTexts";

const packs = [sampleTexts("dungeon"), sampleTexts("seed-rules")] as const;
const words = wordsOf(packs.flat());

async function openAndPlay(changes: Parameters<typeof mutatedTexts>[2], at: number): Promise<void> {
  const pack = buildPackSource(mutatedTexts(packs[at % 2 === 0 ? 0 : 1], words, changes), [], []);
  const { compilation, byFile } = diagnose(pack, null);
  const findings = Object.values(byFile).flat();
  for (const finding of findings) {
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
      read(level, state, action, next, tracer.trace());
      check(level.key(next) === level.key(level.step(state, action, null).state), "traced is not untraced");
      state = next;
    }
    const [action = { action: "publish", id: "E", data: {} }] = level.solution;
    if (level.chances !== undefined) finish(distributionOf(level.chances, state, action, 2));
  }
  const language = languageOf(pack);
  // Fixes are made for a few findings: all of them are tried over the runs.
  for (const { fixes = [] } of withFixes(language, pack, findings.slice(at % 7, (at % 7) + 6))) {
    for (const { file, edits } of fixes.flatMap(({ changes: made }) => made)) {
      const text = pack.files.get(file)?.text ?? "";
      const next = applyEdits(text, edits);
      if (parseJsonTree(text).errors.length === 0) check(parseJsonTree(next).errors.length === 0, "not JSON any more");
    }
  }
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

/** Reads a turn as the window does: its report, its calls, its rules, what may be expected of it. */
function read(level: PlayableLevel, state: unknown, action: GameAction, next: unknown, trace: Trace): void {
  const [before, after] = [level.view(state), level.view(next)];
  const outcome = { accepted: true, events: [], won: false, lost: false, loseReason: null, goals: [] };
  const turn = { action, ...outcome, shape: before, before, after, trace };
  const { rules } = eventReport(turn, level.debug);
  const fates = ruleFates(turn, level.debug);
  check(rules.length === 0 || fates.size > 0, "a rule without a fate");
  expectationOf(turn);
  callsOf(turn);
}

export const RULES_TARGET: FuzzTarget = {
  name: "packs of event rules, from their text to their turns",
  runs: 80,
  property: fc.asyncProperty(mutations, fc.nat(), openAndPlay),
};
