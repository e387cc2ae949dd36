// A board game as the program plays it: an action is a move (shared/engine/playableLevel.ts).
import type { BoardView, Entity } from "../../../base/boardView";
import type { Json, JsonObject } from "../../../base/json";
import { memoByIdentity } from "../../../base/memo";
import type { Outcome, PlayableLevel, Step } from "../../../engine/playableLevel";
import { RecordKind } from "../../../engine/trace/trace";
import type { Tracer } from "../../../engine/trace/tracer";
import type { GameAction, Refusal } from "../../../engine/turnRecord";
import { actionOfMove } from "../moves/moveAction";
import { gdlPresentation } from "../presentation/presentation";
import { BY, lineOfAction } from "../text/games/moveText";
import type { CompiledGame } from "../turn/compiledGame";
import { GameBoard } from "./gameBoard";
import { explainMoves } from "./explain";
import { questionOf, recordTries } from "./explainTrace";
import { outcomeText } from "./outcomeText";
import { moveSupport } from "./moveSupport";
import { numberGame, Phase } from "./numbers";
import { type PlayState, keyOf, stateOfKey } from "./playState";
import { type AskedLevel, compileAnswer } from "./questions";
import { traceMove } from "./traceTurn";
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

type Legal = ReturnType<CompiledGame["legal"]>;
type LegalMove = Legal["moves"][number];

/** Makes a compiled game a level. Its recorded moves are its solution: it is won when they come to what is expected. */
export function gameLevel(game: CompiledGame, about: GameFile): PlayableLevel<PlayState> {
  const { ends } = game.parts.flow;
  const board = new GameBoard(game, ends);
  const numbers = numberGame(game.actions, ends, about.rulesFile);
  const { names } = game.declarations.players;
  const legalOf = memoByIdentity((state: PlayState): Legal => game.legal(state.game));
  const recorded = about.moves.map(lineOfAction);
  const begin: PlayState = { game: game.start, turn: 0, isAsRecorded: true };

  function outcomeOf(state: PlayState): Outcome | null {
    const noted = board.noted(state);
    if (noted !== null) return noted;
    return legalOf(state).moves.length === 0 ? { kind: "stuck", seat: seatToMove(state), reason: null } : null;
  }

  function seatToMove({ game: { mem } }: PlayState): string | null {
    const current = mem[game.world.layout.currentPlayer] ?? 0;
    return names[current >> 4] ?? null;
  }

  function step(state: PlayState, action: GameAction, tracer: Tracer | null): Step<PlayState> {
    const line = lineOfAction(action);
    const over = board.noted(state);
    const found = over === null ? moveOf(state, action) : undefined;
    const root = tracer?.open(RecordKind.turn, state.turn + 1, tracer.value(action), -1, -1) ?? -1;
    const played = found === undefined ? null : game.play(state.game, found);
    if (found === undefined || played === null) return refused(state, action, over, tracer, root);
    const isAsRecorded = state.isAsRecorded && recorded[state.turn] === line;
    const next: PlayState = { game: played, turn: state.turn + 1, isAsRecorded };
    const outcome = outcomeOf(next);
    const result = resultOf(next, outcome);
    if (tracer !== null) {
      traceMove({ game, board, numbers, tracer, root }, state, found, next, outcome);
      const expected = result.lost ? expectedAt(next) : null;
      tracer.close(root, tracer.value({ accepted: true, ...result, outcome: outcomeText(outcome), expected }));
    }
    return { state: next, accepted: true, events: [], ...result, goals: [], budgetSpent: false };
  }

  /**
   * The legal move that an action says; small letters will do (gdl.md, A15). Where it does not say whose move it is, the
   * first who may make it does; it may say so even where nobody else may act.
   */
  function moveOf(state: PlayState, action: GameAction): LegalMove | undefined {
    const { moves } = legalOf(state);
    const line = lineOfAction(action);
    const small = line.toLowerCase();
    return (
      moves.find((move) => lineOf(move) === line) ??
      moves.find((move) => lineOf(move).toLowerCase() === small) ??
      moveBy(moves, action)
    );
  }

  /** The first move of these words, or that of the player whom the action names. */
  function moveBy(moves: Legal["moves"], action: GameAction): LegalMove | undefined {
    const { [BY]: by, ...unsaid } = action;
    const who = typeof by === "string" ? by.toLowerCase() : by;
    const rest = lineOfAction({ ...unsaid, action: action.action }).toLowerCase();
    return moves.find(
      ({ actor, steps }) =>
        (who === undefined || who === names[actor >> 4]?.toLowerCase()) &&
        lineOf({ actor, steps }).toLowerCase() === rest,
    );
  }

  function lineOf(move: LegalMove): string {
    return lineOfAction(actionOfMove(game.declarations, move));
  }

  /** Whether all moves of the game's file were made, and no others. */
  function isAtEndOfRecord({ turn, isAsRecorded }: PlayState): boolean {
    return isAsRecorded && turn === recorded.length && turn > 0;
  }

  /** The outcome that the file expects of its moves, where they end; null where it expects none. */
  function expectedAt(state: PlayState): string | null {
    return isAtEndOfRecord(state) ? about.expectedOutcome : null;
  }

  /** A game that ended is won or lost; one that came to what its file expects is won, too. */
  function resultOf(state: PlayState, outcome: Outcome | null): Pick<Step<PlayState>, "won" | "lost" | "loseReason"> {
    if (isAtEndOfRecord(state)) {
      const isExpected = about.expectedOutcome === null || about.expectedOutcome === outcomeText(outcome);
      const ended = outcomeText(outcome) || "no end";
      const loseReason = isExpected ? null : `${ended}, not ${about.expectedOutcome}`;
      return { won: isExpected, lost: !isExpected, loseReason };
    }
    const won = outcome?.kind === "won";
    const lost = outcome !== null && !won;
    return { won, lost, loseReason: lost ? outcome.kind : null };
  }

  function refused(
    state: PlayState,
    action: GameAction,
    over: Outcome | null,
    tracer: Tracer | null,
    root: number,
  ): Step<PlayState> {
    const result = { accepted: false, won: false, lost: false, loseReason: null };
    if (tracer !== null) {
      const refusal: Refusal =
        over === null ? { reason: "not-offered" } : { reason: "level-over", won: over.kind === "won" };
      if (over === null) {
        const why = tracer.open(RecordKind.phase, Phase.refused, -1, -1, root);
        recordTries(explainMoves(game, numbers, state.game, questionOf(action)), tracer, why);
        tracer.close(why);
      }
      tracer.close(root, tracer.value({ ...result, refusal: { ...refusal } }));
    }
    return { state, ...result, events: [], goals: [], budgetSpent: false };
  }

  const states = new WeakMap<BoardView, PlayState>();
  const view = (state: PlayState): BoardView => {
    const made = board.view(state, board.all(), outcomeOf(state));
    states.set(made, state);
    return made;
  };
  const asked: AskedLevel = {
    game,
    begin,
    stateOf: (board) => states.get(board),
    replay: (state, { turn: { action } }, tracer) => void (action !== null && step(state, action, tracer)),
  };
  const canonical = (state: PlayState): JsonObject => {
    const { cells, entities, state: fields } = view(state);
    return { board: Array.from(cells, (entity): Json => entityJson(entities[entity])), fields };
  };

  return {
    id: about.id,
    file: about.file,
    title: about.title,
    debug: numbers.debug,
    presentation: gdlPresentation,
    players: names,
    offers: game.actions.map(({ written }) => ({ id: written.name, params: {} })),
    solution: about.moves,
    start(tracer) {
      const root = tracer?.open(RecordKind.turn, 0, tracer.value(null), -1, -1) ?? -1;
      tracer?.close(root, tracer.value({ accepted: true, won: false, lost: false, loseReason: null }));
      return begin;
    },
    loadBudgetSpent: () => false,
    step,
    actions: (state) =>
      board.noted(state) === null ? legalOf(state).moves.map((move) => actionOfMove(game.declarations, move)) : [],
    toAct: (state) => (outcomeOf(state) === null ? game.toAct(state.game) : []),
    outcome: outcomeOf,
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
    canonical,
    moves: moveSupport(
      game,
      board,
      legalOf,
      (state) => board.noted(state) !== null,
      (state, question) => explainMoves(game, numbers, state.game, question, true),
    ),
    visibility: visibilitySupport(game, board, { legalOf, outcomeOf, isOver: (state) => board.noted(state) !== null }),
  };
}

function entityJson(entity: Entity | null | undefined): Json {
  return entity === null || entity === undefined ? null : { kind: entity.kind, params: entity.params };
}
