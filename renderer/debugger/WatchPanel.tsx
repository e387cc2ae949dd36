// Cells, variables, counts and conditions, as they are at the debugger's cursor.
import { Plus, Trash2 } from "lucide-react";
import { type ReactElement, useEffect, useMemo, useState } from "react";
import type { Json } from "../../shared/base/json";
import type { TurnRecord } from "../../shared/engine/dialect";
import { type Watch, readWatch, watchText, watchValue } from "../../shared/engine/watches";
import type { ConditionAnswer } from "../../shared/rpc/debug";
import { host } from "../bridge/host";
import { addWatch, removeWatch, useWatches } from "../session/breakpoints";
import { boardAtCursor, shownTurn } from "../session/playState";
import { usePlayStore } from "../session/playStore";
import { Button, IconButton } from "../ui/Button";
import { TextInput } from "../ui/Field";
import "./why.css";

const NOTHING_WATCHED =
  "Watch a variable by its name, a cell as 2,1, a count as #crate, or a condition of the rule language.";

export function WatchPanel(): ReactElement {
  const watches = useWatches();
  const board = usePlayStore(boardAtCursor);
  const conditions = useMemo(
    () => watches.flatMap((watch) => (watch.kind === "condition" ? [watch.condition] : [])),
    [watches],
  );
  const answers = useConditions(conditions);
  const shown = (watch: Watch): string => {
    if (board === null) return "nothing is played";
    if (watch.kind === "condition") return conditionText(answers?.[conditions.indexOf(watch.condition)]);
    return watchValue(board, watch) ?? "";
  };
  return (
    <section className="gw-why" aria-label="Watch" data-context="debug">
      <NewWatch />
      <ul className="gw-breakpoint-list">
        {watches.length === 0 ? <li className="gw-why-hint">{NOTHING_WATCHED}</li> : null}
        {watches.map((watch, index) => (
          <li key={watchText(watch)} className="gw-watch-row">
            <code>{watchText(watch)}</code>
            <output aria-label={watchText(watch)}>{shown(watch)}</output>
            <IconButton icon={Trash2} label={`Remove: ${watchText(watch)}`} onClick={() => removeWatch(index)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function conditionText(answer: ConditionAnswer | undefined): string {
  if (answer === undefined) return "…";
  if (answer === null) return "no condition of the language";
  return answer ? "holds" : "does not hold";
}

interface Asked {
  readonly of: TurnRecord;
  readonly told: readonly ConditionAnswer[] | null;
}

/** What conditions give at the cursor; null until the engine has answered for this turn. */
function useConditions(conditions: readonly Json[]): readonly ConditionAnswer[] | null {
  const session = usePlayStore((state) => state.level?.session);
  const of = usePlayStore(shownTurn);
  const turn = usePlayStore((state) => state.shown);
  const record = usePlayStore((state) => state.cursor);
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(() => {
    if (session === undefined || of === undefined || conditions.length === 0) return undefined;
    let isWanted = true;
    const ask = async (): Promise<void> => {
      const told = await host.askConditions(session, turn, record, conditions);
      if (isWanted) setAsked({ of, told });
    };
    void ask();
    return () => {
      isWanted = false;
    };
  }, [session, of, turn, record, conditions]);
  return asked !== null && asked.of === of ? asked.told : null;
}

function NewWatch(): ReactElement {
  const [text, setText] = useState("");
  const watch = readWatch(text);
  const add = (): void => {
    if (watch === null) return;
    addWatch(watch);
    setText("");
  };
  return (
    <div className="gw-breakpoint-new">
      <TextInput
        aria-label="New watch"
        placeholder={'variable, x,y, #kind, or {"avatar": {"hasItem": "torch"}}'}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") add();
        }}
      />
      <Button icon={Plus} disabled={watch === null} onClick={add}>
        Watch
      </Button>
    </div>
  );
}
