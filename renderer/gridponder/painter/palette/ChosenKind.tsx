// The kind that is being painted: to be edited, copied or deleted; its variants that the level has already, and fields
// for another.
import { Copy, Pencil, Trash2 } from "lucide-react";
import type { ReactElement } from "react";
import type { Entity } from "../../../../shared/base/boardView";
import { isSameEntity } from "../../../../shared/base/entityKey";
import { paramSense } from "../../../../shared/dialects/gridponder/text/grid/turnedParams";
import { describeEntity } from "../../board/describeCell";
import { usePackSprites } from "../../pack/packLooks";
import { usePackStore } from "../../../session/pack/packStore";
import { IconButton } from "../../../ui/Button";
import { EntitySwatch } from "../../board/EntitySwatch";
import { ParamFields } from "../inspector/ParamFields";
import { usePaintTargetAfterFrame, type PaintTarget } from "../paintTarget";
import { valuesOnBoard } from "../inspector/instances";
import { kindParams, picturedVariants, variantsOn, withParam } from "./kindParams";
import { chooseEntity } from "../chooseEntity";
import { usePaintStore } from "../paintStore";

const MOST_VARIANTS = 24;

export interface ChosenKindProps {
  readonly onEdit: (kind: string) => void;
  readonly onDuplicate: (kind: string) => void;
  readonly onDelete: (kind: string) => void;
}

export function ChosenKind(props: ChosenKindProps): ReactElement | null {
  const shown = usePaintTargetAfterFrame();
  const entity = usePaintStore((state) => state.entity);
  if (shown.state !== "ready" || entity === null) return null;
  const look = shown.paintTarget.looks.kinds.get(entity.kind);
  return (
    <section key={entity.kind} ref={revealChosen} className="gw-variants" aria-label={`Variants of ${entity.kind}`}>
      <div className="gw-variants-head">
        <h3>{look?.uiName ?? entity.kind}</h3>
        {look === undefined ? null : <KindActions {...props} kind={entity.kind} />}
      </div>
      <Variants paintTarget={shown.paintTarget} entity={entity} />
    </section>
  );
}

/** Scrolls the chosen kind into view in the list above, which what is shown of the kind has made shorter. */
function revealChosen(section: HTMLElement | null): void {
  const chosen = section?.parentElement?.querySelector('.gw-palette-kind[aria-pressed="true"]');
  chosen?.scrollIntoView({ block: "nearest" });
}

function KindActions({
  kind,
  onEdit,
  onDuplicate,
  onDelete,
}: ChosenKindProps & { readonly kind: string }): ReactElement {
  return (
    <>
      <IconButton icon={Pencil} label="Edit Kind" onClick={() => onEdit(kind)} />
      <IconButton icon={Copy} label="Duplicate Kind" onClick={() => onDuplicate(kind)} />
      <IconButton icon={Trash2} label="Delete Kind" onClick={() => onDelete(kind)} />
    </>
  );
}

function Variants({
  paintTarget,
  entity,
}: {
  readonly paintTarget: PaintTarget;
  readonly entity: Entity;
}): ReactElement | null {
  const sprites = usePackSprites();
  const assets = usePackStore((state) => state.listing?.assets) ?? [];
  const { looks, view } = paintTarget;
  const look = looks.kinds.get(entity.kind);
  const params = kindParams(look, entity.params);
  if (params.length === 0) return null;
  const standing = variantsOn(view, entity.kind);
  const pictured = look === undefined ? [] : picturedVariants(look, assets);
  const others = pictured.filter((variant) => !standing.some((each) => isSameEntity(each, variant)));
  const variants = [...standing, ...others].slice(0, MOST_VARIANTS);
  const layer = look?.layer ?? null;
  return (
    <>
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
        senseOf={(name) => paramSense(paintTarget.game, entity.kind, name)}
        known={(name) => valuesOnBoard(view, entity.kind, name)}
        onChange={(name, value) => chooseEntity(withParam(entity, name, value), layer)}
      />
    </>
  );
}
