// The Why panel: why a rule fired or did not in the turn in view, why a cell changed or did not, why an action was
// refused. shared/engine/explain works the answers out.
import { CircleHelp } from "lucide-react";
import { type ReactElement, useMemo } from "react";
import { a } from "../../../shared/base/article";
import { capital } from "../../../shared/base/capital";
import { defined } from "../../../shared/base/defined";
import { type Position, entityAt } from "../../../shared/base/boardView";
import type { TurnRecord } from "../../../shared/engine/turnRecord";
import { hasId, isWritten, ruleKey, ruleOfKey, ruleTitle } from "../../../shared/engine/explain/ruleName";
import { whyRule } from "../../../shared/engine/explain/why";
import { whyCell } from "../../../shared/engine/explain/whyCell";
import { usePackPresentation } from "../../session/pack/packPresentation";
import { usePackWords } from "../../session/pack/packWords";
import { usePlayStore } from "../../session/play/playStore";
import { useWhyQuestion } from "../../session/step/whyQuestion";
import { type PlayedLevel, shownTurn } from "../../session/play/playState";
import { EmptyState } from "../../ui/EmptyState";
import { Field, Select, TextInput } from "../../ui/Field";
import { CellAnswerView, RuleAnswerView } from "./WhyAnswer";
import { useCellDraft } from "../cellDraft";
import { RefusalView } from "./RefusalView";
import { hasCells } from "../hasCells";
import "../debugPanel.css";
import "./why.css";

export function WhyPanel(): ReactElement {
  const { move } = usePackWords();
  const { rule } = usePackPresentation().words;
  const level = usePlayStore((state) => state.level);
  const turns = usePlayStore((state) => state.turns);
  const shown = usePlayStore((state) => state.shown);
  if (level === null || turns[shown] === undefined) {
    return (
      <EmptyState
        icon={CircleHelp}
        title="Nothing has been played yet"
        text={`Play ${a(move)}, then ask why ${a(rule)} fired or did not.`}
      />
    );
  }
  return (
    <section className="gw-debug-panel gw-why" aria-label="Why" data-context="debug">
      <Question level={level} />
      <div className="gw-why-answer" aria-live="polite">
        <RefusalView level={level} />
        <Answer level={level} turns={turns} shown={shown} />
      </div>
    </section>
  );
}

function Question({ level }: { readonly level: PlayedLevel }): ReactElement {
  const { rule, position } = useWhyQuestion();
  const { words } = level.presentation;
  const options = useMemo(
    () => [
      {
        value: "",
        title: hasCells(level.presentation) ? `anything about the ${words.cell}` : `choose ${a(words.rule)}`,
      },
      ...level.debug.rules.flatMap(({ on }, rule) => (isWritten(level.debug, rule) ? ruleOption(level, rule, on) : [])),
    ],
    [level, words],
  );
  const onBoard = hasCells(level.presentation);
  return (
    <div className="gw-why-question">
      <Field label={capital(words.rule)} layout="row">
        {(control) => (
          <Select
            {...control}
            options={options}
            value={rule ?? ""}
            onChange={(event) =>
              useWhyQuestion.setState({ rule: event.target.value === "" ? null : event.target.value })
            }
          />
        )}
      </Field>
      {onBoard ? <CellField position={position} cell={words.cell} /> : null}
      {rule === null && position !== null ? <LayerField level={level} position={position} /> : null}
    </div>
  );
}

function ruleOption({ debug, presentation }: PlayedLevel, rule: number, on: string): { value: string; title: string } {
  const value = ruleKey(debug, rule);
  const title = hasId(debug, rule) ? value : `${ruleTitle(debug, rule, presentation.words.rule)} (no id), on ${on}`;
  return { value, title };
}

interface LayerFieldProps {
  readonly level: PlayedLevel;
  readonly position: Position;
}

/** The part of the cell that the question is about: all of it, or its content on a layer before the turn. */
function LayerField({ level: { presentation }, position }: LayerFieldProps): ReactElement | null {
  const { layer } = useWhyQuestion();
  const before = usePlayStore((state) => shownTurn(state)?.before);
  if (before === undefined || position[0] >= before.width || position[1] >= before.height) return null;
  const options = before.layers.map((id) => ({
    value: id,
    title: `${id}: ${presentation.entityText(entityAt(before, id, ...position))}`,
  }));
  return (
    <Field label="What" layout="row">
      {(control) => (
        <Select
          {...control}
          options={[{ value: "", title: "all that is there" }, ...options]}
          value={layer ?? ""}
          onChange={({ target }) => useWhyQuestion.setState({ layer: target.value === "" ? null : target.value })}
        />
      )}
    </Field>
  );
}

interface CellFieldProps {
  readonly position: Position | null;
  /** What the language calls a cell. */
  readonly cell: string;
}

function CellField({ position, cell }: CellFieldProps): ReactElement {
  const draft = useCellDraft(position, (chosen) => useWhyQuestion.setState({ position: chosen, layer: null }));
  return (
    <Field label={capital(cell)} layout="row" error={draft.refusal}>
      {(control) => <TextInput {...control} {...draft.props} placeholder={`any, or ${draft.example}`} />}
    </Field>
  );
}

interface AnswerProps {
  readonly level: PlayedLevel;
  readonly turns: readonly TurnRecord[];
  readonly shown: number;
}

function Answer({ level, turns, shown }: AnswerProps): ReactElement {
  const { rule: id, position, layer } = useWhyQuestion();
  const { start } = usePackWords();
  const { words } = level.presentation;
  const turn = defined(turns[shown]);
  const rule = id === null ? -1 : ruleOfKey(level.debug, id);
  const answer = useMemo(
    () => (rule < 0 ? null : whyRule({ turns, number: shown, reading: level }, rule, position)),
    [turns, shown, level, rule, position],
  );
  const cell = useMemo(
    () =>
      id !== null || position === null ? null : whyCell({ turns, number: shown, reading: level }, position, layer),
    [turns, shown, level, id, position, layer],
  );
  if (answer !== null) return <RuleAnswerView turn={turn} reading={level} answer={answer} />;
  if (cell !== null) return <CellAnswerView turn={turn} reading={level} answer={cell} />;
  if (id !== null) return <p className="gw-why-hint">{`The ${start} that is played has no ${words.rule} ${id}.`}</p>;
  return (
    <p className="gw-why-hint">
      {hasCells(level.presentation)
        ? `Choose ${a(words.rule)} or ${a(words.cell)}. In the text, Shift+F9 asks about the ${words.rule} at the caret; on the board, Alt+click asks about ${a(words.cell)}.`
        : `Choose ${a(words.rule)}. In the text, Shift+F9 asks about the ${words.rule} at the caret.`}
    </p>
  );
}
