// The dialogs of Gridponder packs; each opens itself on request.
import type { ReactElement } from "react";
import { StoryDialog } from "./forms/StoryDialog";
import { ImageKindsDialog } from "./painter/palette/ImageKindsDialog";
import { ReplaceKindDialog } from "./painter/palette/ReplaceKindDialog";

export function GridponderDialogs(): ReactElement {
  return (
    <>
      <StoryDialog />
      <ReplaceKindDialog />
      <ImageKindsDialog />
    </>
  );
}
