// Says which rules are disabled, so that none is forgotten, with a fix that enables it.
import { childPointer, isJsonObject } from "../../../../base/json";
import type { Finding } from "../../../../findings/finding";
import { disabledItems, enableEdits } from "../../../../pack/disabledItems";
import type { SourceFile } from "../../../../pack/packSource";
import type { PackIndex } from "../../text/names/packIndex";
import { found } from "../found";

/** The member of game.json and of levels that players do not know. */
const RESTING = ["disabledRules"];

/** Returns a finding for each disabled rule of the game and of all levels. */
export function disabledRuleFindings({ pack }: PackIndex): readonly Finding[] {
  const files = [...(pack.game === null ? [] : [pack.game]), ...pack.levels];
  return files.flatMap(findingsOf);
}

function findingsOf(file: SourceFile): readonly Finding[] {
  return disabledItems(file.tree, RESTING).map(({ value }, index) => {
    const id = isJsonObject(value) && typeof value["id"] === "string" ? `The rule "${value["id"]}"` : "This rule";
    const edits = enableEdits({ text: file.text, tree: file.tree }, ["rules"], RESTING, index);
    return found(
      "rule-disabled",
      file,
      childPointer("", ...RESTING, index),
      `${id} is disabled: it never fires until it is among "rules" again.`,
      { fixes: [{ title: "Enable it", changes: [{ file: file.path, edits }] }] },
    );
  });
}
