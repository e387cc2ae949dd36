// Every finding there is: code, severity, what it means. One row each; messages are built where they are found.

export type Severity = "error" | "warning" | "information";

export const FINDINGS = {
  "json-syntax": "error",
} as const satisfies Record<string, Severity>;

export type FindingCode = keyof typeof FINDINGS;
