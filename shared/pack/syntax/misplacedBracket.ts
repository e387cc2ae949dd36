// Finds the bracket that is missing, of the other sort or too many in a broken text: the first one whose change makes the
// text JSON.
import { applyEdits } from "../../text/edit";
import { type JsonNode, parseJsonTree } from "../../text/jsonTree";
import { type MisplacedBracket, bracketGuesses } from "./bracketGuesses";

/** Longer texts are not looked through. */
const MOST_READ = 200_000;

/** Each guess reads the text once. */
const MOST_GUESSES = 12;

/** Returns the first bracket whose change makes the text JSON without keys written twice; null where none does. */
export function misplacedBracket(text: string): MisplacedBracket | null {
  if (text.length > MOST_READ) return null;
  let left = MOST_GUESSES;
  for (const guess of bracketGuesses(text)) {
    const changed = applyEdits(text, [guess.edit]);
    if (isJson(changed) && !hasKeyTwice(parseJsonTree(changed).root)) return guess;
    left -= 1;
    if (left === 0) break;
  }
  return null;
}

/** Returns whether an object has the same key twice: a bracket that would part two objects is elsewhere. */
function hasKeyTwice(node: JsonNode | undefined): boolean {
  const { type, children = [] } = node ?? {};
  const keys = type === "object" ? children.map((member) => String(member.children?.[0]?.value)) : [];
  return new Set(keys).size < keys.length || children.some((child) => hasKeyTwice(child));
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
