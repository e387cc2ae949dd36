// Compiles a game from its JSON (gdl.md).
import type { RuleQuestions, Scope } from "../compile/scope";
import { bareScope, declare } from "../load/declare";
import { firstPhase, readFlow } from "../load/flow";
import { readPhases } from "../load/interactions";
import { type LoadProblem, type Placed, Problems, member, textIn } from "../load/problems";
import { insteadOf, setUp, setUpVariables } from "../load/setup";
import { applyPlayers, applyStart } from "../load/start";
import { compileAction } from "../moves/action";
import { actionOfMove } from "../moves/moveAction";
import { NULL, type Value } from "../values/value";
import { lineOfAction } from "../text/games/moveText";
import { isEntityVisible } from "../views/sight";
import { Slot } from "../world/layout";
import type { GameState } from "../world/world";
import { CompiledGame } from "./compiledGame";

export interface GameOptions {
  readonly seed: number;
  /** How many play; null: as few as the game says. */
  readonly players: number | null;
  /** The start of a recorded game; its value is undefined for the game's own. */
  readonly start: Placed;
}

export interface Compiled {
  /** Null when nothing can be played: the problems say why. */
  readonly game: CompiledGame | null;
  readonly problems: readonly LoadProblem[];
}

/** Compiles a game. Never throws, whatever the JSON is. */
export function compileGame(game: Placed, options: GameOptions): Compiled {
  const problems = new Problems();
  const questions = new Questions();
  const declared = declare(game, options.start, options.players, questions, problems);
  if (declared === null) return { game: null, problems: problems.list };
  const { declarations } = declared;
  const { world, values } = declarations;
  const scope = bareScope(declarations, problems);
  const blank = world.snapshot();
  const begin = (seed: number, within: Scope): void => {
    setUpVariables(declared, within, seed);
    applyPlayers(options.start, within);
    const phaseSlot = world.layout.currentPhase;
    const phase = firstPhase(game, declared, values.textOf(world.mem[phaseSlot] ?? NULL), within);
    world.mem[phaseSlot] = values.ofText(phase);
  };
  const deal = (within: Scope): GameState => {
    setUp(game, declared, within, insteadOf(options.start));
    if (options.start.value !== undefined) applyStart(options.start, within);
    world.mem[Slot.playerWasSet] = 0;
    world.commit();
    return world.snapshot();
  };
  begin(options.seed, scope);
  const hasPlaces = declarations.topology.kind !== "zones";
  const actions = declared.interactions.map((written, index) =>
    compileAction({ ...scope, at: written.at }, index, written, hasPlaces),
  );
  const byName = new Map(actions.map((action) => [action.written.name, action]));
  const { known } = declarations.players;
  const phases = readPhases(member(member(game, "game_flow"), "phases"), declared.interactions, known, problems);
  const flow = readFlow(game, declared, scope);
  const start = deal(scope);
  const isDealt = start.mem[Slot.random] !== (options.seed | 0);
  const startWith = (seed: number): GameState => {
    if (!isDealt) return withSeed(start, seed);
    const again = { ...scope, problems: new Problems() };
    // Nothing can be asked of moves before the game begins.
    questions.game = null;
    world.load(blank);
    begin(seed, again);
    const dealt = deal(again);
    questions.game = compiled;
    return dealt;
  };
  const parts = { declarations, variables: declared.variables, back: backText(game), actions, byName, phases, flow };
  const compiled = new CompiledGame(parts, start, startWith);
  questions.game = compiled;
  return { game: problems.hasErrors ? null : compiled, problems: problems.list };
}

function withSeed(state: GameState, seed: number): GameState {
  const mem = Int32Array.from(state.mem);
  mem[Slot.random] = seed;
  return { ...state, mem };
}

/** What conditions ask of moves, answered by the game once it is compiled. */
class Questions implements RuleQuestions {
  game: CompiledGame | null = null;

  attacked(place: Value, player: Value): boolean {
    return this.game?.isAttacked(place, player) ?? false;
  }

  legalMoves(player: Value): readonly Value[] {
    const { game } = this;
    if (game === null) return [];
    const { declarations } = game;
    return game
      .movesFor(player)
      .map((move) => declarations.values.ofText(lineOfAction(actionOfMove(declarations, move))));
  }

  countLegalMoves(player: Value, most: number): number {
    return this.game?.countFor(player, most) ?? 0;
  }

  isVisible(entity: Value, player: Value): boolean {
    return this.game !== null && isEntityVisible(this.game.declarations, entity, player);
  }
}

const HIDDEN = "hidden";

function backText(game: Placed): string {
  return textIn(member(member(game, "presentation"), "card_back")) ?? HIDDEN;
}
