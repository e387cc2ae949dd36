// A board game in play: the board, whose turn it is, and every legal move by clicks and keys.
import { Dices } from "lucide-react";
import { type ReactElement, memo, useMemo, useState } from "react";
import type { BoardView } from "../../../shared/base/boardView";
import { placeName } from "../../../shared/base/placeName";
import type { GameAction } from "../../../shared/engine/turnRecord";
import { NothingToPlay } from "../../play/NothingToPlay";
import { OpeningLine } from "../../play/OpeningLine";
import { PlayMessages } from "../../play/PlayMessages";
import { PlayToolbar } from "../../play/PlayToolbar";
import { useFocusOnBoard, useFocusReturn } from "../../play/boardFocus";
import "../../play/play.css";
import { shownTurn } from "../../session/play/playState";
import { usePlayStore } from "../../session/play/playStore";
import { toggleBreakpoint, useBreakpoints } from "../../session/run/breakpoints";
import { Button } from "../../ui/Button";
import { TableCanvas } from "../table/TableCanvas";
import { useGameImages, useGameLooks } from "../pack/gameLooks";
import { GameResult } from "./GameResult";
import { GoesOn } from "./GoesOn";
import { TurnStrip } from "./TurnStrip";
import { TargetLegend } from "./TargetLegend";
import { ZoneShelf } from "./ZoneShelf";
import { type Zone, gameState } from "../game/gameState";
import { byPlace, inPlaceOrder, withHandles } from "../game/hiddenCards";
import { type Begun, actorsOf, endWords, plainMoves } from "../game/moveChoice";
import { moveGroups } from "../game/moveGroups";
import { PlayOn } from "./PlayOn";
import { RefusedMove } from "./RefusedMove";
import { breakOnZone, markedZones } from "./breakMarks";
import { playMarks } from "./playMarks";
import { useBegunMove } from "./useBegunMove";
import { askAboutMove, useMoveByPlaces } from "./useMoveByPlaces";
import { useRandomPlay } from "./randomPlayers";
import { useToldMove } from "./useToldMove";
import { type ShownPosition, useShownPosition } from "./shownPosition";
import { targetRules } from "./targetRules";
import "./tablePlay.css";

const Toolbar = memo(PlayToolbar);
const Opening = memo(OpeningLine);
const Messages = memo(PlayMessages);

export function TablePlay(): ReactElement {
  const position = useShownPosition();
  const told = useToldMove(position.board);
  const section = useFocusReturn();
  return (
    <section ref={section} className="gw-play" aria-label="Play" data-context="play">
      <Toolbar />
      <Opening />
      <Messages isBesideBoard toldAs={told} />
      {position.board === null ? <NoBoard /> : <Table {...position} board={position.board} />}
    </section>
  );
}

function NoBoard(): ReactElement {
  // A player's view is on its way.
  const isPlayed = usePlayStore((state) => state.turns.length > 0);
  if (isPlayed) return <div className="gw-play-body" />;
  return (
    <NothingToPlay
      icon={Dices}
      title="Nothing is being played"
      text="Choose a game in the pack, then play it from its start."
      begin="Play this game"
    />
  );
}

interface TableProps extends ShownPosition {
  readonly board: BoardView;
}

function Table({ board, open, moves, legal, isCut, isListed }: TableProps): ReactElement {
  const looks = useGameLooks();
  const images = useGameImages();
  const file = usePlayStore((state) => state.level?.file ?? "");
  const last = usePlayStore((state) => shownTurn(state)?.action ?? null);
  // With a breakpoint on refused moves the session tries it, and the line above the board says that it was refused.
  const isToldAbove = usePlayStore((state) => state.refusedAction !== null);
  const { choice, ...chosen } = useMoveByPlaces({ board, moves, isListed });
  const { begun, refused } = chosen;
  const state = useMemo(() => gameState(board.state), [board]);
  const shelves = useMemo(
    () => (open === null ? state.zones : withHandles(state.zones, gameState(open.state).zones)),
    [state, open],
  );
  const playOn = useRandomPlay();
  useFocusOnBoard();

  const rules = useMemo(() => targetRules(legal, begun), [legal, begun]);
  const chain = useBegunMove(begun);
  const breakpoints = useBreakpoints();
  const marks = useMemo(
    () => playMarks({ board, last, begun, choice, rules, chain, breakpoints }),
    [board, last, begun, choice, rules, chain, breakpoints],
  );
  const zones = (
    <ZoneShelf
      zones={shelves}
      looks={looks}
      next={choice.next}
      begun={begun}
      marked={markedZones(breakpoints)}
      onChoose={chosen.choose}
      onTry={chosen.choose}
      onMark={(zone) => toggleBreakpoint(breakOnZone(zone))}
      onAsk={chosen.ask}
    />
  );
  // A game of cards alone has no places: its zones are the table, and its moves lie on it.
  const hasPlaces = board.cells.length > 0;
  const actors = useActors(moves, isListed);
  const buttons = (
    <MoveButtons
      moves={moves}
      begun={begun}
      complete={choice.complete}
      zones={shelves}
      isCut={isCut}
      onPlay={chosen.play}
    />
  );
  return (
    <div className="gw-play-body">
      <div className="gw-play-stage">
        {hasPlaces ? (
          <div className="gw-play-canvas">
            <TableCanvas
              board={board}
              looks={looks}
              images={images}
              label={`Board in play, turn ${state.turn ?? 0}`}
              fitKey={file}
              marks={marks}
              onChoose={(position) => chosen.choose(placeName(board, position))}
              onMark={(position) => toggleBreakpoint({ kind: "cell", position })}
              onAsk={(position) => chosen.ask(placeName(board, position))}
              onKeyDown={chosen.press}
            />
          </div>
        ) : (
          <div className="gw-card-table">
            {buttons}
            {zones}
          </div>
        )}
      </div>
      <aside className="gw-play-side gw-table-side" aria-label="State of play">
        <GameResult />
        <TurnStrip state={state} looks={looks} actors={actors}>
          {begun.length > 1 ? (
            <GoesOn
              begun={begun}
              zones={shelves}
              goesOn={choice.next.size > 0}
              mayEnd={choice.complete.length > 0}
              onStepBack={chosen.stepBack}
            />
          ) : null}
        </TurnStrip>
        {refused === null || isToldAbove ? null : (
          <RefusedMove
            key={refused.words}
            {...refused}
            zones={shelves}
            isReasonHidden={open !== null}
            onAsk={askAboutMove}
          />
        )}
        <PlayOn current={actors.length > 1 ? null : (actors[0] ?? state.current)} onPlay={playOn} />
        <TargetLegend rules={rules} />
        {hasPlaces ? buttons : null}
        {hasPlaces ? zones : null}
      </aside>
    </div>
  );
}

/** Those who may act, where several may; while the moves are on their way, those of the turn before. */
function useActors(moves: readonly GameAction[], isListed: boolean): readonly string[] {
  const [known, setKnown] = useState<readonly string[]>([]);
  const actors = useMemo(() => actorsOf(moves), [moves]);
  if (isListed && known !== actors) setKnown(actors);
  return isListed ? actors : known;
}

interface MoveButtonsProps {
  readonly moves: readonly GameAction[];
  readonly begun: Begun;
  /** The moves along what was chosen. */
  readonly complete: readonly GameAction[];
  /** With the hidden cards that moves name. */
  readonly zones: readonly Zone[];
  readonly isCut: boolean;
  readonly onPlay: (move: GameAction) => void;
}

/** More buttons than this are no choice any more; a text says how many others there are. */
const MOST_BUTTONS = 40;

function MoveButtons({ moves, begun, complete, zones, isCut, onPlay }: MoveButtonsProps): ReactElement | null {
  const plain = inPlaceOrder(plainMoves(moves), zones);
  const groups = begun.length > 0 ? [] : moveGroups(plain.slice(0, MOST_BUTTONS), moves);
  return (
    <section className="gw-table-moves" aria-label={begun.length > 0 ? "Finish the move" : "Possible moves"}>
      {begun.length === 1 ? <p>{byPlace(begun.join(" → "), zones)} … (Esc cancels)</p> : null}
      {begun.length === 0
        ? null
        : complete.map((move) => (
            <Button key={JSON.stringify(move)} onClick={() => onPlay(move)}>
              {byPlace(endWords(move, complete), zones)}
            </Button>
          ))}
      {groups.map(({ title, moves: own }) => (
        <div key={JSON.stringify(own[0]?.move)} className="gw-move-group" data-titled={title !== null}>
          {title === null ? null : <span aria-hidden>{title}</span>}
          {own.map(({ move, words, label }) => (
            <Button
              key={JSON.stringify(move)}
              aria-label={label === words ? undefined : byPlace(label, zones)}
              onClick={() => onPlay(move)}
            >
              {byPlace(words, zones)}
            </Button>
          ))}
        </div>
      ))}
      {begun.length === 0 && plain.length > MOST_BUTTONS ? <p>And {plain.length - MOST_BUTTONS} more.</p> : null}
      {isCut ? <p>There are more moves than are listed: the rules allow over 10,000 here.</p> : null}
    </section>
  );
}
