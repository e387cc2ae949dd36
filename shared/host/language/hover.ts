// What the text under the pointer is: what the schemas say of the field, and what the pack says of the name.
import { finish } from "../../base/work";
import type { Game } from "../../engine/dialect";
import { readerOf } from "../../dialects/gridponder/text/names/knownNames";
import type { Occurrence } from "../../dialects/gridponder/text/names/occurrences";
import type { PackSource } from "../../pack/packSource";
import { namesByDefault, silentUses } from "../../dialects/gridponder/text/names/silentUses";
import type { Schema } from "../../pack/schemas";
import type { HoverText, NamedPicture } from "../../rpc/language";
import type { CoverageCounter } from "../checks/coverage";
import { type Caret, isInEffects } from "./caret";
import { saidOf } from "./completeKeys";
import { nameAtCaret, placesOf } from "./nameAtCaret";
import { eventText, nameOffers } from "./names";
import { referenceOffers } from "./references";
import { ruleFirings } from "./ruleFirings";

/** What is asked only for rules: how often they fire. */
export interface CompiledPack {
  readonly pack: PackSource;
  readonly game: Game | null;
  readonly coverage: CoverageCounter;
}

/** Paragraphs about the word under the caret; null where there is nothing to say. */
export function hover(caret: Caret, compiled: CompiledPack): HoverText | null {
  const { word, offset } = caret;
  const parts = [...nameParts(caret, compiled), ...referenceParts(caret), ...fieldParts(caret)];
  if (parts.length === 0) return null;
  const picture = pictureAt(caret);
  return {
    parts,
    ...(picture === null ? {} : { picture }),
    span: word === null ? { offset, length: 0 } : { offset: word.offset, length: word.length },
  };
}

/** What the schemas say of the field, with its default and section, and of the choice that is made. */
function fieldParts({ place, word, onKey }: Caret): readonly string[] {
  if (word === null) return [];
  const chosen = onKey ? "" : choiceText(place.schemas, word.value);
  return [saidOf(place.schemas), chosen].filter((part) => part !== "");
}

function choiceText(schemas: readonly Schema[], value: string): string {
  const said = schemas.map(({ enum: choices = [], enumDescriptions = [] }) => enumDescriptions[choices.indexOf(value)]);
  const found = said.find((each) => each !== undefined);
  return found === undefined ? "" : `\`${value}\`: ${found}`;
}

/** What a reference in an effect gives when the rule fires. */
function referenceParts(caret: Caret): readonly string[] {
  const { word, path, place } = caret;
  if (word === null || !word.value.startsWith("$") || !isInEffects(path)) return [];
  const found = referenceOffers({ ...caret, place }, "any").find(({ name }) => name === word.value);
  return found === undefined ? [] : [`**reference** \`${found.name}\` · ${found.detail}`];
}

function pictureAt(caret: Caret): NamedPicture | null {
  const found = nameAtCaret(caret);
  if (found?.of === "sprite") return { sprite: found.name };
  return found?.of === "kind" && caret.index.kinds.has(found.name) ? { kind: found.name } : null;
}

function nameParts(caret: Caret, compiled: CompiledPack): readonly string[] {
  const found = nameAtCaret(caret);
  if (found === null) return [];
  const { of, name } = found;
  if (of === "event") return eventParts(caret, name);
  const occurrences = placesOf(caret, of, name);
  if (occurrences.length === 0) return [];
  return [
    `**${WORDS[of] ?? of}** \`${name}\`${factsOf(caret, of, name)}`,
    ...(of === "rule" ? firingParts(caret, compiled, name) : []),
    NEVER_REFERRED_TO.has(of) ? "" : usesText(caret, of, name, occurrences),
  ].filter((part) => part !== "");
}

/** What names are of, where the schemas' word is not the designer's. */
const WORDS: Readonly<Record<string, string>> = {
  actionParam: "param of an action",
  color: "colour",
  emitter: "multi-cell object",
  eventField: "field of the event",
  sprite: "picture",
};

function eventParts({ words }: Caret, name: string): readonly string[] {
  const fields = Object.hasOwn(words.events, name) ? words.events[name] : undefined;
  if (fields === undefined) return [];
  const { systems, effects } = words.sourcesOf(name);
  return [`**event** \`${name}\``, eventText(fields, [...systems, ...effects])];
}

/** What completion says of a name stands in its hover too. */
function factsOf(caret: Caret, of: string, name: string): string {
  const offer = nameOffers(of, caret).find((each) => each.name === name);
  const detail = offer === undefined || offer.detail === "" ? "" : ` · ${offer.detail}`;
  return offer?.documentation === undefined || offer.documentation === ""
    ? detail
    : `${detail}\n\n${offer.documentation}`;
}

/** Nobody needs to name them for them to work. */
const NEVER_REFERRED_TO: ReadonlySet<string> = new Set(["rule", "goal", "system", "eventField"]);

/** Uses on boards and elsewhere, by file; then who asks for the name though nothing says it. */
function usesText(caret: Caret, of: string, name: string, occurrences: readonly Occurrence[]): string {
  const reader = readerOf(caret.index, of, name);
  // Looking through all texts is for the few names that are some field's default.
  const [silent] = namesByDefault(of).has(name) ? silentUses(caret.index, of, name) : [];
  const asked = [
    ...(reader === null ? [] : [`Asked for by \`${reader}\`.`]),
    ...(silent === undefined ? [] : [`Meant where ${silent.file} leaves out \`${silent.field}\`.`]),
  ];
  const used = placesText(occurrences, caret);
  return [...(used === null && asked.length > 0 ? [] : [used ?? "Not used."]), ...asked].join(" ");
}

/** Null for none. */
function placesText(occurrences: readonly Occurrence[], caret: Caret): string | null {
  const uses = occurrences.filter(({ role }) => role === "use");
  const files = new Set(uses.map(({ file }) => file));
  const levels = [...files].filter((file) => caret.index.levels.some((level) => level.file === file)).length;
  if (uses.length === 0) return null;
  const places = `Used in ${uses.length} ${uses.length === 1 ? "place" : "places"}`;
  return levels === 0 ? `${places}.` : `${places}, in ${levels} of ${caret.index.levels.length} levels.`;
}

function firingParts({ file, index }: Caret, { pack, game, coverage }: CompiledPack, id: string): readonly string[] {
  const rule = finish(ruleFirings(pack, game, coverage, file.path)).find((each) => each.id === id);
  if (rule === undefined) return [];
  if (rule.fired === 0) return ["Never fires on any solution."];
  const levels = rule.levels.slice(0, 6).map((level) => `\`${level.id}\` ${level.fired}×`);
  const more = rule.levels.length > 6 ? `, and ${rule.levels.length - 6} more` : "";
  const of = file === pack.game ? ` of ${index.levels.length}` : "";
  return [
    `Fires ${rule.fired}× over the solutions, in ${rule.levels.length}${of} levels: ${levels.join(", ")}${more}.`,
  ];
}
