// Checks the form of a pack's files: whether each is JSON, and whether its data matches its schema. Names and rules
// across files are checked in `semantic`.
import { memoByIdentity } from "../../../base/memo";
import { nameTable } from "../../../base/nameTable";
import { type Json, childPointer, isJsonObject, listOf, objectOf } from "../../../base/json";
import type { Work } from "../../../base/work";
import type { Finding } from "../../../findings/finding";
import {
  validateGame,
  validateLevel,
  validateManifest,
  validateSystemConfig,
  validateTheme,
} from "../../../generated/gridponder/validators";
import type { FileRole } from "../../../pack/packModel";
import type { PackSource, SourceFile } from "../../../pack/packSource";
import { gridponderSchema } from "../text/schemas";
import { nodeAt } from "../../../text/jsonTree";
import { isBrokenText } from "../../../text/brokenText";
import { fieldFindings } from "../../../pack/structure/fieldErrors";
import { structureFindings } from "../../../pack/structure/structure";
import type { Validator } from "../../../pack/structure/validator";
import { errorFindings } from "../../../pack/structure/valueErrors";
import { lacksDollar } from "./possible/catalogue";
import { dollarFix } from "./rules/referenceForms";
import { withFormFix } from "./formFixes";
import { FORMS } from "./forms";
import { isEffect } from "./possible/removals";

/**
 * Returns findings on the form of all files of a pack that players read. A file with broken text gets only the findings
 * about that: anything that seems to be missing may be there. Pauses after each file.
 */
export function* structureWork(pack: PackSource): Work<readonly Finding[]> {
  const configs = systemTypes(pack.game?.value);
  const findings = [pack.manifest, pack.game, pack.theme].flatMap((file) => (file === null ? [] : fileFindings(file)));
  for (const level of pack.levels) {
    findings.push(...fileFindings(level), ...overrideFindings(level, configs));
    yield;
  }
  return findings;
}

const VALIDATORS: Readonly<Record<FileRole, Validator>> = nameTable({
  manifest: validateManifest,
  game: validateGame,
  theme: validateTheme,
  level: validateLevel,
});

const fileFindings = memoByIdentity((file: SourceFile): readonly Finding[] => {
  const validate = VALIDATORS[file.role];
  const form = validate === undefined ? undefined : { validate, schema: gridponderSchema(file.role), forms: FORMS };
  return structureFindings(file, form)
    .filter(({ code, at }) => !code.startsWith("wrong-") || !isReferenceInRule(file, at))
    .map((finding) => withFormFix(file, withDollarFix(file, finding)));
});

/**
 * Returns whether a value is a reference in a rule: every field of an effect may be given so (decision 1), and one in a
 * condition is reported as such.
 */
function isReferenceInRule({ tree }: SourceFile, at: Finding["at"]): boolean {
  if (typeof at !== "string" || !/^\/rules\/\d+\/(?:then\/\d+|where|if)\/./.test(at)) return false;
  // What stands beside the name of an effect is all of its fields.
  const [, effect] = /\/then\/\d+\/([^/]+)$/.exec(at) ?? [];
  if (effect !== undefined && isEffect(effect)) return false;
  const text: unknown = nodeAt(tree, at)?.value;
  return typeof text === "string" && text.startsWith("$");
}

/** Adds the fix for a text in an effect that lacks only the `$` of a reference. */
function withDollarFix({ tree, path }: SourceFile, finding: Finding): Finding {
  if (finding.code !== "wrong-value" || typeof finding.at !== "string" || !finding.at.includes("/then/"))
    return finding;
  const node = nodeAt(tree, finding.at);
  // What gives a name is no place either.
  if (typeof node?.value !== "string" || !lacksDollar(node.value) || /\.(?:kind|item)$/i.test(node.value))
    return finding;
  return { ...finding, fixes: [dollarFix(path, node)] };
}

/** Checks that a level's overrides match the schema of the system's config. */
function overrideFindings(level: SourceFile, types: ReadonlyMap<string, string>): readonly Finding[] {
  const overrides = isJsonObject(level.value) ? level.value["systemOverrides"] : undefined;
  if (!isJsonObject(overrides) || isBrokenText(level)) return [];
  return Object.entries(overrides).flatMap(([id, override]) => {
    const type = types.get(id);
    const validate = type === undefined ? undefined : validateSystemConfig[type];
    if (validate === undefined || !isJsonObject(override)) return [];
    const at = childPointer("/systemOverrides", id);
    const { enabled: _enabled, ...config } = override;
    const options = { isPartial: true, alsoAllowed: ["enabled"] };
    return [
      ...errorFindings({ file: level, base: at, value: config }, validate, FORMS),
      ...fieldFindings(level, at, gridponderSchema(`systems/${type}`), options),
    ];
  });
}

/** Returns system id → type, for the systems whose type has a schema. */
function systemTypes(game: Json | undefined): ReadonlyMap<string, string> {
  const systems = listOf(objectOf(game)["systems"]);
  const types = new Map<string, string>();
  for (const system of systems) {
    if (!isJsonObject(system)) continue;
    const { id, type } = system;
    if (typeof id !== "string" || typeof type !== "string" || !Object.hasOwn(validateSystemConfig, type)) continue;
    if (!types.has(id)) types.set(id, type);
  }
  return types;
}
