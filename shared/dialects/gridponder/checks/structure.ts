// Findings on the form of a pack's files: is it JSON, and is the data of the shape its schema gives it.
// Knows which file follows which schema; names and rules that span files are for the semantic checks.
import { type Json, childPointer, isJsonObject } from "../../../base/json";
import type { Work } from "../../../base/work";
import type { Finding } from "../../../findings/finding";
import {
  type Validator,
  validateGame,
  validateLevel,
  validateManifest,
  validateSystemConfig,
  validateTheme,
} from "../../../generated/gridponder/validators";
import type { PackSource, SourceFile } from "../../../pack/packSource";
import { gridponderSchema } from "../text/schemas";
import { errorFindings } from "./structureErrors";
import { fieldFindings } from "./structureFields";
import { isBrokenText } from "../../../text/brokenText";
import { syntaxFindings } from "../../../pack/syntax/syntax";

/**
 * The findings on the form of all files of a pack that players read. A file whose text is broken gets the finding that
 * says so and no others: what it seems to lack may well be there. A file a step.
 */
export function* structureWork(pack: PackSource): Work<readonly Finding[]> {
  const configs = systemTypes(pack.game?.value);
  const findings = [
    ...(pack.manifest === null ? [] : fileFindings(pack.manifest, "manifest", validateManifest)),
    ...(pack.game === null ? [] : fileFindings(pack.game, "game", validateGame)),
    ...(pack.theme === null ? [] : fileFindings(pack.theme, "theme", validateTheme)),
  ];
  for (const level of pack.levels) {
    findings.push(...fileFindings(level, "level", validateLevel), ...overrideFindings(level, configs));
    yield;
  }
  return findings;
}

// A file object stands for one text: what was found in it stays true as long as it lives.
const found = new WeakMap<SourceFile, readonly Finding[]>();

function fileFindings(file: SourceFile, schema: string, validate: Validator): readonly Finding[] {
  const known = found.get(file);
  if (known !== undefined) return known;
  const findings = [...syntaxFindings(file)];
  if (file.value !== undefined && !isBrokenText(file)) {
    const errors = errorFindings(file, "", file.value, validate);
    const fields = fieldFindings(file, "", gridponderSchema(schema));
    findings.push(...withoutMisspelt([...errors, ...fields]));
  }
  found.set(file, findings);
  return findings;
}

/** A misspelt field is one mistake: it is told as that, as grave as the lack of the field it was meant to be. */
function withoutMisspelt(findings: readonly Finding[]): readonly Finding[] {
  const missing = new Map(
    findings.flatMap((each) => (each.code === "missing-field" ? [[each.at, each] as const] : [])),
  );
  const meant = new Set<Finding>();
  const told = findings.map((finding) => {
    const { at, params } = finding;
    if (finding.code !== "unknown-field" || typeof at !== "string" || typeof params["nearest"] !== "string")
      return finding;
    const lack = missing.get(childPointer(at.slice(0, at.lastIndexOf("/")), params["nearest"]));
    if (lack === undefined) return finding;
    meant.add(lack);
    return { ...finding, severity: lack.severity };
  });
  return told.filter((finding) => !meant.has(finding));
}

/** What a level overrides must be of the shape of the system's config. */
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
      ...errorFindings(level, at, config, validate),
      ...fieldFindings(level, at, gridponderSchema(`systems/${type}`), options),
    ];
  });
}

/** System id → type, of the systems whose type has a schema. */
function systemTypes(game: Json | undefined): ReadonlyMap<string, string> {
  const systems = isJsonObject(game) && Array.isArray(game["systems"]) ? (game["systems"] as readonly Json[]) : [];
  const types = new Map<string, string>();
  for (const system of systems) {
    if (!isJsonObject(system)) continue;
    const { id, type } = system;
    if (typeof id !== "string" || typeof type !== "string" || !Object.hasOwn(validateSystemConfig, type)) continue;
    if (!types.has(id)) types.set(id, type);
  }
  return types;
}
