// How the game stands at the cursor: goals, moves, what the avatar carries, variables.
import { CircleCheck, CircleDashed } from "lucide-react";
import type { ReactElement } from "react";
import type { BoardView } from "../../../shared/base/boardView";
import type { GoalStatus } from "../../../shared/engine/turnRecord";
import { valueText } from "../../../shared/dialects/gridponder/presentation/valueText";
import { useDocument } from "../../documents/documentHooks";
import { useGameDocument, usePackLooks } from "../pack/packLooks";
import { useGoalsAtCursor } from "../../session/step/goalsAtCursor";
import { usePlayStore } from "../../session/play/playStore";
import { goalText } from "../controls/goalText";
import { stateView } from "../../../shared/dialects/gridponder/text/board/stateView";
import { movesLeft } from "../../../shared/dialects/gridponder/text/levels/movesLimit";

export interface HudProps {
  /** The board at the cursor. */
  readonly view: BoardView;
}

export function Hud({ view }: HudProps): ReactElement {
  const { avatar, variables, actionCount } = stateView(view);
  const looks = usePackLooks();
  const shown = usePlayStore((state) => state.shown);
  const file = usePlayStore((state) => state.level?.file ?? "");
  const left = movesLeft(useDocument(file)?.value(), actionCount);
  const names = Object.keys(variables).sort();
  const item = avatar?.enabled === true ? avatar.item : null;
  return (
    <div className="gw-hud">
      <Goals />
      <dl className="gw-hud-facts">
        <dt>Moves</dt>
        <dd data-fact="moves">{shown}</dd>
        {left === null ? null : (
          <>
            <dt>Moves left</dt>
            <dd data-fact="moves left">{left}</dd>
          </>
        )}
        {avatar?.enabled === true ? (
          <>
            <dt>Carries</dt>
            <dd data-fact="item">{item === null ? "nothing" : (looks.kinds.get(item)?.uiName ?? item)}</dd>
          </>
        ) : null}
        {names.map((name) => (
          <Variable key={name} name={name} text={valueText(variables[name])} />
        ))}
      </dl>
    </div>
  );
}

function Variable({ name, text }: { readonly name: string; readonly text: string }): ReactElement {
  return (
    <>
      <dt title={name}>{name}</dt>
      <dd data-fact={`variable ${name}`}>{text}</dd>
    </>
  );
}

function Goals(): ReactElement {
  const { goals, areTold } = useGoalsAtCursor();
  const game = useGameDocument()?.value();
  if (goals.length === 0) return <p className="gw-hud-none">This level has no goal.</p>;
  return (
    <ul className="gw-hud-goals" aria-label="Goals" data-told={areTold}>
      {areTold ? null : (
        <li className="gw-hud-none" title="Goals are checked only at the end of a turn">
          If the turn ended here:
        </li>
      )}
      {goals.map((goal) => (
        <Goal key={goal.id} goal={goal} text={goalText(game, goal)} />
      ))}
    </ul>
  );
}

function Goal({ goal, text }: { readonly goal: GoalStatus; readonly text: string }): ReactElement {
  const percent = Math.round(goal.progress * 100);
  const Icon = goal.met ? CircleCheck : CircleDashed;
  return (
    <li className="gw-hud-goal" data-met={goal.met}>
      <Icon size={15} aria-hidden />
      <span>{text}</span>
      <span className="gw-hud-progress">{goal.met ? "met" : `${percent} %`}</span>
      <progress max={100} value={percent} aria-label={`Progress: ${text}`} />
    </li>
  );
}
