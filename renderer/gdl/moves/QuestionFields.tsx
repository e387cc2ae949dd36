// The piece and the target in question, as chosen on the board or typed.
import { X } from "lucide-react";
import { type ReactElement, useState } from "react";
import type { MoveQuestion } from "../../../shared/engine/moveTries";
import { lineOfAction, moveParts } from "../../../shared/dialects/gdl/text/games/moveText";
import { IconButton } from "../../ui/Button";
import { Field, TextInput } from "../../ui/Field";
import type { Movable } from "./movesWords";
import { NO_QUESTION, useMoveQuestion } from "../play/moveQuestion";

export interface QuestionFieldsProps {
  readonly question: MoveQuestion;
  readonly movable: Exclude<Movable, "nothing">;
}

export function QuestionFields({ question, movable }: QuestionFieldsProps): ReactElement {
  const { path, to } = question;
  return (
    <div className="gw-moves-question">
      <NameField
        label="From"
        value={path.length === 0 ? "" : lineOfAction({ action: "move", path })}
        onName={(text) => useMoveQuestion.setState({ path: placesIn(text) })}
      />
      <NameField
        label="To"
        value={to ?? ""}
        onName={(text) => useMoveQuestion.setState({ to: text === "" ? null : text })}
      />
      <IconButton
        icon={X}
        label={movable === "card" ? "Moves without a card" : "Moves without a place"}
        disabled={path.length === 0 && to === null}
        onClick={() => useMoveQuestion.setState(NO_QUESTION)}
      />
    </div>
  );
}

/** `E2 G4`, `'New York'`, `#17`; what is no name is left out. */
function placesIn(text: string): readonly string[] {
  return (moveParts(text) ?? []).flatMap(({ kind, text: place }) => (kind === "place" ? place : []));
}

interface NameFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onName: (name: string) => void;
}

/** Takes a name when Enter is pressed or the field is left. */
function NameField({ label, value, onName }: NameFieldProps): ReactElement {
  const [draft, setDraft] = useState<{ readonly of: string; readonly text: string }>();
  const shown = draft?.of === value ? draft.text : value;
  const take = (): void => {
    if (shown !== value) onName(shown.trim());
  };
  return (
    <Field label={label} layout="row">
      {(control) => (
        <TextInput
          {...control}
          value={shown}
          placeholder="any"
          onChange={({ target: { value: text } }) => setDraft({ of: value, text })}
          onBlur={take}
          onKeyDown={({ key }) => key === "Enter" && take()}
        />
      )}
    </Field>
  );
}
