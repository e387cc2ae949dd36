// The solutions kept beside the gold path: how each goes, and what can be done with it.
import { Play, Star, Trash2 } from "lucide-react";
import type { ReactElement } from "react";
import { done, refused } from "../../../shared/base/result";
import type { OtherRecord } from "../../../shared/pack/packModel";
import type { OtherResult, SolutionResult } from "../../../shared/rpc/solutions";
import { chooseOther, playOther, removeOther, renameOther } from "../../session/record/otherSolutions";
import { solutionMark } from "../../session/record/solutionMark";
import { focusPlayedBoard } from "../../play/boardFocus";
import { IconButton } from "../../ui/Button";
import { TextInput } from "../../ui/Field";
import { OutcomeIcon } from "../../ui/OutcomeIcon";
import { useDraft } from "../../ui/useDraft";
import "./otherSolutions.css";

export interface OtherSolutionsProps {
  readonly file: string;
  readonly others: readonly OtherRecord[];
  /** What the last check said of the level. */
  readonly result: SolutionResult | undefined;
}

export function OtherSolutions({ file, others, result }: OtherSolutionsProps): ReactElement | null {
  if (others.length === 0) return null;
  return (
    <ul className="gw-other-solutions" aria-label="Other solutions" data-document={file}>
      {others.map((other, index) => (
        <li key={other.at}>
          <Outcome checked={result?.others?.[index]} result={result} />
          <NameField name={other.name} onChange={(name) => renameOther(file, index, name)} />
          <small>{other.moves.length === 1 ? "1 move" : `${other.moves.length} moves`}</small>
          <IconButton
            icon={Play}
            label={`Play ${other.name}`}
            onClick={() => void playOther(file, index).then(focusPlayedBoard)}
          />
          <IconButton icon={Star} label={`Make ${other.name} the Gold Path`} onClick={() => chooseOther(file, index)} />
          <IconButton icon={Trash2} label={`Delete ${other.name}`} onClick={() => removeOther(file, index)} />
        </li>
      ))}
    </ul>
  );
}

interface OutcomeProps {
  /** Absent until it was checked. */
  readonly checked: OtherResult | undefined;
  readonly result: SolutionResult | undefined;
}

function Outcome({ checked, result }: OutcomeProps): ReactElement {
  if (checked === undefined || result === undefined) return <span className="gw-other-unchecked" />;
  const { level, title, file } = result;
  const { tone, sign, words } = solutionMark({ level, title, file, ...checked });
  return <OutcomeIcon tone={tone} sign={sign} label={words} />;
}

function NameField({
  name,
  onChange,
}: {
  readonly name: string;
  readonly onChange: (name: string) => void;
}): ReactElement {
  const read = (text: string) => (text.trim() === "" ? refused("Enter a name.") : done(text.trim()));
  const draft = useDraft(name, read, onChange);
  return <TextInput {...draft.props} aria-label={`Name of ${name}`} title={draft.refusal} maxLength={80} />;
}
