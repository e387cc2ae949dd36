// What a debugger needs to know about a language's texts: where a breakpoint's condition is placed, on what breakpoints
// can be set, what sets off what. Pure.
import type { Json } from "../base/json";
import type { BreakNames, BreakOn } from "../engine/breakpoints/breakPlaces";
import type { RuleGraph } from "../engine/explain/ruleGraph";
import type { PackSource, SourceFile } from "../pack/packSource";

/** The text of a condition as part of a pack. */
export interface ConditionPlace {
  readonly pack: PackSource;
  readonly file: SourceFile;
  /** The offset of the condition's text in the file. */
  readonly offset: number;
}

export interface DebugLanguage {
  /** Conditions are texts of the language's own, not JSON. Absent: they are JSON. */
  readonly conditionsAreTexts?: true;
  /**
   * Returns the pack with the JSON text of a breakpoint's condition where such a condition stands; what is offered
   * and wrong there is offered and wrong in the condition. Null for a pack that has no place for one.
   */
  conditionPlace(pack: PackSource, on: BreakOn, text: string): ConditionPlace | null;
  /**
   * Returns why a value, or a text where conditions are texts, is no condition, whatever the pack; null when it may be
   * one.
   */
  conditionRefusal(value: Json): string | null;
  /** Names that breakpoints can be set on. */
  breakNames(pack: PackSource): BreakNames;
  /** Returns what emits and what listens in the pack, with the rules of one start when its file is given. */
  ruleGraph(pack: PackSource, startFile: string | null): RuleGraph;
}
