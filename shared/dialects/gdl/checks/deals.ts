// Checks deals of the set-up: from a zone in which nothing is yet, or not enough, and twice to one zone while that of
// another player gets nothing (gdl.md, A6).
import { counted } from "../../../base/counted";
import { type Json, type JsonObject, childPointer, listOf, objectOf } from "../../../base/json";
import type { Finding } from "../../../findings/finding";
import { isEqualJson } from "../../../text/memberEdit";
import type { PackSource } from "../../../pack/packSource";
import type { CheckedGame } from "./checked";
import { found, replacing } from "./found";

export function dealFindings(game: CheckedGame): readonly Finding[] {
  return [...doubledFindings(game), ...emptyFindings(game), ...shortFindings(game)];
}

/** Reports cards that are to come from a zone into which nothing was put before. */
function emptyFindings({ pack, file, index }: CheckedGame): readonly Finding[] {
  const steps = listOf(objectOf(index.game["setup"])["steps"]).map(objectOf);
  const filled = new Set(filledByStarts(pack));
  return steps.flatMap(({ action, from, at: places, to }, number): readonly Finding[] => {
    const takes = action === "deal_cards" || action === "move_card";
    const name = takes && typeof from === "string" ? zoneNamed(from) : "";
    const isEmpty = index.zones.has(name) && !filled.has(name);
    // Effects may put cards anywhere.
    const fills = action === "effects" ? Array.from(index.zones.keys()) : [...textsIn(places), ...textsIn(to)];
    for (const each of fills) filled.add(zoneNamed(each));
    if (!isEmpty) return [];
    const at = childPointer("/setup/steps", number, "from");
    return [found("deal-from-empty", file, at, `Nothing lies in "${name}" at this step.`, { params: { name } })];
  });
}

/** Reports deals of more cards than lie in their zone, as far as the steps before tell how many do. */
function shortFindings({ pack, file, index }: CheckedGame): readonly Finding[] {
  const lying = new Map(Array.from(index.zones.keys(), (zone) => [zone, 0]));
  for (const zone of filledByStarts(pack)) lying.delete(zone);
  const findings: Finding[] = [];
  for (const [number, step] of listOf(objectOf(index.game["setup"])["steps"]).map(objectOf).entries()) {
    const { action, at: places, from, to, count = 1 } = step;
    // Only these steps tell how many cards they move.
    if (!COUNTED.has(typeof action === "string" ? action : "") || typeof count !== "number") break;
    const zones = [...textsIn(places), ...textsIn(to)].map(zoneNamed);
    const source = typeof from === "string" ? zoneNamed(from) : "";
    const there = lying.get(source);
    const wanted = count * zones.length;
    if (there !== undefined && there > 0 && wanted > there) {
      const at = childPointer("/setup/steps", number, "count");
      const most = Math.floor(there / zones.length);
      const message = `Only ${counted(there, "card lies", "cards lie")} in "${source}" at this step, and ${wanted} are dealt.`;
      findings.push(found("deal-too-many", file, at, message, { fixes: most > 0 ? replacing(file, at, most) : [] }));
    }
    if (there !== undefined) lying.set(source, Math.max(0, there - wanted));
    for (const zone of zones) if (lying.has(zone)) lying.set(zone, (lying.get(zone) ?? 0) + count);
  }
  return findings;
}

const COUNTED: ReadonlySet<string> = new Set(["spawn_entity", "deal_cards", "move_card", "shuffle_zone"]);

/** Returns the zones that a recorded game begins with cards in. */
function filledByStarts({ files }: PackSource): ReadonlySet<string> {
  const starts = Array.from(files.values()).filter(({ role }) => role === "start");
  return new Set(starts.flatMap(({ value }) => Object.keys(objectOf(objectOf(objectOf(value)["start"])["zones"]))));
}

function doubledFindings({ file, index }: CheckedGame): readonly Finding[] {
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
    // A purse beside each hand is not dealt to.
    const left = empty.filter(
      (zone) =>
        JSON.stringify(ownerOf(zone)) !== JSON.stringify(ownerOf(name)) &&
        isAlike(index.zones.get(zone), index.zones.get(name)),
    );
    const [other, ...more] = left;
    if (item < 0 || other === undefined) return [];
    const at = childPointer("/setup/steps", number, "to", item);
    const message = `"${name}" gets a card twice in each round, and "${other}" gets none.`;
    const fixes = more.length === 0 ? replacing(file, at, writtenLike(to[item], other)) : [];
    return [found("dealt-twice", file, at, message, { params: { name }, fixes })];
  });
}

/** Returns whether two zones are declared alike but for whose they are. */
function isAlike(one: JsonObject = {}, other: JsonObject = {}): boolean {
  return isEqualJson({ ...one, owner: null }, { ...other, owner: null });
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
