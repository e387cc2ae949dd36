// A time in words, as people say it, and as a clock shows it.

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * "just now", "5 minutes ago", "today, 14:05", else date and time; these as they are written in a language (a BCP 47
 * tag), the user's own by default.
 */
export function whenText(atMs: number, nowMs: number, language?: string): string {
  const agoMs = nowMs - atMs;
  if (agoMs >= 0 && agoMs < MINUTE_MS) return "just now";
  if (agoMs >= 0 && agoMs < 60 * MINUTE_MS) {
    const minutes = Math.floor(agoMs / MINUTE_MS);
    return minutes === 1 ? "a minute ago" : `${minutes} minutes ago`;
  }
  const at = new Date(atMs);
  const time = at.toLocaleTimeString(language, { hour: "2-digit", minute: "2-digit" });
  if (agoMs >= 0 && agoMs < DAY_MS && at.getDate() === new Date(nowMs).getDate()) return `today, ${time}`;
  return `${at.toLocaleDateString(language, { dateStyle: "medium" })}, ${time}`;
}

/** Returns the time of day to the second: it tells several of one minute apart. `language` as above. */
export function clockText(atMs: number, language?: string): string {
  return new Date(atMs).toLocaleTimeString(language, { hour: "2-digit", minute: "2-digit", second: "2-digit" });
}
