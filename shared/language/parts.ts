// Offers for a part of a string that holds a small language of its own: what is put where in the string.
import { placeInString, spanInText, writtenInside } from "../text/stringPlace";
import type { Caret, PartOffer } from "./dialectLanguage";
import type { CompletionOffer } from "./offers";
import { orderText } from "./orderText";
import { escaped } from "./snippetChoices";

/** Returns where the caret is in what the string around it says; null outside of strings. */
export function placeInWord({ word, offset, file }: Caret): number | null {
  if (word?.isString !== true || offset <= word.offset) return null;
  if (word.closed && offset >= word.offset + word.length) return null;
  return placeInString(file.text, word, offset);
}

/** Returns an offer as it is written in the string around the caret. */
export function writtenPart(caret: Caret, offer: PartOffer, place: number): CompletionOffer {
  const { label, kind, detail, documentation = "", text, args, rank } = offer;
  const literal = caret.word ?? { offset: caret.offset, length: 0 };
  const stops = args?.map((name, number) => `\${${number + 1}:${escaped(writtenInside(name))}}`);
  const said = writtenInside(text);
  return {
    label,
    kind,
    detail,
    documentation,
    span: spanInText(caret.file.text, literal, offer.span),
    text: stops === undefined ? said : `${escaped(said)}(${stops.join(", ")})`,
    also: [],
    asks: offer.asks === true,
    snippet: stops !== undefined,
    filter: said,
    order: `${rank}${orderText(place)}`,
  };
}
