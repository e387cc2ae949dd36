// How wide the steps of a solution are, and how a move's words fit into one. Pure.
import { clamp } from "../../../shared/base/clamp";

/** CSS pixels: the narrowest and the widest step, about that of a letter, and what is beside the words. */
const [LEAST, MOST, LETTER, BESIDE] = [88, 144, 7, 12];

/** Returns the width of each step in CSS pixels, at which the longest words are whole as far as there is room. */
export function stepWidth(longest: number): number {
  return clamp(longest * LETTER + BESIDE, LEAST, MOST);
}

/** Returns words as they fit into a step of a width: their middle left out, since names often differ at their ends. */
export function fittingWords(words: string, width: number): string {
  const letters = Array.from(words);
  const most = Math.floor((width - BESIDE) / LETTER);
  if (letters.length <= most) return words;
  const end = Math.floor((most - 1) / 2);
  return `${letters.slice(0, most - 1 - end).join("")}…${letters.slice(letters.length - end).join("")}`;
}
