// Renames a level in its row: its file and all references to it change too.
import { type ReactElement, useEffect, useRef, useState } from "react";
import { documents } from "../documents/documents";
import { renameName } from "../forms/formEdits";

export interface LevelNameProps {
  readonly path: string;
  readonly levelId: string;
  /** Told why not, or null; either way it is over. */
  readonly onDone: (refusal: string | null) => void;
}

export function LevelName({ path, levelId, onDone }: LevelNameProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  const isOver = useRef(false);
  const [text, setText] = useState(levelId);
  useEffect(() => input.current?.select(), []);
  const finish = (next: string): void => {
    // Leaving the field follows Enter and Escape.
    if (isOver.current) return;
    isOver.current = true;
    const document = documents.get(path);
    if (next === "" || next === levelId || document === undefined) return onDone(null);
    const renamed = renameName(document, "level", levelId, next);
    onDone(renamed.ok ? null : renamed.refusal);
  };
  return (
    <input
      ref={input}
      className="gw-input gw-tree-name"
      aria-label="New id of the level"
      spellCheck={false}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
      onBlur={() => finish(text.trim())}
      onKeyDown={(event) => {
        // The tree's own keys are not meant.
        event.stopPropagation();
        if (event.key === "Enter") finish(text.trim());
        if (event.key === "Escape") finish(levelId);
      }}
    />
  );
}
