// The content of a pack as read: every value has the shape that the engine expects, whatever the files held. `source`
// is a JSON pointer into the file that the value was read from.
import type { Json, JsonObject, JsonPointer } from "../../../base/json";
import type { GameAction } from "../../../engine/turnRecord";
import type { DeclaredLayer } from "../text/layers/layers";

export interface ActionParamModel {
  readonly type: string;
  readonly values: readonly Json[] | null;
}

export interface ActionModel {
  readonly id: string;
  readonly params: Readonly<Record<string, ActionParamModel>>;
  /** The action is offered only while a cell of this kind is on the board. */
  readonly entityKind: string | null;
}

export interface SystemModel {
  readonly id: string;
  readonly type: string;
  readonly config: JsonObject;
  readonly enabled: boolean;
  readonly source: JsonPointer;
}

export interface RuleModel {
  readonly id: string;
  readonly on: string;
  readonly where: Json;
  readonly if: Json;
  readonly then: readonly JsonObject[];
  /** The pointers of the effects of `then` in the rule's file. */
  readonly thenSources: readonly JsonPointer[];
  readonly priority: number;
  readonly once: boolean;
  readonly source: JsonPointer;
}

export interface GameModel {
  readonly file: string;
  readonly layers: readonly DeclaredLayer[];
  /** Tags by kind. */
  readonly kinds: ReadonlyMap<string, readonly string[]>;
  /** The layer that each kind is declared for; it may be placed on another one. */
  readonly kindLayers: ReadonlyMap<string, string>;
  readonly actions: readonly ActionModel[];
  readonly systems: readonly SystemModel[];
  readonly rules: readonly RuleModel[];
  readonly maxCascadeDepth: number;
  /** Level ids in the order of play. */
  readonly sequence: readonly string[];
}

export interface GoalModel {
  readonly id: string;
  readonly type: string;
  readonly config: JsonObject;
  readonly source: JsonPointer;
}

export interface LoseModel {
  readonly type: string;
  readonly config: JsonObject;
  readonly source: JsonPointer;
}

/** A level without its board. */
export interface LevelModel {
  readonly id: string;
  readonly file: string;
  readonly title: string;
  readonly goals: readonly GoalModel[];
  readonly loseConditions: readonly LoseModel[];
  readonly rules: readonly RuleModel[];
  readonly systemOverrides: Readonly<Record<string, JsonObject>>;
  readonly goldPath: readonly GameAction[];
}
