// The pattern of one layer, as a goal wants it: how many cells it names, and the layer of the board taken as pattern.
import { Grid3x3 } from "lucide-react";
import type { ReactElement } from "react";
import { type Json, isJsonList, isJsonObject } from "../../../shared/base/json";
import { nodeAtPath } from "../../../shared/text/placeEdits";
import { valueOf } from "../../../shared/text/jsonTree";
import type { OwnFieldProps } from "../../dialect/dialectUi";
import { Button } from "../../ui/Button";
import { FieldFindings, ShowInText } from "../../forms/FieldRow";
import { setPlace } from "../../forms/formEdits";
import { useFormScope } from "../../forms/formScope";
import "./layerField.css";

export function LayerField({ name, value, steps }: OwnFieldProps): ReactElement {
  const scope = useFormScope();
  const { document } = scope;
  const take = (): void => {
    const standing = valueOf(nodeAtPath(document.tree(), ["board", "layers", name]));
    scope.tell(setPlace(document, steps, standing ?? { format: "sparse", entries: [] }));
  };
  const count = cellCount(value);
  return (
    <div className="gw-form-row" data-field={name}>
      <div className="gw-layer-field">
        <span>{count === 1 ? "1 cell" : `${count} cells`}</span>
        <Button icon={Grid3x3} title={`Uses the current contents of ${name} as the pattern`} onClick={take}>
          Take from Board
        </Button>
      </div>
      <ShowInText name={name} steps={steps} />
      <FieldFindings steps={steps} reach="within" />
    </div>
  );
}

/** Returns how many cells a layer names, in rows or in entries. */
function cellCount(value: Json | undefined): number {
  if (isJsonObject(value)) return Array.isArray(value["entries"]) ? value["entries"].length : 0;
  if (!isJsonList(value)) return 0;
  return value.flat().filter((cell) => cell !== null).length;
}
