// Moves without places as rows of buttons: what differs in one choice alone, such as how much is bid, is one row. Pure.
import type { GameAction } from "../../../shared/engine/turnRecord";
import { buttonWords, saidMoves, valueWords } from "./moveChoice";
import { spaced } from "./spaced";

export interface MoveGroup {
  /** What its buttons have in common: `raise amount`; null for a move by itself, whose button says all. */
  readonly title: string | null;
  readonly moves: readonly GroupedMove[];
}

export interface GroupedMove {
  readonly move: GameAction;
  /** On its button. */
  readonly words: string;
  /** All of it, for screen readers. */
  readonly label: string;
}

/** Fewer say more by themselves than as a row. */
const LEAST = 3;

/**
 * Returns the shown ones of all moves in their order, those next to one another that differ in one choice together.
 */
export function moveGroups(moves: readonly GameAction[], all: readonly GameAction[]): readonly MoveGroup[] {
  const runs: { readonly key: string | null; readonly moves: SaidMove[] }[] = [];
  const told = saidMoves(moves, all);
  for (const [index, move] of moves.entries()) {
    const said = told[index] ?? move;
    const key = choiceOf(said);
    const last = runs.at(-1);
    if (last !== undefined && key !== null && last.key === key && last.moves[0]?.move.action === move.action)
      last.moves.push({ move, said });
    else runs.push({ key, moves: [{ move, said }] });
  }
  return runs.flatMap(({ key, moves: own }): readonly MoveGroup[] => {
    if (key === null || own.length < LEAST) return own.map((move) => ({ title: null, moves: [alone(move)] }));
    const [first] = own;
    const title = first === undefined ? null : `${spaced(first.move.action)} ${spaced(key)}`;
    return [{ title, moves: own.map((each) => ({ ...alone(each), words: valueWords(each.said[key] ?? null) })) }];
  });
}

/** A move, and as its button says it. */
interface SaidMove {
  readonly move: GameAction;
  readonly said: GameAction;
}

function alone({ move, said }: SaidMove): GroupedMove {
  const words = buttonWords(said);
  return { move, words, label: words };
}

/** Returns the name of the only choice of a move; null for none or several. */
function choiceOf(move: GameAction): string | null {
  const [name, ...others] = Object.keys(move).filter((key) => key !== "action");
  return name === undefined || others.length > 0 || name === "path" || name === "by" ? null : name;
}
