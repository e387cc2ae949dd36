// The first ten minutes: what a designer does, in the order in which it is done, each with the button that begins it.
import type { ReactElement } from "react";
import type { CommandId } from "../../../shared/commands/commands";
import type { GuideStep } from "../../dialect/dialectUi";
import { useDialectUi } from "../../dialect/openDialect";
import { accelerator } from "../../ui/accelerator";
import { Button } from "../../ui/Button";
import { requestCommand } from "../../session/window/shellPort";
import { useCommandKeys } from "../../session/window/keyMap";
import { useShellStore } from "../shellStore";
import "./guide.css";

export function GuidePanel(): ReactElement {
  const keys = useCommandKeys();
  const { guide, guideTitle } = useDialectUi();
  return (
    <div className="gw-guide">
      <h2>{guideTitle}</h2>
      <ol>
        {guide.map((step) => (
          <StepView key={step.title} step={step} />
        ))}
      </ol>
      <p className="gw-guide-foot">
        All keys are on one sheet ({accelerator(keys("help.keys") ?? "")}); everything else is in the palette (
        {accelerator(keys("view.palette") ?? "")}).
      </p>
      <div className="gw-guide-buttons">
        <Button onClick={() => requestCommand("help.keys")}>Keys</Button>
        <Button onClick={() => requestCommand("pack.new")}>New Pack…</Button>
      </div>
    </div>
  );
}

function StepView({
  step: { title, text, keys, button, command, before },
}: {
  readonly step: GuideStep;
}): ReactElement {
  return (
    <li>
      <h3>{title}</h3>
      <p>{text}</p>
      <div className="gw-guide-row">
        <Button
          onClick={() => {
            before?.();
            runStep(command);
          }}
        >
          {button}
        </Button>
        {keys.map((each) => (
          <kbd key={each}>{accelerator(each)}</kbd>
        ))}
      </div>
    </li>
  );
}

/** Runs a step's command. One that arranges the panels again brings the guide along, whose next step is wanted. */
function runStep(command: CommandId): void {
  const { arrangement } = useShellStore.getState();
  requestCommand(command);
  if (useShellStore.getState().arrangement !== arrangement) requestCommand("help.guide");
}
