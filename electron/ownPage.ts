// Which page is ours.

export const APP_ORIGIN = "app://gridwright";

interface Frame {
  readonly url: string;
  readonly parent: unknown;
}

/** Whether a message comes from the top frame of the page we loaded; null is a frame that is gone. */
export function isOwnPage(frame: Frame | null): boolean {
  return frame !== null && frame.parent === null && frame.url.startsWith(`${APP_ORIGIN}/`);
}
