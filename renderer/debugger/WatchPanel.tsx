// Cells, variables, counts and conditions, as they are at the debugger's cursor.
import { History, Plus, Trash2 } from "lucide-react";
import { type ReactElement, useEffect, useMemo, useState } from "react";
import type { Json } from "../../shared/base/json";
import type { TurnRecord } from "../../shared/engine/dialect";
import { type HistoryOf, lastWriteBefore } from "../../shared/engine/history";
import { type Watch, readWatch, watchText, watchValue, watchedHistory } from "../../shared/engine/watches";
import type { ConditionAnswer } from "../../shared/rpc/debug";
import { host } from "../bridge/host";
import { addWatch, removeWatch, useWatches } from "../session/breakpoints";
import { boardAtCursor, shownTurn } from "../session/playState";
import { playStore, usePlayStore } from "../session/playStore";
import { goToMoment } from "../session/runCommands";
import { Button, IconButton } from "../ui/Button";
import { SuggestInput, type Suggestion } from "../ui/SuggestInput";
import { namedLines, offeredLines } from "./suggestions";
import "./why.css";

const NOTHING_WATCHED =
  "Watch a variable by its name, a cell as 2,1, a count as #crate, or a condition of the rule language.";

export function WatchPanel(): ReactElement {
  const watches = useWatches();
  const conditions = useMemo(
    () => watches.flatMap((watch) => (watch.kind === "condition" ? [watch.condition] : [])),
    [watches],
  );
  const answers = useConditions(conditions);
  return (
    <section className="gw-why" aria-label="Watch" data-context="debug">
      <NewWatch />
      <ul className="gw-breakpoint-list">
        {watches.length === 0 ? <li className="gw-why-hint">{NOTHING_WATCHED}</li> : null}
        {watches.map((watch, index) => (
          <WatchRow
            key={watchText(watch)}
            watch={watch}
            index={index}
            answer={watch.kind === "condition" ? answers?.[conditions.indexOf(watch.condition)] : undefined}
          />
        ))}
      </ul>
    </section>
  );
}

interface WatchRowProps {
  readonly watch: Watch;
  readonly index: number;
  /** Of a condition. */
  readonly answer: ConditionAnswer | undefined;
}

/** What is watched, what it is at the cursor, and what it was when the turn began, if that is something else. */
function WatchRow({ watch, index, answer }: WatchRowProps): ReactElement {
  const board = usePlayStore(boardAtCursor);
  const before = usePlayStore(shownTurn)?.before ?? null;
  const name = watchText(watch);
  const of = watchedHistory(watch);
  const now = board === null ? "nothing is played" : (watchValue(board, watch) ?? conditionText(answer));
  const was = board === null || before === null ? null : watchValue(before, watch);
  return (
    <li className="gw-watch-row" data-changed={was !== null && was !== now ? true : undefined}>
      <code>{name}</code>
      <span>
        <output aria-label={name}>{now}</output>
        {was === null || was === now ? null : <small>{`was ${was}`}</small>}
      </span>
      {of === null ? (
        <span />
      ) : (
        <IconButton icon={History} label={`Go to what set ${name}`} onClick={() => goToSource(name, of)} />
      )}
      <IconButton icon={Trash2} label={`Remove: ${name}`} onClick={() => removeWatch(index)} />
    </li>
  );
}

/** To the last write before the cursor, in whatever turn that was. */
function goToSource(name: string, of: HistoryOf): void {
  const { turns, shown, cursor } = playStore.getState();
  const found = lastWriteBefore(turns, of, shown, cursor);
  if (found === null) playStore.setState({ notice: `${name} is as the level began.` });
  else goToMoment(found);
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
      <SuggestInput
        aria-label="New watch"
        placeholder="variable, x,y, #kind or {condition}"
        value={text}
        onChange={setText}
        suggest={suggestWatches}
        onKeyDown={(event) => {
          // With a row of the list marked, Enter takes that row.
          if (event.key === "Enter" && !event.currentTarget.getAttribute("aria-activedescendant")) add();
        }}
      />
      <Button icon={Plus} disabled={watch === null} onClick={add}>
        Watch
      </Button>
    </div>
  );
}

const FIELDS: readonly string[] = ["avatar.position", "avatar.facing", "avatar.item", "won", "lost"];
/** Conditions of watches may look at the event around the cursor, whatever it is. */
const ANY_EVENT = { kind: "event", event: "" } as const;

/** What can be watched: the pack's names, or what can stand at the caret of a condition. */
async function suggestWatches(text: string, caret: number): Promise<readonly Suggestion[]> {
  if (text.trimStart().startsWith("{")) {
    return offeredLines(text, caret, await host.completeCondition(ANY_EVENT, text, caret));
  }
  if (text.trim() === "") return [];
  const { variables, kinds } = await host.breakNames();
  return namedLines(text, [...variables, ...FIELDS, ...kinds.map((kind) => `#${kind}`)]);
}
