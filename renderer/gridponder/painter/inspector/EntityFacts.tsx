// Entities of one kind on one layer, at one cell or at many: what they are, their params to edit, away with them.
import { Code, Trash2 } from "lucide-react";
import type { ReactElement } from "react";
import { defined } from "../../../../shared/base/defined";
import { paramSense } from "../../../../shared/dialects/gridponder/text/grid/turnedParams";
import { usePackSprites } from "../../pack/packLooks";
import { reveal } from "../../../session/pack/textPlaces";
import { IconButton } from "../../../ui/Button";
import { entityLook } from "../../board/entityLook";
import { EntitySwatch } from "../../board/EntitySwatch";
import { ParamFields } from "./ParamFields";
import { pointerOfCell } from "../help/cellPlaces";
import { changeParam, removeEntities } from "./changeInstances";
import { pickParam } from "./pickOnBoard";
import { levelNow } from "../levelNow";
import { perform } from "../painting";
import { type InstanceGroup, valuesOnBoard } from "./instances";
import { type KindParam, kindParams } from "../palette/kindParams";
import { type PaintTarget, paintTargetNow } from "../paintTarget";
import type { Change, LevelNow } from "../tools/tool";

export interface EntityFactsProps {
  readonly paintTarget: PaintTarget;
  readonly file: string;
  readonly group: InstanceGroup;
}

export function EntityFacts({ paintTarget, file, group }: EntityFactsProps): ReactElement {
  const sprites = usePackSprites();
  const { looks, view, document } = paintTarget;
  const { layer, common, mixed, cells } = group;
  const look = looks.kinds.get(common.kind);
  const standing = { ...common.params, ...Object.fromEntries([...mixed].map((name) => [name, null])) };
  const params: readonly KindParam[] = kindParams(look, standing);
  const name = look?.uiName ?? common.kind;
  const { sprite } = entityLook(looks, common);
  const isMissing = sprite !== null && sprites.get(sprite).state === "missing";
  const facts = [
    layer,
    isMissing ? "its picture is missing" : "",
    look === undefined ? "not declared in game.json" : look.tags.join(" "),
  ];
  const count = cells.length === 1 ? "" : ` × ${cells.length}`;
  // An edit may have come since this was rendered: the next one begins with what the text says now.
  const edit = (change: (level: LevelNow) => Change): void => {
    const now = paintTargetNow();
    const target = now.state === "ready" && now.file === file ? now.paintTarget : paintTarget;
    perform(target, change(levelNow(target)));
  };
  const isDefault = looks.layers.some(({ id, defaultKind }) => id === layer && defaultKind === common.kind);
  return (
    <div className="gw-inspector-entity" data-layer={layer} data-kind={common.kind}>
      <div className="gw-inspector-head">
        <EntitySwatch entity={common} looks={looks} sprites={sprites} size={28} />
        <span className="gw-palette-name">
          {name}
          {count}
          <small>{facts.filter((fact) => fact !== "").join(" · ")}</small>
        </span>
        {isDefault ? null : (
          <IconButton
            icon={Trash2}
            label={`Remove ${name}`}
            onClick={() => edit((level) => removeEntities(level, layer, cells))}
          />
        )}
        <IconButton
          icon={Code}
          label="Show in Text"
          onClick={() => reveal(file, pointerOfCell(document.value(), layer, defined(cells[0])))}
        />
      </div>
      {params.length > 0 ? (
        <ParamFields
          entity={common}
          params={params}
          mixed={mixed}
          senseOf={(param) => paramSense(paintTarget.game, common.kind, param)}
          known={(param) => valuesOnBoard(view, common.kind, param)}
          onChange={(param, value) => edit((level) => changeParam(level, layer, cells, param, value))}
          onPick={(param) => pickParam({ kind: "entities", layer, cells }, param)}
        />
      ) : null}
    </div>
  );
}
