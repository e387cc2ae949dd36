// What the cursor's record tells in full: values, where its text stands, why it happened, and the state around it.
import { FileText } from "lucide-react";
import type { ReactElement } from "react";
import type { StateView } from "../../shared/base/boardView";
import type { DebugInfo, TurnRecord } from "../../shared/engine/dialect";
import { causesOf, sourceOf } from "../../shared/engine/traceCauses";
import { recordText, sentence, turnText } from "../../shared/engine/traceText";
import { valueText } from "../../shared/engine/valueText";
import { reveal } from "../session/packStore";
import { setCursor } from "../session/playCommands";
import { boardAtCursor } from "../session/playState";
import { usePlayStore } from "../session/playStore";
import { Button } from "../ui/Button";
import { recordFacts } from "./recordFacts";

export interface RecordDetailsProps {
  readonly turn: TurnRecord;
  readonly debug: DebugInfo;
}

export function RecordDetails({ turn, debug }: RecordDetailsProps): ReactElement {
  const cursor = usePlayStore((state) => state.cursor);
  const shown = usePlayStore((state) => state.shown);
  const state = usePlayStore(boardAtCursor)?.state;
  return (
    <aside className="gw-details" aria-label="Details">
      <h3>{cursor === null ? `After ${turnText(turn, shown)}` : sentence(turn, debug, cursor)}</h3>
      {cursor === null ? (
        <p className="gw-details-hint">
          The turn is over. Step back, or choose a line of the tree, to see the board as it was then: dashed cells are
          about to change, solid ones just did.
        </p>
      ) : (
        <RecordFacts turn={turn} debug={debug} record={cursor} />
      )}
      {state === undefined ? null : <StateFacts state={state} />}
    </aside>
  );
}

interface RecordProps extends RecordDetailsProps {
  readonly record: number;
}

function RecordFacts({ turn, debug, record }: RecordProps): ReactElement {
  const source = sourceOf(turn.trace, debug, record);
  const facts = recordFacts(turn, debug, record);
  return (
    <>
      {facts.length === 0 ? null : <Facts facts={facts} />}
      {source === null ? null : (
        <Button variant="quiet" icon={FileText} onClick={() => reveal(source.file, source.at)}>
          {`Show in ${source.file}`}
        </Button>
      )}
      <Because turn={turn} debug={debug} record={record} />
    </>
  );
}

function Because({ turn, debug, record }: RecordProps): ReactElement | null {
  const causes = causesOf(turn.trace, record);
  if (causes.length === 0) return null;
  return (
    <>
      <h4>Because</h4>
      <ol className="gw-causes">
        {causes.map((cause) => (
          <li key={cause}>
            <button type="button" onClick={() => setCursor(cause)}>
              {recordText(turn, debug, cause)}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

function StateFacts({ state }: { readonly state: StateView }): ReactElement {
  const { avatar, variables } = state;
  const avatarFacts =
    avatar?.enabled === true
      ? [
          { name: "avatar", text: `${valueText(avatar.position)}, facing ${avatar.facing}` },
          { name: "carries", text: valueText(avatar.item) },
        ]
      : [];
  const names = Object.keys(variables).sort();
  const facts = [...avatarFacts, ...names.map((name) => ({ name, text: valueText(variables[name]) }))];
  if (facts.length === 0) return <></>;
  return (
    <>
      <h4>State here</h4>
      <Facts facts={facts} />
    </>
  );
}

function Facts({ facts }: { readonly facts: ReturnType<typeof recordFacts> }): ReactElement {
  return (
    <dl className="gw-facts">
      {facts.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
