// Reads durations and sizes from the command line.

/** What a search of one level may use. */
export interface SearchBudget {
  readonly budgetMs: number;
  readonly memoryBytes: number;
}

const MS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };
const BYTES: Readonly<Record<string, number>> = { K: 2 ** 10, M: 2 ** 20, G: 2 ** 30 };

/** Returns the milliseconds of "500ms", "10s", "2m" or "1h"; a number alone is seconds. Null for anything else. */
export function readDuration(text: string): number | null {
  return readAmount(text, /^(\d+(?:\.\d+)?)(ms|s|m|h)?$/, MS, "s");
}

/** Returns the bytes of "512M", "1G" or "800K"; a number alone is megabytes. Null for anything else. */
export function readSize(text: string): number | null {
  return readAmount(text, /^(\d+(?:\.\d+)?)(K|M|G)?B?$/i, BYTES, "M");
}

function readAmount(
  text: string,
  form: RegExp,
  units: Readonly<Record<string, number>>,
  otherwise: string,
): number | null {
  const [whole, digits, unit = otherwise] = form.exec(text) ?? [];
  const factor = units[unit] ?? units[unit.toUpperCase()];
  const amount = whole === undefined || factor === undefined ? 0 : Number(digits) * factor;
  return amount > 0 ? amount : null;
}
