// A multi-cell object at a cell: its params to edit, away with it, its place in the text.
import { stateView } from "../../../../shared/dialects/gridponder/text/board/stateView";
import { Code, Trash2 } from "lucide-react";
import type { ReactElement } from "react";
import { paramSense } from "../../../../shared/dialects/gridponder/text/grid/turnedParams";
import { reveal } from "../../../session/pack/textPlaces";
import { IconButton } from "../../../ui/Button";
import { ParamFields } from "./ParamFields";
import { changeObjectParam, removeObject } from "../tools/object/objectChanges";
import { pickParam } from "./pickOnBoard";
import { perform } from "../painting";
import { objectParams } from "./objectParams";
import type { PaintTarget } from "../paintTarget";

export interface ObjectFactsProps {
  readonly paintTarget: PaintTarget;
  readonly file: string;
  /** Its index among the level's objects. */
  readonly index: number;
}

export function ObjectFacts({ paintTarget, file, index }: ObjectFactsProps): ReactElement | null {
  const object = stateView(paintTarget.view).multiCellObjects[index];
  if (object === undefined) return null;
  const look = paintTarget.looks.kinds.get(object.kind);
  return (
    <div className="gw-inspector-entity" data-object={object.id}>
      <div className="gw-inspector-head">
        <span className="gw-palette-name">
          {look?.uiName ?? object.kind} {object.id}
          <small>
            object of {object.cells.length === 1 ? "1 cell" : `${object.cells.length} cells`}
            {look === undefined ? " · not declared in game.json" : ""}
          </small>
        </span>
        <IconButton
          icon={Trash2}
          label={`Remove ${object.id}`}
          onClick={() => perform(paintTarget, removeObject(paintTarget, index))}
        />
        <IconButton icon={Code} label="Show in Text" onClick={() => reveal(file, `/board/multiCellObjects/${index}`)} />
      </div>
      <ParamFields
        entity={object}
        params={objectParams(object, look)}
        senseOf={(name) => paramSense(paintTarget.game, object.kind, name)}
        onChange={(name, value) => perform(paintTarget, changeObjectParam(paintTarget, index, name, value))}
        onPick={(name) => pickParam({ kind: "object", index }, name)}
      />
    </div>
  );
}
