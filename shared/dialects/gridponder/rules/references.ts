// Compiles value references of effects: texts that begin with `$` and read the event, a cell or the avatar (fact sheet
// 7).
import type { Json } from "../../../base/json";
import { EMPTY } from "../turn/entities";
import type { Point } from "../turn/grid";
import type { Board } from "../turn/board";
import { type GameEvent, fieldOf } from "../turn/gameEvent";
import type { World } from "../turn/world";

/** A compiled reference, resolved when its rule fires; places stay places until they are stored. */
export type Reference = (world: World, event: GameEvent) => Json | Point | readonly Point[];

export function isReference(value: Json | undefined): value is string {
  return typeof value === "string" && value.startsWith("$");
}

/** Compiles a reference. One that names nothing known is always null. */
export function compileReference(text: string, board: Board): Reference {
  const [root, ...path] = text.slice(1).split(".");
  if (root === "event" && path[0] !== undefined) {
    const field = path[0];
    return (_world, event) => fieldOf(event, field);
  }
  if (root === "cell") return compileCellReference(path, board);
  if (root === "avatar" && path.length === 1 && path[0] === "position") return (world) => world.avatar.position;
  if (root === "avatar" && path.length === 1 && path[0] === "item") return (world) => world.avatar.item;
  return () => null;
}

function compileCellReference(path: readonly string[], board: Board): Reference {
  const layer = board.layer(path[0] ?? "");
  const entityAt = (world: World, event: GameEvent): number => {
    const position = event.position;
    return position === null ? EMPTY : world.at(layer, position);
  };
  if (path.length === 2 && path[1] === "kind") {
    return (world, event) => {
      const entity = entityAt(world, event);
      return entity === EMPTY ? null : board.table.kindOf(entity);
    };
  }
  const key = path[2];
  if (path.length !== 3 || path[1] !== "param" || key === undefined) return () => null;
  return (world, event) => board.table.param(entityAt(world, event), key);
}
