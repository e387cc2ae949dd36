// Says which rules are disabled, so that none is forgotten, with fixes that enable it, or all of the file.
import { childPointer, isJsonObject } from "../../../../base/json";
import type { Finding, Fix } from "../../../../findings/finding";
import { disabledItems, enableAllEdits, enableEdits } from "../../../../pack/disabledItems";
import type { SourceFile } from "../../../../pack/packSource";
import type { TextEdit } from "../../../../text/edit";
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
  const items = disabledItems(file.tree, RESTING);
  const changes = (edits: readonly TextEdit[]): Pick<Fix, "changes"> => ({ changes: [{ file: file.path, edits }] });
  const all = (): Fix => ({
    title: `Enable all ${items.length} disabled rules`,
    ...changes(enableAllEdits(file, ["rules"], RESTING)),
    forAll: true,
  });
  const more = items.length > 1 ? [all()] : [];
  return items.map(({ value }, index) => {
    const id = isJsonObject(value) && typeof value["id"] === "string" ? `The rule "${value["id"]}"` : "This rule";
    const own = { title: "Enable it", ...changes(enableEdits(file, ["rules"], RESTING, index)) };
    return found(
      "rule-disabled",
      file,
      childPointer("", ...RESTING, index),
      `${id} is disabled: it never fires until it is among "rules" again.`,
      { fixes: [own, ...more] },
    );
  });
}
