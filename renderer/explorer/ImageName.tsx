// Renames an image in its row; all texts that name it follow.
import type { ReactElement } from "react";
import { fileName } from "../../shared/pack/fileNames";
import { renameImage } from "../session/pack/imageCommands";
import { NameField, type Renaming } from "../ui/NameField";

export interface ImageNameProps extends Renaming {
  readonly path: string;
}

export function ImageName({ path, ...renaming }: ImageNameProps): ReactElement {
  const name = fileName(path);
  return (
    <NameField
      caption="File"
      label="New name of the image"
      title={`The name of ${path}`}
      before={name}
      selected={name.replace(/\.[^.]*$/, "").length}
      rename={(next) => renameImage(path, next)}
      {...renaming}
    />
  );
}
