// The line in which a constraint is set, or a play is asked for: what it is about is offered from the pack.
import { Plus } from "lucide-react";
import { type ReactElement, useState } from "react";
import type { BreakNames } from "../../shared/engine/breakpoints/breakPlaces";
import type { Observed } from "../../shared/engine/search/observed";
import { type ObservedKind, readObservedAs } from "../../shared/engine/search/observedText";
import { Button } from "../ui/Button";
import { Select } from "../ui/Field";
import { SuggestInput, type Suggestion } from "../ui/SuggestInput";
import { namedLines } from "../ui/namedLines";
import { OBSERVED_KINDS } from "./constraintText";
import { eventLines } from "./eventLines";
import { usePackNames } from "../session/pack/usePackNames";

const MANNERS = [
  { value: "must", title: "Must:" },
  { value: "must-not", title: "Must not:" },
  { value: "play", title: "Find a play:" },
] as const;

type Manner = (typeof MANNERS)[number]["value"];

export interface NewConstraintProps {
  readonly onAdd: (manner: Manner, what: Observed) => void;
}

export function NewConstraint({ onAdd }: NewConstraintProps): ReactElement {
  const [manner, setManner] = useState<Manner>("must");
  const [kind, setKind] = useState<ObservedKind>("rule");
  const [text, setText] = useState("");
  const [refusal, setRefusal] = useState<string | null>(null);
  const names = usePackNames();
  const prompt = OBSERVED_KINDS.find((each) => each.kind === kind)?.prompt ?? "";
  const change = (next: string): void => {
    setText(next);
    setRefusal(null);
  };
  const add = (): void => {
    const read = readObservedAs(kind, text);
    if (!read.ok) return setRefusal(read.refusal);
    onAdd(manner, read.value);
    change("");
  };
  return (
    <div className="gw-solver-new">
      <Select
        aria-label="What is asked"
        options={MANNERS}
        value={manner}
        onChange={(event) => setManner(MANNERS.find(({ value }) => value === event.target.value)?.value ?? "must")}
      />
      <Select
        aria-label="What happens"
        options={OBSERVED_KINDS.map((each) => ({ value: each.kind, title: each.title }))}
        value={kind}
        onChange={(event) => {
          setKind(OBSERVED_KINDS.find((each) => each.kind === event.target.value)?.kind ?? "rule");
          change("");
        }}
      />
      <SuggestInput
        aria-label={prompt}
        placeholder={prompt}
        value={text}
        onChange={change}
        suggest={async (typed, caret) => linesFor(kind, typed, caret, names)}
        onKeyDown={(event) => {
          // With a row of the list marked, Enter takes that row.
          if (event.key === "Enter" && !event.currentTarget.getAttribute("aria-activedescendant")) add();
        }}
      />
      <Button icon={Plus} disabled={text.trim() === ""} onClick={add}>
        {manner === "play" ? "Find" : "Add"}
      </Button>
      {refusal === null ? null : (
        <span className="gw-field-error" role="alert">
          {refusal}
        </span>
      )}
    </div>
  );
}

function linesFor(kind: ObservedKind, typed: string, caret: number, names: BreakNames | null): readonly Suggestion[] {
  if (names === null || kind === "condition") return [];
  if (kind === "event") return eventLines(typed, caret, names);
  return namedLines(typed, kind === "rule" ? names.rules : names.kinds);
}
