// What can be done with an entity of the palette, at the right mouse button or the menu key on it.
import { Code, Pencil, Plus } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { brushKey } from "../../../shared/dialects/gdl/text/paint/brush";
import type { BrushGroup } from "../../../shared/dialects/gdl/text/paint/palette";
import { packSource } from "../../documents/packSource";
import { ROW_KEYS } from "../../session/pack/rowKeys";
import { reveal } from "../../session/pack/textPlaces";
import { showPanel } from "../../session/window/shellPort";
import { ContextMenuItem } from "../../ui/ContextMenuItem";
import { RowMenu } from "../../ui/RowMenu";
import type { RowRename } from "../../ui/useRowRename";
import { useTablePaint } from "./paintStore";

export interface EntityMenuProps {
  readonly groups: readonly BrushGroup[];
  readonly renaming: RowRename;
  readonly onNew: () => void;
  readonly children: ReactNode;
}

export function EntityMenu({ groups, renaming, onNew, children }: EntityMenuProps): ReactElement {
  const items = (row: string | null): ReactNode => {
    const brush = groups.flatMap(({ brushes }) => brushes).find((each) => brushKey(each) === row);
    return (
      <>
        {brush === undefined || row === null ? null : (
          <>
            <ContextMenuItem
              icon={Pencil}
              title={`Rename Sort "${brush.schema}"…`}
              keys={ROW_KEYS.rename}
              onChoose={() => renaming.begin(row)}
            />
            <ContextMenuItem icon={Code} title="Show in Text" onChoose={() => showInText(brush.schema)} />
          </>
        )}
        <ContextMenuItem icon={Plus} title="New Entity…" onChoose={onNew} />
      </>
    );
  };
  return (
    <RowMenu renaming={renaming} items={items} keepsFocus={() => useTablePaint.getState().addsEntity}>
      {children}
    </RowMenu>
  );
}

/** Shows where the rules declare a sort of entities. */
function showInText(schema: string): void {
  const pack = packSource();
  const place = pack.model?.names.definition(pack, "schema", schema) ?? null;
  if (place === null) return;
  reveal(place.file, place.at);
  showPanel("editor");
}
