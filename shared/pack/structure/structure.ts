// Checks the form of one file: whether it is JSON, and whether its data matches a schema. The same for every language.
import { childPointer, listOf } from "../../base/json";
import type { Finding } from "../../findings/finding";
import { isBrokenText } from "../../text/brokenText";
import type { SourceFile } from "../packSource";
import type { SchemaAddress } from "../schemas/schemas";
import { syntaxFindings } from "../syntax/syntax";
import { fieldFindings } from "./fieldErrors";
import type { Validator } from "./validator";
import { type FormWords, errorFindings } from "./valueErrors";

/** What describes a whole file. */
export interface FileForm {
  readonly schema: SchemaAddress;
  readonly validate: Validator;
  readonly forms: FormWords;
}

/**
 * Returns findings on the form of a file; without a form only those on its syntax. A file with broken text gets only
 * the findings about that: anything that seems to be missing may be there.
 */
export function structureFindings(file: SourceFile, form: FileForm | undefined): readonly Finding[] {
  const findings = [...syntaxFindings(file)];
  if (form !== undefined && file.value !== undefined && !isBrokenText(file)) {
    const errors = errorFindings({ file, base: "", value: file.value }, form.validate, form.forms);
    findings.push(...withoutMisspelt([...errors, ...fieldFindings(file, "", form.schema)]));
  }
  return findings;
}

/**
 * Merges a misspelt field with the finding that asks for the field it was meant to be, as a missing one or as one of
 * several: one finding with the severity of the latter.
 */
function withoutMisspelt(findings: readonly Finding[]): readonly Finding[] {
  const missing = new Map<Finding["at"], Finding>();
  const shapes = new Map<Finding["at"], Finding>();
  for (const each of findings) {
    if (each.code === "missing-field") missing.set(each.at, each);
    else if (each.code === "wrong-shape") shapes.set(each.at, each);
  }
  const meant = new Set<Finding>();
  const merged = findings.map((finding) => {
    const { at, params } = finding;
    if (finding.code !== "unknown-field" || typeof at !== "string" || typeof params["nearest"] !== "string")
      return finding;
    const object = at.slice(0, at.lastIndexOf("/"));
    const shape = shapes.get(object);
    const isAsked = listOf(shape?.params["fields"]).includes(params["nearest"]);
    const lack = missing.get(childPointer(object, params["nearest"])) ?? (isAsked ? shape : undefined);
    if (lack === undefined) return finding;
    meant.add(lack);
    return { ...finding, severity: lack.severity };
  });
  return merged.filter((finding) => !meant.has(finding));
}
