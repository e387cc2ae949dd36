// What tells whether a level still plays as it did: a short print of all that playing it depends on.
import type { Json, JsonObject } from "../../base/json";
import { jsonDigest } from "../../base/jsonDigest";
import { brokenRules } from "../../pack/brokenRules";
import type { PackSource, SourceFile } from "../../pack/packSource";
import { isBrokenText } from "../../text/brokenText";
import { levelEntries } from "../checks/solutions";

/**
 * Returns the levels of a pack in their order with their prints. The recorded moves do not count. A syntax error in a
 * level leaves it out; one in what all levels share, all of them: half of them would be searched.
 */
export type LevelPrints = (pack: PackSource) => ReadonlyMap<string, string>;

/** Creates the function; it keeps the print of a file until its text changes. */
export function createLevelPrints(): LevelPrints {
  const own = new WeakMap<SourceFile, string>();
  let context: { readonly values: readonly Json[]; readonly print: string } = { values: [], print: printOf([]) };
  return (pack) => {
    const { model } = pack;
    if (model === null || brokenRules(pack) !== null) return new Map();
    const values = model.starts.playedContext(pack);
    if (values.length !== context.values.length || values.some((value, index) => value !== context.values[index]))
      context = { values, print: printOf(values) };
    const prints = new Map<string, string>();
    for (const { id, file } of levelEntries(pack, null)) {
      if (isBrokenText(file)) continue;
      const print = own.get(file) ?? printOf(model.starts.playedMembers(file) as JsonObject);
      own.set(file, print);
      prints.set(id, `${context.print} ${print}`);
    }
    return prints;
  };
}

function printOf(value: Json): string {
  return jsonDigest(value, 32);
}
