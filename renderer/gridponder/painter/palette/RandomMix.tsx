// What the random brush paints: kinds with weights, and how often a cell is left as it is.
import { Plus, X } from "lucide-react";
import type { ReactElement } from "react";
import { isSameEntity } from "../../../../shared/base/entityKey";
import type { Looks } from "../../board/looks";
import { describeEntity } from "../../board/describeCell";
import { EntitySwatch } from "../../board/EntitySwatch";
import type { SpriteStore } from "../../../board/spriteStore";
import { Button, IconButton } from "../../../ui/Button";
import { changeMix, usePaintStore } from "../paintStore";
import type { MixPart } from "../tools/mix";
import "./randomMix.css";

export interface RandomMixProps {
  readonly looks: Looks;
  readonly sprites: SpriteStore;
}

const MOST_WEIGHT = 99;

export function RandomMix({ looks, sprites }: RandomMixProps): ReactElement {
  const mix = usePaintStore((state) => state.mix);
  const chosen = usePaintStore((state) => state.entity);
  const isIn = mix.some(({ entity }) => chosen !== null && isSameEntity(entity, chosen));
  const total = mix.reduce((sum, { weight }) => sum + weight, 0);
  const left = mix.find(({ entity }) => entity === null)?.weight ?? 0;
  return (
    <fieldset className="gw-mix">
      <legend>Random brush</legend>
      {mix.map((part, index) =>
        part.entity === null ? null : (
          <div key={describeEntity(looks, part.entity)} className="gw-mix-part">
            <EntitySwatch entity={part.entity} looks={looks} sprites={sprites} size={20} />
            <span>{describeEntity(looks, part.entity)}</span>
            <Weight
              label={`Weight of ${describeEntity(looks, part.entity)}`}
              weight={part.weight}
              total={total}
              onChange={(weight) => changeMix((now) => now.with(index, { ...part, weight }))}
            />
            <IconButton
              icon={X}
              label={`Remove ${describeEntity(looks, part.entity)} from the Random Brush`}
              onClick={() => changeMix((now) => now.filter((each) => each !== part))}
            />
          </div>
        ),
      )}
      <div className="gw-mix-part">
        <span className="gw-mix-left">cell left as it is</span>
        <Weight
          label="Weight of cells left as they are"
          weight={left}
          total={total}
          onChange={(weight) => changeMix((now) => withLeft(now, weight))}
        />
      </div>
      <Button
        icon={Plus}
        disabled={chosen === null || isIn}
        onClick={() => changeMix((now) => [...now, { entity: chosen, weight: 1 }])}
      >
        {chosen === null ? "Choose a kind below" : `Add ${describeEntity(looks, chosen)}`}
      </Button>
    </fieldset>
  );
}

interface WeightProps {
  readonly label: string;
  readonly weight: number;
  readonly total: number;
  readonly onChange: (weight: number) => void;
}

function Weight({ label, weight, total, onChange }: WeightProps): ReactElement {
  const share = total === 0 ? 0 : Math.round((100 * weight) / total);
  return (
    <>
      <input
        className="gw-input"
        type="number"
        min={0}
        max={MOST_WEIGHT}
        value={weight}
        aria-label={label}
        onChange={({ target }) => onChange(Math.min(MOST_WEIGHT, Math.max(0, Math.round(Number(target.value)))))}
      />
      <small>{`${share} %`}</small>
    </>
  );
}

function withLeft(mix: readonly MixPart[], weight: number): readonly MixPart[] {
  return [...mix.filter(({ entity }) => entity !== null), ...(weight === 0 ? [] : [{ entity: null, weight }])];
}
