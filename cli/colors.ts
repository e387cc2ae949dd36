// Colors of the output: in a terminal only, and only where it has them.
import process from "node:process";
import { styleText } from "node:util";

const STYLES = {
  error: ["bold", "red"],
  warning: ["bold", "yellow"],
  information: ["bold", "blue"],
  good: ["green"],
  bad: ["red"],
  changed: ["yellow"],
} as const;

export type Style = keyof typeof STYLES;

/** What of a stream says whether it shows colors: a file and a pipe have neither member. */
export interface Shown {
  readonly isTTY?: boolean;
  /** Heeds NO_COLOR, NODE_DISABLE_COLORS and TERM. */
  hasColors?(): boolean;
}

/** Returns the text in the colors of a style, or as it is where the output shows none. */
export function painted(style: Style, text: string, shown: Shown = process.stdout): string {
  if (shown.isTTY !== true || shown.hasColors?.() !== true) return text;
  return styleText([...STYLES[style]], text);
}
