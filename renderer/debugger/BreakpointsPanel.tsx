// The breakpoints of the pack: set, changed, switched off, run to. What they mean is shared/engine/breakpoints.
import { CirclePlay, Plus, StepBack, StepForward, Trash2 } from "lucide-react";
import { type ReactElement, useId, useState } from "react";
import type { Json } from "../../shared/base/json";
import { type BreakOn, type Breakpoint, breakText } from "../../shared/engine/breakpoints";
import { changeBreakpoint, removeBreakpoint, toggleBreakpoint, useBreakpoints } from "../session/breakpoints";
import { runAllGoldPaths, runToBreakpoint, showGoldPathHit, useGoldPathHits } from "../session/runCommands";
import { Button, IconButton } from "../ui/Button";
import { Select, TextInput } from "../ui/Field";
import { Toolbar, ToolbarSpacer } from "../ui/Toolbar";
import { PLACES, type PlaceKind, placeFrom } from "./breakpointPlaces";
import "./why.css";

export function BreakpointsPanel(): ReactElement {
  const breakpoints = useBreakpoints();
  return (
    <section className="gw-why" aria-label="Breakpoints" data-context="debug">
      <RunToolbar canRun={breakpoints.some(({ isEnabled }) => isEnabled)} />
      <NewBreakpoint />
      <ul className="gw-breakpoint-list">
        {breakpoints.map((breakpoint, index) => (
          <BreakpointRow key={breakText(breakpoint.on)} breakpoint={breakpoint} index={index} />
        ))}
        {breakpoints.length === 0 ? (
          <li className="gw-why-hint">
            No breakpoints. F9 sets one at the rule under the caret, a click beside its line too; on the board in play,
            Ctrl+click sets one on a cell.
          </li>
        ) : null}
        <GoldPathHits />
      </ul>
    </section>
  );
}

function RunToolbar({ canRun }: { readonly canRun: boolean }): ReactElement {
  return (
    <Toolbar label="Runs">
      <IconButton
        icon={StepBack}
        label="Run back to the last breakpoint"
        keys="Shift+F5"
        disabled={!canRun}
        onClick={() => void runToBreakpoint("backward")}
      />
      <IconButton
        icon={StepForward}
        label="Run to the next breakpoint"
        keys="F5"
        disabled={!canRun}
        onClick={() => void runToBreakpoint("forward")}
      />
      <ToolbarSpacer />
      <Button variant="quiet" icon={CirclePlay} disabled={!canRun} onClick={() => void runAllGoldPaths()}>
        Run all gold paths
      </Button>
    </Toolbar>
  );
}

function NewBreakpoint(): ReactElement {
  const [kind, setKind] = useState<PlaceKind>("event");
  const [text, setText] = useState("");
  const { prompt } = PLACES[kind];
  const on = placeFrom(kind, text);
  const add = (place: BreakOn | null): void => {
    if (place === null) return;
    toggleBreakpoint(place);
    setText("");
  };
  const options = Object.entries(PLACES).map(([value, { title }]) => ({ value, title }));
  return (
    <div className="gw-breakpoint-new">
      <Select
        aria-label="Stop at"
        options={options}
        value={kind}
        onChange={(event) => setKind(event.target.value as PlaceKind)}
      />
      {prompt === null ? null : (
        <TextInput
          aria-label={prompt}
          placeholder={prompt}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter") add(on);
          }}
        />
      )}
      <Button icon={Plus} disabled={on === null} onClick={() => add(on)}>
        Add
      </Button>
    </div>
  );
}

interface RowProps {
  readonly breakpoint: Breakpoint;
  readonly index: number;
}

function BreakpointRow({ breakpoint, index }: RowProps): ReactElement {
  const { on, isEnabled, fromHit } = breakpoint;
  const id = useId();
  const name = breakText(on);
  return (
    <li className="gw-breakpoint-row">
      <label htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={isEnabled}
          onChange={(event) => changeBreakpoint(index, { isEnabled: event.target.checked })}
        />
        {name}
      </label>
      <ConditionInput breakpoint={breakpoint} index={index} />
      <input
        className="gw-input"
        type="number"
        min={1}
        value={fromHit}
        aria-label={`From which hit on: ${name}`}
        title="Stops from this hit on"
        onChange={(event) => changeBreakpoint(index, { fromHit: Math.max(1, event.target.valueAsNumber || 1) })}
      />
      <IconButton icon={Trash2} label={`Remove: ${name}`} onClick={() => removeBreakpoint(index)} />
    </li>
  );
}

function parsedCondition(text: string): { readonly value: Json } | null {
  if (text.trim() === "") return { value: null };
  try {
    return { value: JSON.parse(text) as Json };
  } catch {
    return null;
  }
}

/** The condition as the rules would write it; taken when it parses. */
function ConditionInput({ breakpoint, index }: RowProps): ReactElement {
  const { condition, on } = breakpoint;
  const [text, setText] = useState(condition === null ? "" : JSON.stringify(condition));
  const parsed = parsedCondition(text);
  return (
    <TextInput
      aria-label={`Condition: ${breakText(on)}`}
      aria-invalid={parsed === null}
      placeholder={'if, such as {"variable": {"name": "gems", "op": "gte", "value": 3}}'}
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        const next = parsedCondition(event.target.value);
        if (next !== null) changeBreakpoint(index, { condition: next.value });
      }}
    />
  );
}

function GoldPathHits(): ReactElement | null {
  const hits = useGoldPathHits((state) => state.hits);
  if (hits === null) return null;
  return (
    <li>
      <h4>{hits.length === 0 ? "No gold path comes to a breakpoint." : "Gold paths that come to a breakpoint"}</h4>
      {hits.map((each) => (
        <button key={each.level} type="button" className="gw-why-go" onClick={() => void showGoldPathHit(each)}>
          {`${each.level}: turn ${each.hit.turn}, ${each.hits === 1 ? "1 hit" : `${each.hits} hits`}`}
        </button>
      ))}
    </li>
  );
}
