// Renames a level in its row: its title, or its id. With the id its file and all references to it change too.
import { type ReactElement, useState } from "react";
import { documents } from "../documents/documents";
import { packModel, packSource } from "../documents/packSource";
import { renameName, setPlace } from "../forms/formEdits";
import type { LevelNamePart } from "../session/pack/renamedRow";
import { usePackWords } from "../session/pack/packWords";
import { NameField, type Renaming } from "../ui/NameField";

export interface LevelNameProps extends Renaming {
  readonly path: string;
  readonly part: LevelNamePart;
}

export function LevelName({ path, part, ...renaming }: LevelNameProps): ReactElement {
  const [before] = useState(() => nameNow(path, part));
  const { start } = usePackWords();
  return (
    <NameField
      caption={part === "title" ? "Title" : "Id"}
      label={`New ${part} of the ${start}`}
      title={part === "title" ? `The title in ${path}` : `The id in ${path}`}
      before={before}
      rename={(next) => (part === "title" ? changeTitle(path, next) : changeId(path, before, next))}
      {...renaming}
    />
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
