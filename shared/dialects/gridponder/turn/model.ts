// The content of a pack as read: every value has the shape that the engine expects, whatever the files held. `source`
// is a JSON pointer into the file that the value was read from.
import type { Json, JsonObject, JsonPointer } from "../../../base/json";
import type { GameAction } from "../../../engine/turnRecord";

export interface LayerModel {
  readonly id: string;
  /** The kind that fills cells of an `exactly_one` layer; null on every other layer. */
  readonly fill: string | null;
  /** True for exactly the occupancy `zero_or_one`: what is on this layer is announced at load (fact sheet 4). */
  readonly zeroOrOne: boolean;
  /** The kind declared as `default`, whatever the occupancy; "empty" when none is. */
  readonly declaredDefault: string;
}

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
  readonly layers: readonly LayerModel[];
  /** Tags by kind. */
  readonly kinds: ReadonlyMap<string, readonly string[]>;
  /** The layer that each kind is declared for; it may be placed on another one. */
  readonly kindLayers: ReadonlyMap<string, string>;
  readonly actions: readonly ActionModel[];
  readonly systems: readonly SystemModel[];
  readonly rules: readonly RuleModel[];
  readonly avatarDefaults: { readonly enabled: boolean; readonly facing: string; readonly item: string | null };
  readonly maxCascadeDepth: number;
  /** Level ids in the order of play. */
  readonly sequence: readonly string[];
}

export type XY = readonly [x: number, y: number];

export interface MultiCellObjectModel {
  readonly id: string;
  readonly kind: string;
  readonly cells: readonly XY[];
  /** Sprites of the cells, in the same order. */
  readonly sprites: readonly (string | null)[];
  readonly params: JsonObject;
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

export interface LevelModel {
  readonly id: string;
  readonly file: string;
  readonly title: string;
  readonly width: number;
  readonly height: number;
  /** The data of each layer as written: dense rows or a sparse object. Only declared layers matter. */
  readonly layers: JsonObject;
  readonly multiCellObjects: readonly MultiCellObjectModel[];
  /** Parts that the level omits are null: the game's defaults apply. */
  readonly avatar: {
    readonly enabled: boolean | null;
    readonly position: XY | null;
    readonly facing: string | null;
    /** Undefined when omitted; null when explicitly empty. */
    readonly item: string | null | undefined;
  };
  readonly variables: JsonObject;
  readonly overlay: { readonly position: XY; readonly size: XY } | null;
  readonly goals: readonly GoalModel[];
  readonly loseConditions: readonly LoseModel[];
  readonly rules: readonly RuleModel[];
  readonly systemOverrides: Readonly<Record<string, JsonObject>>;
  readonly goldPath: readonly GameAction[];
}
