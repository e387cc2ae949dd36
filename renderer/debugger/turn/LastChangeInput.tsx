// Goes to the last change of a cell or a field before the cursor, in whatever turn that was.
import { type ReactElement, useId, useMemo, useState } from "react";
import { a } from "../../../shared/base/article";
import { placeExample } from "../../../shared/base/placeName";
import { historyNamed, lastWriteBefore } from "../../../shared/engine/explain/history";
import { boardAtCursor, placesOf } from "../../session/play/playState";
import { usePackPresentation } from "../../session/pack/packPresentation";
import { tellInPassing } from "../../session/play/playCommands";
import { playStore, usePlayStore } from "../../session/play/playStore";
import type { TracePresentation } from "../../../shared/engine/tracePresentation";
import { goToMoment } from "../../session/step/runCommands";
import { TextInput } from "../../ui/Field";
import { hasCells } from "../hasCells";

export function LastChangeInput(): ReactElement {
  const [text, setText] = useState("");
  const state = usePlayStore((played) => boardAtCursor(played)?.state ?? null);
  const presentation = usePackPresentation();
  const example = placeExample(usePlayStore(placesOf));
  const names = useMemo(() => (state === null ? [] : presentation.listedNames(state)), [presentation, state]);
  const list = useId();
  const { words } = presentation;
  const onBoard = hasCells(presentation) ? `${a(words.cell)} (${example}), ` : "";
  return (
    <>
      <TextInput
        aria-label="Go to the last change of"
        title={`Enter goes to the last change of ${onBoard}${words.changing}; again to the one before`}
        placeholder="last change"
        list={list}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") goToLastChange(text.trim(), presentation);
        }}
      />
      <datalist id={list}>
        {names.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  );
}

function goToLastChange(text: string, presentation: TracePresentation): void {
  const state = playStore.getState();
  const { turns, shown, cursor } = state;
  const named = text === "" ? null : historyNamed(text, presentation, placesOf(state));
  if (named === null) return;
  const before = cursor === null ? null : cursor - 1;
  const found = lastWriteBefore(turns, named, shown, before);
  if (found === null) tellInPassing(`${text} did not change before this.`);
  else goToMoment(found);
}
