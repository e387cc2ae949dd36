// Completes and explains paths: into the payload, the state trees, parameters and calculations.
import { cutText } from "../../../base/cutText";
import type { Caret, OwnValues } from "../../../language/dialectLanguage";
import { knownPaths, ruleAround } from "./knownPaths";

const NOTHING: OwnValues = { offers: [], isAll: false };
/** The longest text of a value in a hover, in UTF-16 units. */
const LONGEST = 200;

/** What is written at a caret: a path, a place in the payload, or neither. */
function kindOfPlace({ path, onKey, place }: Caret): "path" | "target" | null {
  if (onKey) return null;
  const languages = place.schemas.map((schema) => schema["x-language"]);
  if (languages.includes("gnosis-target")) return "target";
  return languages.includes("gnosis-path") || path.at(-1) === "fromContext" ? "path" : null;
}

/** Returns the paths that may be written at a caret. */
export function ownValues(caret: Caret): OwnValues {
  const kind = kindOfPlace(caret);
  if (kind === null) return NOTHING;
  const { pack, file, path } = caret;
  const known = knownPaths(pack, file, ruleAround(file, path));
  const fitting =
    kind === "path"
      ? known
      : known
          .filter((each) => each.path.startsWith("payload."))
          .map((each) => ({ ...each, path: each.path.slice("payload.".length) }));
  const offers = fitting.map(({ path: name, value, from }, index) => ({
    is: "text" as const,
    kind: "reference" as const,
    name,
    detail: value === undefined || value === null ? from : cutText(JSON.stringify(value), LONGEST),
    documentation: from,
    rank: 0,
    place: index,
  }));
  return { offers, isAll: false };
}

/** Returns what a path leads to now, as far as the texts of the pack show it. */
export function pathHover(caret: Caret): readonly string[] {
  const kind = kindOfPlace(caret);
  const { word, pack, file, path } = caret;
  if (kind === null || word === null) return [];
  const written = kind === "target" && !word.value.startsWith("payload.") ? `payload.${word.value}` : word.value;
  const known = knownPaths(pack, file, ruleAround(file, path)).find((each) => each.path === written);
  if (known === undefined) return [];
  const { value, from } = known;
  if (value === undefined || value === null) return [`\`${written}\`: ${from}`];
  return [`\`${written}\` is \`${cutText(JSON.stringify(value), LONGEST)}\` in ${from}`];
}
