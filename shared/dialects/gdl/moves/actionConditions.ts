// The conditions of an interaction, compiled and sorted by what they read, so that each is asked no more often than it
// must be. Conditions change nothing, so their order does not matter for what is legal (gdl.md, A8).
import { Reads, type Code } from "../compile/code";
import { compileCondition } from "../compile/compile";
import type { Scope } from "../compile/scope";
import type { Expression } from "../expressions/expression";
import { printExpression } from "../expressions/print";
import type { WrittenInteraction } from "../load/interactions";
import type { Written } from "../load/written";
import { type Value, holds } from "../values/value";
import { GEOMETRY, GeometryTable } from "./geometryTable";

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

/**
 * The conditions of an interaction by what they read, for entities that start on places of the board or for those that
 * start in zones.
 */
export interface ActionConditions {
  readonly actor: readonly Run[];
  readonly entity: readonly EntityCondition[];
  /** Null: without a target, from a zone, or where any place of the board may be the target. */
  readonly table: GeometryTable | null;
  readonly target: readonly Run[];
  readonly params: readonly Run[];
}

/** Returns whether all conditions hold, in the world as it is. */
export function allHold(conditions: readonly Run[]): boolean {
  for (const condition of conditions) if (!holds(condition())) return false;
  return true;
}

/** Compiles the conditions of an interaction. `hasTable`: all starts and targets are places of the board. */
export function compileConditions(scope: Scope, written: WrittenInteraction, hasTable: boolean): ActionConditions {
  const sorted = sortConditions(scope, written);
  const { geometry } = sorted;
  const reads = geometry.reduce((all, { code }) => all | code.reads, 0);
  const runs = geometry.map(({ code }) => code.run);
  const left = hasTable ? [] : geometry;
  return {
    actor: sorted.actor.map(({ code }) => code.run),
    entity: [...sorted.entity, ...left.filter(isWithoutTarget)].map((each) => entityCondition(scope, each)),
    table: hasTable && runs.length > 0 ? new GeometryTable(scope.declarations.world, runs, reads) : null,
    target: [...left.filter((each) => !isWithoutTarget(each)), ...sorted.target].map(({ code }) => code.run),
    params: sorted.params.map(({ code }) => code.run),
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
