// A board game in play: the board, whose turn it is, and every legal move by clicks and keys.
import { Dices } from "lucide-react";
import { type ReactElement, memo, useEffect, useMemo, useRef, useState } from "react";
import type { BoardView } from "../../../shared/base/boardView";
import { placeName, readPlace } from "../../../shared/base/placeName";
import type { MoveQuestion } from "../../../shared/engine/moveTries";
import type { GameAction, TurnRecord } from "../../../shared/engine/turnRecord";
import { NothingToPlay } from "../../play/NothingToPlay";
import { OpeningLine } from "../../play/OpeningLine";
import { PlayMessages } from "../../play/PlayMessages";
import { PlayToolbar } from "../../play/PlayToolbar";
import { returnFocus, useFocusOnBoard } from "../../play/boardFocus";
import "../../play/play.css";
import { act } from "../../session/play/playCommands";
import { shownTurn } from "../../session/play/playState";
import { usePlayStore } from "../../session/play/playStore";
import { toggleBreakpoint, useBreakpoints } from "../../session/run/breakpoints";
import { stopsAtRefusals } from "../../session/run/refusedMoves";
import { showPanel } from "../../session/window/shellPort";
import { Button } from "../../ui/Button";
import { TableCanvas } from "../table/TableCanvas";
import { useGameImages, useGameLooks } from "../pack/gameLooks";
import { spotOf, tableLayout } from "../table/layout";
import { GameResult } from "./GameResult";
import { GoesOn } from "./GoesOn";
import { TurnStrip } from "./TurnStrip";
import { TargetLegend } from "./TargetLegend";
import { ZoneShelf } from "./ZoneShelf";
import { gameState } from "../game/gameState";
import {
  type Begun,
  type Chosen,
  buttonWords,
  choiceAfter,
  choose,
  endWords,
  idleWords,
  isRefused,
  pathOf,
  plainMoves,
  refusalOf,
} from "../game/moveChoice";
import { isPieceName } from "../game/pieceName";
import { NO_QUESTION, questionAfter, questionAsked, useMoveQuestion } from "./moveQuestion";
import { PlayOn } from "./PlayOn";
import { RefusedMove } from "./RefusedMove";
import { breakMarks, breakOnZone, markedZones } from "./breakMarks";
import { ghostsOf } from "./ghosts";
import { stopAtRefusal } from "./refusal";
import { useBegunMove } from "./useBegunMove";
import { useChoices } from "./useChoices";
import { usePlayedSeat } from "./playAs";
import { useRandomPlay } from "./randomPlayers";
import { type ShownPosition, useShownPosition } from "./shownPosition";
import { targetRules } from "./targetRules";
import "./tablePlay.css";

const Toolbar = memo(PlayToolbar);
const Opening = memo(OpeningLine);
const Messages = memo(PlayMessages);

export function TablePlay(): ReactElement {
  const position = useShownPosition();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = section.current;
    element?.addEventListener("click", returnFocus);
    return () => element?.removeEventListener("click", returnFocus);
  }, []);
  return (
    <section ref={section} className="gw-play" aria-label="Play" data-context="play">
      <Toolbar />
      <Opening />
      <Messages isBesideBoard />
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

const NOTHING: Begun = [];

/** What was chosen on the board after a turn. */
interface Choosing {
  readonly of: object | undefined;
  readonly begun: Begun;
  /** What was clicked last and is no legal move. */
  readonly refused: { readonly words: string; readonly question: MoveQuestion | null } | null;
}

const NOT_CHOOSING = { begun: NOTHING, refused: null };

interface TableProps extends ShownPosition {
  readonly board: BoardView;
}

function Table({ board, moves, legal, isCut, isListed }: TableProps): ReactElement {
  const looks = useGameLooks();
  const images = useGameImages();
  const file = usePlayStore((state) => state.level?.file ?? "");
  const turn = usePlayStore(shownTurn);
  // With a breakpoint on refused moves the session tries it, and the line above the board says that it was refused.
  const isToldAbove = usePlayStore((state) => state.refusedAction !== null);
  const [choosing, setChoosing] = useState<Choosing>();
  const { begun, refused } = choosing?.of === turn && choosing !== undefined ? choosing : NOT_CHOOSING;
  const setBegun = (next: Begun, tried: Choosing["refused"] = null): void =>
    setChoosing({ of: turn, begun: next, refused: tried });
  const choice = useMemo(() => choiceAfter(moves, begun), [moves, begun]);
  const state = useMemo(() => gameState(board.state), [board]);
  const isAtEnd = usePlayStore(({ cursor }) => cursor === null);
  const seat = usePlayedSeat();
  const playOn = useRandomPlay();
  useFocusOnBoard();

  const rules = useMemo(() => targetRules(legal, begun), [legal, begun]);
  const chain = useBegunMove(begun);
  const breakpoints = useBreakpoints();
  const marks = useMemo(() => {
    const layout = tableLayout(board);
    const spotsOf = (names: readonly string[]): number[] =>
      names.flatMap((name) => {
        const place = readPlace(board, name);
        const spot = place === null ? -1 : spotOf(layout, place);
        return spot < 0 ? [] : [spot];
      });
    const targets = begun.length === 0 ? [] : spotsOf([...choice.next.keys()]);
    const colors = new Map<number, string>();
    for (const [name, { color }] of rules)
      for (const spot of spotsOf([name])) if (color !== null) colors.set(spot, color);
    const breaks = breakMarks(breakpoints, layout);
    const shown = { chosen: spotsOf(begun), targets, colors, last: spotsOf(lastPath(turn)), breaks };
    return chain === null ? shown : { ...shown, ghosts: ghostsOf(board, layout, begun, chain) };
  }, [board, begun, chain, choice, rules, turn, breakpoints]);

  // After which turn a move is on its way to the host.
  const [played, setPlayed] = useState<object>();
  const play = (move: GameAction): void => {
    setBegun(NOTHING);
    setPlayed(turn);
    void act(move).finally(() => setPlayed(undefined));
  };
  const saidOf = (name: string, chosen: Chosen): Choosing["refused"] => {
    const idle = moves.length > 0 || !isAtEnd ? null : idleWords(board.state, seat);
    if (idle !== null) return { words: idle, question: null };
    return refusalOf(moves, begun, name, chosen, isPieceName(board, name));
  };
  const judge = (name: string): void => {
    const chosen = choose(moves, begun, name);
    useMoveQuestion.setState((before) =>
      // What was played is over: the next question is about another position.
      chosen.kind === "play" ? NO_QUESTION : questionAfter(before, board, name, begun, chosen.begun),
    );
    if (chosen.kind === "play") play(chosen.move);
    else {
      setBegun(chosen.begun, saidOf(name, chosen));
    }
    if (stopsAtRefusals() && isRefused(moves, begun, name, chosen)) void stopAtRefusal([...begun, name]);
  };
  const isReady = isListed && (played === undefined || played !== turn);
  const { take: chooseName, drop } = useChoices(file, isReady, judge);
  const askAbout = (question: MoveQuestion): void => {
    useMoveQuestion.setState(question);
    showPanel("moves");
  };
  const ask = (name: string): void => askAbout(questionAsked(board, name, begun));
  const press = (event: KeyboardEvent): void => {
    if (event.key !== "Escape") return;
    drop();
    useMoveQuestion.setState(NO_QUESTION);
    if (begun.length === 0 && refused === null) return;
    event.preventDefault();
    setBegun(NOTHING);
  };

  const zones = (
    <ZoneShelf
      zones={state.zones}
      looks={looks}
      next={choice.next}
      begun={begun}
      marked={markedZones(breakpoints)}
      onChoose={chooseName}
      onTry={chooseName}
      onMark={(zone) => toggleBreakpoint(breakOnZone(zone))}
      onAsk={ask}
    />
  );
  // A game of cards alone has no places: its zones are the table.
  const hasPlaces = board.cells.length > 0;
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
              onChoose={(position) => chooseName(placeName(board, position))}
              onMark={(position) => toggleBreakpoint({ kind: "cell", position })}
              onAsk={(position) => ask(placeName(board, position))}
              onKeyDown={press}
            />
          </div>
        ) : (
          <div className="gw-card-table">{zones}</div>
        )}
      </div>
      <aside className="gw-play-side gw-table-side" aria-label="State of play">
        <GameResult />
        <TurnStrip state={state} looks={looks}>
          {begun.length > 1 ? (
            <GoesOn
              begun={begun}
              goesOn={choice.next.size > 0}
              mayEnd={choice.complete.length > 0}
              onStepBack={() => setBegun(begun.slice(0, -1))}
            />
          ) : null}
        </TurnStrip>
        {refused === null || isToldAbove ? null : <RefusedMove key={refused.words} {...refused} onAsk={askAbout} />}
        <PlayOn current={state.current} onPlay={playOn} />
        <TargetLegend rules={rules} />
        <MoveButtons moves={moves} begun={begun} complete={choice.complete} isCut={isCut} onPlay={play} />
        {hasPlaces ? zones : null}
      </aside>
    </div>
  );
}

/** The places of the move that a turn played. */
function lastPath(turn: TurnRecord | undefined): readonly string[] {
  const action = turn?.action ?? null;
  return action === null ? NOTHING : pathOf(action);
}

interface MoveButtonsProps {
  readonly moves: readonly GameAction[];
  readonly begun: Begun;
  /** The moves along what was chosen. */
  readonly complete: readonly GameAction[];
  readonly isCut: boolean;
  readonly onPlay: (move: GameAction) => void;
}

/** More buttons than this are no choice any more; a text says how many others there are. */
const MOST_BUTTONS = 40;

function MoveButtons({ moves, begun, complete, isCut, onPlay }: MoveButtonsProps): ReactElement | null {
  const plain = plainMoves(moves);
  const shown = begun.length > 0 ? complete : plain.slice(0, MOST_BUTTONS);
  const words = begun.length > 0 ? (move: GameAction) => endWords(move, complete) : buttonWords;
  return (
    <section className="gw-table-moves" aria-label={begun.length > 0 ? "Finish the move" : "Moves"}>
      {begun.length === 1 ? <p>{begun.join(" → ")} … (Esc cancels)</p> : null}
      {shown.map((move) => (
        <Button key={JSON.stringify(move)} onClick={() => onPlay(move)}>
          {words(move)}
        </Button>
      ))}
      {begun.length === 0 && plain.length > MOST_BUTTONS ? <p>And {plain.length - MOST_BUTTONS} more.</p> : null}
      {isCut ? <p>There are more moves than are listed: the rules allow over 10,000 here.</p> : null}
    </section>
  );
}
