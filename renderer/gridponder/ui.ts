// The window's user interface for Gridponder: gathers what the rooms below draw.
import type { DialectUi } from "../dialect/dialectUi";
import { BoardPicture } from "./board/BoardPicture";
import { KindPicture } from "./board/KindPicture";
import { LevelPicture } from "./board/LevelPicture";
import { drawName } from "./board/drawName";
import { paletteNow } from "./board/packLooks";
import { LayerField } from "./forms/LayerField";
import { StoryDialog } from "./forms/StoryDialog";
import { PainterBoard } from "./painter/PainterBoard";
import { PlayBoard } from "./play/PlayBoard";

export const gridponderUi: DialectUi = {
  id: "gridponder",
  Edit: PainterBoard,
  Play: PlayBoard,
  BoardPicture,
  LevelPicture,
  NamePicture: KindPicture,
  picturedNames: new Set(["kind", "item"]),
  drawName,
  formFields: { "layer-data": LayerField },
  colorNames: paletteNow,
  Dialogs: StoryDialog,
};
