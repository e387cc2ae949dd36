// Renames a level in its row: its file and all references to it change too.
import { type ReactElement, useEffect, useRef, useState } from "react";
import { documents } from "../documents/documents";
import { renameName } from "../forms/formEdits";

export interface Renaming {
  /** Called at the end, with the reason for a refusal. */
  readonly onDone: (refusal: string | null) => void;
  /** Called when Enter is refused: the name can still be changed. */
  readonly onRefused: (refusal: string) => void;
}

export interface LevelNameProps extends Renaming {
  readonly path: string;
  readonly levelId: string;
}

export function LevelName({ path, levelId, onDone, onRefused }: LevelNameProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  const isOver = useRef(false);
  const [text, setText] = useState(levelId);
  const [isRefused, setRefused] = useState(false);
  useEffect(() => input.current?.select(), []);
  const rename = (next: string): string | null => {
    const document = documents.get(path);
    if (next === "" || next === levelId || document === undefined) return null;
    const renamed = renameName(document, "level", levelId, next);
    return renamed.ok ? null : renamed.refusal;
  };
  const finish = (refusal: string | null): void => {
    isOver.current = true;
    onDone(refusal);
  };
  const enter = (): void => {
    const refusal = rename(text.trim());
    if (refusal === null) return finish(null);
    setRefused(true);
    onRefused(refusal);
  };
  return (
    <input
      ref={input}
      className="gw-input gw-tree-name"
      aria-label="New id of the level"
      spellCheck={false}
      aria-invalid={isRefused}
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        setRefused(false);
      }}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
      onBlur={() => {
        // Leaving the field follows Enter and Escape.
        if (!isOver.current) finish(rename(text.trim()));
      }}
      onKeyDown={(event) => {
        // The tree's own keys are not meant.
        event.stopPropagation();
        if (event.key === "Enter") enter();
        if (event.key === "Escape") finish(null);
      }}
    />
  );
}
