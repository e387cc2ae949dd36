// What an expression is compiled for: the game's declarations, and what its names stand for.
import type { Topology } from "../board/topology";
import type { Span } from "../expressions/tokens";
import type { PlayerTable } from "../load/players";
import type { Problems } from "../load/problems";
import type { SchemaTable, ValueType } from "../load/schemas";
import type { ZoneTable } from "../load/zones";
import type { ValueTable } from "../values/valueTable";
import type { Value } from "../values/value";
import type { World } from "../world/world";

/** What is declared in a game, before its expressions are compiled. */
export interface Declarations {
  readonly players: PlayerTable;
  readonly schemas: SchemaTable;
  readonly topology: Topology;
  readonly zones: ZoneTable;
  readonly values: ValueTable;
  readonly world: World;
  /** Types of the variables of the state, and of what each player has. */
  readonly variableTypes: ReadonlyMap<string, ValueType>;
  readonly playerTypes: ReadonlyMap<string, ValueType>;
  /** What a new entity of each schema has, in the order of the attributes' columns. */
  readonly defaults: readonly (readonly Value[])[];
  /** The names of phases. */
  readonly phases: ReadonlySet<string>;
  /** Names of properties that some effect writes: what has another name never changes for a player. */
  readonly written: ReadonlySet<string>;
  /** What rules ask of moves; set when the moves are compiled. */
  readonly rules: RuleQuestions;
}

/** Functions that ask about moves. */
export interface RuleQuestions {
  attacked(place: Value, player: Value): boolean;
  legalMoves(player: Value): readonly Value[];
  countLegalMoves(player: Value, most: number): number;
  isVisible(entity: Value, player: Value): boolean;
}

export interface Scope {
  readonly declarations: Declarations;
  readonly problems: Problems;
  /** Where the expression stands. */
  readonly at: string;
  /** `value`: a condition; `drawn`: an effect or the setup; `end`: an end condition. */
  readonly use: "value" | "drawn" | "end";
  readonly params: readonly string[];
  /** The name of the player that an end condition is asked about; null: none. */
  readonly letter: string | null;
  /** What `entity`, `start` and `target` may be. */
  readonly entityKinds: number;
  readonly startKinds: number;
  readonly targetKinds: number;
}

export function problemIn(scope: Scope, span: Span, message: string): void {
  scope.problems.error(scope.at, message, { from: span.from, to: span.to });
}
