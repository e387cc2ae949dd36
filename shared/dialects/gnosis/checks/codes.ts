// The findings that packs of event rules can have beside those that all packs can (shared/findings/codes.ts).
import type { Severity } from "../../../findings/codes";

export const GNOSIS_FINDINGS = {
  // One rule
  "rule-incomplete": "error",
  "unknown-category": "error",
  "unknown-operator": "error",
  "unknown-math": "error",
  "wrong-arguments": "error",
  "outcome-of-other-category": "error",
  "target-not-payload": "error",
  "service-target": "error",
  "unknown-root": "warning",
  "empty-name": "warning",
  "text-like-path": "information",
  "unknown-calculation": "warning",
  "unknown-parameter": "warning",
  "calculation-too-late": "warning",
  "never-holds": "warning",
  "value-missing": "warning",
  "path-missing": "warning",
  "ignored-field": "warning",
  "payload-not-object": "warning",
  "misspelt-binding": "warning",
  "unused-calculation": "information",
  alias: "information",
  "chance-range": "warning",
  "chance-fixed": "information",
  "chance-first": "information",
  "number-or-text": "warning",
  "percent-as-factor": "information",
  "outcome-idle": "information",
  "root-as-target": "warning",
  "fact-intercepted": "warning",

  // All rules
  "duplicate-rule-id": "error",
  "duplicate-session-id": "error",
  "event-without-id": "error",
  "key-not-id": "warning",
  "unlisted-file": "information",
  "unknown-active-rule": "error",
  "order-tie": "information",
  "event-never-comes": "information",
  "event-unheard": "information",
  "cascade-endless": "warning",
  "unknown-state-path": "information",
  "unknown-payload-member": "information",
  "payload-member-missing": "information",
  "path-of-other-root": "information",
  "value-never-given": "information",
  "value-of-other-type": "information",
  "unknown-service": "information",
  "call-without-effect": "warning",
  "state-write-target": "error",

  // Shown by publishing the events of the sessions
  "loop-blocked": "warning",
  "outcome-skipped": "information",
  "expectation-differs": "error",
} as const satisfies Record<string, Severity>;

export type GnosisCode = keyof typeof GNOSIS_FINDINGS;
