// The hover of the text under the pointer: what the schemas say about the field, and what the pack and its language say
// about the name.
import type { Occurrence } from "../pack/names/occurrences";
import type { Caret, NameAtCaret, NameOffer } from "./dialectLanguage";
import type { HoverText } from "./offers";
import { saidOf, saidOfChoice } from "./schemaWords";

/** What is known of a name besides its text: how often a rule fires. */
export type MoreAbout = (name: NameAtCaret) => readonly string[];

/** Returns paragraphs about the word under the caret; null when there is nothing to say. */
export function hover(caret: Caret, moreAbout: MoreAbout): HoverText | null {
  const { word, offset, language } = caret;
  const name = language.nameAt(caret);
  const offer = name === null ? undefined : language.names(caret, name.of).find((each) => each.name === name.name);
  const ofName = name === null ? [] : nameParts(caret, name, offer, moreAbout);
  const parts = [...ofName, ...language.hover(caret), ...fieldParts(caret)];
  if (parts.length === 0) return null;
  return {
    parts,
    ...(offer?.picture === undefined ? {} : { picture: offer.picture }),
    span: word === null ? { offset, length: 0 } : { offset: word.offset, length: word.length },
  };
}

/** Returns the schemas' description of the field, with its default and section, and of the chosen value. */
function fieldParts({ place, word, onKey }: Caret): readonly string[] {
  if (word === null) return [];
  const choice = onKey ? undefined : saidOfChoice(place.schemas, word.value);
  const chosen = choice === undefined ? "" : `\`${word.value}\`: ${choice}`;
  return [saidOf(place.schemas), chosen].filter((part) => part !== "");
}

function nameParts(
  caret: Caret,
  found: NameAtCaret,
  offer: NameOffer | undefined,
  moreAbout: MoreAbout,
): readonly string[] {
  const { language } = caret;
  const own = language.aboutName(caret, found);
  if (own !== null) return own;
  const occurrences = language.occurrences(caret, found);
  if (occurrences.length === 0) return [];
  const sort = language.sorts[found.of];
  return [
    `**${sort?.title ?? found.of}** \`${found.name}\`${factsOf(offer)}`,
    ...moreAbout(found),
    sort?.worksAlone === true ? "" : usesText(caret, found, occurrences),
  ].filter((part) => part !== "");
}

/** Returns what completion says about a name. */
function factsOf(offer: NameOffer | undefined): string {
  const detail = offer === undefined || offer.detail === "" ? "" : ` · ${offer.detail}`;
  return offer?.documentation === undefined || offer.documentation === ""
    ? detail
    : `${detail}\n\n${offer.documentation}`;
}

/** Uses by file; then those that use the name without writing it. */
function usesText(caret: Caret, name: NameAtCaret, occurrences: readonly Occurrence[]): string {
  const silent = caret.language.silentUses(caret, name);
  const used = placesText(occurrences, caret);
  return [...(used === null && silent.length > 0 ? [] : [used ?? "Not used."]), ...silent].join(" ");
}

/** Returns null when there are none. */
function placesText(occurrences: readonly Occurrence[], { pack }: Caret): string | null {
  const uses = occurrences.filter(({ role }) => role === "use");
  const files = new Set(uses.map(({ file }) => file));
  const starts = pack.levels.filter((file) => files.has(file)).length;
  if (uses.length === 0) return null;
  const places = `Used in ${uses.length} ${uses.length === 1 ? "place" : "places"}`;
  return starts === 0 ? `${places}.` : `${places}, in ${starts} of ${pack.levels.length} ${pack.model?.words.starts}.`;
}
