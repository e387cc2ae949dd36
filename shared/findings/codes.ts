// Every finding there is: code, severity, what it means. One row each; messages are built where they are found.
import type { Severity } from "./finding";

export const FINDINGS = {
  "json-syntax": "error",
} as const satisfies Record<string, Severity>;

export type FindingCode = keyof typeof FINDINGS;
