// All that the texts of a pack of event rules show to be wrong, and what its sessions show.
import { memoByIdentity } from "../../../base/memo";
import { nameTable } from "../../../base/nameTable";
import type { Work } from "../../../base/work";
import type { Finding } from "../../../findings/finding";
import {
  validateEvents,
  validateIndex,
  validateManifest,
  validatePersistent,
  validateRules,
  validateServices,
  validateSession,
  validateState,
} from "../../../generated/gnosis/validators";
import { brokenRules } from "../../../pack/brokenRules";
import type { PackSource, SourceFile } from "../../../pack/packSource";
import { structureFindings } from "../../../pack/structure/structure";
import type { Validator } from "../../../pack/structure/validator";
import { isBrokenText } from "../../../text/brokenText";
import { loadedPack } from "../compile";
import { gnosisSchema } from "../text/schemas";
import { callArgumentFindings } from "./callArguments";
import { callFindings } from "./calls";
import { comparedValueFindings } from "./comparedValues";
import { deniedEventFindings, misspeltAllowedFindings } from "./deniedEvents";
import { eventNameFindings } from "./eventNames";
import { eventFindings } from "./events";
import { givenMemberFindings } from "./givenMembers";
import { givenTypeFindings } from "./givenTypes";
import { withKeysOnce } from "./keysOfRules";
import { missingMemberFindings } from "./missingMembers";
import { otherRootFindings } from "./otherRoots";
import { packRuleFindings } from "./packRules";
import { payloadPathFindings } from "./payloadPaths";
import { percentFindings } from "./percents";
import { playedFindings } from "./played";
import { reactionPathFindings } from "./reactionPaths";
import { addedFormFindings, withOperatorFix } from "./ruleForms";
import { readTooEarlyFindings } from "./readTooEarly";
import { reckonedValueFindings } from "./reckonedValues";
import { ruleFindings } from "./rules";
import { setTypeFindings } from "./setTypes";
import { stateMemberFindings } from "./stateMembers";
import { stateWriteFindings } from "./stateWrites";
import { surroundingFindings } from "./surroundings";

const VALIDATORS: Readonly<Record<string, Validator>> = nameTable<Validator>({
  manifest: validateManifest,
  rules: validateRules,
  index: validateIndex,
  persistent: validatePersistent,
  state: validateState,
  services: validateServices,
  events: validateEvents,
  session: validateSession,
});

const FORMS = nameTable<string>({ prose: "a text" });

const formFindings = memoByIdentity((file: SourceFile): readonly Finding[] => {
  const validate = VALIDATORS[file.role];
  const form = validate === undefined ? undefined : { validate, schema: gnosisSchema(file.role), forms: FORMS };
  return [...structureFindings(file, form), ...addedFormFindings(file, FORMS)].map((finding) =>
    withOperatorFix(file, finding),
  );
});

/** Never throws, whatever the texts are. */
export function* checkPack(pack: PackSource): Work<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const file of pack.files.values()) {
    if (file.role === "other") continue;
    findings.push(...formFindings(file), ...ruleFindings(file));
    yield;
  }
  // What half of the rules do says nothing about the pack: the syntax error is the one problem.
  if (brokenRules(pack) !== null) return findings;
  const loaded = loadedPack(pack);
  findings.push(...surroundingFindings(pack), ...eventFindings(pack, loaded), ...packRuleFindings(pack, loaded));
  yield;
  findings.push(
    ...callFindings(pack),
    ...callArgumentFindings(pack),
    ...deniedEventFindings(pack),
    ...misspeltAllowedFindings(pack),
    ...reactionPathFindings(pack),
    ...payloadPathFindings(pack),
    ...comparedValueFindings(pack),
    ...givenMemberFindings(pack),
    ...stateMemberFindings(pack),
    ...stateWriteFindings(pack),
    ...givenTypeFindings(pack),
    ...setTypeFindings(pack),
    ...percentFindings(pack),
    ...missingMemberFindings(pack),
    ...eventNameFindings(pack),
    ...reckonedValueFindings(pack),
    ...otherRootFindings(pack),
    ...readTooEarlyFindings(pack, loaded),
  );
  yield;
  const known = withKeysOnce(findings, pack);
  const all = [...known, ...(yield* playedFindings(pack, loaded, known))];
  return pack.levels.some(isBrokenText) ? all.filter(({ code }) => !TOLD_BY_ALL_SESSIONS.has(code)) : all;
}

/** What a session that cannot be read may well do. */
const TOLD_BY_ALL_SESSIONS: ReadonlySet<string> = new Set(["event-never-comes", "rule-never-fired"]);
