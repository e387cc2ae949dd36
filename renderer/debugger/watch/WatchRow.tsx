// One watch: its value at the cursor, its value when the turn began, and the turns in which it changed.
import { History, Trash2 } from "lucide-react";
import type { KeyboardEvent, ReactElement } from "react";
import { type HistoryOf, lastWriteBefore } from "../../../shared/engine/explain/history";
import type { TracePresentation } from "../../../shared/engine/tracePresentation";
import { type Watch, watchValue, watchedHistory } from "../../../shared/engine/breakpoints/watches";
import type { ConditionAnswer } from "../../../shared/rpc/debug";
import { removeWatch } from "../../session/run/breakpoints";
import { boardAtCursor, shownTurn } from "../../session/play/playState";
import { tellInPassing } from "../../session/play/playCommands";
import { playStore, usePlayStore } from "../../session/play/playStore";
import { goToMoment } from "../../session/step/runCommands";
import { IconButton } from "../../ui/Button";
import { focusBeside, leaveRow } from "../../ui/rowFocus";
import { ANY_EVENT, useConditionProblems } from "../breakpoints/useConditionProblems";
import { conditionText, watchedText } from "./watchedText";
import { WatchTurns } from "./WatchTurns";

/** The control of a row that the arrows go to. */
const NAME = ".gw-watch-name";

export interface WatchRowProps {
  /** As one types it. */
  readonly name: string;
  readonly watch: Watch;
  readonly presentation: TracePresentation;
  readonly index: number;
  /** Of a condition. */
  readonly answer: ConditionAnswer | undefined;
  /** Of a condition, at the end of each turn; null while it is not known. */
  readonly answers: readonly ConditionAnswer[] | null;
  readonly isVisible: boolean;
  readonly onEdit: () => void;
}

export function WatchRow(props: WatchRowProps): ReactElement {
  const { name, watch, presentation, index, answer, answers, isVisible, onEdit } = props;
  const board = usePlayStore((state) => (isVisible ? boardAtCursor(state) : null));
  const before = usePlayStore(shownTurn)?.before ?? null;
  const of = watchedHistory(watch);
  const wrong = useWrongText(watch, answer);
  const value = board === null ? null : watchValue(board, watch, presentation);
  const now = board === null ? "nothing is played" : watchedText(value, wrong, answer);
  const was = board === null || before === null ? null : watchValue(before, watch, presentation);
  return (
    <li className="gw-watch-row" data-changed={was !== null && was !== now ? true : undefined}>
      <button
        type="button"
        className="gw-watch-name"
        title={`${name}\nEnter or a click changes it, Delete removes it`}
        aria-label={`Change the watch ${name}`}
        onClick={onEdit}
        onKeyDown={(event) => press(event, index)}
      >
        {watch.kind === "condition" ? presentation.valueText(watch.condition) : name}
      </button>
      <span className="gw-watch-buttons">
        {of === null ? null : (
          <IconButton icon={History} label={`Go to what set ${name}`} onClick={() => goToSource(name, of)} />
        )}
        <IconButton
          icon={Trash2}
          label={`Remove: ${name}`}
          onClick={({ currentTarget }) => remove(currentTarget.closest("li"), index)}
        />
      </span>
      <span className="gw-watch-value">
        <output aria-label={name}>{now}</output>
        {was === null || was === now ? null : <small>{`was ${was}`}</small>}
      </span>
      {isVisible ? (
        <WatchTurns watch={watch} presentation={presentation} answers={answers?.map(conditionText) ?? null} />
      ) : null}
    </li>
  );
}

/** Returns what is wrong with an expression that has no value, in a sentence; null where nothing is known to be. */
function useWrongText(watch: Watch, answer: ConditionAnswer | undefined): string | null {
  const text = answer === null && watch.kind === "condition" ? watch.condition : "";
  const problems = useConditionProblems(ANY_EVENT, typeof text === "string" ? text : "");
  return problems.find(({ severity }) => severity === "error")?.message ?? null;
}

/** Arrows go from watch to watch. */
function press(event: KeyboardEvent<HTMLButtonElement>, index: number): void {
  const row = event.currentTarget.closest("li");
  if (event.key === "Delete") remove(row, index);
  else if (event.key === "ArrowDown") focusBeside(row, NAME, "next");
  else if (event.key === "ArrowUp") focusBeside(row, NAME, "previous");
  else return;
  event.preventDefault();
  event.stopPropagation();
}

function remove(row: Element | null, index: number): void {
  leaveRow(row, NAME);
  removeWatch(index);
}

/** To the last write before the cursor, in whatever turn that was. */
function goToSource(name: string, of: HistoryOf): void {
  const { turns, shown, cursor } = playStore.getState();
  const found = lastWriteBefore(turns, of, shown, cursor);
  if (found === null) tellInPassing(`${name} is as the level began.`);
  else goToMoment(found);
}
