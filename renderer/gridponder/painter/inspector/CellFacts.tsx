// What stands at one cell, layer by layer from the top, and what the host found wrong there.
import { coversCell, stateView } from "../../../../shared/dialects/gridponder/text/board/stateView";
import type { ReactElement } from "react";
import type { Position } from "../../../../shared/base/boardView";
import { CellProblems } from "./CellProblems";
import { CellRules } from "./CellRules";
import { EntityFacts } from "./EntityFacts";
import { Fact } from "./Fact";
import { ObjectFacts } from "./ObjectFacts";
import { instanceGroups } from "./instances";
import type { PaintTarget } from "../paintTarget";

export interface CellFactsProps {
  readonly paintTarget: PaintTarget;
  readonly file: string;
  readonly cell: Position;
}

export function CellFacts({ paintTarget, file, cell }: CellFactsProps): ReactElement {
  const { view } = paintTarget;
  const [x, y] = cell;
  const avatar = stateView(view).avatar;
  const objects = stateView(view).multiCellObjects.flatMap((object, index) =>
    coversCell(object, cell) ? [index] : [],
  );
  return (
    <section aria-label="Cell" data-inspected={`${x},${y}`} data-document={file}>
      <h3>
        Cell {x}, {y}
      </h3>
      <CellProblems paintTarget={paintTarget} file={file} cell={cell} />
      {instanceGroups(view, [cell], view.layers).map((group) => (
        <EntityFacts key={`${group.layer} ${group.common.kind}`} paintTarget={paintTarget} file={file} group={group} />
      ))}
      {avatar?.position?.[0] === x && avatar.position[1] === y ? (
        <Fact name="avatar" text={`faces ${avatar.facing}${avatar.item === null ? "" : `, holds ${avatar.item}`}`} />
      ) : null}
      {objects.map((index) => (
        <ObjectFacts key={index} paintTarget={paintTarget} file={file} index={index} />
      ))}
      <CellRules paintTarget={paintTarget} file={file} cell={cell} />
    </section>
  );
}
