// Finds a zone that a deal of the set-up names twice while the zone of another player gets nothing (gdl.md, A6).
import { type Json, childPointer, listOf, objectOf } from "../../../base/json";
import type { Finding } from "../../../findings/finding";
import type { CheckedGame } from "./checked";
import { found, replacing } from "./found";

export function dealFindings({ file, index }: CheckedGame): readonly Finding[] {
  const steps = listOf(objectOf(index.game["setup"])["steps"]).map(objectOf);
  // Effects may put cards anywhere.
  if (steps.some(({ action }) => action === "effects")) return [];
  const filled = new Set(steps.flatMap(({ at, to }) => [...textsIn(at), ...textsIn(to)].map(zoneNamed)));
  const ownerOf = (zone: string): Json | undefined => index.zones.get(zone)?.["owner"];
  const empty = Array.from(index.zones.keys()).filter((zone) => ownerOf(zone) !== undefined && !filled.has(zone));
  return steps.flatMap(({ action, to }, number) => {
    if (action !== "deal_cards" || !Array.isArray(to)) return [];
    const names = to.map((each) => (typeof each === "string" ? zoneNamed(each) : ""));
    const item = names.findIndex((name, at) => names.indexOf(name) < at && ownerOf(name) !== undefined);
    const name = names[item] ?? "";
    const left = empty.filter((zone) => JSON.stringify(ownerOf(zone)) !== JSON.stringify(ownerOf(name)));
    const [other, ...more] = left;
    if (item < 0 || other === undefined) return [];
    const at = childPointer("/setup/steps", number, "to", item);
    const message = `"${name}" gets a card twice in each round, and "${other}" gets none.`;
    const fixes = more.length === 0 ? replacing(file, at, writtenLike(to[item], other)) : [];
    return [found("dealt-twice", file, at, message, { params: { name }, fixes })];
  });
}

function textsIn(value: Json | undefined): readonly string[] {
  return (typeof value === "string" ? [value] : listOf(value)).filter((each) => typeof each === "string");
}

const ZONE = /^\s*zone\s*\(\s*(['"])(.*)\1\s*\)\s*$/;

/** Returns the name in `zone('name')`, which a deal may also write alone. */
function zoneNamed(text: string): string {
  return ZONE.exec(text)?.[2] ?? text.trim();
}

function writtenLike(text: Json | undefined, zone: string): string {
  return typeof text === "string" && ZONE.test(text) ? `zone('${zone}')` : zone;
}
