// Moves without places as rows of buttons: what differs in one choice alone, such as how much is bid, is one row. Pure.
import type { GameAction } from "../../../shared/engine/turnRecord";
import { buttonWords, valueWords } from "./moveChoice";
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

/** Returns the moves in their order, those next to one another that differ in one choice together. */
export function moveGroups(moves: readonly GameAction[]): readonly MoveGroup[] {
  const runs: { readonly key: string | null; readonly moves: GameAction[] }[] = [];
  for (const move of moves) {
    const key = choiceOf(move);
    const last = runs.at(-1);
    if (last !== undefined && key !== null && last.key === key && last.moves[0]?.action === move.action)
      last.moves.push(move);
    else runs.push({ key, moves: [move] });
  }
  return runs.flatMap(({ key, moves: own }): readonly MoveGroup[] => {
    if (key === null || own.length < LEAST) return own.map((move) => ({ title: null, moves: [alone(move)] }));
    const [first] = own;
    const title = first === undefined ? null : `${spaced(first.action)} ${spaced(key)}`;
    return [{ title, moves: own.map((move) => ({ ...alone(move), words: valueWords(move[key] ?? null) })) }];
  });
}

function alone(move: GameAction): GroupedMove {
  const words = buttonWords(move);
  return { move, words, label: words };
}

/** Returns the name of the only choice of a move; null for none or several. */
function choiceOf(move: GameAction): string | null {
  const [name, ...others] = Object.keys(move).filter((key) => key !== "action");
  return name === undefined || others.length > 0 || name === "path" || name === "by" ? null : name;
}
