// Finds paths into a payload that no text of the pack has, where the state has the same path (spec B5).
import type { Finding } from "../../../findings/finding";
import type { PackSource } from "../../../pack/packSource";
import { rulesInFile } from "../text/ruleTexts";
import { found, replacing } from "./found";
import { knownValues } from "./knownValues";
import { pathsInFile } from "./rulePaths";

export function otherRootFindings(pack: PackSource): readonly Finding[] {
  const valuesAt = knownValues(pack);
  return Array.from(pack.files.values()).flatMap((file) =>
    rulesInFile(file).flatMap(({ trigger }, index) =>
      (pathsInFile(file)[index] ?? []).flatMap(({ parsed: { root, names }, text, at }): readonly Finding[] => {
        // A single name is often in both.
        if (root !== "payload" || names.length < 2) return [];
        const own = valuesAt(trigger, root, names);
        if (own.isOpen || own.values.length > 0) return [];
        const other = ["persistent", "ephemeral"].find((each) => valuesAt(trigger, each, names).values.length > 0);
        if (other === undefined) return [];
        const meant = `${other}${text.slice(text.indexOf("."))}`;
        const message = `Nothing in the pack gives the event "${trigger}" a value at "${text}", but there is "${meant}".`;
        return [found("path-of-other-root", file, at, message, { fixes: replacing(file, at, meant) })];
      }),
    ),
  );
}
