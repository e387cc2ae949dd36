// Lists in which the same text comes many times in a row. Pure.

/** Returns the texts with each run of equal ones as one: `a`, `b (3 times)`. */
export function withoutRepeats(texts: readonly string[]): readonly string[] {
  const runs: { readonly text: string; times: number }[] = [];
  for (const text of texts) {
    const last = runs.at(-1);
    if (last?.text === text) last.times += 1;
    else runs.push({ text, times: 1 });
  }
  return runs.map(({ text, times }) => (times === 1 ? text : `${text} (${times} times)`));
}
