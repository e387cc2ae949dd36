// A path as text for the clipboard: words where every move is one (`up up left`), else JSON as a level file has it.
// Read back forgivingly, since people also type paths and copy them out of files and chats.
import { nameTable } from "../../../../base/nameTable";
import { type Json, isJsonList } from "../../../../base/json";
import { type Result, done, refused } from "../../../../base/result";
import { parseJsonTree, valueOf } from "../../../../text/jsonTree";
import { type GoldMove, moveOf, wordOf } from "./goldPath";
import { isCardinal } from "../directions";

const LETTERS = nameTable({ u: "up", d: "down", l: "left", r: "right" });

/** Returns the moves on one line. */
export function pathText(moves: readonly GoldMove[]): string {
  const words = moves.map(wordOf);
  if (words.every((word) => word !== null)) return words.join(" ");
  return JSON.stringify(moves.map((move, index) => words[index] ?? move));
}

/**
 * Returns the moves that a text says: a JSON list of entries as in `solution.goldPath` (or an object with one), or
 * words set apart by spaces, commas or arrows; `u d l r` are the directions. Refused with a sentence that names what is
 * no move.
 */
export function parsePath(text: string): Result<readonly GoldMove[], string> {
  const trimmed = text.trim();
  if (trimmed === "") return refused("There is no path in the text.");
  if (/^[[{]/.test(trimmed)) return parseList(trimmed);
  const words = trimmed.split(/[\s,;>→]+/).filter((word) => word !== "");
  const wrong = words.find((word) => !/^[A-Za-z][\w-]*$/.test(word));
  if (wrong !== undefined) return refused(`“${wrong.slice(0, 40)}” is not a move.`);
  return done(words.map((word) => wordMove(word)));
}

function wordMove(word: string): GoldMove {
  const lower = word.toLowerCase();
  const direction = LETTERS[lower] ?? lower;
  return isCardinal(direction) ? { action: "move", direction } : { action: word };
}

function parseList(text: string): Result<readonly GoldMove[], string> {
  const tree = parseJsonTree(text);
  if (tree.errors.length > 0) return refused("The text looks like JSON but cannot be read as such.");
  const list = listIn(valueOf(tree.root));
  if (list === null) return refused("The text has no list of moves.");
  const moves = list.map(moveOf);
  const wrong = moves.indexOf(null);
  if (wrong >= 0) return refused(`Entry ${wrong + 1} of the list is not a move.`);
  return done(moves.filter((move) => move !== null));
}

/** Returns the list itself, or the one in a solution or a level. */
function listIn(value: Json | undefined): readonly Json[] | null {
  if (isJsonList(value)) return value;
  if (typeof value !== "object" || value === null) return null;
  const { goldPath, solution } = value as { readonly goldPath?: Json; readonly solution?: Json };
  return listIn(goldPath ?? solution);
}
