// An interaction, compiled: what is asked of it, what it does, and what may be chosen (gdl.md, A8).
import type { Code, Effect } from "../compile/code";
import { compileCondition } from "../compile/compile";
import { compileEffect, sequence } from "../compile/effects";
import type { Scope } from "../compile/scope";
import type { WrittenInteraction } from "../load/interactions";
import { Problems } from "../load/problems";
import type { Written } from "../load/written";
import { Kind, Tag, tagOf } from "../values/value";
import { type ActionConditions, type Run, compileConditions } from "./actionConditions";
import { type Param, compileParams } from "./params";

export interface Action {
  readonly index: number;
  readonly written: WrittenInteraction;
  /** Its conditions where the entity starts on a place of the board, and where it starts in a zone. */
  readonly onBoard: ActionConditions;
  readonly inZones: ActionConditions;
  readonly params: readonly Param[];
  /** The names of its params, sorted: two actions with the same ones can be meant by the same input. */
  readonly signature: string;
  readonly effects: Effect;
  /** The same one by one, for traces. */
  readonly effectParts: readonly Effect[];
  /** What its effects are compiled for, wherever the entity starts. */
  readonly scope: Scope;
  readonly postConditions: readonly Run[];
  /** Its effects cannot fail, nothing is asked after them and it does not go on: it is legal where its conditions hold. */
  readonly isCertain: boolean;
  readonly from: Code | "any" | null;
}

/** Compiles an interaction. `hasPlaces`: the game has a board, so that entities move from place to place. */
export function compileAction(scope: Scope, index: number, written: WrittenInteraction, hasPlaces: boolean): Action {
  const { takesEntity, takesTarget, isChainable } = written;
  const from =
    written.from === null || written.from === "any" ? written.from : conditionOf(scope, written.from, "value");
  // A chain may go on from a zone, wherever its first step is looked for.
  const mayStartInZone = !hasPlaces || from !== null || (isChainable && scope.declarations.zones.zones.length > 0);
  const starts = (hasPlaces ? Kind.place : 0) | (mayStartInZone ? Kind.zone : 0);
  const inner: Scope = {
    ...scope,
    params: written.params.map(({ name }) => name),
    entityKinds: takesEntity ? Kind.entity : Kind.null,
    startKinds: takesEntity ? starts : Kind.null,
    targetKinds: takesTarget ? (hasPlaces ? Kind.place : Kind.zone) : Kind.null,
  };
  const onBoard = compileConditions(
    takesEntity && hasPlaces ? { ...inner, startKinds: Kind.place } : inner,
    written,
    hasPlaces && takesEntity && takesTarget,
  );
  const inZoneScope = { ...inner, startKinds: Kind.zone, problems: new Problems() };
  const bindsEntity = !takesEntity;
  const effectScope = { ...inner, entityKinds: bindsEntity ? Kind.null | Kind.entity : Kind.entity };
  const effectParts = written.effects.map(({ expression, at }) =>
    compileEffect({ ...effectScope, at, use: "drawn" }, expression, bindsEntity),
  );
  const effects = sequence(effectParts);
  const postConditions = written.postConditions.map((each) => conditionOf(effectScope, each, "value").run);
  return {
    index,
    written,
    onBoard,
    // What is wrong with the conditions has been told.
    inZones: takesEntity && hasPlaces && mayStartInZone ? compileConditions(inZoneScope, written, false) : onBoard,
    params: compileParams(inner, written),
    signature: written.params
      .map(({ name }) => name)
      .sort()
      .join(),
    effects,
    effectParts,
    scope: inner,
    postConditions,
    isCertain: !effects.fails && postConditions.length === 0 && !isChainable,
    from,
  };
}

function conditionOf(scope: Scope, { expression, at }: Written, use: Scope["use"]): Code {
  return compileCondition({ ...scope, at, use }, expression);
}

/** Returns whether the `from` of an action leads to a zone. */
export function looksIn({ from }: Action, zone: number): boolean {
  if (from === null || from === "any") return from === "any";
  const found = from.run();
  return tagOf(found) === Tag.zone && found >> 4 === zone;
}
