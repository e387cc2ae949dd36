// To the next or last pass, rule, write or event of the session; and to what a text says. Part of the step toolbar.
import { ChevronsLeft, ChevronsRight } from "lucide-react";
import { type ReactElement, useState } from "react";
import { MOMENT_KINDS, type MomentKind, goToKind, goToText } from "../session/momentSteps";
import { IconButton } from "../ui/Button";
import { Select, TextInput } from "../ui/Field";
import { ToolbarSeparator } from "../ui/Toolbar";

const KEYS: Partial<Record<MomentKind, readonly [last: string, next: string]>> = {
  rule: ["CmdOrCtrl+Shift+F6", "CmdOrCtrl+F6"],
  pass: ["Shift+F7", "F7"],
  turn: ["Alt+Shift+F10", "Alt+F10"],
};
const OPTIONS = Object.entries(MOMENT_KINDS).map(([value, title]) => ({ value, title }));

export interface MomentStepsProps {
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

export function MomentSteps({ search, onSearch }: MomentStepsProps): ReactElement {
  const [kind, setKind] = useState<MomentKind>("rule");
  const title = MOMENT_KINDS[kind];
  return (
    <>
      <ToolbarSeparator />
      <IconButton
        icon={ChevronsLeft}
        label={`Last ${title}`}
        keys={KEYS[kind]?.[0]}
        onClick={() => goToKind(kind, "backward")}
      />
      <Select
        aria-label="Go from … to …"
        options={OPTIONS}
        value={kind}
        onChange={(event) => setKind(event.target.value as MomentKind)}
      />
      <IconButton
        icon={ChevronsRight}
        label={`Next ${title}`}
        keys={KEYS[kind]?.[1]}
        onClick={() => goToKind(kind, "forward")}
      />
      <ToolbarSeparator />
      <TextInput
        type="search"
        aria-label="Search the turns"
        title="Filters the tree; Enter goes to the next record of the session that says so, Shift+Enter to the one before"
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
