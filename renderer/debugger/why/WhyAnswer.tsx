// An answer to "why": the sentence, the attempts with their clauses, and links to what else explains it.
import { CircleCheck, CircleDashed, CircleX, type LucideIcon } from "lucide-react";
import type { ReactElement } from "react";
import { defined } from "../../../shared/base/defined";
import type { TraceReading } from "../../../shared/engine/tracePresentation";
import type { TurnRecord } from "../../../shared/engine/turnRecord";
import { ruleKey } from "../../../shared/engine/explain/ruleName";
import type { RuleAnswer } from "../../../shared/engine/explain/why";
import type { Attempt } from "../../../shared/engine/explain/whyAttempts";
import type { CellAnswer } from "../../../shared/engine/explain/whyCell";
import { type Clause, type ClauseVerdict, flatClauses } from "../../../shared/engine/explain/whyClauses";
import {
  attemptText,
  blameNotes,
  cellHeadline,
  changeText,
  clauseText,
  eventLine,
  ruleHeadline,
  untriedText,
} from "../../../shared/engine/explain/whyText";
import { reveal } from "../../session/pack/textPlaces";
import { setCursor } from "../../session/play/playCommands";
import { CellHistory } from "./CellHistory";
import { GoButton } from "../GoButton";

interface AnswerProps<Told> {
  readonly turn: TurnRecord;
  readonly reading: TraceReading;
  readonly answer: Told;
}

const ICONS: Readonly<Record<ClauseVerdict, LucideIcon>> = {
  holds: CircleCheck,
  fails: CircleX,
  "not-tried": CircleDashed,
};

/** A rule's attempts, nearest miss first. */
export function RuleAnswerView({ turn, reading, answer }: AnswerProps<RuleAnswer>): ReactElement {
  const source = reading.debug.rules[answer.rule]?.source;
  return (
    <article className="gw-why-rule">
      <h3>{ruleHeadline(turn, reading, answer)}</h3>
      {source === undefined ? null : (
        <GoButton
          text={`Show ${ruleKey(reading.debug, answer.rule)} in the text`}
          go={() => reveal(source.file, source.at)}
        />
      )}
      {answer.attempts.map((attempt) => (
        <AttemptView key={attempt.record} turn={turn} reading={reading} attempt={attempt} />
      ))}
      {answer.untried.map((untried) => (
        <GoButton
          key={untried.event}
          text={untriedText(turn, reading.presentation, untried)}
          go={() => setCursor(untried.event)}
        />
      ))}
      <Events title="Closest attempts" turn={turn} reading={reading} events={answer.nearestEvents} />
    </article>
  );
}

interface AttemptProps {
  readonly turn: TurnRecord;
  readonly reading: TraceReading;
  readonly attempt: Attempt;
}

function AttemptView({ turn, reading, attempt }: AttemptProps): ReactElement {
  return (
    <section className="gw-why-attempt" data-outcome={attempt.outcome}>
      <GoButton
        text={attemptText(turn, reading.presentation, attempt)}
        go={() => setCursor(attempt.ran ?? attempt.record)}
      />
      <ul>
        {flatClauses(attempt.clauses).map(({ clause, depth }) => (
          <ClauseView
            key={clause.condition}
            turn={turn}
            reading={reading}
            attempt={attempt}
            clause={clause}
            depth={depth}
          />
        ))}
      </ul>
    </section>
  );
}

interface ClauseProps extends AttemptProps {
  readonly clause: Clause;
  readonly depth: number;
}

/** A clause leads to its text, and the debugger to where it was tried: the cell it looked at is marked on the board. */
function ClauseView({ turn, reading, attempt, clause, depth }: ClauseProps): ReactElement {
  const Icon = ICONS[clause.verdict];
  const blamed = attempt.blamed.find((each) => each.clause.condition === clause.condition);
  const source = defined(reading.debug.conditions[clause.condition]).source;
  const go = (): void => {
    setCursor(clause.record ?? attempt.record);
    reveal(source.file, source.at);
  };
  return (
    <li style={{ paddingLeft: depth * 16 }}>
      <button
        type="button"
        className="gw-why-clause"
        data-verdict={clause.verdict}
        data-blamed={blamed === undefined ? undefined : true}
        onClick={go}
      >
        <Icon size={14} aria-hidden />
        {clauseText(clause, reading.presentation)}
      </button>
      {(blamed === undefined ? [] : blameNotes(turn, reading, blamed)).map(({ text, record }) => (
        <GoButton key={text} text={text} go={() => setCursor(record)} />
      ))}
    </li>
  );
}

/** What happened to a cell, and the rules that nearly did something to it. */
export function CellAnswerView({ turn, reading, answer }: AnswerProps<CellAnswer>): ReactElement {
  return (
    <>
      <h3>{cellHeadline(turn, reading, answer)}</h3>
      {answer.writes.map((write) => (
        <GoButton key={write} text={changeText(turn, reading, write)} go={() => setCursor(write)} />
      ))}
      <Events title="Events about it" turn={turn} reading={reading} events={answer.events} />
      {answer.rules.map((rule) => (
        <RuleAnswerView key={rule.rule} turn={turn} reading={reading} answer={rule} />
      ))}
      <Events title="Events nearest to it" turn={turn} reading={reading} events={answer.nearestEvents} />
      <CellHistory reading={reading} position={answer.position} />
    </>
  );
}

interface EventsProps {
  readonly title: string;
  readonly turn: TurnRecord;
  readonly reading: TraceReading;
  readonly events: readonly number[];
}

function Events({ title, turn, reading, events }: EventsProps): ReactElement | null {
  if (events.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      {events.map((event) => (
        <GoButton key={event} text={eventLine(turn, reading.presentation, event)} go={() => setCursor(event)} />
      ))}
    </>
  );
}
