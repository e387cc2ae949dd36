// Shortens long fractions, such as random numbers, so that they can be read.

/** Digits that are shown of a fraction. */
const DIGITS = 4;

/**
 * Returns a text in which fractions of many digits are rounded and end with `…`: `0.7262…` for `0.726213574`. The
 * original belongs into a tooltip.
 */
export function shortNumbers(text: string): string {
  return text.replaceAll(/-?\d+\.\d{6,}(?:e[-+]?\d+)?/g, (written) => {
    const value = Number(written);
    const short = Number(Math.abs(value) >= 1 ? value.toFixed(DIGITS) : value.toPrecision(DIGITS));
    return short === value ? written : `${short}…`;
  });
}

/** Returns the state of a random generator by its first and last digits: `183…820`. What it amounts to says nothing. */
export function shortState(text: string): string {
  return text.replace(/^(-?\d{3})\d{2,}(\d{3})$/, "$1…$2");
}
