// Finds the depth that a cut-off cascade would need, by playing the move again with a much larger limit.
import type { PlayableLevel } from "../../../../engine/playableLevel";
import { CascadeEnd, RECORD_STRIDE, RecordField, RecordKind, type Trace } from "../../../../engine/trace/trace";
import { createTracer } from "../../../../engine/trace/tracer";
import type { Fix, LocatedFinding } from "../../../../findings/finding";
import { packWithText } from "../../../../pack/packFiles";
import type { PackSource, SourceFile } from "../../../../pack/packSource";
import { type TextEdit, applyEdits } from "../../../../text/edit";
import { memberEdits } from "../../../../text/memberEdit";
import { compilePack } from "../../compile";

/** A cascade that needs more passes is taken to be endless. */
const DEEPEST = 64;

/** Returns the fix that lets the move of such a finding play to its end; null when no depth does. */
export function depthFix(pack: PackSource, { params }: LocatedFinding): Fix | null {
  const { level: id, step } = params;
  const { game } = pack;
  if (game === null || typeof id !== "string" || typeof step !== "number") return null;
  const level = compilePack(withDepth(pack, game), {}).game?.level(id) ?? null;
  const depth = level === null ? null : depthOfMove(level, step);
  if (depth === null) return null;
  return {
    title: `Raise maxCascadeDepth to ${depth}`,
    changes: [{ file: game.path, edits: depthEdits(game, depth) }],
  };
}

function depthEdits({ text, tree }: SourceFile, depth: number): readonly TextEdit[] {
  return memberEdits(text, tree, ["defaults", "maxCascadeDepth"], depth);
}

/** Returns the pack with a depth that no finite cascade reaches. */
function withDepth(pack: PackSource, game: SourceFile): PackSource {
  return packWithText(pack, game.path, applyEdits(game.text, depthEdits(game, DEEPEST)));
}

/** Returns the passes of a move's longest cascade; null for an endless one, or a path that ends earlier. */
function depthOfMove(level: PlayableLevel, step: number): number | null {
  const load = createTracer();
  let state = level.start(load);
  if (step === 0) return passesOf(load.trace());
  for (const [index, action] of level.solution.slice(0, step).entries()) {
    const tracer = createTracer();
    const played = level.step(state, action, tracer);
    if (!played.accepted) return null;
    if (index === step - 1) return passesOf(tracer.trace());
    state = played.state;
  }
  return null;
}

function passesOf({ records }: Trace): number | null {
  let passes = 0;
  for (let at = 0; at < records.length; at += RECORD_STRIDE) {
    const [kind, ref] = [records[at + RecordField.kind], records[at + RecordField.ref] ?? -1];
    if (kind === RecordKind.pass) passes = Math.max(passes, ref);
    if (kind === RecordKind.end && (ref === CascadeEnd.cutOff || ref === CascadeEnd.budgetSpent)) return null;
  }
  return passes;
}
