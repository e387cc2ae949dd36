// Names several turns in a few words.

/** Formats `at loading and in turns 1 to 3 and 5`, of numbers in their order. */
export function turnsText(turns: readonly number[]): string {
  const played = turns.filter((turn) => turn > 0);
  const spans: { first: number; last: number }[] = [];
  for (const turn of played) {
    const span = spans.at(-1);
    if (span?.last === turn - 1) span.last = turn;
    else spans.push({ first: turn, last: turn });
  }
  const parts = spans.flatMap(({ first, last }) => (last - first < 2 ? range(first, last) : [`${first} to ${last}`]));
  const listed = [parts.slice(0, -1).join(", "), ...parts.slice(-1)].filter((part) => part !== "").join(" and ");
  const during = played.length === 0 ? [] : [`in ${played.length === 1 ? "turn" : "turns"} ${listed}`];
  return [...(turns.includes(0) ? ["at loading"] : []), ...during].join(" and ");
}

function range(first: number, last: number): readonly string[] {
  return first === last ? [String(first)] : [String(first), String(last)];
}
