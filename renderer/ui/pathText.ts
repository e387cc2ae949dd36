// Paths of files in fields: their end says most.

/** Letters at both ends: so that a text set from its right end reads the same. */
const PATH = /^[\p{L}\p{N}_][^\s]*\/[^\s]*[\p{L}\p{N}_]$/u;

/** Returns whether a text is a path of folders and a file, whose end is to be in sight where there is no room. */
export function isPath(text: string): boolean {
  return PATH.test(text) && !RIGHT_TO_LEFT.test(text);
}

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
