// A board game as the program plays it: an action is a move (shared/engine/playableLevel.ts).
import type { BoardView, Entity } from "../../../base/boardView";
import type { Json } from "../../../base/json";
import type { PlayableLevel } from "../../../engine/playableLevel";
import { RecordKind } from "../../../engine/trace/trace";
import type { GameAction } from "../../../engine/turnRecord";
import { actionOfMove } from "../moves/moveAction";
import { gdlPresentation } from "../presentation/presentation";
import type { CompiledGame } from "../turn/compiledGame";
import { GameBoard } from "./gameBoard";
import { GameStates } from "./gameStates";
import { type TurnParts, playTurn } from "./gameTurns";
import { moveSupport } from "./moveSupport";
import { numberGame } from "./numbers";
import { type PlayState, keyOf, stateOfKey } from "./playState";
import { type AskedLevel, compileAnswer } from "./questions";
import { RecordedGame } from "./recordedGame";
import { visibilitySupport } from "./visibility";

export interface GameFile {
  readonly id: string;
  readonly file: string;
  /** The file of the rules. */
  readonly rulesFile: string;
  readonly title: string;
  readonly moves: readonly GameAction[];
  /** What the file expects of its moves: `expect.outcome`, as text; null: nothing. */
  readonly expectedOutcome: string | null;
}

/** Makes a compiled game a level. Its recorded moves are its solution: it is won when they come to what is expected. */
export function gameLevel(game: CompiledGame, about: GameFile): PlayableLevel<PlayState> {
  const { declarations } = game;
  const board = new GameBoard(game);
  const states = new GameStates(game);
  const recorded = new RecordedGame(about.moves, about.expectedOutcome);
  const numbers = numberGame(game.actions, game.parts.flow.ends, about.rulesFile);
  const parts: TurnParts = { game, board, states, recorded, numbers };
  const begin: PlayState = { game: game.start, turn: 0, isAsRecorded: true };

  const shown = new WeakMap<BoardView, PlayState>();
  const view = (state: PlayState): BoardView => {
    const made = board.view(state, board.all(), states.outcome(state));
    shown.set(made, state);
    return made;
  };
  const asked: AskedLevel = {
    game,
    begin,
    stateOf: (board) => shown.get(board),
    replay: (state, { turn: { action } }, tracer) => void (action !== null && playTurn(parts, state, action, tracer)),
  };

  return {
    id: about.id,
    file: about.file,
    title: about.title,
    debug: numbers.debug,
    presentation: gdlPresentation,
    players: declarations.players.names,
    offers: game.actions.map(({ written }) => ({ id: written.name, params: {} })),
    solution: about.moves,
    start(tracer) {
      const root = tracer?.open(RecordKind.turn, 0, tracer.value(null), -1, -1) ?? -1;
      tracer?.close(root, tracer.value({ accepted: true, won: false, lost: false, loseReason: null }));
      return begin;
    },
    loadBudgetSpent: () => false,
    step: (state, action, tracer) => playTurn(parts, state, action, tracer),
    actions: (state) => states.legal(state).moves.map((move) => actionOfMove(declarations, move)),
    toAct: (state) => (states.outcome(state) === null ? game.toAct(state.game) : []),
    outcome: (state) => states.outcome(state),
    view,
    goals: () => [],
    goalsOn: () => [],
    key: keyOf,
    fromKey: stateOfKey,
    condition(condition) {
      const answer = typeof condition === "string" ? compileAnswer(asked, condition) : null;
      return answer && ((view, _event, moment) => answer(view, moment ?? null)?.holds === true);
    },
    reference(text) {
      const answer = compileAnswer(asked, text);
      return answer && ((view, _event, moment) => answer(view, moment ?? null)?.value ?? null);
    },
    ruleCells: () => null,
    canonical(state) {
      const { cells, entities, state: fields } = view(state);
      return { board: Array.from(cells, (entity): Json => entityJson(entities[entity])), fields };
    },
    moves: moveSupport(parts),
    visibility: visibilitySupport(game, board, states),
  };
}

function entityJson(entity: Entity | null | undefined): Json {
  return entity === null || entity === undefined ? null : { kind: entity.kind, params: entity.params };
}
