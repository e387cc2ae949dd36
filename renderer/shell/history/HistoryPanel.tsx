// The steps of undo of the file in view, newest last: a click goes to that step, back or forth, as undo and redo do. One
// stop of the Tab key, walked by the arrow keys.
import { History } from "lucide-react";
import { type KeyboardEvent, type ReactElement, useEffect, useReducer, useRef } from "react";
import { goToStep, historyOf, onHistoryChange } from "../../documents/history/stepHistory";
import type { StepRow } from "../../documents/history/stepLog";
import { usePackStore } from "../../session/pack/packStore";
import { EmptyState } from "../../ui/EmptyState";
import "./history.css";

export function HistoryPanel(): ReactElement {
  // As undo outside of the text: the level on the board, else the file that is shown.
  const path = usePackStore(({ activeLevelFile, activeFile }) => activeLevelFile ?? activeFile);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const subscription = onHistoryChange(redraw);
    return () => subscription.dispose();
  }, []);
  const history = path === null ? null : historyOf(path);
  if (path === null || history === null) {
    return <EmptyState icon={History} title="Nothing to undo" text="Each change of a file becomes a step here." />;
  }
  const { log, openedAtMs } = history;
  const opened: StepRow = { id: 0, name: "Opened", atMs: openedAtMs, paths: [] };
  return <Steps key={path} path={path} rows={[opened, ...log.rows()]} done={log.done()} />;
}

interface StepsProps {
  readonly path: string;
  /** The first is the file as it was opened. */
  readonly rows: readonly StepRow[];
  readonly done: number;
}

function Steps({ path, rows, done }: StepsProps): ReactElement {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current="step"]')?.scrollIntoView({ block: "nearest" });
  });
  const press = (event: KeyboardEvent): void => {
    const buttons = [...(list.current?.querySelectorAll("button") ?? [])];
    const at = buttons.findIndex((button) => button === event.target);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
    const button = next === undefined ? undefined : buttons[next];
    if (button === undefined) return;
    event.preventDefault();
    button.focus();
  };
  return (
    <section className="gw-history" aria-label="History">
      <p className="gw-history-file">{path}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The keys are those of its buttons. */}
      <ol ref={list} onKeyDown={press}>
        {rows.map(({ id, name, atMs, paths }, index) => (
          <li key={id}>
            <button
              type="button"
              tabIndex={index === done ? 0 : -1}
              aria-current={index === done ? "step" : undefined}
              data-undone={index > done}
              title={index > done ? "Redo up to this step" : "Undo what came after this step"}
              onClick={() => goToStep(path, index)}
            >
              <span>{name}</span>
              {paths.length === 0 ? null : <small>{`in ${paths.join(", ")}`}</small>}
              <time dateTime={new Date(atMs).toISOString()}>{new Date(atMs).toLocaleTimeString()}</time>
              {index > done ? <span className="visually-hidden">undone</span> : null}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
