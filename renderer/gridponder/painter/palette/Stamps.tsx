// The stamps of the pack, with their number keys, and the selection to be kept as another.
import { Stamp as StampIcon, Trash2 } from "lucide-react";
import { type ReactElement, useState } from "react";
import { Button, IconButton } from "../../../ui/Button";
import { TextInput } from "../../../ui/Field";
import { usePaintTargetAfterFrame } from "../paintTarget";
import { levelNow } from "../levelNow";
import { perform } from "../painting";
import { usePaintStore } from "../paintStore";
import { carryStamp } from "../tools/select/moveSelection";
import { MOST_STAMPS, deleteStamp, saveStamp, useStampStore } from "./stampStore";

export function Stamps(): ReactElement | null {
  const shown = usePaintTargetAfterFrame();
  const stamps = useStampStore((state) => state.stamps);
  const hasSelection = usePaintStore((state) => state.selection.length > 0);
  const [name, setName] = useState("");
  if (shown.state !== "ready") return null;
  const { paintTarget } = shown;
  const save = (): void => {
    if (saveStamp(levelNow(paintTarget), name)) setName("");
  };
  const take = (number: number): void => {
    const change = carryStamp(levelNow(paintTarget), number);
    if (change !== null) perform(paintTarget, change);
  };
  return (
    <section className="gw-variants" aria-label="Stamps">
      <h3>Stamps</h3>
      {stamps.map((stamp, index) => (
        <div key={`${index} ${stamp.name}`} className="gw-variants-head">
          <Button variant="quiet" icon={StampIcon} onClick={() => take(index + 1)}>
            {index + 1} {stamp.name}
          </Button>
          <IconButton icon={Trash2} label={`Delete Stamp ${stamp.name}`} onClick={() => deleteStamp(index + 1)} />
        </div>
      ))}
      <form
        className="gw-variants-head"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextInput
          value={name}
          aria-label="Name of the stamp"
          placeholder="Keep the selection as…"
          disabled={!hasSelection || stamps.length >= MOST_STAMPS}
          onChange={(event) => setName(event.target.value)}
        />
        <Button disabled={!hasSelection || stamps.length >= MOST_STAMPS} onClick={save}>
          Keep
        </Button>
      </form>
    </section>
  );
}
