// To the last change of a cell or a variable before where the debugger stands, in whatever turn that was.
import { type ReactElement, useId, useMemo, useState } from "react";
import { historyNamed, lastWriteBefore } from "../../../shared/engine/explain/history";
import { boardAtCursor } from "../../session/play/playState";
import { tellInPassing } from "../../session/play/playCommands";
import { playStore, usePlayStore } from "../../session/play/playStore";
import { goToMoment } from "../../session/step/runCommands";
import { TextInput } from "../../ui/Field";
import { stateView } from "../../../shared/dialects/gridponder/text/board/stateView";

export function LastChangeInput(): ReactElement {
  const [text, setText] = useState("");
  const board = usePlayStore(boardAtCursor);
  const state = board === null ? null : stateView(board);
  const names = useMemo(
    () => [...Object.keys(state?.variables ?? {}), ...(state?.avatar?.enabled === true ? AVATAR : [])],
    [state],
  );
  const list = useId();
  return (
    <>
      <TextInput
        aria-label="Go to the last change of"
        title="Enter goes to the last change of a cell (x,y), a variable, the avatar, a win or a loss; again to the one before"
        placeholder="last change of x,y or name"
        list={list}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") goToLastChange(text.trim());
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

const AVATAR: readonly string[] = ["avatar.position", "avatar.facing", "avatar.item"];
function goToLastChange(text: string): void {
  const { turns, shown, cursor } = playStore.getState();
  if (text === "") return;
  const before = cursor === null ? null : cursor - 1;
  const found = lastWriteBefore(turns, historyNamed(text), shown, before);
  if (found === null) tellInPassing(`${text} did not change before this.`);
  else goToMoment(found);
}
