// The board while playing: the session's board at its cursor, keys, taps and swipes, what can be done and how it
// stands. Knows the play session and the board; knows nothing of editing.
import { Gamepad2 } from "lucide-react";
import { type ReactElement, memo, useEffect, useMemo, useRef, useState } from "react";
import type { BoardView, Position } from "../../../shared/base/boardView";
import { type Json, isJsonObject } from "../../../shared/base/json";
import type { BoardPlace } from "../../../shared/rpc/debug";
import { BoardCanvas } from "../board/BoardCanvas";
import type { BoardPointer } from "../../board/boardPointer";
import { describeCell } from "../board/describeCell";
import { ruleCellDecorations } from "../board/ruleCellDecorations";
import { useGameDocument, usePackLooks, usePackSprites } from "../pack/packLooks";
import type { SpriteStore } from "../../board/spriteStore";
import { useDocument } from "../../documents/documentHooks";
import { usePackRun } from "../../session/play/packRun";
import { act } from "../../session/play/playCommands";
import { boardAtCursor, shownTurn } from "../../session/play/playState";
import { usePlayStore } from "../../session/play/playStore";
import { useRuleCells } from "../../session/step/ruleCells";
import { takeBoardQuestion } from "../../session/step/boardQuestions";
import { useReducedMotion } from "../../ui/useReducedMotion";
import { ActionButtons } from "./ActionButtons";
import { CellMenu } from "./CellMenu";
import { Hud } from "./Hud";
import { NothingToPlay } from "../../play/NothingToPlay";
import { OpeningLine } from "../../play/OpeningLine";
import { PackRunBar, PackRunScreen, isScreenShown } from "./PackRunView";
import { PlayMessages } from "../../play/PlayMessages";
import { PlayOutcome } from "./PlayOutcome";
import { PlayToolbar } from "../../play/PlayToolbar";
import { useFocusOnBoard, useFocusReturn } from "../../play/boardFocus";
import { type Controls, actionOfKey, actionOfPress, controlsOf } from "../controls/controls";
import { motionPictures } from "../film/motionPictures";
import "../../play/play.css";
import { useInsightStore } from "../../session/solver/insightStore";
import { pointedDecorations } from "../../board/decorations";
import { fateDecorations, neverGoodDecorations, neverGoodPieceAt } from "./fateDecorations";
import { stepDecorations } from "./stepDecorations";
import { useTurnFilm } from "./useTurnFilm";
import { stateView } from "../../../shared/dialects/gridponder/text/board/stateView";

// They follow the session themselves: the board being another one is no reason to render them.
const Toolbar = memo(PlayToolbar);
const Opening = memo(OpeningLine);
const Messages = memo(PlayMessages);
const Outcome = memo(PlayOutcome);
const Actions = memo(ActionButtons);

/** The board in play mode; the shell shows it in the place of the painter's board. */
export function PlayBoard(): ReactElement {
  const board = usePlayStore(boardAtCursor);
  const file = usePlayStore((state) => state.level?.file ?? "");
  const theme: Json | undefined = useDocument("theme.json")?.value();
  const offers = usePlayStore((state) => state.level?.offers);
  const isScreen = usePackRun(isScreenShown);
  const section = useFocusReturn();
  const controls = useMemo(() => controlsOf(theme, offers ?? []), [theme, offers]);
  return (
    <section ref={section} className="gw-play" aria-label="Play" data-context="play">
      <PackRunBar />
      {isScreen ? null : <Toolbar />}
      {isScreen ? null : <Opening />}
      {isScreen ? null : <Messages isBesideBoard />}
      {isScreen ? (
        <PackRunScreen />
      ) : board === null ? (
        <NothingToPlay
          icon={Gamepad2}
          title="Nothing is being played"
          text="Choose a level in the pack, then play it as it is."
          begin="Play this level"
        />
      ) : (
        <div className="gw-play-body">
          <div className="gw-play-stage">
            <PlayCanvas key={file} board={board} controls={controls} />
          </div>
          <aside className="gw-play-side" aria-label="State of play">
            <Guide file={file} />
            <Hud view={board} />
            <Actions controls={controls} />
          </aside>
        </div>
      )}
    </section>
  );
}

/** The text that the level's author shows with it. */
function Guide({ file }: { readonly file: string }): ReactElement | null {
  const level = useDocument(file)?.value();
  const guide = isJsonObject(level) ? level["guide"] : undefined;
  return typeof guide === "string" && guide !== "" ? <p className="gw-play-guide">{guide}</p> : null;
}

function PlayCanvas({ board, controls }: { readonly board: BoardView; readonly controls: Controls }): ReactElement {
  const file = usePlayStore((state) => state.level?.file ?? "");
  const turn = usePlayStore(shownTurn);
  const cursor = usePlayStore((state) => state.cursor);
  const stepped = usePlayStore((state) => state.stepped);
  const debug = usePlayStore((state) => state.level?.debug);
  const looks = usePackLooks();
  const sprites = usePackSprites();
  const isQuiet = useReducedMotion();
  const animates = usePlayStore((state) => state.animates) && !isQuiet;
  const film = useTurnFilm(board, turn, animates);
  useMotionPictures(sprites);
  const underPointer = useRef<Position | null>(null);
  /** The cell under the right button; null for a menu opened by a key. */
  const asked = useRef<Position | null>(null);
  const [announcement, announce] = useState("");
  const [covered, setCovered] = useState(0);
  const steps = useMemo(
    () => (turn === undefined ? [] : stepDecorations(turn, cursor, stepped, debug)),
    [turn, cursor, stepped, debug],
  );
  const ruleCells = useRuleCells(usePlayedPlace());
  const fates = useInsightStore((state) => state.fates);
  const neverGood = useInsightStore(({ showsFates, insight }) => (showsFates ? insight.answer?.neverGood : undefined));
  const pointed = useInsightStore((state) => state.pointed);
  const [pieceUnderPointer, setPieceUnderPointer] = useState<string | null>(null);
  const decorations = useMemo(
    () => [
      ...(cursor === null ? neverGoodDecorations(neverGood ?? [], board, pieceUnderPointer) : []),
      ...ruleCellDecorations(ruleCells),
      ...steps,
      ...pointedDecorations(pointed),
      ...(cursor === null ? fateDecorations(fates, board) : []),
    ],
    [ruleCells, steps, pointed, fates, neverGood, pieceUnderPointer, board, cursor],
  );

  useFocusOnBoard();

  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const action = actionOfKey(controls, event.key, underPointer.current ?? stateView(board).avatar?.position ?? null);
    if (action === null) return;
    // A game's own key is the game's, even where it is one of the window's: other keys are passed on to the window.
    event.preventDefault();
    event.stopPropagation();
    void act(action);
  };

  const point = useSwipes(controls, (cell) => {
    underPointer.current = cell;
    if (cell !== null) announce(describeCell(board, looks, cell));
  });

  const cellAsked = (): Position | null => {
    // Each press of the button counts once: a later key is not about that cell.
    const cell = asked.current;
    asked.current = null;
    return cell ?? stateView(board).avatar?.position ?? null;
  };

  return (
    <>
      <CellMenu className="gw-play-canvas" cellAtPress={cellAsked}>
        <BoardCanvas
          view={film.board}
          motion={film.motion}
          looks={looks}
          sprites={sprites}
          label={`Board in play, move ${stateView(board).turnCount}`}
          announcement={announcement}
          fitKey={file}
          covered={covered}
          showsIdle={animates && cursor === null}
          decorations={decorations}
          onPointer={(event) => {
            if (event.phase === "down") asked.current = event.button === 2 && event.isOnBoard ? event.cell : null;
            if (event.phase === "leave") asked.current = null;
            const isOver = event.phase !== "leave" && event.isOnBoard;
            setPieceUnderPointer(isOver ? neverGoodPieceAt(neverGood ?? [], board, event.cell) : null);
            point(event);
          }}
          onKeyDown={press}
        />
      </CellMenu>
      {/* How it ended is told when the way there has been seen. */}
      {film.motion === null ? <Outcome onCovered={setCovered} /> : null}
    </>
  );
}

/** Where the session stands; null while nothing is played. */
function usePlayedPlace(): BoardPlace | null {
  const session = usePlayStore((state) => state.level?.session);
  const turn = usePlayStore((state) => state.shown);
  const record = usePlayStore((state) => state.cursor);
  return useMemo(
    () => (session === undefined ? null : { kind: "moment", session, turn, record }),
    [session, turn, record],
  );
}

/** Has the pictures of motion loaded before their moment comes. */
function useMotionPictures(sprites: SpriteStore): void {
  const game = useGameDocument()?.value();
  const theme = useDocument("theme.json")?.value();
  useEffect(() => {
    for (const path of motionPictures({ game, theme })) sprites.get(path);
  }, [game, theme, sprites]);
}

/** Tells a tap from a swipe: a press that ends on another cell is a swipe from where it began. */
function useSwipes(controls: Controls, focus: (cell: Position | null) => void): (event: BoardPointer) => void {
  const from = useRef<Position | null>(null);
  return (event) => {
    if (event.phase === "down" && event.button === 0 && event.isOnBoard && takeBoardQuestion(event)) {
      from.current = null;
    } else if (event.phase === "down") {
      from.current = event.button === 0 && event.isOnBoard ? event.cell : null;
      focus(from.current);
    } else if (event.phase === "up" && from.current !== null) {
      const action = actionOfPress(controls, from.current, event.cell);
      from.current = null;
      if (action !== null) void act(action);
    } else if (event.phase === "cancel") {
      from.current = null;
    }
  };
}
