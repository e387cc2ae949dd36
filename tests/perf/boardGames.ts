// Board games: how many leaves of the tree of moves are counted in a second, against programs written for chess alone;
// and whether the deep counts are the published ones.
import { Chess } from "chess.js";
import { Chess as ChessPosition } from "chessops/chess";
import { parseFen } from "chessops/fen";
import { createTracer } from "../../shared/engine/trace/tracer";
import { compileGame } from "../../shared/dialects/gdl/turn/compileGame";
import type { CompiledGame } from "../../shared/dialects/gdl/turn/compiledGame";
import { gameLevel } from "../../shared/dialects/gdl/play/level";
import { CHESS_COUNTS, type ChessVariant, POSITIONS, type PositionName } from "../conformance/gdl/chessCounts";
import { chess, chessGame, draughts, playable, readGame } from "../conformance/gdl/variants";
import type { Figure } from "./figures";
import { medianProcessorMs, perSecond } from "./measure";

const FEN = `${POSITIONS.START} 0 1`;

export function boardGameFigures(): Promise<readonly Figure[]> {
  const figure = (name: string, value: number, unit: string, goal: string | null = null): Figure => ({
    group: "board games",
    name,
    value,
    unit,
    goal,
  });
  const pseudo = playable(chess("S"));
  const legal = playable(chess("L"));
  const checkers = playable(draughts("E"));
  const perPseudo = leaves(pseudo, 4);
  const perLegal = leaves(legal, 4);
  const chessJs = new Chess(FEN);
  const perChessJs = perSecond(() => chessJs.perft(3));
  const perChessops = perSecond(() => countChessops(3));
  const plies = (game: CompiledGame): number => perSecond(() => randomPlies(game, 60));
  return Promise.resolve([
    figure("chess, pseudo-legal moves, depth 4", perPseudo, "leaves/s", "≥ 1,200,000"),
    figure("chess, legal moves, depth 4", perLegal, "leaves/s", "≥ 600,000"),
    figure("  times those of chess.js", perLegal / perChessJs, "×"),
    figure("  times those of chessops", perLegal / perChessops, "×"),
    figure("draughts, depth 8", leaves(checkers, 8), "leaves/s", "≥ 700,000"),
    figure("random moves of legal chess", plies(legal), "moves/s", "≥ 20,000"),
    figure("random moves of draughts", plies(checkers), "moves/s", "≥ 100,000"),
    figure("first moves of a chess game", medianProcessorMs(firstMoves), "ms", "≤ 16"),
    figure("why not, 64 targets of a chess piece", explained(), "ms", "≤ 5"),
    figure("a traced move of chess, times an untraced one", traced(), "×", "≤ 2.5"),
    figure("deep chess counts that are not the published ones", wrongCounts(), "", "0"),
  ]);
}

function leaves(game: CompiledGame, depth: number): number {
  return perSecond(() => game.count(game.start, depth, false));
}

function countChessops(depth: number): number {
  const setup = parseFen(FEN).unwrap();
  return countFrom(ChessPosition.fromSetup(setup).unwrap(), depth);
}

/** Counts leaves without making their moves, as that program's own tests do. */
function countFrom(position: ChessPosition, depth: number): number {
  let count = 0;
  for (const [from, targets] of position.allDests()) {
    if (depth === 1) count += targets.size();
    else {
      for (const to of targets) {
        const next = position.clone();
        next.play({ from, to });
        count += countFrom(next, depth - 1);
      }
    }
  }
  return count;
}

function randomPlies(game: CompiledGame, most: number): number {
  let state = game.start;
  for (let ply = 0; ply < most; ply += 1) {
    const { moves } = game.legal(state);
    const move = moves[Math.floor(Math.random() * moves.length)];
    const next = move === undefined ? null : game.play(state, move);
    if (next === null) return ply + 1;
    state = next;
  }
  return most;
}

function firstMoves(): void {
  const game = playable(readGame("chess_legal"));
  game.legal(game.start);
}

function chessLevel() {
  const rules = JSON.parse(JSON.stringify(readGame("chess_legal")));
  const { game } = compileGame(
    { value: rules, at: "" },
    { seed: 1, players: null, start: { value: undefined, at: "" } },
  );
  if (game === null) throw new Error("Chess cannot be played.");
  const about = { id: "start", file: "game.json", rulesFile: "game.json", title: "", moves: [], expectedOutcome: null };
  return gameLevel(game, about);
}

function explained(): number {
  const level = chessLevel();
  const state = level.start(null);
  return medianProcessorMs(() => level.moves?.explain(state, { path: ["B1"], to: null }));
}

function traced(): number {
  const level = chessLevel();
  const state = level.start(null);
  const move = { action: "move", path: ["E2", "E4"] };
  const plain = perSecond(() => Number(level.step(level.fromKey(level.key(state)), move, null).accepted));
  const slow = perSecond(() => Number(level.step(level.fromKey(level.key(state)), move, createTracer()).accepted));
  return plain / slow;
}

/** Larger counts take minutes. */
const MOST_COUNTED = 700_000;

/** Counts as deep as it is published, up to a limit, in all variants and positions. */
function wrongCounts(): number {
  let wrong = 0;
  for (const name of Object.keys(POSITIONS) as PositionName[]) {
    for (const [variant, published] of Object.entries(CHESS_COUNTS[name])) {
      const game = chessGame(variant as ChessVariant, POSITIONS[name]);
      const wanted = published.filter((count) => count <= MOST_COUNTED);
      if (game.count(game.start, wanted.length, variant.endsWith("e")) !== wanted.at(-1)) wrong += 1;
    }
  }
  return wrong;
}
