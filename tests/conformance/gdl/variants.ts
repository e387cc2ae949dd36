// Variants of the conformance games, as their rules differ (gdl.md, C1 and C2), and positions as starts.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Json, JsonObject } from "../../../shared/base/json";
import type { ChessVariant } from "./chessCounts";
import { compileGame } from "../../../shared/dialects/gdl/turn/compileGame";
import type { CompiledGame } from "../../../shared/dialects/gdl/turn/compiledGame";

export type GameJson = { [key: string]: unknown };
interface Rule {
  conditions: string[];
  effects: string[];
  [key: string]: unknown;
}

export function readGame(name: string): GameJson {
  return JSON.parse(readFileSync(join(__dirname, `${name}.json`), "utf8")) as GameJson;
}

export function rulesOf(game: GameJson): Record<string, Rule> {
  return (game as { interactions: { list: Record<string, Rule> } }).interactions.list;
}

function allow(game: GameJson, names: readonly string[]): GameJson {
  const { phases } = (game as { game_flow: { phases: Record<string, { allowed_actions: readonly string[] }> } })
    .game_flow;
  for (const phase of Object.values(phases)) {
    phase.allowed_actions = phase.allowed_actions.filter((each) => names.includes(each));
  }
  return game;
}

/** Compiles a game; throws with its problems when it cannot be played. */
export function playable(game: GameJson, start?: JsonObject, players: number | null = null, seed = 1): CompiledGame {
  const options = { seed, players, start: { value: start, at: "" } };
  const compiled = compileGame({ value: game as unknown as Json, at: "" }, options);
  if (compiled.game === null) throw new Error(JSON.stringify(compiled.problems));
  return compiled.game;
}

export function counts(game: CompiledGame, depth: number, withEnds = false): readonly number[] {
  return Array.from({ length: depth }, (_, index) => game.count(game.start, index + 1, withEnds));
}

const RANKS: Readonly<Record<string, string>> = {
  p: "pawn",
  n: "knight",
  b: "bishop",
  r: "rook",
  q: "queen",
  k: "king",
};

/** Returns a chess position as a start. Rights to castle are told by what has not moved. */
export function fenStart(fen: string): JsonObject {
  const [board = "", turn, rights = "-", passing = "-"] = fen.split(" ");
  const place: Record<string, JsonObject> = {};
  for (const [index, row] of board.split("/").entries()) {
    let column = 0;
    for (const letter of row) {
      if (/\d/.test(letter)) {
        column += Number(letter);
        continue;
      }
      const square = `${"ABCDEFGH"[column]}${8 - index}`;
      const owner = letter === letter.toUpperCase() ? "White" : "Black";
      const rank = RANKS[letter.toLowerCase()] ?? "";
      place[square] = { schema: "Piece", owner, rank, moved: !mayCastle(square, rights) };
      column += 1;
    }
  }
  const ep = passing === "-" ? {} : { ep: passing.toUpperCase() };
  return { place, state: { current_player: turn === "w" ? "White" : "Black", ...ep } };
}

function mayCastle(square: string, rights: string): boolean {
  const needed: Readonly<Record<string, string>> = { E1: "KQ", H1: "K", A1: "Q", E8: "kq", H8: "k", A8: "q" };
  return Array.from(needed[square] ?? "").some((right) => rights.includes(right));
}

/** Pseudo-legal chess without a `moved` of its own: the start leaves it out. */
export function pseudoStart(fen: string): JsonObject {
  const start = fenStart(fen);
  const place = Object.entries(start["place"] as Record<string, JsonObject>).map(([square, piece]) => {
    const { schema = null, owner = null, rank = null } = piece;
    return [square, { schema, owner, rank }];
  });
  return {
    place: Object.fromEntries(place) as JsonObject,
    state: { current_player: (start["state"] as JsonObject)["current_player"] ?? null },
  };
}

/** Compiles a variant of chess from a position. */
export function chessGame(variant: ChessVariant, fen: string): CompiledGame {
  const rules = variant === "Se" ? "S" : variant === "We" ? "W" : variant;
  const isLegal = rules.startsWith("L");
  return playable(chess(rules), isLegal ? fenStart(fen) : pseudoStart(fen));
}

export function chess(variant: "L" | "Ln" | "Lq" | "S" | "W"): GameJson {
  if (variant === "S") return readGame("chess_pseudo");
  if (variant === "W") return asWritten(readGame("chess_pseudo"));
  const game = readGame("chess_legal");
  if (variant === "L") return game;
  const rules = rulesOf(game);
  if (variant === "Lq") {
    for (const rule of Object.values(rules)) {
      if (rule["params"] !== undefined) rule["params"] = { promote_to: { type: "string", options: ["queen"] } };
    }
  }
  const left = Object.keys(rules).filter((name) => !name.startsWith("castle") && name !== "en_passant");
  return allow(game, left);
}

/** The published rules as they are written: a king moves a column, a pawn jumps over what is before it. */
function asWritten(game: GameJson): GameJson {
  const rules = rulesOf(game);
  for (const rule of Object.values(rules)) {
    rule.conditions = rule.conditions.flatMap((condition) => {
      if (condition.startsWith("path_clear") && rule.conditions.some((each) => each.includes("'pawn'"))) return [];
      const isKing = rule.conditions.some((each) => each.includes("'king'"));
      return [
        isKing
          ? condition.replace("lte(abs(sub(target.x, start.x)), 1)", "eq(abs(sub(target.x, start.x)), 1)")
          : condition,
      ];
    });
  }
  return game;
}

export type Draughts = "E" | "M2" | "M1" | "O" | "F";

export function draughts(variant: Draughts): GameJson {
  if (variant === "O") return readGame("checkers_O");
  const game = readGame("checkers_english");
  const rules = rulesOf(game);
  for (const jump of ["man_jump", "king_jump"].map((name) => rules[name])) {
    if (jump === undefined) continue;
    if (variant === "F") jump["priority"] = 0;
    if (variant === "M1") jump["chain_required"] = false;
    if (variant === "M2") jump["chain_with"] = ["man_jump", "king_jump"];
  }
  return game;
}

/** `r:E2 b:D3,F3`: men in small letters, kings in capitals; Red moves. */
export function draughtsStart(text: string): JsonObject {
  const place: Record<string, JsonObject> = {};
  for (const part of text.split(" ")) {
    const [piece = "", squares = ""] = part.split(":");
    const owner = piece.toLowerCase() === "r" ? "Red" : "Black";
    const rank = piece === piece.toLowerCase() ? "man" : "king";
    for (const square of squares.split(",")) place[square] = { schema: "Piece", owner, rank };
  }
  return { place };
}
