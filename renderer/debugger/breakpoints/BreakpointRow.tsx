// One breakpoint of the list: on or off, how often it came true, and, unfolded, its condition, hit count and message.
import { ChevronDown, ChevronRight, FileText, Trash2 } from "lucide-react";
import { type KeyboardEvent, type ReactElement, useEffect, useId, useRef, useState } from "react";
import { type BreakNames, breakText } from "../../../shared/engine/breakpoints/breakPlaces";
import type { Breakpoint } from "../../../shared/engine/breakpoints/breakpoints";
import { type TextProblem, readLogMessage } from "../../../shared/engine/breakpoints/logMessage";
import {
  changeBreakpoint,
  editBreakpoint,
  removeBreakpoint,
  useUnfoldedBreakpoint,
} from "../../session/run/breakpoints";
import { usePackPresentation } from "../../session/pack/packPresentation";
import { placesOf } from "../../session/play/playState";
import { usePlayStore } from "../../session/play/playStore";
import { useRunResults } from "../../session/run/runResults";
import { Badge } from "../../ui/Badge";
import { IconButton } from "../../ui/Button";
import { Field, TextInput } from "../../ui/Field";
import { focusBeside, leaveRow } from "../../ui/rowFocus";
import { ConditionField } from "./ConditionField";
import { type WrongCondition, inForceText, readCondition, writtenCondition, wrongCondition } from "./conditionText";
import { missingName } from "./breakpointPlaces";
import { showRule } from "../rules/showRule";
import { useConditionProblems } from "./useConditionProblems";

/** The control of a row that the arrows go to. */
const CHECKBOX = "input[type='checkbox']";

export interface BreakpointRowProps {
  readonly breakpoint: Breakpoint;
  readonly index: number;
  /** Null until they are known. */
  readonly names: BreakNames | null;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

export function BreakpointRow({ breakpoint, index, names, isOpen, onOpen }: BreakpointRowProps): ReactElement {
  const { on, isEnabled, log } = breakpoint;
  const id = useId();
  const presentation = usePackPresentation();
  const places = usePlayStore(placesOf);
  const name = breakText(on, presentation, places);
  const missing = names === null ? null : missingName(on, names);
  // As it was typed, with its spaces: what is kept of a condition in force is its meaning.
  const [text, setText] = useState(() => writtenCondition(breakpoint));
  const problems = useConditionProblems(on, text);
  const wrong = wrongCondition(breakpoint, text, problems);
  const write = (next: string): void => {
    setText(next);
    changeBreakpoint(index, readCondition(next, presentation.isExpression !== undefined));
  };
  const remove = (row: Element | null): void => {
    leaveRow(row, CHECKBOX);
    removeBreakpoint(index);
  };
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    const row = event.currentTarget.closest("li");
    if (event.key === "Delete") remove(row);
    else if (event.key === "Enter") editBreakpoint(on);
    else if (event.key === "ArrowDown") focusBeside(row, CHECKBOX, "next");
    else if (event.key === "ArrowUp") focusBeside(row, CHECKBOX, "previous");
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <li className="gw-breakpoint-row" data-enabled={isEnabled}>
      <div className="gw-breakpoint-head">
        <IconButton
          icon={isOpen ? ChevronDown : ChevronRight}
          label={`Condition, hits and message: ${name}`}
          aria-expanded={isOpen}
          onClick={() => onOpen(!isOpen)}
        />
        <input
          id={id}
          type="checkbox"
          checked={isEnabled}
          aria-keyshortcuts="Enter Delete ArrowDown ArrowUp"
          title="Enter: condition, hits and message. Delete removes it."
          onKeyDown={press}
          onChange={(event) => changeBreakpoint(index, { isEnabled: event.target.checked })}
        />
        <label htmlFor={id} data-shape={log === null ? "stop" : "log"}>
          {name}
        </label>
        {on.kind !== "rule" ? null : (
          <IconButton icon={FileText} label={`Show in the text: ${on.rule}`} onClick={() => showRule(on.rule)} />
        )}
        <IconButton
          icon={Trash2}
          label={`Remove: ${name}`}
          onClick={({ currentTarget }) => remove(currentTarget.closest("li"))}
        />
      </div>
      <Facts breakpoint={breakpoint} missing={missing} wrong={wrong} isOpen={isOpen} />
      {isOpen ? (
        <BreakpointFields
          breakpoint={breakpoint}
          index={index}
          name={name}
          condition={{ text, problems, wrong, onChange: write }}
        />
      ) : null}
    </li>
  );
}

interface FactsProps {
  readonly breakpoint: Breakpoint;
  /** A name that the pack does not have. */
  readonly missing: string | null;
  readonly wrong: WrongCondition | null;
  readonly isOpen: boolean;
}

/** How often it came true, what is wrong with it, and what is behind the fold. */
function Facts({ breakpoint, missing, wrong, isOpen }: FactsProps): ReactElement | null {
  const { condition, fromHit, log } = breakpoint;
  const isWrong = wrong !== null && !isOpen;
  const count = useRunResults(({ counts }) => (breakpoint.isEnabled ? counts.get(breakpoint) : undefined));
  const folded = [
    ...(condition === null || isWrong ? [] : [`if ${inForceText(condition)}`]),
    ...(fromHit > 1 ? [`from hit ${fromHit} on`] : []),
    ...(log === null ? [] : [`writes “${log}”`]),
  ].join(" · ");
  if (count === undefined && missing === null && !isWrong && (isOpen || folded === "")) return null;
  return (
    <p className="gw-breakpoint-facts">
      {count === undefined ? null : <span className="gw-badge">{count === 1 ? "1 hit" : `${count} hits`}</span>}
      {missing === null ? null : <Badge tone="warning" text={`The pack has no ${missing}.`} />}
      {isWrong ? (
        <>
          <Badge tone="error" text={`Condition: ${wrong.problem}`} />
          <span className="gw-breakpoint-force">{wrong.inForce}</span>
        </>
      ) : null}
      {isOpen || folded === "" ? null : <span title={folded}>{folded}</span>}
    </p>
  );
}

interface FieldsProps {
  readonly breakpoint: Breakpoint;
  readonly index: number;
  readonly name: string;
  readonly condition: {
    readonly text: string;
    readonly problems: readonly TextProblem[];
    readonly wrong: WrongCondition | null;
    readonly onChange: (text: string) => void;
  };
}

function BreakpointFields({ breakpoint, index, name, condition }: FieldsProps): ReactElement {
  const { on, fromHit, log } = breakpoint;
  const fields = useRef<HTMLDivElement>(null);
  const asked = useUnfoldedBreakpoint((state) => state.asked);
  useEffect(() => {
    if (asked === 0) return undefined;
    // A panel that was behind others is in the page only with the next frame.
    const frame = requestAnimationFrame(() => {
      fields.current?.querySelector("input")?.focus();
      fields.current?.scrollIntoView({ block: "nearest" });
    });
    return () => cancelAnimationFrame(frame);
  }, [asked]);
  useEffect(() => {
    const place = fields.current;
    place?.addEventListener("keydown", backToRow);
    return () => place?.removeEventListener("keydown", backToRow);
  }, []);
  const [message, setMessage] = useState(log ?? "");
  const presentation = usePackPresentation();
  const places = usePlayStore(placesOf);
  const [problem] = readLogMessage(message, presentation, places).problems;
  const writeMessage = (text: string): void => {
    setMessage(text);
    changeBreakpoint(index, { log: text.trim() === "" ? null : text });
  };
  return (
    <div ref={fields} className="gw-breakpoint-fields">
      <ConditionField name={name} on={on} {...condition} />
      <Field label="From hit" layout="row">
        {(control) => (
          <input
            {...control}
            className="gw-input gw-breakpoint-count"
            type="number"
            min={1}
            value={fromHit}
            aria-label={`From which hit on: ${name}`}
            onChange={(event) => changeBreakpoint(index, { fromHit: Math.max(1, event.target.valueAsNumber || 1) })}
          />
        )}
      </Field>
      <Field label="Write, do not stop" layout="row" error={problem?.message}>
        {(control) => (
          <TextInput
            {...control}
            aria-label={`Message: ${name}`}
            placeholder={presentation.words.message}
            value={message}
            onChange={(event) => writeMessage(event.target.value)}
          />
        )}
      </Field>
    </div>
  );
}

/** Escape leads from a row's fields back to the row, once it has nothing else to close. */
function backToRow({ key, target }: globalThis.KeyboardEvent): void {
  if (key !== "Escape" || !(target instanceof Element) || target.getAttribute("aria-expanded") === "true") return;
  target.closest("li")?.querySelector<HTMLElement>(CHECKBOX)?.focus();
}
