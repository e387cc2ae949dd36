// The interface of systems. To add one:
// 1. a file `systems/<name>.ts` exporting `const <name>: SystemType`; see `avatarNavigation.ts` for the pattern:
//    `compile(config, level)` reads every config key once, resolves names to numbers (`board.layer("objects")`,
//    `board.tagged(tags)`), and returns the functions of the phases in which the system takes part;
// 2. one line in `registry.ts`; 3. a test beside the file.
// A phase function gets the world: it reads through `world.at(layer, point)`, `world.avatar`, … and writes only through
// the world's methods (`put`, `clear`, `moveAvatar`, `setVariable`, `setMultiCellObject`, `emit`, `veto`); it keeps no
// state between turns. Places come from `level.board.grid`; an entity is a number, its kind and params are in
// `board.table`. A system never imports another system; shared parts are in files beside them (`claims.ts`,
// `tools.ts`).
import type { GameAction } from "../../../engine/turnRecord";
import type { Board } from "../turn/board";
import type { EventType } from "../turn/events";
import type { EventSpan } from "../turn/eventChain";
import type { LevelModel, SystemModel } from "../turn/model";
import type { Profile } from "../profile";
import type { State } from "../turn/state";
import type { World } from "../turn/world";
import type { SystemConfig } from "../text/systems/config";
import type { LayerChange } from "./layerChanges";

/** What a system can read of its level when it is compiled. */
export interface LevelFrame {
  readonly board: Board;
  readonly level: LevelModel;
  /** The state before anything has happened, the load cascade too. */
  readonly first: State;
  readonly profile: Profile;
  /** All declared systems with the level's overrides merged in, disabled ones included, in order of declaration. */
  readonly systems: readonly SystemModel[];
}

export interface SystemPhases {
  readonly action?: (world: World, action: GameAction) => void;
  readonly movement?: (world: World) => void;
  /** `pending`: the events that the pass reacts to, the same that its rules received. */
  readonly cascade?: (world: World, pending: EventSpan) => void;
  readonly npc?: (world: World) => void;
}

export interface SystemType {
  readonly type: string;
  /** Every event that the system may emit. */
  readonly emits: readonly EventType[];
  /** Returns what it may do to the layers of a board; each layer once, those that it leaves alone left out. */
  changes(config: SystemConfig): readonly LayerChange[];
  compile(config: SystemConfig, level: LevelFrame): SystemPhases;
}
