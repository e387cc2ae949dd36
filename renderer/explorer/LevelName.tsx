// Renames a level in its row: its title, or its id. With the id its file and all references to it change too.
import { type ReactElement, useEffect, useRef, useState } from "react";
import { documents } from "../documents/documents";
import { packModel, packSource } from "../documents/packSource";
import { renameName, setPlace } from "../forms/formEdits";
import type { LevelNamePart } from "../session/pack/levelCommands";
import { usePackWords } from "../session/pack/packWords";

export interface Renaming {
  readonly part: LevelNamePart;
  /** Called at the end, with the reason for a refusal. */
  readonly onDone: (refusal: string | null) => void;
  /** Called when Enter is refused: the name can still be changed. */
  readonly onRefused: (refusal: string) => void;
}

export interface LevelNameProps extends Renaming {
  readonly path: string;
}

export function LevelName({ path, part, onDone, onRefused }: LevelNameProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  const isOver = useRef(false);
  const [before] = useState(() => nameNow(path, part));
  const [text, setText] = useState(before);
  const [isRefused, setRefused] = useState(false);
  useEffect(() => input.current?.select(), []);
  const rename = (next: string): string | null => {
    if (next === "" || next === before) return null;
    return part === "title" ? changeTitle(path, next) : changeId(path, before, next);
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
  const { start } = usePackWords();
  return (
    <span className="gw-tree-name" title={part === "title" ? `The title in ${path}` : `The id in ${path}`}>
      <span aria-hidden>{part === "title" ? "Title" : "Id"}</span>
      <input
        ref={input}
        data-keys-first
        className="gw-input"
        aria-label={`New ${part} of the ${start}`}
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
    </span>
  );
}

/** Returns the title or the id as the text says it now. */
function nameNow(path: string, part: LevelNamePart): string {
  const { model, files } = packSource();
  const file = files.get(path);
  if (model === null || file === undefined) return "";
  return part === "title" ? model.starts.titleOf(file) : model.starts.idOf(file);
}

function changeTitle(path: string, title: string): string | null {
  const { model, files } = packSource();
  const [document, file] = [documents.get(path), files.get(path)];
  if (document === undefined || file === undefined || model === null) return null;
  const changed = setPlace(document, model.starts.titlePath(file), title);
  return changed.ok ? null : changed.refusal;
}

function changeId(path: string, id: string, next: string): string | null {
  const document = documents.get(path);
  const sort = packModel()?.starts.ofIds;
  if (document === undefined || sort === undefined) return null;
  const changed = renameName(document, sort, id, next);
  return changed.ok ? null : changed.refusal;
}
