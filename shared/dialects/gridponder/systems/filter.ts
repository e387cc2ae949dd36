// The pair of lists by which configs select entities: kinds and tags. An empty list selects all, but never the empty
// cell.
import { EMPTY } from "../turn/entities";
import type { Board } from "../turn/board";
import type { EntitySet } from "../turn/world";
import type { SystemConfig } from "../text/systems/config";

const EVERY_ENTITY: EntitySet = { has: (entity) => entity !== EMPTY };

export function readFilter(config: SystemConfig, board: Board, kindsKey: string, tagsKey: string): EntitySet {
  const kinds = config.texts(kindsKey, []);
  const tags = config.texts(tagsKey, []);
  if (tags.length === 0) return kinds.length === 0 ? EVERY_ENTITY : board.kinds(kinds);
  const tagged = board.kindsTagged(tags);
  return board.kinds(kinds.length === 0 ? tagged : tagged.filter((kind) => kinds.includes(kind)));
}
