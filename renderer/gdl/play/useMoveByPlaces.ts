// A move that is chosen place by place on the table: what was chosen, what can follow, and what was refused.
import { useMemo, useState } from "react";
import type { BoardView } from "../../../shared/base/boardView";
import type { MoveQuestion } from "../../../shared/engine/moveTries";
import type { GameAction } from "../../../shared/engine/turnRecord";
import { act } from "../../session/play/playCommands";
import { shownTurn } from "../../session/play/playState";
import { usePlayStore } from "../../session/play/playStore";
import { stopsAtRefusals } from "../../session/run/refusedMoves";
import { showPanel } from "../../session/window/shellPort";
import {
  type Begun,
  type Chosen,
  type MoveChoice,
  choiceAfter,
  choose,
  idleWords,
  isRefused,
  refusalOf,
} from "../game/moveChoice";
import { isPieceName } from "../game/pieceName";
import { NO_QUESTION, questionAfter, questionAsked, useMoveQuestion } from "./moveQuestion";
import { usePlayedSeat } from "./playAs";
import { stopAtRefusal } from "./refusal";
import { useChoices } from "./useChoices";

const NOTHING: Begun = [];

/** The message about a choice that is no legal move. */
interface Refused {
  readonly words: string;
  /** What can be asked about it; null where nothing could be moved. */
  readonly question: MoveQuestion | null;
}

/** What was chosen after a turn. */
interface Choosing {
  readonly of: object | undefined;
  readonly begun: Begun;
  readonly refused: Refused | null;
}

const NOT_CHOOSING = { begun: NOTHING, refused: null };

export interface MoveByPlaces {
  readonly begun: Begun;
  readonly choice: MoveChoice;
  /** What was chosen last and is no legal move; null when it is one. */
  readonly refused: Refused | null;
  /** Chooses a place or zone by its name, as soon as the moves are listed. */
  readonly choose: (name: string) => void;
  readonly play: (move: GameAction) => void;
  /** Takes the last chosen place back. */
  readonly stepBack: () => void;
  /** Asks in the Moves panel about moves to a place or zone. */
  readonly ask: (name: string) => void;
  /** Escape gives up what was chosen. */
  readonly press: (event: KeyboardEvent) => void;
}

export interface MoveList {
  readonly board: BoardView;
  readonly moves: readonly GameAction[];
  /** False while the moves are on their way. */
  readonly isListed: boolean;
}

/** Shows the question in the Moves panel. */
export function askAboutMove(question: MoveQuestion): void {
  useMoveQuestion.setState(question);
  showPanel("moves");
}

/** What was chosen counts for the turn in view: it is forgotten when another one is shown. */
export function useMoveByPlaces({ board, moves, isListed }: MoveList): MoveByPlaces {
  const file = usePlayStore((state) => state.level?.file ?? "");
  const turn = usePlayStore(shownTurn);
  const isAtEnd = usePlayStore(({ cursor }) => cursor === null);
  const seat = usePlayedSeat();
  const [choosing, setChoosing] = useState<Choosing>();
  const { begun, refused } = choosing?.of === turn && choosing !== undefined ? choosing : NOT_CHOOSING;
  const choice = useMemo(() => choiceAfter(moves, begun), [moves, begun]);
  // After which turn a move is on its way to the host.
  const [played, setPlayed] = useState<object>();
  const isReady = isListed && (played === undefined || played !== turn);

  const setBegun = (next: Begun, told: Refused | null = null): void =>
    setChoosing({ of: turn, begun: next, refused: told });
  const play = (move: GameAction): void => {
    setBegun(NOTHING);
    setPlayed(turn);
    void act(move).finally(() => setPlayed(undefined));
  };
  const refusedBy = (name: string, chosen: Chosen): Refused | null => {
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
    else setBegun(chosen.begun, refusedBy(name, chosen));
    if (stopsAtRefusals() && isRefused(moves, begun, name, chosen)) void stopAtRefusal([...begun, name]);
  };
  const { take, drop } = useChoices(file, isReady, judge);
  const press = (event: KeyboardEvent): void => {
    if (event.key !== "Escape") return;
    drop();
    useMoveQuestion.setState(NO_QUESTION);
    if (begun.length === 0 && refused === null) return;
    event.preventDefault();
    setBegun(NOTHING);
  };
  return {
    begun,
    choice,
    refused,
    choose: take,
    play,
    stepBack: () => setBegun(begun.slice(0, -1)),
    ask: (name) => askAboutMove(questionAsked(board, name, begun)),
    press,
  };
}
