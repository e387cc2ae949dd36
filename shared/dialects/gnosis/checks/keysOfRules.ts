// Joins what follows from a rule whose key in a map is not its id: another rule that has the id, and uses of the key.
import type { Finding, RelatedPlace } from "../../../findings/finding";
import type { PackSource } from "../../../pack/packSource";
import { replacing } from "./found";

/** Returns the findings with one for each such rule. */
export function withKeysOnce(findings: readonly Finding[], { files }: PackSource): readonly Finding[] {
  const keys = findings.filter(({ code }) => code === "key-not-id");
  if (keys.length === 0) return findings;
  const doubled = new Set(
    findings.flatMap(({ code, file, at }) => (code === "duplicate-rule-id" ? [`${file}#${JSON.stringify(at)}`] : [])),
  );
  const isDoubled = ({ file, at }: Finding): boolean =>
    typeof at === "string" && doubled.has(`${file}#${JSON.stringify(`${at}/id`)}`);
  const uses = new Map<unknown, RelatedPlace[]>(keys.map(({ params }) => [params["name"], []]));
  for (const { code, file, at, params } of findings) {
    if (code === "unknown-active-rule") uses.get(params["name"])?.push({ file, at, message: "This names the key." });
  }
  return findings.flatMap((finding): readonly Finding[] => {
    const { code, file, at, params, message } = finding;
    const related = uses.get(params["name"]) ?? [];
    if (code === "unknown-active-rule" && related.length > 0) return [];
    if (code !== "key-not-id") return [finding];
    if (isDoubled(finding)) return [];
    const source = files.get(file);
    const { name: key } = params;
    if (related.length === 0 || source === undefined || typeof at !== "string" || typeof key !== "string")
      return [finding];
    const fixes = replacing(source, `${at}/id`, key, { title: `Change the id to "${key}"` });
    const says = `${message} What names "${key}" finds no rule.`;
    return [{ ...finding, severity: "error", message: says, related, fixes }];
  });
}
