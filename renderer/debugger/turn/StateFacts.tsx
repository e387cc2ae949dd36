// The state at the debugger's cursor: the avatar and the variables, each with the way to what made it so.
import { type ReactElement, memo } from "react";
import type { StateView } from "../../../shared/dialects/gridponder/text/board/stateView";
import { lastWriteBefore } from "../../../shared/engine/explain/history";
import { valueText } from "../../../shared/engine/trace/valueText";
import { tellInPassing } from "../../session/play/playCommands";
import { playStore } from "../../session/play/playStore";
import { goToMoment } from "../../session/step/runCommands";

interface StateFactsProps {
  /** The same object as long as nothing in it is another. */
  readonly state: StateView;
}

/** What holds at the cursor; each line leads to the write that made it so, in whatever turn that was. */
export const StateFacts = memo(function StateFacts({ state }: StateFactsProps): ReactElement {
  const { avatar, variables } = state;
  const avatarFacts =
    avatar?.enabled === true
      ? [
          { name: "avatar", text: valueText(avatar.position), path: "avatar.position" },
          { name: "facing", text: avatar.facing, path: "avatar.facing" },
          { name: "carries", text: valueText(avatar.item), path: "avatar.item" },
        ]
      : [];
  const names = Object.keys(variables).sort();
  const facts = [
    ...avatarFacts,
    ...names.map((name) => ({ name, text: valueText(variables[name]), path: `variables.${name}` })),
  ];
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

interface StateFactProps {
  readonly name: string;
  readonly text: string;
  /** Of the field, such as `variables.gems`. */
  readonly path: string;
}

const StateFact = memo(function StateFact({ name, text, path }: StateFactProps): ReactElement {
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
  if (found === null) tellInPassing(`${path} is as the level began.`);
  else goToMoment(found);
}
