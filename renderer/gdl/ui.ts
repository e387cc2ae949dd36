// The window's user interface for board games: gathers what the rooms below draw.
import { TEXT_PANELS } from "../dialect/dialectPanels";
import type { DialectUi } from "../dialect/dialectUi";
import { plainUi } from "../dialect/plainUi";
import { focusPlayedBoard } from "../play/boardFocus";
import { MovesPanel } from "./moves/MovesPanel";
import { TablePlay } from "./play/TablePlay";
import { seatCovering } from "./play/playAs";
import { StartBoard } from "./table/StartBoard";
import { GamePicture, TablePicture } from "./table/TablePicture";
import { ViewsPanel } from "./views/ViewsPanel";

export const gdlUi: DialectUi = {
  ...plainUi,
  id: "gdl",
  Edit: StartBoard,
  Play: TablePlay,
  focusPlay: focusPlayedBoard,
  noGame: {
    title: "No rules yet",
    text: "A board game needs a game.json with its players, its board and what may be done.",
  },
  noLevels: { title: "No games yet", text: "The rules are there; a game is what is played by them." },
  panels: {
    ...TEXT_PANELS,
    overview: "Overview",
    rules: "Rules",
    turn: "Turn",
    watch: "Watch",
    breakpoints: "Breakpoints",
  },
  ownPanels: { moves: { title: "Moves", Content: MovesPanel }, views: { title: "Views", Content: ViewsPanel } },
  covering: seatCovering,
  BoardPicture: TablePicture,
  LevelPicture: GamePicture,
};
