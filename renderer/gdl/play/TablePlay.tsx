// A board game in play: the board, whose turn it is, and every legal move by clicks and keys.
import { Dices } from "lucide-react";
import { type ReactElement, memo, useMemo, useState } from "react";
import type { BoardView } from "../../../shared/base/boardView";
import type { GameAction } from "../../../shared/engine/turnRecord";
import { NothingToPlay } from "../../play/NothingToPlay";
import { OpeningLine } from "../../play/OpeningLine";
import { PlayMessages } from "../../play/PlayMessages";
import { PlayToolbar } from "../../play/PlayToolbar";
import { useFocusOnBoard, useFocusReturn } from "../../play/boardFocus";
import "../../play/play.css";
import { usePlayStore } from "../../session/play/playStore";
import { toggleBreakpoint, useBreakpoints } from "../../session/run/breakpoints";
import { useGameLooks } from "../pack/gameLooks";
import { GameResult } from "./GameResult";
import { GoesOn } from "./GoesOn";
import { MoveButtons } from "./MoveButtons";
import { TurnStrip } from "./TurnStrip";
import { TargetLegend } from "./TargetLegend";
import { ZoneShelf } from "./ZoneShelf";
import { gameState } from "../game/gameState";
import { withHandles } from "../game/hiddenCards";
import { actorsOf } from "../game/moveChoice";
import { PlayOn } from "./PlayOn";
import { PlayedBoard } from "./PlayedBoard";
import { RefusedMove } from "./RefusedMove";
import { breakOnZone, markedZones } from "./breakMarks";
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
  // With a breakpoint on refused moves the session tries it, and the line above the board says that it was refused.
  const isToldAbove = usePlayStore((state) => state.refusedAction !== null);
  const chosen = useMoveByPlaces({ board, moves, isListed });
  const { begun, choice, refused } = chosen;
  const state = useMemo(() => gameState(board.state), [board]);
  const shelves = useMemo(
    () => (open === null ? state.zones : withHandles(state.zones, gameState(open.state).zones)),
    [state, open],
  );
  const playOn = useRandomPlay();
  useFocusOnBoard();

  const rules = useMemo(() => targetRules(legal, begun), [legal, begun]);
  const breakpoints = useBreakpoints();
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
          <PlayedBoard board={board} turn={state.turn ?? 0} chosen={chosen} rules={rules} />
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
