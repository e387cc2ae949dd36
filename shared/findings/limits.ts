// How much is told: a text that was made to do harm must not make as many findings as it has characters.

/** Of mistakes of one kind in one file the first ones are told. */
export const MOST_ALIKE = 100;

/** Of all mistakes in one file the first ones are told. */
export const MOST_IN_FILE = 1_000;
