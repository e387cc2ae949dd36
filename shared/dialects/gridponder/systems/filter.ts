// The pair of lists by which configs select entities: kinds and tags. An empty list selects all.
import type { EntityId } from "../turn/entities";
import type { Board } from "../turn/board";
import type { SystemConfig } from "../text/systems/config";

export type Filter = (entity: EntityId) => boolean;

export function readFilter(config: SystemConfig, board: Board, kindsKey: string, tagsKey: string): Filter {
  const kindNames = config.texts(kindsKey, []);
  const tagNames = config.texts(tagsKey, []);
  const kinds = kindNames.length === 0 ? null : board.kinds(kindNames);
  const tagged = tagNames.length === 0 ? null : board.tagged(tagNames);
  return (entity) => (kinds === null || kinds.has(entity)) && (tagged === null || tagged.has(entity));
}
