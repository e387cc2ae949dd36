// Collects what is skipped or blocked while sessions are played, each once: an outcome, a rule whose events are blocked,
// and outcomes that all lack the same member of an event.
import {
  type Json,
  type JsonObject,
  type JsonPointer,
  childPointer,
  isJsonObject,
  listOf,
  objectOf,
  pointerKeys,
} from "../../../base/json";
import { memoByIdentity } from "../../../base/memo";
import type { Finding, Fix, RelatedPlace } from "../../../findings/finding";
import type { PackSource, SourceFile } from "../../../pack/packSource";
import { nodeAt, valueOf } from "../../../text/jsonTree";
import { memberEdits } from "../../../text/memberEdit";
import type { LoadedSession } from "../load/loadedPack";
import type { LoadedRule, LoadedRules } from "../load/ruleFiles";
import type { Rule } from "../rules/rule";
import { TARGET_NO_NUMBER } from "../run/intercept";
import { isOfType } from "../text/outcomeType";
import type { PlacesWithin } from "./causes";
import { found } from "./found";

/** Something that was skipped in a session, and why; `isBlocked`: a guard forbade its event. */
interface Skipped {
  readonly session: LoadedSession;
  readonly why: string;
  readonly isBlocked: boolean;
}

export interface SkippedOutcomes {
  /** Notes an outcome by its index in the rule. */
  ofRule(rule: Rule, outcome: number, skipped: Skipped): void;
  /** Notes what a stub or a subscriber was to do. */
  ofReaction(file: SourceFile, at: JsonPointer, skipped: Skipped): void;
  /** The events that outcomes were to fire. */
  readonly unfired: ReadonlySet<string>;
  /** Skipped outcomes within which another finding says why are left out. */
  findings(causes: PlacesWithin): readonly Finding[];
}

interface Noted {
  readonly finding: Finding;
  readonly related: RelatedPlace[];
}

/** Creates a collection in which nothing is. */
export function skippedOutcomes(pack: PackSource): SkippedOutcomes {
  const noted = new Map<string, Noted>();
  const places = new Set<string>();
  const unfired = new Set<string>();
  const add = (file: SourceFile, at: JsonPointer, key: string, { session, why, isBlocked }: Skipped, fixes: Fixes) => {
    const place = `${file.path}\n${at}`;
    const known = noted.get(key);
    const isNew = !places.has(place);
    places.add(place);
    if (known !== undefined) {
      if (isNew) known.related.push({ file: file.path, at, message: "Skipped for the same reason." });
      return;
    }
    const code = isBlocked ? "loop-blocked" : "outcome-skipped";
    const says = isBlocked ? "this event was not published" : "this outcome was skipped";
    const finding = found(code, file, at, `In session ${session.id} ${says}. ${why}`, { fixes: fixes() });
    noted.set(key, { finding, related: [] });
  };
  return {
    unfired,
    ofRule(rule, outcome, skipped) {
      const { type, target } = objectOf(listOf(rule.definition["outcomes"])[outcome]);
      if (isOfType(type, "FIRE_EVENT") && typeof target === "string") unfired.add(target);
      const place = placesOf(skipped.session.rules).get(rule.definition);
      const file = place === undefined ? undefined : pack.files.get(place.file);
      if (place === undefined || file === undefined) return;
      const at = childPointer(place.at, "outcomes", outcome);
      const missing = skipped.isBlocked ? null : missingMember(skipped.why, target);
      const part = skipped.isBlocked ? place.at : at;
      const key =
        missing === null ? `${skipped.isBlocked}\n${file.path}\n${part}` : JSON.stringify([rule.trigger, missing]);
      const isAdded = target === "Rule.AddRule" && / invalid binding: /.test(skipped.why);
      const why = isAdded ? `${skipped.why} A binding in a definition is read when the rule is added.` : skipped.why;
      const fixes = (): readonly Fix[] =>
        skipped.why === TARGET_NO_NUMBER ? guardFixes(file, place.at, rule, outcome) : [];
      add(file, at, key, { ...skipped, why }, fixes);
    },
    ofReaction: (file, at, skipped) => add(file, at, `${skipped.isBlocked}\n${file.path}\n${at}`, skipped, () => []),
    findings: (causes) =>
      Array.from(noted.values()).flatMap(({ finding, related }) => {
        const { code, file, at } = finding;
        if (code === "outcome-skipped" && typeof at === "string" && causes.has(file, at)) return [];
        return [related.length === 0 ? finding : { ...finding, related }];
      }),
  };
}

type Fixes = () => readonly Fix[];

/** Returns the member of the payload that is missing, or is no number, as a path; null for another reason. */
function missingMember(why: string, target: Json | undefined): string | null {
  if (why === TARGET_NO_NUMBER && typeof target === "string") return target.replace(/^payload\./i, "");
  return /: payload\.(\S+) is not there\.$/i.exec(why)?.[1] ?? null;
}

const placesOf = memoByIdentity(
  ({ rules }: LoadedRules): ReadonlyMap<JsonObject, LoadedRule> =>
    new Map(rules.map((loaded) => [loaded.rule.definition, loaded])),
);

/** The fix that lets a rule run only when the number that it changes is there. */
function guardFixes(file: SourceFile, at: string, rule: Rule, outcome: number): readonly Fix[] {
  const { type, target } = objectOf(listOf(rule.definition["outcomes"])[outcome]);
  if (typeof type !== "string" || !type.toUpperCase().startsWith("MATH_") || typeof target !== "string") return [];
  const path = target.toLowerCase().startsWith("payload.") ? target : `payload.${target}`;
  const node = nodeAt(file.tree, at);
  const value = valueOf(node);
  if (!isJsonObject(value)) return [];
  const guard = { path, op: "EXISTS" };
  const conditions = [guard, ...listOf(value["conditions"])];
  const steps = pointerKeys(at).map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  const edits = memberEdits(file.text, file.tree, [...steps, "conditions"], conditions);
  if (edits.length === 0) return [];
  return [{ title: `Run only when ${path} exists`, changes: [{ file: file.path, edits }] }];
}
