// What is meant by a name that is no operator of conditions.
import type { NameIndex } from "../../../base/nameIndex";
import { nameTable } from "../../../base/nameTable";
import { nearestName } from "../../../base/nearestName";
import { OPERATORS, operatorNamed } from "../rules/conditions";

export const CANONICAL: readonly string[] = [
  "EQUALS",
  "NOT_EQUALS",
  "EXISTS",
  "NOT_EXISTS",
  "CONTAINS",
  "GT",
  "LT",
  "GTE",
  "LTE",
  "CHANCE_PERCENT",
];

/** What other languages call the operators, as letters alone. */
const CALLED = nameTable({
  IS: "EQUALS",
  EQUALTO: "EQUALS",
  ISNOT: "NOT_EQUALS",
  NEQ: "NOT_EQUALS",
  UNEQUAL: "NOT_EQUALS",
  GREATER: "GT",
  GREATERTHAN: "GT",
  MORE: "GT",
  LESS: "LT",
  LESSTHAN: "LT",
  GREATEROREQUAL: "GTE",
  GREATERTHANOREQUAL: "GTE",
  GE: "GTE",
  LESSOREQUAL: "LTE",
  LESSTHANOREQUAL: "LTE",
  LE: "LTE",
  HAS: "CONTAINS",
  INCLUDES: "CONTAINS",
  CHANCE: "CHANCE_PERCENT",
});

const OPPOSITES = nameTable({ EQUALS: "NOT_EQUALS", EXISTS: "NOT_EXISTS" });
const DENIED = /^(?:!|(?:IS|DOES)?[^A-Z]?NOT|ISNT|DOESNT)[^A-Z]*(?=[A-Z])/;

/** Knows the nearest operator by any of its names, as its canonical name. No operator stands for its opposite. */
export const OPERATOR_NAMES: NameIndex = {
  nearest(name) {
    const called = CALLED[name.replaceAll(/[^A-Z]/g, "")];
    if (called !== undefined) return called;
    const denied = DENIED.exec(name)?.[0];
    if (denied !== undefined) return OPPOSITES[nearestOperator(name.slice(denied.length)) ?? ""] ?? null;
    return nearestOperator(name);
  },
};

function nearestOperator(name: string): string | null {
  return operatorNamed(name) ?? operatorNamed(nearestName(name, Object.keys(OPERATORS)) ?? undefined);
}
