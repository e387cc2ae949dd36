// The field that adds a watch, with suggestions and its mistakes.
import { Plus, RefreshCw, X } from "lucide-react";
import { type ReactElement, useEffect, useId, useMemo, useRef, useState } from "react";
import { type Watch, readWatch, watchText } from "../../../shared/engine/breakpoints/watches";
import type { Places } from "../../../shared/base/boardView";
import { hasPlaces, placeExample } from "../../../shared/base/placeName";
import type { TracePresentation } from "../../../shared/engine/tracePresentation";
import { usePackPresentation } from "../../session/pack/packPresentation";
import { placesOf } from "../../session/play/playState";
import { usePackNames } from "../../session/pack/usePackNames";
import { usePlayStore } from "../../session/play/playStore";
import { host } from "../../bridge/host";
import { Button, IconButton } from "../../ui/Button";
import { SuggestInput, type Suggestion } from "../../ui/SuggestInput";
import { namedLines } from "../../ui/namedLines";
import { offeredLines } from "../breakpoints/suggestions";
import { type WatchedNames, watchProblem } from "./watchProblem";
import { hasCells } from "../hasCells";
import { ANY_EVENT, useConditionProblems } from "../breakpoints/useConditionProblems";

export interface NewWatchProps {
  /** The watch that is written in another way; null for a new one. */
  readonly edited: string | null;
  /** Given the watch as one types it. */
  readonly onWatch: (watch: string) => void;
  readonly onCancel: () => void;
}

export function NewWatch({ edited, onWatch, onCancel }: NewWatchProps): ReactElement {
  const [text, setText] = useState(edited ?? "");
  const presentation = usePackPresentation();
  const places = usePlayStore(placesOf);
  const watch = readWatch(text, presentation, places);
  const unfinished = useUnfinishedCondition(text, watch, presentation);
  const names = useWatchedNames();
  const problem = unfinished ?? (watch === null || names === null ? null : watchProblem(watch, presentation, names));
  const said = useId();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The user who opened the field continues typing.
    if (edited !== null) place.current?.querySelector("input")?.focus();
  }, [edited]);
  const add = (): void => {
    if (watch === null || problem !== null) return;
    onWatch(watchText(watch, presentation, places));
    setText("");
    place.current?.querySelector("input")?.focus();
  };
  return (
    <div ref={place} className="gw-watch-new">
      <SuggestInput
        data-keys-first
        aria-label={edited === null ? "New watch" : "Change the watch"}
        aria-describedby={problem === null ? undefined : said}
        aria-invalid={problem !== null}
        placeholder={placeholderOf(presentation, places)}
        value={text}
        onChange={setText}
        suggest={(typed, caret) => suggestWatches(typed, caret, presentation)}
        onKeyDown={(event) => {
          // With a row of the list marked, Enter takes that row.
          if (event.key === "Enter" && !event.currentTarget.getAttribute("aria-activedescendant")) add();
          if (event.key === "Escape" && edited !== null) onCancel();
        }}
      />
      <Button icon={edited === null ? Plus : RefreshCw} disabled={watch === null || problem !== null} onClick={add}>
        {edited === null ? "Watch" : "Change"}
      </Button>
      {edited === null ? null : <IconButton icon={X} label="Leave it as it was" keys="Escape" onClick={onCancel} />}
      {problem === null ? null : (
        <p id={said} className="gw-watch-problem">
          {problem}
        </p>
      )}
    </div>
  );
}

function isConditionText(text: string, { isExpression }: TracePresentation): boolean {
  return isExpression?.(text) ?? text.trimStart().startsWith("{");
}

/** Returns what is wrong with a text as a watch, in a sentence; null for one that is right, and for none. */
function useUnfinishedCondition(text: string, watch: Watch | null, presentation: TracePresentation): string | null {
  const isCondition = isConditionText(text, presentation);
  const problems = useConditionProblems(ANY_EVENT, isCondition ? text : "");
  if (!isCondition) return text.trim() === "#" ? countHint(presentation) : null;
  const worst = problems.find(({ severity }) => severity === "error") ?? problems[0];
  if (worst !== undefined) return worst.message;
  return watch === null ? "The condition is not finished: it is not valid JSON yet." : null;
}

function countHint({ words }: TracePresentation): string {
  const example = words.kind === undefined ? "" : `: #${words.kind}`;
  return `A count needs the name of a kind${example}.`;
}

/** Returns the names of the pack and of what is played; null until the engine has told them. */
function useWatchedNames(): WatchedNames | null {
  const names = usePackNames();
  const state = usePlayStore(({ turns }) => turns[0]?.after.state ?? null);
  return useMemo(() => (names === null ? null : { ...names, state }), [names, state]);
}

/** Returns what can be watched: the pack's names, or what can stand at the caret of a condition. */
async function suggestWatches(
  text: string,
  caret: number,
  presentation: TracePresentation,
): Promise<readonly Suggestion[]> {
  if (isConditionText(text, presentation)) {
    return offeredLines(text, caret, await host.completeCondition(ANY_EVENT, text, caret));
  }
  if (text.trim() === "") return [];
  const { variables, kinds } = await host.breakNames();
  return namedLines(text, [...variables, ...presentation.listedNames(null), ...kinds.map((kind) => `#${kind}`)]);
}

function placeholderOf(presentation: TracePresentation, places: Places): string {
  const { words, isExpression } = presentation;
  if (!hasCells(presentation)) return `${words.field} or ${isExpression === undefined ? "{condition}" : "expression"}`;
  // Short enough to be whole in the Debug arrangement of a small window.
  const place = hasPlaces(places) ? `, ${placeExample(places)}` : "";
  const count = words.kind === undefined ? "" : `, #${words.kind}`;
  return `${words.field}${place}${count}, ${isExpression === undefined ? "{…}" : "expression"}`;
}
