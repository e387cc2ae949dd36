// Texts that are shown only as far as there is room.

/** Returns a text of `most` UTF-16 units at most: a longer one is cut and ends with an ellipsis. */
export function cutText(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1)}…`;
}
