// Every walk of the conformance material in profile `published`: what was accepted, won, lost, and each state's digest.
import { describe, expect, test } from "vitest";
import { canonicalJson } from "../../shared/base/canonicalJson";
import type { Game } from "../../shared/engine/dialect";
import type { PlayableLevel } from "../../shared/engine/playableLevel";
import { gridponder } from "../../shared/dialects/gridponder/dialect";
import { contradictionOf } from "./contradictions";
import { type Walk, readConformancePack, readWalks, vectorNames } from "./material";
import { stateDigest } from "../../shared/engine/stateDigest";

const names = vectorNames();

/** The first thing in which our engine and a walk differ, as text; null when they agree throughout. */
function firstDifference(level: PlayableLevel, walk: Walk): string | null {
  let state = level.start(null);
  if (canonicalJson(level.canonical(state)) !== canonicalJson(walk.initial)) {
    return `start:\n  ours   ${canonicalJson(level.canonical(state))}\n  theirs ${canonicalJson(walk.initial)}`;
  }
  for (const [index, expected] of walk.steps.entries()) {
    const before = canonicalJson(level.canonical(state));
    const step = level.step(state, walk.actions[index]!, null);
    // Through its key and back: a stored state is as good as one that was played to.
    state = level.fromKey(level.key(step.state));
    const { accepted, won, lost, loseReason } = step;
    const ours = canonicalJson({ accepted, won, lost, loseReason, digest: stateDigest(level, state) });
    const theirs = canonicalJson({
      accepted: expected.accepted,
      won: expected.won,
      lost: expected.lost,
      loseReason: expected.loseReason,
      digest: expected.digest,
    });
    if (ours === theirs) continue;
    return [
      `step ${index + 1}, ${JSON.stringify(walk.actions[index])}: ${ours} instead of ${theirs}`,
      `  before ${before}`,
      `  ours   ${canonicalJson(level.canonical(state))}`,
      `  theirs ${expected.state === undefined ? "not told" : canonicalJson(expected.state)}`,
    ].join("\n");
  }
  return null;
}

/** Walks that differ but should not, and walks that should differ but do not. */
function surprises(game: Game, walks: readonly Walk[]): readonly string[] {
  return walks.flatMap((walk) => {
    const level = game.level(walk.level);
    const difference = level === null ? "no such level" : firstDifference(level, walk);
    const contradiction = contradictionOf(walk.pack, walk.level, walk.walk);
    const name = `${walk.pack}/${walk.level} ${walk.walk}`;
    if (contradiction === undefined) return difference === null ? [] : [`${name}: ${difference}`];
    return difference === null ? [`${name} agrees, although ${contradiction.reason}`] : [];
  });
}

if (names === null) {
  console.log("\n*** NO CONFORMANCE MATERIAL at ../shared/conformance: its vectors are NOT being checked. ***\n");
  test("the absence of the conformance material is told", () => expect(vectorNames()).toBeNull());
} else {
  describe("conformance, profile published", () => {
    test.each(names)("%s: every step of every walk", (name) => {
      const { game } = gridponder.compile(readConformancePack(name), { profile: "published" });
      const walks = readWalks(name);
      expect(game).not.toBeNull();
      const found = surprises(game!, walks);
      expect(found.slice(0, 1).join("\n"), `${found.length} of ${walks.length} walks surprise`).toBe("");
    });
  });
}
