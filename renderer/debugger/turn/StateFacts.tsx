// The state at the cursor: each field, with a link to what set it.
import { type ReactElement, memo } from "react";
import type { JsonObject } from "../../../shared/base/json";
import { fieldText } from "../../../shared/engine/trace/fieldPath";
import type { StateFact as Fact, TracePresentation } from "../../../shared/engine/tracePresentation";
import { lastWriteBefore } from "../../../shared/engine/explain/history";
import { tellInPassing } from "../../session/play/playCommands";
import { playStore } from "../../session/play/playStore";
import { goToMoment } from "../../session/step/runCommands";

interface StateFactsProps {
  /** The same object as long as nothing in it is another. */
  readonly state: JsonObject;
  readonly presentation: TracePresentation;
}

/** What holds at the cursor; each line leads to the write that made it so, in whatever turn that was. */
export const StateFacts = memo(function StateFacts({ state, presentation }: StateFactsProps): ReactElement {
  const facts = presentation.facts(state);
  if (facts.length === 0) return <></>;
  return (
    <>
      <h4>State here</h4>
      <dl className="gw-facts">
        {facts.map((fact) => (
          <StateFact key={fact.path} {...fact} />
        ))}
      </dl>
    </>
  );
});

const StateFact = memo(function StateFact({ name, text, path }: Fact): ReactElement {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <button type="button" className="gw-fact-source" title="Go to what set it" onClick={() => goToSource(path)}>
          {text}
        </button>
      </dd>
    </div>
  );
});

/** To the last write of a field before the cursor; what the level began with has none. */
function goToSource(path: string): void {
  const { turns, shown, cursor } = playStore.getState();
  const found = lastWriteBefore(turns, { kind: "field", path }, shown, cursor);
  if (found === null) tellInPassing(`${fieldText(path)} is as the level began.`);
  else goToMoment(found);
}
