// Limits on findings: a malicious text must not produce as many findings as it has characters.

/** The most findings of one kind reported for a file. */
export const MAX_FINDINGS_OF_KIND = 100;

/** The most findings reported for a file. */
export const MAX_FINDINGS_IN_FILE = 1_000;
