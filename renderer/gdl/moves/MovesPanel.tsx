// Why a piece may move to a target or not: every action that was tried, with each of its conditions.
import { Check, ListChecks, Minus, X } from "lucide-react";
import { type ReactElement, useMemo } from "react";
import { type ConditionRow, type TriedRow, triedRows } from "../../../shared/engine/explain/triedRows";
import type { Source } from "../../../shared/engine/debugInfo";
import { type GameIndex, indexGame } from "../../../shared/dialects/gdl/text/names/gameIndex";
import { usePackSource } from "../../documents/packSource";
import { reveal } from "../../session/pack/textPlaces";
import { boardAtCursor } from "../../session/play/playState";
import { usePlayStore } from "../../session/play/playStore";
import { showPanel } from "../../session/window/shellPort";
import { EmptyState } from "../../ui/EmptyState";
import { gameState } from "../game/gameState";
import { useMoveQuestion } from "../play/moveQuestion";
import { useExplanation } from "../play/useExplanation";
import { type Movable, beforePlayWords, movableIn, noActionWords, notAllowedWords } from "./movesWords";
import { QuestionFields } from "./QuestionFields";
import "./moves.css";

export function MovesPanel(): ReactElement {
  const isPlayed = usePlayStore((state) => state.turns.length > 0);
  const index = indexGame(usePackSource());
  const movable = movableIn(index);
  return (
    <section className="gw-moves" aria-label="Moves" data-context="debug">
      {isPlayed ? (
        <Moves index={index} movable={movable} />
      ) : (
        <EmptyState icon={ListChecks} title="Nothing has been played yet" text={beforePlayWords(movable)} />
      )}
    </section>
  );
}

function Moves({ index, movable }: { readonly index: GameIndex; readonly movable: Movable }): ReactElement {
  const question = useMoveQuestion();
  const shown = usePlayStore((state) => state.shown);
  // Inside a move it is asked about that move, which was made before it.
  const isInside = usePlayStore((state) => state.cursor !== null) && shown > 0;
  const explained = useExplanation(question, isInside ? shown - 1 : shown);
  const debug = usePlayStore((state) => state.level?.debug);
  const rows = useMemo(
    () => (explained === null || debug === undefined ? [] : triedRows(explained.tries, debug, question.to !== null)),
    [explained, debug, question.to],
  );
  const phase = useShownPhase();
  const names = rows.map(({ name }) => name);
  const notAllowed = explained === null || phase === null ? null : notAllowedWords(index, phase, names);
  // Where several players may act, each action is tried for each of them.
  const isOfSeveral = new Set(rows.map(({ seat }) => seat)).size > 1;
  return (
    <>
      {movable === "nothing" ? null : <QuestionFields question={question} movable={movable} />}
      <div className="gw-moves-rows" aria-live="polite">
        {isInside ? <p>{`Before move ${shown}:`}</p> : null}
        {explained !== null && rows.length === 0 ? <p>{noActionWords(question, movable)}</p> : null}
        {rows.map((row) => (
          <Tried key={`${row.seat} ${row.name}`} row={row} isOfSeveral={isOfSeveral} />
        ))}
        {notAllowed === null ? null : <p>{notAllowed}</p>}
        {explained?.isCut === true ? <p>There are more than were tried.</p> : null}
      </div>
    </>
  );
}

/** Returns the phase after the shown turn; null inside a move. */
function useShownPhase(): string | null {
  const board = usePlayStore((state) => (state.cursor === null ? boardAtCursor(state) : null));
  return useMemo(() => (board === null ? null : gameState(board.state).phase), [board]);
}

function show({ file, at }: Source): void {
  reveal(file, at);
  showPanel("editor");
}

interface TriedProps {
  readonly row: TriedRow;
  /** Actions of several players are listed: each shows whose it is. */
  readonly isOfSeveral: boolean;
}

function Tried({ row, isOfSeveral }: TriedProps): ReactElement {
  const { name, source, seat, verdict, isAllowed, target, conditions } = row;
  const by = isOfSeveral ? `by ${seat}` : null;
  return (
    <section
      className="gw-moves-action"
      aria-label={by === null ? `Action ${name}` : `Action ${name} ${by}`}
      data-allowed={isAllowed}
    >
      <h4>
        <button type="button" onClick={() => source !== null && show(source)}>
          {name}
        </button>
        {by === null ? null : <small>{by}</small>}
        <span>{verdict}</span>
        {target === null || isAllowed ? null : <small>{`nearest target ${target}`}</small>}
      </h4>
      <ol>
        {conditions.map((condition) => (
          <Condition key={condition.source.at} condition={condition} />
        ))}
      </ol>
    </section>
  );
}

const LOOKS = {
  holds: { icon: Check, words: "holds" },
  fails: { icon: X, words: "does not hold" },
  after: { icon: Minus, words: "not looked at" },
} as const;

function Condition({ condition }: { readonly condition: ConditionRow }): ReactElement {
  const { text, state, source, parts } = condition;
  const { icon: Icon, words } = LOOKS[state];
  const values = parts.map(({ text: part, value, error }) => `${part} = ${error ?? JSON.stringify(value)}`);
  return (
    <li data-state={state}>
      <button type="button" title={[words, ...values].join("\n")} onClick={() => show(source)}>
        <Icon size={13} aria-label={words} />
        <code>{text}</code>
      </button>
      {state === "fails" && values.length > 0 ? <div className="gw-moves-values">{values.join(" · ")}</div> : null}
    </li>
  );
}
