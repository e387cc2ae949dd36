// Whether more and more is held from round to round, with every pack closed at the end of each. Pure.
import type { Measured } from "./measured";

/**
 * By which factor the later rounds may hold more than the earlier ones. Code that was compiled meanwhile counts as heap,
 * and each image that Chromium has not given up yet as a document.
 */
const MAY_GROW: Measured = { Documents: 1.5, Nodes: 1.25, JSEventListeners: 1.25, "heap MB": 1.25 };

/**
 * Returns a sentence for each count that grew, by the measures at the end of each round. No round may keep a text of the
 * packs. Of all else, libraries and Chromium keep what was dragged, hovered or pressed last, which is there in one round
 * and not in the next; what is never let go of is there in every later round. So the least of the later half is compared
 * with the most of the earlier one.
 */
export function grown(rounds: readonly Measured[]): readonly string[] {
  const texts = rounds.flatMap(({ models = 0 }, round) =>
    models === 0 ? [] : [`Round ${round + 1} ended with texts of closed packs: ${models}.`],
  );
  const half = Math.floor(rounds.length / 2);
  const others = Object.entries(MAY_GROW).flatMap(([name, factor]) => {
    const counts = rounds.map((round) => round[name] ?? 0);
    const [before, after] = [Math.max(...counts.slice(0, half)), Math.min(...counts.slice(-half))];
    return after <= before * factor ? [] : [`${name} grew from ${before} to ${after}.`];
  });
  return [...texts, ...others];
}
