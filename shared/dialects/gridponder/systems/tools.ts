// Tool interactions of `push_objects` and `sided_box`: the item that the avatar holds removes what blocks its way.
import { type EntityId, type KindSet } from "../turn/entities";
import type { Point } from "../turn/grid";
import type { Board } from "../turn/board";
import { asBoolean, asObject, asText, member } from "../text/read";
import type { World } from "../turn/world";
import type { SystemConfig } from "../text/systems/config";
import { EVENT } from "../turn/eventKinds";

export interface Tool {
  readonly item: string;
  readonly targets: KindSet;
  readonly consumesItem: boolean;
  readonly animation: string | null;
}

/** Reads the list `toolInteractions`; entries without an item or a target tag are left out. */
export function readTools(config: SystemConfig, board: Board): readonly Tool[] {
  return config.list("toolInteractions").flatMap((entry): readonly Tool[] => {
    const tool = asObject(entry);
    const item = asText(member(tool, "item"));
    const tag = asText(member(tool, "targetTag"));
    if (item === null || tag === null) return [];
    const consumesItem = asBoolean(member(tool, "consumeItem")) ?? false;
    return [{ item, targets: board.tagged([tag]), consumesItem, animation: asText(member(tool, "animation")) }];
  });
}

/** Returns the first tool that the avatar holds and that works on the entity. */
export function toolFor(tools: readonly Tool[], world: World, entity: EntityId): Tool | undefined {
  return tools.find((tool) => tool.item === world.avatar.item && tool.targets.has(entity));
}

/** Removes the object at `to` and walks there; a consumed tool is announced too (decision 13). A pending move stays. */
export function applyTool(tool: Tool, world: World, from: Point, to: Point, direction: string): void {
  const { objects } = world.board;
  const kind = world.kindAt(objects, to);
  const gone = world.at(objects, to);
  world.clear(objects, to);
  world.moveAvatar(to, direction);
  if (tool.consumesItem) world.hold(null);
  const { animation } = tool;
  world.emit(EVENT.object_removed, animation ? { position: to, kind, animation } : { position: to, kind }, gone);
  world.emit(EVENT.cell_cleared, { position: to, previousKind: kind, layer: "objects" });
  if (tool.consumesItem) world.emit(EVENT.inventory_changed, { oldItem: tool.item, newItem: null });
  world.emit(EVENT.avatar_exited, { position: from });
  world.emit(EVENT.avatar_entered, { position: to, fromPosition: from, direction });
}
