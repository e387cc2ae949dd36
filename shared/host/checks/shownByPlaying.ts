// Keeps the findings that only playing shows while a pack is edited, and says what they change of its other findings.
import type { Finding } from "../../findings/finding";
import type { PackSource } from "../../pack/packSource";
import { nodeAt, parseJsonTree, valueOf } from "../../text/jsonTree";
import { type Diagnosis, withPlayed } from "./diagnose";
import { leftOutOf, withoutPlaces } from "./leftOut";

const NO_TREE = parseJsonTree("");

export class ShownByPlaying {
  private shown: readonly Finding[] = [];
  /** What only followed from the mistake that playing showed last. */
  private leftOut: ReadonlySet<string> = new Set();

  /** The findings as last reported. */
  get findings(): readonly Finding[] {
    return this.shown;
  }

  /** Returns whether recorded moves are reported to fail. */
  get hasFailure(): boolean {
    return this.shown.some(({ code }) => code === "solution-broken" || code === "solutions-fail-here");
  }

  /** Forgets everything, where nothing can be played or the pack is another one. */
  clear(): void {
    this.shown = [];
    this.leftOut = new Set();
  }

  /** Brings back what followed from the mistake found before, once that is not known any more. False: nothing did. */
  bringBack(): boolean {
    const wasLeftOut = this.leftOut.size > 0;
    this.leftOut = new Set();
    return wasLeftOut;
  }

  /** Returns all findings of a newer text, until it is played: earlier ones from playing are most likely still valid. */
  findingsUntilPlayed(known: Diagnosis): Diagnosis["byFile"] {
    return withPlayed(withoutPlaces(known, this.leftOut), stillThere(this.shown, known.pack));
  }

  /**
   * Takes what playing a pack showed. `known` has all findings of its texts, `diagnosis` those that do not follow from a
   * mistake that playing showed. Returns whether this changes what `findingsUntilPlayed` told of the same texts.
   */
  replace(played: readonly Finding[], known: Diagnosis, diagnosis: Diagnosis): boolean {
    const told = stillThere(this.shown, known.pack);
    const wasLeftOut = this.bringBack();
    this.shown = played;
    this.leftOut = leftOutOf(known, diagnosis);
    const isAllThere = !wasLeftOut && this.leftOut.size === 0 && diagnosis === known;
    return !isAllThere || JSON.stringify(played) !== JSON.stringify(told);
  }
}

/**
 * Returns the findings about an earlier text whose place is still there, with the same name; the others are unknown for
 * now.
 */
function stillThere(findings: readonly Finding[], pack: PackSource): readonly Finding[] {
  return findings.filter(({ file, at, params }) => {
    if (typeof at !== "string") return false;
    const node = nodeAt(pack.files.get(file)?.tree ?? NO_TREE, at);
    return params["name"] === undefined ? node !== undefined : valueOf(node) === params["name"];
  });
}
