// The entities of one player in the palette, each to be painted with, dragged or renamed.
import { type ReactElement, useMemo } from "react";
import type { Entity } from "../../../shared/base/boardView";
import { defined } from "../../../shared/base/defined";
import type { GameIndex } from "../../../shared/dialects/gdl/text/names/gameIndex";
import { type Brush, brushKey, entityOf } from "../../../shared/dialects/gdl/text/paint/brush";
import { dragEntity } from "../../board/entityDrag";
import { packSource } from "../../documents/packSource";
import { renameBeside } from "../../session/pack/renameBeside";
import { ROW_KEYS } from "../../session/pack/rowKeys";
import { NameField } from "../../ui/NameField";
import type { RowRename } from "../../ui/useRowRename";
import { useGameImages, useGameLooks } from "../pack/gameLooks";
import { PieceSwatch } from "../table/PieceSwatch";
import { wordsInList } from "../table/describePlace";
import { chooseBrush, useTablePaint } from "./paintStore";
import { draggedBrush } from "./tableDrop";

const SWATCH = 26;

export interface BrushListProps {
  readonly brushes: readonly Brush[];
  readonly index: GameIndex;
  readonly renaming: RowRename;
}

/** The owner is in the heading above. */
export function BrushList({ brushes, index, renaming }: BrushListProps): ReactElement {
  const entities = useMemo(() => brushes.map((brush) => entityOf(brush, index)), [brushes, index]);
  const words = wordsInList(entities.map(({ kind, params }) => ({ kind, params: { ...params, owner: null } })));
  return (
    <ul>
      {brushes.map((brush, number) => {
        const key = brushKey(brush);
        return (
          <li key={key}>
            {renaming.row === key ? (
              <>
                <EntityName brush={brush} renaming={renaming} />
                <SortHint brush={brush} shown={words[number] ?? ""} />
              </>
            ) : (
              <BrushButton
                brush={brush}
                entity={defined(entities[number])}
                words={words[number] ?? ""}
                onRename={() => renaming.begin(key)}
              />
            )}
            {renaming.refused?.row === key ? (
              <p className="gw-field-error" role="alert">
                {renaming.refused.refusal}
              </p>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

/** Says what is renamed where the list calls entities of one sort by a value of theirs. */
function SortHint({ brush, shown }: { readonly brush: Brush; readonly shown: string }): ReactElement | null {
  const { schema, attributes } = brush;
  const [attribute] = Object.entries(attributes).find(([, value]) => value === shown) ?? [];
  if (attribute === undefined) return null;
  const what = `${schema} is the sort of all of these.`;
  const instead = `${shown} is a value of ${attribute}: change it in the text of the rules.`;
  return (
    <p className="gw-field-hint">
      {what} {instead}
    </p>
  );
}

interface EntityNameProps {
  readonly brush: Brush;
  readonly renaming: RowRename;
}

/** The name of its sort: the pieces of all players follow. */
function EntityName({ brush, renaming }: EntityNameProps): ReactElement {
  const { schema } = brush;
  return (
    <NameField
      caption="Sort"
      label="New name of this sort of entities"
      title="The name used by rules and games; renaming updates them."
      before={schema}
      rename={(next) => {
        const refusal = renameBeside(packSource().game?.path ?? "", "schema", schema, next);
        if (refusal !== null) return refusal;
        renaming.follow(brushKey({ ...brush, schema: next }));
        useTablePaint.setState(({ brush: chosen }) =>
          chosen?.schema === schema ? { brush: { ...chosen, schema: next } } : {},
        );
        return null;
      }}
      onDone={renaming.onDone}
      onRefused={renaming.onRefused}
    />
  );
}

interface BrushButtonProps {
  readonly brush: Brush;
  readonly entity: Entity;
  readonly words: string;
  readonly onRename: () => void;
}

function BrushButton({ brush, entity, words, onRename }: BrushButtonProps): ReactElement {
  const looks = useGameLooks();
  const images = useGameImages();
  const isChosen = useTablePaint(
    (state) => state.tool === "brush" && state.brush !== null && brushKey(state.brush) === brushKey(brush),
  );
  return (
    <button
      type="button"
      className="gw-brush"
      data-row={brushKey(brush)}
      aria-pressed={isChosen}
      title={titleOf(brush)}
      onClick={() => chooseBrush(brush)}
      onKeyDown={(event) => {
        if (event.key !== ROW_KEYS.rename) return;
        event.preventDefault();
        event.stopPropagation();
        onRename();
      }}
      draggable
      onDragStart={(event) => dragEntity(event, draggedBrush(brush))}
    >
      <PieceSwatch entity={entity} looks={looks} images={images} size={SWATCH} />
      <span>{words}</span>
    </button>
  );
}

function titleOf({ schema, attributes }: Brush): string {
  const values = Object.entries(attributes).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return [schema, ...values].join("\n");
}
