// The reason of a loss in words.

/** `max_actions` is the language's own; other reasons are the author's names of conditions, shown in their words. */
export function loseReasonWords(reason: string): string {
  if (reason === "max_actions") return "no move is left";
  const words = reason.replaceAll(/[_-]+/g, " ").trim();
  return words === "" ? reason : words;
}
