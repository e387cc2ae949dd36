// The findings that a pack of any language can have: code and severity, one row each. Messages are built where a finding
// is made. Each language has a table of its own beside its checks.

export type Severity = "error" | "warning" | "information";

export const FINDINGS = {
  // The text
  "json-syntax": "error",
  "json-empty": "error",
  "json-comment": "error",
  "json-trailing-comma": "error",
  "json-duplicate-key": "warning",
  "json-half-character": "warning",
  "json-number": "warning",

  // The shape of the data . A warning instead where the schema says that players accept it.
  "wrong-type": "error",
  "wrong-value": "error",
  "wrong-shape": "error",
  "missing-field": "error",
  "unknown-field": "warning",
  "moved-field": "information",

  // Files and versions
  "awkward-file-name": "warning",
  "unreadable-file": "error",
  "large-images": "warning",
  "file-outside-pack": "error",
  "missing-file": "error",

  // The language that the pack is written in
  "unknown-dialect": "error",
  "not-recognised": "error",

  // Of rules that fire one after another
  "cascade-without-pass": "warning",

  // Shown by playing the recorded moves
  "cascade-cut-off": "warning",
  "rule-never-fired": "information",
  "turn-never-settles": "warning",
  "won-at-start": "error",
  "solution-broken": "error",
  "solutions-fail-here": "error",
  "solution-wins-early": "warning",
  "solution-differs": "warning",
  "other-solution-broken": "warning",
} as const satisfies Record<string, Severity>;

export type CommonCode = keyof typeof FINDINGS;
