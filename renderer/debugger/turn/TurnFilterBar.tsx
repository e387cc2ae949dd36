// Filters the tree of a turn by rule, cell or type of event, and says how many records are left.
import { FilterX } from "lucide-react";
import { type ReactElement, useMemo } from "react";
import type { Position } from "../../../shared/base/boardView";
import type { TraceReading } from "../../../shared/engine/tracePresentation";
import type { TurnRecord } from "../../../shared/engine/turnRecord";
import { ruleKey } from "../../../shared/engine/explain/ruleName";
import type { FilteredTurn } from "../../../shared/engine/trace/traceFilter";
import { indexTrace } from "../../../shared/engine/explain/whyIndex";
import { Button } from "../../ui/Button";
import { Select, TextInput } from "../../ui/Field";
import { useCellDraft } from "../cellDraft";
import { hasCells } from "../hasCells";
import { changeTurnFilter, clearTurnFilter, useTurnFilter } from "./turnFilterStore";

export interface TurnFilterBarProps {
  readonly turn: TurnRecord;
  readonly reading: TraceReading;
  /** Null: no filter. */
  readonly left: FilteredTurn | null;
}

export function TurnFilterBar({ turn, reading, left }: TurnFilterBarProps): ReactElement {
  const { rule, event, cell } = useTurnFilter();
  const index = indexTrace(turn.trace);
  const { words } = reading.presentation;
  const rules = useMemo(
    () =>
      chosenFrom(
        `any ${words.rule}`,
        reading.debug.rules.map((_, number) => [
          ruleKey(reading.debug, number),
          index.attempts.get(number)?.length ?? 0,
        ]),
      ),
    [reading, index, words],
  );
  const events = useMemo(
    () =>
      chosenFrom(
        "any event",
        Array.from(index.events, ([type, records]) => [type, records.length]),
      ),
    [index],
  );
  return (
    <search className="gw-turn-filter" aria-label="Filter of the turn">
      <Select
        aria-label={`Only this ${words.rule}`}
        options={withChosen(rules, rule)}
        value={rule ?? ""}
        onChange={({ target }) => changeTurnFilter({ rule: target.value === "" ? null : target.value })}
      />
      <Select
        aria-label="Only this type of event"
        options={withChosen(events, event)}
        value={event ?? ""}
        onChange={({ target }) => changeTurnFilter({ event: target.value === "" ? null : target.value })}
      />
      {hasCells(reading.presentation) ? <CellInput cell={cell} word={words.cell} /> : null}
      <output>{left === null ? "all records" : `${left.count} of ${left.of} records`}</output>
      <Button variant="quiet" icon={FilterX} disabled={left === null} onClick={clearTurnFilter}>
        Show all
      </Button>
    </search>
  );
}

interface Option {
  readonly value: string;
  readonly title: string;
}

/** Names by how often they occur in the turn; those that do not come last. */
function chosenFrom(none: string, names: readonly (readonly [name: string, count: number])[]): readonly Option[] {
  const found = [...names].sort(([a, first], [b, second]) => second - first || (a < b ? -1 : 1));
  return [
    { value: "", title: none },
    ...found.map(([value, count]) => ({ value, title: count === 0 ? `${value} (not here)` : `${value} (${count})` })),
  ];
}

/** Keeps the filter visible in a turn without matches. */
function withChosen(options: readonly Option[], chosen: string | null): readonly Option[] {
  if (chosen === null || options.some(({ value }) => value === chosen)) return options;
  return [...options, { value: chosen, title: `${chosen} (not here)` }];
}

interface CellInputProps {
  readonly cell: Position | null;
  /** What the language calls a cell. */
  readonly word: string;
}

function CellInput({ cell, word }: CellInputProps): ReactElement {
  const draft = useCellDraft(cell, (meant) => changeTurnFilter({ cell: meant }));
  return (
    <TextInput
      {...draft.props}
      aria-label={`Only this ${word}`}
      aria-invalid={draft.refusal !== undefined}
      title={draft.refusal}
      placeholder={`any ${word}, or ${draft.example}`}
    />
  );
}
