// Finds unknown, missing and moved fields, by the schemas' keywords.
import { type JsonPointer, childPointer } from "../../base/json";
import { FINDINGS, type Severity } from "../../findings/codes";
import type { Finding } from "../../findings/finding";
import { MAX_FINDINGS_IN_FILE } from "../../findings/limits";
import type { SourceFile } from "../packSource";
import { allowsMember, exampleValue, expand, memberSchemas, walkSchema } from "../schemas/schemaWalk";
import type { Schema } from "../schemas/schemas";
import { type JsonNode, nodeAt, pointerOf } from "../../text/jsonTree";
import { newMemberEdits } from "../../text/memberEdit";
import { unknownFieldFindings } from "./unknownFields";
import { nameOf, shown } from "./valueWords";
import { capital } from "../../base/capital";

export interface FieldOptions {
  /** The value at `base` is only a part of the whole, so that no field counts as missing. */
  readonly isPartial: boolean;
  /** Fields allowed at `base` besides those of the schema. */
  readonly alsoAllowed: readonly string[];
}

const WHOLE: FieldOptions = { isPartial: false, alsoAllowed: ["$schema"] };

/**
 * Returns findings on the fields of the value at `base` and of everything in it, as the schema at `uri` describes it.
 */
export function fieldFindings(
  file: SourceFile,
  base: JsonPointer,
  uri: string,
  options: FieldOptions = WHOLE,
): readonly Finding[] {
  const root = nodeAt(file.tree, base);
  if (root === undefined) return [];
  const findings: Finding[] = [];
  walkSchema(root, uri, (node, schemas) => {
    if (node.type !== "object" || findings.length >= MAX_FINDINGS_IN_FILE) return;
    const own = node === root ? options : { isPartial: false, alsoAllowed: [] };
    const unknown: JsonNode[] = [];
    for (const property of node.children ?? []) {
      if (findings.length + unknown.length >= MAX_FINDINGS_IN_FILE) break;
      const key = property.children?.[0];
      const name = String(key?.value);
      if (key === undefined || own.alsoAllowed.includes(name)) continue;
      if (allowsMember(schemas, name)) findings.push(...movedField(file, node, name, schemas));
      else if (!schemas.some((schema) => isFoundElsewhere(schema, name))) unknown.push(property);
    }
    if (unknown.length > 0) {
      const told = unknownFieldFindings(file, node, unknown, schemas);
      findings.push(...told.slice(0, MAX_FINDINGS_IN_FILE - findings.length));
    }
    if (!own.isPartial) findings.push(...missingFields(file, node, schemas));
  });
  return findings;
}

/** Returns whether another check finds a field that the schema does not know. */
function isFoundElsewhere({ "x-unknown": unknown }: Schema, name: string): boolean {
  return unknown === "none" || unknown?.includes(name) === true;
}

function movedField(file: SourceFile, node: JsonNode, name: string, schemas: readonly Schema[]): readonly Finding[] {
  const moved = memberSchemas(schemas, name).find((schema) => schema.deprecationMessage !== undefined);
  if (moved?.deprecationMessage === undefined) return [];
  const at = childPointer(pointerOf(node), name);
  const message = moved.deprecationMessage;
  const severity = FINDINGS["moved-field"];
  return [{ code: "moved-field", severity, message, file: file.path, at, onKey: true, params: { name } }];
}

/** Reports fields that are required, and those that are expected although players manage without them. */
function missingFields(file: SourceFile, node: JsonNode, schemas: readonly Schema[]): readonly Finding[] {
  const wanted = new Map<string, Severity>();
  for (const schema of schemas) {
    for (const name of schema["x-expected"] ?? []) wanted.set(name, "warning");
    const severity = schema["x-severity"] === "warning" ? "warning" : "error";
    for (const name of schema.required ?? []) wanted.set(name, severity);
  }
  if (wanted.size === 0) return [];
  for (const property of node.children ?? []) wanted.delete(String(property.children?.[0]?.value));
  return Array.from(wanted, ([name, severity]): Finding => {
    const pointer = pointerOf(node);
    const described = memberSchemas(schemas, name).flatMap((schema) => expand(schema, null));
    const assumed = described.find((schema) => schema.default !== undefined)?.default;
    const hint = assumed === undefined ? "" : `; players then use ${shown(assumed)}`;
    const message = `${capital(nameOf(pointer) || "the file")} lacks "${name}"${hint}.`;
    const at = childPointer(pointer, name);
    const edits = newMemberEdits(file, node, name, exampleValue(described));
    const fixes = [{ title: `Add "${name}"`, changes: [{ file: file.path, edits }] }];
    // Of what players assume nothing it is not known what is meant.
    const params = assumed === undefined ? { name } : { name, assumed };
    return { code: "missing-field", severity, message, file: file.path, at, params, fixes };
  });
}
