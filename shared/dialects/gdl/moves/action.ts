// An interaction, compiled: its conditions sorted by what they read, so that each is asked no more often than it must be.
// Conditions change nothing, so their order does not matter for what is legal (gdl.md, A8).
import { type Code, type Effect, Reads } from "../compile/code";
import { compileCondition } from "../compile/compile";
import { compileEffect, sequence } from "../compile/effects";
import type { Scope } from "../compile/scope";
import type { Expression } from "../expressions/expression";
import { printExpression } from "../expressions/print";
import type { WrittenInteraction } from "../load/interactions";
import type { Written } from "../load/written";
import { Kind, type Value } from "../values/value";
import { GEOMETRY, GeometryTable } from "./geometryTable";
import { type Param, compileParams } from "./params";

export type Run = () => Value;

/** A condition on the entity alone. `text` tells whether two are the same. */
export interface EntityCondition {
  readonly text: string;
  readonly run: Run;
  /** It asks whether an attribute of the entity has a value that is known: its column and the value. */
  readonly attribute: { readonly column: number; readonly value: Value } | null;
  /** It asks whether the entity belongs to who acts, which all do whose captures are looked at. */
  readonly isOwnership: boolean;
}

export interface Action {
  readonly index: number;
  readonly written: WrittenInteraction;
  readonly actorConditions: readonly Run[];
  readonly entityConditions: readonly EntityCondition[];
  /** Null: without a target, or where targets are not places of the board. */
  readonly table: GeometryTable | null;
  readonly targetConditions: readonly Run[];
  readonly paramConditions: readonly Run[];
  readonly params: readonly Param[];
  /** The names of its params, sorted: two actions with the same ones can be meant by the same input. */
  readonly signature: string;
  readonly effects: Effect;
  /** The same one by one, for traces. */
  readonly effectParts: readonly Effect[];
  /** What its conditions are compiled for. */
  readonly scope: Scope;
  readonly postConditions: readonly Run[];
  /** Its effects cannot fail, nothing is asked behind them and it does not go on: it is legal where its conditions hold. */
  readonly isCertain: boolean;
  readonly from: Code | "any" | null;
}

/** Compiles an interaction. `hasPlaces`: the game has a board, so that entities move from place to place. */
export function compileAction(scope: Scope, index: number, written: WrittenInteraction, hasPlaces: boolean): Action {
  const { world } = scope.declarations;
  const from =
    written.from === null || written.from === "any" ? written.from : conditionOf(scope, written.from, "value");
  const isOnBoard = hasPlaces && from === null;
  const place = isOnBoard ? Kind.place : Kind.place | Kind.zone;
  const inner: Scope = {
    ...scope,
    params: written.params.map(({ name }) => name),
    entityKinds: written.takesEntity ? Kind.entity : Kind.null,
    startKinds: written.takesEntity ? place : Kind.null,
    targetKinds: written.takesTarget ? (hasPlaces ? Kind.place : Kind.zone) : Kind.null,
  };
  const sorted = sortConditions(inner, written);
  const { geometry } = sorted;
  const reads = geometry.reduce((all, { code }) => all | code.reads, 0);
  const isMove = isOnBoard && written.takesEntity && written.takesTarget;
  const table = isMove
    ? new GeometryTable(
        world,
        geometry.map(({ code }) => code.run),
        reads,
      )
    : null;
  const bindsEntity = !written.takesEntity;
  const effectScope = { ...inner, entityKinds: bindsEntity ? Kind.null | Kind.entity : Kind.entity };
  const effectParts = written.effects.map(({ expression, at }) =>
    compileEffect({ ...effectScope, at, use: "drawn" }, expression, bindsEntity),
  );
  const effects = sequence(effectParts);
  const postConditions = written.postConditions.map((each) => conditionOf(effectScope, each, "value").run);
  return {
    index,
    written,
    actorConditions: sorted.actor.map(({ code }) => code.run),
    entityConditions: [...sorted.entity, ...(table === null ? geometry.filter(isWithoutTarget) : [])].map((each) =>
      entityCondition(inner, each),
    ),
    table,
    targetConditions: [
      ...(table === null ? geometry.filter((each) => !isWithoutTarget(each)) : []),
      ...sorted.target,
    ].map(({ code }) => code.run),
    paramConditions: sorted.params.map(({ code }) => code.run),
    params: compileParams(inner, written),
    signature: written.params
      .map(({ name }) => name)
      .sort()
      .join(),
    effects,
    effectParts,
    scope: inner,
    postConditions,
    isCertain: !effects.fails && postConditions.length === 0 && !written.isChainable,
    from,
  };
}

interface Sorted {
  readonly expression: Expression;
  readonly code: Code;
}

function isWithoutTarget({ code }: Sorted): boolean {
  return (code.reads & Reads.target) === 0;
}

function sortConditions(scope: Scope, { conditions, takesTarget }: WrittenInteraction) {
  const actor: Sorted[] = [];
  const entity: Sorted[] = [];
  const geometry: Sorted[] = [];
  const target: Sorted[] = [];
  const params: Sorted[] = [];
  for (const { expression, at } of conditions.flatMap(partsOfAnd)) {
    const code = compileCondition({ ...scope, at, use: "value" }, expression);
    const sorted = { expression, code };
    const { reads } = code;
    const isGeometry = takesTarget && (reads & ~GEOMETRY) === 0 && (reads & (Reads.start | Reads.target)) !== 0;
    if ((reads & Reads.params) !== 0) params.push(sorted);
    else if (isGeometry) geometry.push(sorted);
    else if ((reads & Reads.target) !== 0) target.push(sorted);
    else if ((reads & (Reads.start | Reads.owner | Reads.entity)) !== 0) entity.push(sorted);
    else actor.push(sorted);
  }
  return { actor, entity, geometry, target, params };
}

/** A condition that is an `and` holds if and only if all its parts do. */
function partsOfAnd(written: Written): readonly Written[] {
  const { expression } = written;
  if (expression.kind !== "call" || expression.name !== "and" || expression.args.length === 0) return [written];
  return expression.args.flatMap((part) => partsOfAnd({ ...written, expression: part }));
}

function conditionOf(scope: Scope, { expression, at }: Written, use: Scope["use"]): Code {
  return compileCondition({ ...scope, at, use }, expression);
}

const OWNERSHIPS: ReadonlySet<string> = new Set(
  ["state.current_player", "player"].flatMap((who) => [`eq(entity.owner, ${who})`, `eq(${who}, entity.owner)`]),
);

function entityCondition({ declarations }: Scope, { expression, code }: Sorted): EntityCondition {
  const text = printExpression(expression);
  return {
    text,
    run: code.run,
    attribute: knownAttribute(declarations, expression),
    isOwnership: OWNERSHIPS.has(text.replaceAll("card.", "entity.")),
  };
}

/** Reads `eq(entity.attribute, 'value')`. */
function knownAttribute(
  { world, values }: Scope["declarations"],
  expression: Expression,
): EntityCondition["attribute"] {
  if (expression.kind !== "call" || expression.name !== "eq") return null;
  const [one, other] = expression.args;
  if (one?.kind !== "property" || one.of.kind !== "name" || one.of.name !== "entity" || other?.kind !== "text")
    return null;
  const column = world.layout.entityColumns.get(one.name);
  return column === undefined ? null : { column, value: values.ofText(other.value) };
}
