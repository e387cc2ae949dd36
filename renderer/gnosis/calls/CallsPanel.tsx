// The calls of services that a session made so far, and what stands for the services: stubs, edited where they are
// written.
import { PhoneCall } from "lucide-react";
import { type ReactElement, useMemo, useState } from "react";
import { type CallAnswer, type MadeCall, callsOf } from "../../../shared/dialects/gnosis/presentation/eventCalls";
import { usePackSource } from "../../documents/packSource";
import { setCursor } from "../../session/play/playCommands";
import { goToMoment } from "../../session/step/runCommands";
import { usePlayStore } from "../../session/play/playStore";
import { usePackStore } from "../../session/pack/packStore";
import { EmptyState } from "../../ui/EmptyState";
import { Select } from "../../ui/Field";
import { StubForm } from "./StubForm";
import "../console/console.css";
import "./calls.css";

/** More calls are no list to read; the trace has them all. */
const MOST = 200;

export function CallsPanel(): ReactElement {
  const pack = usePackSource();
  const session = usePackStore((state) => state.activeLevelFile);
  const functions = useMemo(
    () => (pack.model?.names.list(pack, "service", null) ?? []).map(({ name }) => name).sort(),
    [pack],
  );
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = chosen !== null && functions.includes(chosen) ? chosen : (functions[0] ?? null);
  if (shown === null) {
    return <EmptyState icon={PhoneCall} title="No services" text="No rule of this pack calls a service." />;
  }
  return (
    <section className="gw-calls" aria-label="Calls" data-context="debug">
      <MadeCalls onStub={setChosen} />
      <div className="gw-calls-stub">
        <Select
          aria-label="Function"
          options={functions.map((name) => ({ value: name, title: name }))}
          value={shown}
          onChange={({ target }) => setChosen(target.value)}
        />
        <StubForm key={shown} pack={pack} session={session} name={shown} />
      </div>
    </section>
  );
}

interface TurnCalls {
  readonly number: number;
  readonly calls: readonly MadeCall[];
}

/** The calls of each turn up to the one in view, the last turn first. */
function MadeCalls({ onStub }: { readonly onStub: (name: string) => void }): ReactElement {
  const turns = usePlayStore((state) => state.turns);
  const shown = usePlayStore((state) => state.shown);
  const made = useMemo((): readonly TurnCalls[] => {
    const found: TurnCalls[] = [];
    let left = MOST;
    for (let number = shown; number > 0 && left > 0; number -= 1) {
      const turn = turns[number];
      const calls = turn === undefined ? [] : callsOf(turn).slice(0, left);
      left -= calls.length;
      if (calls.length > 0) found.push({ number, calls });
    }
    return found;
  }, [turns, shown]);
  if (made.length === 0) return <p className="gw-console-note">No service was called yet.</p>;
  return (
    <ol className="gw-calls-list" aria-label="Calls made">
      {made.map(({ number, calls }) => (
        <li key={number}>
          <h4>{`Turn ${number}`}</h4>
          <ol className="gw-console-lines">
            {calls.map((call) => (
              <Call key={call.record} call={call} turn={number} isShown={number === shown} onStub={onStub} />
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}

interface CallProps {
  readonly call: MadeCall;
  readonly turn: number;
  readonly isShown: boolean;
  readonly onStub: (name: string) => void;
}

/** A click shows the call in the turn, and its stub below. */
function Call({ call, turn, isShown, onStub }: CallProps): ReactElement {
  const isCurrent = usePlayStore((state) => isShown && state.cursor === call.record);
  const { name, parameters, answer, record } = call;
  return (
    <li>
      <button
        type="button"
        className="gw-console-line gw-call"
        aria-current={isCurrent}
        onClick={() => {
          onStub(name);
          if (isShown) setCursor(record);
          else goToMoment({ turn, record });
        }}
      >
        <strong>{name}</strong> <code>{JSON.stringify(parameters)}</code>
        <span className="gw-call-answer" data-kind={answer.kind}>
          {answerText(answer)}
        </span>
      </button>
    </li>
  );
}

function answerText(answer: CallAnswer): string {
  if (answer.kind === "not made") return "not made: a dry run";
  return answer.kind === "handled" ? `→ ${JSON.stringify(answer.result)}` : answer.why;
}
