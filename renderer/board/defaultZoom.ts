// The zoom with which boards are opened, as the user chose it.

let zoom = 0;

/** CSS pixels of a cell at 100 percent. */
export const PLAIN_PITCH = 64;

/** Opens boards with another zoom from now on: percent of a cell of 64 pixels; 0: the whole board. */
export function applyDefaultZoom(next: number): void {
  zoom = next;
}

/** Returns the CSS pixels of a cell on a board that is opened; null to fit it into its pane. */
export function pitchOnOpening(): number | null {
  return zoom === 0 ? null : (PLAIN_PITCH * zoom) / 100;
}
