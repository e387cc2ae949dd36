// What every field of a form works on: the document, the pack around it, what is wrong there, and how a cell is picked.
import { createContext, useContext } from "react";
import { type JsonPointer, childPointer } from "../../shared/base/json";
import type { Result } from "../../shared/base/result";
import type { LocatedFinding } from "../../shared/findings/finding";
import type { PackName } from "../../shared/pack/packModel";
import type { PackSource, SourceFile } from "../../shared/pack/packSource";
import type { JsonPath } from "../../shared/text/memberEdit";
import type { DialectUi } from "../dialect/dialectUi";
import type { PackDocument } from "../documents/packDocument";

export interface FormScope {
  /** That of the language of the pack. */
  readonly ui: DialectUi;
  readonly document: PackDocument;
  /** The pack around it, without what is painted. */
  readonly pack: PackSource;
  /** The level that the document is; null for another file. */
  readonly level: SourceFile | null;
  /** Of this document, as last heard. */
  readonly findings: readonly LocatedFinding[];
  /** What a field takes beside the names that its schema says. */
  readonly ownOffers: (field: string) => readonly PackName[];
  /** Lets the next click on the board say the cell at a place; null where no board can be clicked. */
  readonly onPick: ((steps: JsonPath) => void) | null;
  /** Whether the text can be shown beside the form: behind a dialog it cannot. */
  readonly hasText: boolean;
  /** Told how a change went: why it was not made, if so. */
  readonly tell: (change: Result<null, string>) => void;
}

const Scope = createContext<FormScope | null>(null);

export const FormScopeProvider = Scope.Provider;

/** Returns the scope of the form around. Throws outside of any. */
export function useFormScope(): FormScope {
  const scope = useContext(Scope);
  if (scope === null) throw new Error("The field is outside a form.");
  return scope;
}

/** Returns the pointer of a place. */
export function pointerOfSteps(steps: JsonPath): JsonPointer {
  return childPointer("", ...steps);
}

/** Returns the findings at a place itself, or anywhere in it. */
export function findingsAt(
  findings: readonly LocatedFinding[],
  steps: JsonPath,
  reach: "itself" | "within",
): readonly LocatedFinding[] {
  const pointer = pointerOfSteps(steps);
  return findings.filter(({ at }) => at === pointer || (reach === "within" && at?.startsWith(`${pointer}/`) === true));
}
