// Finds factors that are written as percentages, and chances in percent that are written as fractions (spec B5).
import { type Json, type JsonPointer, childPointer, isJsonObject, listOf, objectOf } from "../../../base/json";
import { memoByIdentity } from "../../../base/memo";
import type { Finding } from "../../../findings/finding";
import type { PackSource, SourceFile } from "../../../pack/packSource";
import { isBinding } from "../rules/bindings";
import { operatorNamed } from "../rules/conditions";
import { parsePath } from "../rules/path";
import { payloadNames } from "../rules/targets";
import { isOfType } from "../text/outcomeType";
import { rulesInFile } from "../text/ruleTexts";
import { found, replacing } from "./found";
import { knownValues } from "./knownValues";
import { writtenStates } from "./stateMembers";

export function percentFindings(pack: PackSource): readonly Finding[] {
  return [...Array.from(pack.files.values()).flatMap(factorsInFile), ...chanceFindings(pack)];
}

const factorsInFile = memoByIdentity((file: SourceFile): readonly Finding[] =>
  rulesInFile(file).flatMap(({ definition, at }) =>
    listOf(definition["outcomes"]).flatMap((outcome, index) =>
      Array.from(factorFindings(file, childPointer(at, "outcomes", index), objectOf(outcome))),
    ),
  ),
);

/** Percentages that are easily written for a factor: 50, 110, 150. A hundredfold is more often meant. */
function isPercentage(value: Json | undefined): value is number {
  return typeof value === "number" && value >= 20 && value <= 300 && value % 5 === 0 && value !== 100;
}

function* factorFindings(
  file: SourceFile,
  at: JsonPointer,
  { type, target, value }: Readonly<Record<string, Json>>,
): Iterable<Finding> {
  if (isOfType(type, "MATH_MULTIPLY") && isPercentage(value))
    yield percentFinding(file, childPointer(at, "value"), value);
  const names = isOfType(type, "SET") ? payloadNames(target) : [];
  const own = names.length === 0 ? null : names.join(".");
  yield* scaleFindings(file, childPointer(at, "value"), value, own);
}

/** A member that is set to many times itself, and a whole factor of which the result is rounded. `own`: the member. */
function* scaleFindings(
  file: SourceFile,
  at: JsonPointer,
  value: Json | undefined,
  own: string | null,
): Iterable<Finding> {
  if (typeof value !== "object" || value === null) return;
  if (isBinding(value)) {
    const { fromContext, scale, round } = value;
    const path = parsePath(typeof fromContext === "string" ? fromContext : "");
    const isOwn = path.root === "payload" && path.names.join(".") === own;
    if (isPercentage(scale) && (isOwn || round !== undefined))
      yield percentFinding(file, childPointer(at, "scale"), scale);
    return;
  }
  for (const [name, part] of Object.entries(value)) yield* scaleFindings(file, childPointer(at, name), part, null);
}

function percentFinding(file: SourceFile, at: JsonPointer, value: number): Finding {
  const factor = Number((value / 100).toPrecision(12));
  const message = `This is a factor and no percentage: ${value} makes ${value} times as much. Did you mean ${factor}?`;
  return found("percent-as-factor", file, at, message, { fixes: replacing(file, at, factor) });
}

function isFraction(value: Json | undefined): value is number {
  return typeof value === "number" && value > 0 && value < 1;
}

/** Reports the numbers at the paths of chances that are below 1 percent. */
function chanceFindings(pack: PackSource): readonly Finding[] {
  const valuesAt = knownValues(pack);
  const paths = new Set<string>();
  const ofScales = Array.from(pack.files.values()).flatMap((file) =>
    rulesInFile(file).flatMap(({ definition, trigger, at }) =>
      listOf(definition["conditions"]).flatMap((condition, index): readonly Finding[] => {
        const { op, value } = objectOf(condition);
        if (operatorNamed(op) !== "CHANCE_PERCENT" || !isBinding(value)) return [];
        const { fromContext, scale = 1 } = value;
        const { root, names } = parsePath(typeof fromContext === "string" ? fromContext : "");
        if (root === null || typeof scale !== "number") return [];
        if (scale === 1) {
          if (root === "persistent" || root === "ephemeral") paths.add([root, ...names].join("."));
          return [];
        }
        const { values, isOpen } = valuesAt(trigger, root, names);
        const chances = values.flatMap((each) => (typeof each === "number" && each !== 0 ? [each * scale] : []));
        if (isOpen || chances.length === 0 || !chances.every(isFraction)) return [];
        const place = childPointer(at, "conditions", index, "value", "scale");
        const message = `A chance is in percent: with this scale it is ${shown(chances)} percent at most.`;
        return [found("chance-range", file, place, message, { fixes: replacing(file, place, 1) })];
      }),
    ),
  );
  const ofStates = writtenStates(pack).flatMap(({ file, at, root, tree }) =>
    Array.from(paths).flatMap((path): readonly Finding[] => {
      const [first, ...names] = path.split(".");
      let value: Json | undefined = tree;
      for (const name of names) value = isJsonObject(value) ? value[name] : undefined;
      if (first !== root || !isFraction(value)) return [];
      const place = childPointer(at, ...names);
      const percent = Number((value * 100).toPrecision(12));
      const message = `Rules read this as a chance in percent: ${value} holds once in ${Math.round(100 / value)} times. Did you mean ${percent}?`;
      return [found("chance-range", file, place, message, { fixes: replacing(file, place, percent) })];
    }),
  );
  return [...ofScales, ...ofStates].map((finding) => ({ ...finding, severity: "information" }));
}

function shown(chances: readonly number[]): number {
  return Number(Math.max(...chances).toPrecision(6));
}
