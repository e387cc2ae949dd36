// What the palette knows of the pack beside its looks: kinds that are used nowhere, variants that the level has already.
// Kept the same object while a change of the texts leaves it as it was: the palette renders for nothing else.
import type { Entity } from "../../../../shared/base/boardView";
import { isSameEntity } from "../../../../shared/base/entityKey";
import { unmentionedKinds } from "../../../../shared/dialects/gridponder/text/names/kinds";
import { followTexts, packSource } from "../../../documents/packSource";
import { useAfterFrame } from "../../../ui/useAfterFrame";
import { paintTargetNow, followPaintTarget } from "../paintTarget";

let unused: ReadonlySet<string> = new Set();
let standing: ReadonlyMap<string, Entity> = new Map();

/** Kinds that nothing in the pack names. */
export function useUnusedKinds(): ReadonlySet<string> {
  return useAfterFrame(followTexts, unusedNow);
}

function unusedNow(): ReadonlySet<string> {
  const now = unmentionedKinds(packSource());
  if (now.size !== unused.size || [...now].some((kind) => !unused.has(kind))) unused = now;
  return unused;
}

/** By kind with params, the variant that the level on the board has first: the likeliest to be painted next. */
export function useStandingVariants(): ReadonlyMap<string, Entity> {
  return useAfterFrame(followPaintTarget, standingNow);
}

function standingNow(): ReadonlyMap<string, Entity> {
  const shown = paintTargetNow();
  const now = new Map<string, Entity>();
  for (const entity of shown.state === "ready" ? shown.paintTarget.view.entities : []) {
    const isVariant = entity !== null && Object.keys(entity.params).length > 0;
    if (isVariant && !now.has(entity.kind)) now.set(entity.kind, entity);
  }
  const isSame = now.size === standing.size && [...now].every(([kind, each]) => isSameStanding(kind, each));
  if (!isSame) standing = now;
  return standing;
}

function isSameStanding(kind: string, entity: Entity): boolean {
  const known = standing.get(kind);
  return known !== undefined && isSameEntity(known, entity);
}
