// Leaves out notes that only follow from a misspelt name: what it means seems to be used by nothing.
import type { Finding } from "../../../findings/finding";

/** By code of a note, those of an unknown name. */
const FOLLOWS: Readonly<Record<string, readonly string[]>> = {
  "unused-action": ["unknown-action"],
  "unused-kind": ["unknown-kind", "unknown-item"],
  "unused-tag": ["unknown-tag", "unknown-item"],
  "unused-variable": ["unknown-variable"],
  "level-not-in-sequence": ["unknown-level"],
};

/** Returns the findings without those notes about a name that another finding says is meant. */
export function withoutConsequences(findings: readonly Finding[]): readonly Finding[] {
  const meant = new Set(findings.map(({ code, params }) => `${code} ${JSON.stringify(params["meant"])}`));
  return findings.filter(({ code, params }) => {
    const causes = FOLLOWS[code] ?? [];
    return !causes.some((cause) => meant.has(`${cause} ${JSON.stringify(params["name"])}`));
  });
}
