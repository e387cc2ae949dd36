// A multi-cell object at a cell: its params to edit, away with it, its place in the text.
import { Code, Trash2 } from "lucide-react";
import type { ReactElement } from "react";
import { paramSense } from "../../../../shared/dialects/gridponder/text/grid/turnedParams";
import { reveal } from "../../../session/pack/packStore";
import { IconButton } from "../../../ui/Button";
import { ParamFields } from "./ParamFields";
import { pickObjectPosition } from "./changeInstances";
import { changeObjectParam, removeObject } from "../tools/objectDrawing";
import { objectParams } from "./objectParams";
import type { Easel } from "../painting";

export interface ObjectFactsProps {
  readonly easel: Easel;
  readonly file: string;
  /** Its index among the level's objects. */
  readonly index: number;
}

export function ObjectFacts({ easel, file, index }: ObjectFactsProps): ReactElement | null {
  const object = easel.view.state.multiCellObjects[index];
  if (object === undefined) return null;
  const look = easel.looks.kinds.get(object.kind);
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
        <IconButton icon={Trash2} label={`Remove ${object.id}`} onClick={() => removeObject(easel, index)} />
        <IconButton icon={Code} label="Show in Text" onClick={() => reveal(file, `/board/multiCellObjects/${index}`)} />
      </div>
      <ParamFields
        entity={object}
        params={objectParams(object, look)}
        senseOf={(name) => paramSense(easel.game, object.kind, name)}
        onChange={(name, value) => changeObjectParam(easel, index, name, value)}
        onPick={(name) => pickObjectPosition(index, name)}
      />
    </div>
  );
}
