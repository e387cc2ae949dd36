// Numbers for what stands on a game's boards: equal entities share one. What all may see has one table for a whole
// game; each view of a player has its own, so that nothing that was never shown to that player is in it.
import type { Entity } from "../../../base/boardView";
import { canonicalJson } from "../../../base/canonicalJson";
import type { CompiledGame } from "../turn/compiledGame";
import { NULL, type Value, indexOf } from "../values/value";
import { backOf } from "../views/sight";
import { type Viewing, attributesSeen, isSeen } from "../views/stateView";
import { Column } from "../world/layout";

export class EntityNumbers {
  readonly entities: (Entity | null)[] = [null];
  private readonly numbers = new Map<string, number>();

  constructor(
    private readonly game: CompiledGame,
    private readonly viewing: Viewing,
  ) {}

  /** Returns the number of an entity of the world as it is; 0 for nothing. */
  numberOf(entity: Value): number {
    if (entity === NULL) return 0;
    const { viewing } = this;
    if (viewing.viewer !== NULL) {
      const made = this.seen(entity);
      // By what is seen alone: two hidden values that look the same are the same.
      return this.number(canonicalJson({ ...made }), () => made);
    }
    const { world } = this.game.declarations;
    const slot = world.slotOf(indexOf(entity));
    const attributes = world.mem.subarray(slot + Column.attributes, slot + world.layout.entityStride);
    return this.number(`${world.mem[slot + Column.schema]} ${attributes.join()}`, () => this.seen(entity));
  }

  private number(key: string, make: () => Entity): number {
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    const number = this.entities.push(make()) - 1;
    this.numbers.set(key, number);
    return number;
  }

  private seen(entity: Value): Entity {
    const { viewing } = this;
    if (!isSeen(viewing, entity))
      return { kind: "hidden", params: { back: backOf(viewing.declarations, entity, viewing.back) } };
    const { world, schemas } = this.game.declarations;
    const schema = Math.abs(world.mem[world.slotOf(indexOf(entity)) + Column.schema] ?? 0) - 1;
    return { kind: schemas.names[schema] ?? "", params: attributesSeen(viewing, entity, schema) };
  }
}
