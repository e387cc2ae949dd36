// What reading a string collects, and what its parts are read with.
import type { Expression, TextValue } from "../../expressions/expression";
import type { GdlCode } from "../codes";
import type { GameIndex } from "../names/gameIndex";
import type { KnownName } from "./names";
import { type StringName, type StringProblem, insideSpan, spanOf, unknownIn } from "./problem";
import type { StringScope } from "./scope";
import type { ValueType } from "./types";

export interface ReadContext {
  readonly index: GameIndex;
  readonly scope: StringScope;
  readonly names: StringName[];
  readonly problems: StringProblem[];
  /** The names that may stand as values. */
  readonly known: () => ReadonlyMap<string, KnownName>;
  /** Reads an expression that gives a value; tells what it can give. */
  value(node: Expression): ValueType;
  /** Tells what an expression can give, and nothing about it. */
  typeOf(node: Expression): ValueType;
}

export function tell(
  { problems }: ReadContext,
  code: GdlCode,
  node: Expression,
  message: string,
  more: Pick<StringProblem, "severity" | "instead" | "name" | "fix"> = {},
): void {
  problems.push({ code, message, span: spanOf(node), ...more });
}

/** A name of the pack that is written as a text, such as the one in `player('White')`. */
export function literalName(
  context: ReadContext,
  of: string,
  literal: TextValue,
  known: { has(name: string): boolean; keys(): Iterable<string> },
  unknown: { readonly code: GdlCode; readonly message: string; readonly severity?: "warning" },
): void {
  const span = insideSpan(literal);
  const { value: name } = literal;
  context.names.push({ of, name, span });
  if (known.has(name)) return;
  const problem = unknownIn(unknown.code, unknown.message, { name, span, names: known.keys() });
  context.problems.push(unknown.severity === undefined ? problem : { ...problem, severity: unknown.severity });
}

/** Returns the players as a set of names. */
export function playerNames({ players }: GameIndex): ReadonlySet<string> {
  return new Set(players);
}

export function unknownPlayer(name: string): { readonly code: GdlCode; readonly message: string } {
  return { code: "unknown-player", message: `The game has no player "${name}".` };
}

export function unknownZone(name: string): { readonly code: GdlCode; readonly message: string } {
  return { code: "unknown-zone", message: `The game has no zone "${name}".` };
}

export function unknownPhase(name: string): { readonly code: GdlCode; readonly message: string } {
  return { code: "unknown-phase", message: `The game has no phase "${name}".` };
}
