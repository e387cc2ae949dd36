// What each element of the level is for: found out by leaving it out, when it is asked for.
import type { ReactElement } from "react";
import { useInsightStore } from "../session/solver/insightStore";
import { Badge } from "../ui/Badge";
import { Toggle } from "../ui/Toggle";
import { partName, partText } from "./partText";

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
  if (about !== level || answer === null) return null;
  return (
    <ul className="gw-solver-plans">
      {answer.map((part) => {
        const positions = part.position === null ? [] : [part.position];
        const point = (): void => useInsightStore.setState({ pointed: positions });
        const leave = (): void => useInsightStore.setState({ pointed: [] });
        return (
          <li key={part.id} className="gw-solver-constraint" onPointerEnter={point} onPointerLeave={leave}>
            <span>{partName(part)}</span>
            <Badge {...partText(verdicts[part.id])} />
          </li>
        );
      })}
    </ul>
  );
}
