// Numbers of another program, typed or pasted beside the counted ones: a line each, `e2e4: 600` or `E2 E4 600`. Pure.
import { counted } from "../../../shared/base/counted";

/** A row of the table of first moves. */
export interface CountRow {
  /** As it is written in games, or, of a move that only the other program has, as it is typed. */
  readonly move: string;
  /** Null: not counted yet, or not a move of the game. */
  readonly count: number | null;
  readonly other: number | null;
  readonly state: "same" | "differs" | "only-here" | "only-there" | "waiting" | "alone";
}

const LINE = /^\s*(.*?\S)[\s:=]+(\d[\d,_]*)$/;

/** Returns the numbers by moves, written as `keyOf` does; lines without a number are left out. */
export function readOthers(text: string): ReadonlyMap<string, { readonly move: string; readonly count: number }> {
  const others = new Map<string, { readonly move: string; readonly count: number }>();
  for (const line of text.split(/\r\n|[\n\r]/)) {
    const [, move, digits] = LINE.exec(line) ?? [];
    if (move === undefined || digits === undefined) continue;
    others.set(keyOf(move), { move, count: Number(digits.replaceAll(/\D/g, "")) });
  }
  return others;
}

/** Equal for `E2 E4`, `e2e4` and `e2-e4`; `E7 E8 promote_to=queen` and `e7e8q` are the same, too. */
function keyOf(move: string): string {
  const small = move.toLowerCase();
  const [path = "", ...params] = small.split(/\s+(?=\w+=)/);
  const values = params.map((param) => param.slice(param.indexOf("=") + 1));
  const places = path.replaceAll(/[^a-z0-9#]/g, "");
  const [value] = values;
  // Chess programs write the first letter of what a pawn becomes, a knight's is n.
  if (values.length === 1 && value !== undefined && PIECES[value] !== undefined) return `${places}${PIECES[value]}`;
  return `${places}${values.join("").replaceAll(/[^a-z0-9#]/g, "")}`;
}

const PIECES: Readonly<Record<string, string>> = { queen: "q", rook: "r", bishop: "b", knight: "n", king: "k" };

/** Joins the counted moves with the other program's. Without any of those nothing is compared. */
export function countRows(
  counted: readonly { readonly move: string; readonly count: number | null }[],
  text: string,
): readonly CountRow[] {
  const others = readOthers(text);
  if (others.size === 0) return counted.map((each) => ({ ...each, other: null, state: "alone" }));
  const here = new Set(counted.map(({ move }) => keyOf(move)));
  const rows = counted.map(({ move, count }): CountRow => {
    const other = others.get(keyOf(move))?.count ?? null;
    if (other === null) return { move, count, other, state: "only-here" };
    return { move, count, other, state: count === null ? "waiting" : count === other ? "same" : "differs" };
  });
  const missing = Array.from(others).flatMap(([key, { move, count: other }]): readonly CountRow[] =>
    here.has(key) ? [] : [{ move, count: null, other, state: "only-there" }],
  );
  return [...rows, ...missing];
}

/** How a list differs, in a sentence; null where nothing is compared. */
export function comparedText(rows: readonly CountRow[]): string | null {
  const count = (state: CountRow["state"]): number => rows.filter((row) => row.state === state).length;
  const [differing, here, there] = [count("differs"), count("only-here"), count("only-there")];
  if (rows.every(({ state }) => state === "alone")) return null;
  const parts = [
    ...(differing > 0 ? [`${counted(differing, "move")} with another number`] : []),
    ...(here > 0 ? [`${counted(here, "move")} that the other program does not have`] : []),
    ...(there > 0 ? [`${counted(there, "move")} that only the other program has`] : []),
  ];
  if (parts.length > 0) return `${parts.join(", ")}.`;
  return count("waiting") > 0 ? "The same so far." : "All moves have the same numbers.";
}

/** Reads `20, 400, 8902` as the expected numbers by depth; null for a text that is no such list. */
export function readTotals(text: string): readonly number[] | null {
  if (text.trim() === "") return [];
  const parts = text.trim().split(/[\s,;]+/);
  return parts.every((part) => /^\d{1,15}$/.test(part)) ? parts.map(Number) : null;
}
