// The window's user interface for Gridponder: gathers what the rooms below draw.
import { TEXT_PANELS } from "../dialect/dialectPanels";
import type { DialectUi } from "../dialect/dialectUi";
import { fitBoards } from "./board/BoardCanvas";
import { BoardPicture } from "./pack/BoardPicture";
import { KindPicture } from "./pack/KindPicture";
import { LevelPicture } from "./pack/LevelPicture";
import { drawName } from "./pack/drawName";
import { packPictures } from "./pack/packPictures";
import { paletteNow } from "./pack/packLooks";
import { BOARD_KEYS } from "./boardKeys";
import { GUIDE_STEPS } from "./guideSteps";
import { LayerField } from "./forms/LayerField";
import { GridponderDialogs } from "./GridponderDialogs";
import { PainterBoard } from "./painter/PainterBoard";
import { connectPainter } from "./painter/connectPainter";
import { InspectorPanel } from "./painter/inspector/InspectorPanel";
import { ruleCommands } from "./painter/inspector/ruleCommands";
import { paintCommands } from "./painter/paintCommands";
import { paintSwitches } from "./painter/paintSwitches";
import { LayersPanel } from "./painter/palette/LayersPanel";
import { assignImage } from "./painter/palette/assignImage";
import { PalettePanel } from "./painter/palette/PalettePanel";
import { askForImageKinds } from "./painter/palette/ImageKindsDialog";
import { kindCommands } from "./painter/palette/kindCommands";
import { PlayBoard } from "./play/PlayBoard";
import { SolutionPanel } from "./play/SolutionPanel";
import { focusPlayedBoard } from "../play/boardFocus";

export const gridponderUi: DialectUi = {
  id: "gridponder",
  connect: connectPainter,
  Edit: PainterBoard,
  Play: PlayBoard,
  focusPlay: focusPlayedBoard,
  noGame: {
    title: "No game yet",
    text: "A pack needs a game.json, which declares its layers, kinds and rules. A new pack comes with one that plays.",
  },
  noLevels: { title: "No levels yet", text: "The game needs a level: a board to play on." },
  hasProfiles: true,
  panels: {
    ...TEXT_PANELS,
    guide: "Guide",
    overview: "Overview",
    rules: "Rules",
    turn: "Turn",
    why: "Why",
    because: "Because",
    compare: "Compare",
    watch: "Watch",
    breakpoints: "Breakpoints",
    solver: "Solver",
    mutate: "Mutate",
  },
  ownPanels: {
    palette: { title: "Entities", Content: PalettePanel },
    layers: { title: "Layers", Content: LayersPanel },
    inspector: { title: "Inspector", Content: InspectorPanel },
    solution: { title: "Solution", Content: SolutionPanel },
  },
  covering: null,
  Dialogs: GridponderDialogs,
  commands: { ...paintCommands, ...kindCommands, ...ruleCommands, "view.fitBoard": fitBoards },
  switches: paintSwitches,
  keys: BOARD_KEYS,
  guide: GUIDE_STEPS,
  guideTitle: "The first ten minutes",
  hasPage: true,
  pictures: packPictures,
  BoardPicture,
  LevelPicture,
  NamePicture: KindPicture,
  picturedNames: new Set(["kind", "item"]),
  drawName,
  assignImage,
  ofImages: { label: "Make Kinds…", next: "Then make kinds of the tiles", make: askForImageKinds },
  formFields: { "layer-data": LayerField },
  colorNames: paletteNow,
};
