// When two entities are the same: of one kind, with equal params in whatever order.
import type { Entity } from "./boardView";
import { canonicalJson } from "./canonicalJson";

/** Equal for equal entities, whatever the order of their params. */
export function entityKey(entity: Entity): string {
  return Object.keys(entity.params).length === 0 ? entity.kind : `${entity.kind}\u0000${canonicalJson(entity.params)}`;
}

export function isSameEntity(one: Entity | null, other: Entity | null): boolean {
  if (one === other) return true;
  if (one === null || other === null) return false;
  return one.kind === other.kind && entityKey(one) === entityKey(other);
}
