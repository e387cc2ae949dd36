// The params of what is being painted: variants that the level has already, and fields for another.
import type { ReactElement } from "react";
import { isSameEntity } from "../../shared/pack/board";
import { describeEntity } from "../board/describeCell";
import { usePackSprites } from "../board/packLooks";
import { usePackStore } from "../session/packStore";
import { EntitySwatch } from "./EntitySwatch";
import { ParamFields } from "./ParamFields";
import { useEasel } from "./easel";
import { kindParams, picturedVariants, variantsOn } from "./kindParams";
import { chooseEntity, usePaintStore } from "./paintStore";
import { withParam } from "./painting";

const MOST_VARIANTS = 24;

export function KindVariants(): ReactElement | null {
  const shown = useEasel();
  const entity = usePaintStore((state) => state.entity);
  const sprites = usePackSprites();
  const assets = usePackStore((state) => state.listing?.assets) ?? [];
  if (shown.state !== "ready" || entity === null) return null;
  const { looks, view } = shown.easel;
  const look = looks.kinds.get(entity.kind);
  const params = kindParams(look, entity.params);
  if (params.length === 0) return null;
  const standing = variantsOn(view, entity.kind);
  const pictured = look === undefined ? [] : picturedVariants(look, assets);
  const others = pictured.filter((variant) => !standing.some((each) => isSameEntity(each, variant)));
  const variants = [...standing, ...others].slice(0, MOST_VARIANTS);
  const layer = look?.layer ?? null;
  return (
    <section className="gw-variants" aria-label={`Variants of ${entity.kind}`}>
      <h3>{look?.uiName ?? entity.kind}</h3>
      <div className="gw-variants-row">
        {variants.map((variant) => (
          <button
            key={describeEntity(looks, variant)}
            type="button"
            className="gw-palette-chip"
            aria-label={describeEntity(looks, variant)}
            title={describeEntity(looks, variant)}
            aria-pressed={isSameEntity(variant, entity)}
            onClick={() => chooseEntity(variant, layer)}
          >
            <EntitySwatch entity={variant} looks={looks} sprites={sprites} size={24} />
          </button>
        ))}
      </div>
      <ParamFields
        entity={entity}
        params={params}
        onChange={(name, value) => chooseEntity(withParam(entity, name, value), layer)}
      />
    </section>
  );
}
