// Recognises our own page.

export const APP_ORIGIN = "app://gridwright";

interface Frame {
  readonly url: string;
  readonly parent: unknown;
}

/** Returns whether a frame is the top frame of the page we loaded; null is a frame that no longer exists. */
export function isOwnPage(frame: Frame | null): boolean {
  return frame !== null && frame.parent === null && frame.url.startsWith(`${APP_ORIGIN}/`);
}
