// Buttons to the next or previous pass, rule, write or event of the session, or to one that a text names. Part of the
// step toolbar.
import { ChevronsLeft, ChevronsRight } from "lucide-react";
import { type ReactElement, useMemo, useState } from "react";
import type { CommandId } from "../../../shared/commands/commands";
import { usePackPresentation } from "../../session/pack/packPresentation";
import { useCommandKeys } from "../../session/window/keyMap";
import { MOMENT_KINDS, type MomentKind, momentTitle } from "../../../shared/engine/trace/sessionSteps";
import { goToKind, goToText } from "../../session/step/momentSteps";
import { IconButton } from "../../ui/Button";
import { Select, TextInput } from "../../ui/Field";
import { ToolbarSeparator } from "../../ui/Toolbar";

const COMMANDS = {
  rule: ["debug.lastRule", "debug.nextRule"],
  pass: ["debug.lastPass", "debug.nextPass"],
  phase: ["debug.lastPhase", "debug.nextPhase"],
  write: ["debug.lastWrite", "debug.nextWrite"],
  event: ["debug.lastEvent", "debug.nextEvent"],
  turn: ["debug.lastTurn", "debug.nextTurn"],
} as const satisfies Readonly<Record<MomentKind, readonly [last: CommandId, next: CommandId]>>;
const KINDS = Object.keys(MOMENT_KINDS) as readonly MomentKind[];

export interface MomentStepsProps {
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

export function MomentSteps({ search, onSearch }: MomentStepsProps): ReactElement {
  const keys = useCommandKeys();
  const [kind, setKind] = useState<MomentKind>("rule");
  const { rule } = usePackPresentation().words;
  const title = momentTitle(kind, rule);
  const options = useMemo(() => KINDS.map((value) => ({ value, title: momentTitle(value, rule) })), [rule]);
  return (
    <>
      <ToolbarSeparator />
      <IconButton
        icon={ChevronsLeft}
        label={`Previous ${title}`}
        keys={keys(COMMANDS[kind][0])}
        onClick={() => goToKind(kind, "backward")}
      />
      <Select
        aria-label="Go from … to …"
        options={options}
        value={kind}
        onChange={(event) => setKind(event.target.value as MomentKind)}
      />
      <IconButton
        icon={ChevronsRight}
        label={`Next ${title}`}
        keys={keys(COMMANDS[kind][1])}
        onClick={() => goToKind(kind, "forward")}
      />
      <ToolbarSeparator />
      <TextInput
        type="search"
        aria-label="Search the turns"
        title="Filters the tree; Enter goes to the next match in the session, Shift+Enter to the previous one"
        placeholder="Search"
        value={search}
        onChange={(event) => onSearch(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") goToText(search, event.shiftKey ? "backward" : "forward");
        }}
      />
    </>
  );
}
