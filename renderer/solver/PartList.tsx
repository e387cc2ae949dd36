// What each element of the level is for: found out by leaving it out, when it is asked for.
import { type ReactElement, memo } from "react";
import type { LevelPartName, PartVerdict } from "../../shared/engine/search/questions/questionOutcome";
import { useInsightStore } from "../session/solver/insightStore";
import { Badge } from "../ui/Badge";
import { Toggle } from "../ui/Toggle";
import { useGrowing } from "../ui/useGrowing";
import { partName, partText } from "./partText";

const PARTS_A_FRAME = 32;

export function PartList({ level }: { readonly level: string }): ReactElement {
  const isOpen = useInsightStore((state) => state.showsParts);
  return (
    <section className="gw-solver-part" aria-label="Elements">
      <h3>Elements</h3>
      <Toggle
        label="Find out what each is for"
        pressed={isOpen}
        onChange={(showsParts) => useInsightStore.setState({ showsParts })}
      />
      {isOpen ? <Parts level={level} /> : null}
    </section>
  );
}

function Parts({ level }: { readonly level: string }): ReactElement | null {
  const { level: about, answer } = useInsightStore((state) => state.parts);
  const verdicts = useInsightStore((state) => state.verdicts);
  const rendered = useGrowing(answer?.length ?? 0, PARTS_A_FRAME);
  if (about !== level || answer === null) return null;
  return (
    <ul className="gw-solver-plans">
      {answer.slice(0, rendered).map((part) => (
        <PartRow key={part.id} part={part} verdict={verdicts[part.id]} />
      ))}
    </ul>
  );
}

interface PartRowProps {
  readonly part: LevelPartName;
  /** Undefined: not found out yet. */
  readonly verdict: PartVerdict | undefined;
}

/** Each verdict that comes renders one row, however many there are. */
const PartRow = memo(function PartRow({ part, verdict }: PartRowProps): ReactElement {
  const positions = part.position === null ? [] : [part.position];
  const point = (): void => useInsightStore.setState({ pointed: positions });
  const leave = (): void => useInsightStore.setState({ pointed: [] });
  return (
    <li className="gw-solver-constraint" onPointerEnter={point} onPointerLeave={leave}>
      <span>{partName(part)}</span>
      <Badge {...partText(verdict)} />
    </li>
  );
});
