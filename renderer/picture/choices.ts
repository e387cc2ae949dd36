// Between what a picture's sizes and times may be chosen, in the window and on the command line.

/** The side of a cell, in pixels; of those on a sheet, unless something else is asked for. */
export const CELL_SIZES = { least: 4, most: 512, sheet: 16 } as const;

/**
 * How long a film shows each picture, in milliseconds: a GIF counts hundredths of a second in 16 bits, and shows its
 * last longer.
 */
export const FRAME_MS = { least: 20, most: 60_000, usual: 400 } as const;
