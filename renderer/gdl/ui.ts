// The window's user interface for board games: gathers what the rooms below draw.
import { TEXT_PANELS } from "../dialect/dialectPanels";
import type { DialectUi } from "../dialect/dialectUi";
import { plainUi } from "../dialect/plainUi";
import { focusPlayedBoard } from "../play/boardFocus";
import { BalancePanel } from "./balance/BalancePanel";
import { CountPanel } from "./count/CountPanel";
import { GUIDE_STEPS } from "./guide";
import { MovesPanel } from "./moves/MovesPanel";
import { InspectorPanel } from "./paint/InspectorPanel";
import { PaintBoard } from "./paint/PaintBoard";
import { PalettePanel } from "./paint/PalettePanel";
import { pieceCommands } from "./paint/pieces/pieceCommands";
import { connectPainting } from "./paint/movedSelection";
import { chooseTool, useTablePaint } from "./paint/paintStore";
import { TablePlay } from "./play/TablePlay";
import { SeatPicture } from "./play/SeatPicture";
import { seatCovering } from "./play/playAs";
import { packPictures } from "./pack/packPictures";
import { TablePicture } from "./pack/TablePicture";
import { GamePanel } from "./record/GamePanel";
import { ViewsPanel } from "./views/ViewsPanel";

export const gdlUi: DialectUi = {
  ...plainUi,
  id: "gdl",
  connect: connectPainting,
  Edit: PaintBoard,
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
    guide: "Guide",
    turn: "Turn",
    because: "Because",
    compare: "Compare",
    watch: "Watch",
    breakpoints: "Breakpoints",
  },
  ownPanels: {
    palette: { title: "Entities", Content: PalettePanel },
    inspector: { title: "Inspector", Content: InspectorPanel },
    solution: { title: "Game", Content: GamePanel },
    moves: { title: "Moves", Content: MovesPanel },
    views: { title: "Views", Content: ViewsPanel },
    count: { title: "Count", Content: CountPanel },
    balance: { title: "Play at Random", Content: BalancePanel },
  },
  commands: {
    ...pieceCommands,
    "tool.brush": () => chooseTool("brush"),
    "tool.eraser": () => chooseTool("eraser"),
    "tool.inspect": () => chooseTool("inspect"),
    "kind.new": ({ showPanel }) => {
      showPanel("palette");
      useTablePaint.setState({ addsEntity: true });
    },
  },
  keys: [
    {
      title: "Painting",
      rows: [
        { title: "Move the focus over the board", keys: ["arrow keys"] },
        { title: "Paint or select at the focus", keys: ["Enter"] },
        { title: "Take up what stands there", keys: ["I"] },
        { title: "Select a place as well, or no longer", keys: ["CmdOrCtrl+click", "CmdOrCtrl+Space"] },
        { title: "Select all places up to there", keys: ["Shift+click", "Shift+arrow keys"] },
        { title: "Select the places of a rectangle", keys: ["drag from an empty place"] },
        { title: "Select all places with pieces", keys: ["CmdOrCtrl+A"] },
        { title: "Take pieces off the board", keys: ["Delete", "right click"] },
        { title: "Copy, cut and paste pieces", keys: ["CmdOrCtrl+C", "CmdOrCtrl+X", "CmdOrCtrl+V"] },
        { title: "Flip selected places, or what is pasted", keys: ["X", "Y"] },
        { title: "Rotate them clockwise, or back", keys: ["Z", "Shift+Z"] },
        { title: "Rename the sort of an entity (in Entities)", keys: ["F2"] },
      ],
    },
    {
      title: "Playing",
      rows: [
        { title: "Move the focus over the board", keys: ["arrow keys"] },
        { title: "Choose a piece, then where it goes", keys: ["click", "Enter"] },
        { title: "Drop the move that was begun", keys: ["Escape"] },
        { title: "Ask why about a place, a card or a zone", keys: ["Alt+click"] },
        { title: "Stop where a place or a zone changes", keys: ["CmdOrCtrl+click"] },
      ],
    },
  ],
  guide: GUIDE_STEPS,
  covering: seatCovering,
  hasPage: true,
  pictures: packPictures,
  BoardPicture: TablePicture,
  LevelPicture: SeatPicture,
};
