// Lifted pieces as text: the start of a small game, so that any game's own position can be pasted. Pure.
import type { Places, Position } from "../../../../shared/base/boardView";
import { isJsonObject, objectOf } from "../../../../shared/base/json";
import { placeName, readPlace } from "../../../../shared/base/placeName";
import type { GameIndex } from "../../../../shared/dialects/gdl/text/names/gameIndex";
import { brushOfStart, startEntity } from "../../../../shared/dialects/gdl/text/paint/brush";
import { inlineText } from "../../../../shared/text/cellText";
import { parseJsonTree, valueOf } from "../../../../shared/text/jsonTree";
import type { PlacedPiece } from "./pieceClip";

const INLINE = { brace: " ", bracket: "", colon: ": ", comma: ", " } as const;

/** Returns pieces as text, a line each. */
export function piecesText(places: Places, pieces: readonly PlacedPiece[]): string {
  const lines = pieces.map(
    ([place, brush]) => `      ${JSON.stringify(placeName(places, place))}: ${inlineText(startEntity(brush), INLINE)}`,
  );
  return `{\n  "start": {\n    "place": {\n${lines.join(",\n")}\n    }\n  }\n}\n`;
}

/** Texts longer than this are not taken for pieces. */
const LONGEST_TEXT = 1_000_000;

export interface ReadPieces {
  readonly pieces: readonly PlacedPiece[];
  /** How many are on places that this board cannot name. */
  readonly lost: number;
}

/**
 * Returns the pieces that a text has, on the places that they have on a board: none where the board has none of their
 * places. Null for a text without pieces.
 */
export function readPieces(text: string, places: Places, { schemas }: GameIndex): ReadPieces | null {
  if (text.length > LONGEST_TEXT || !/^\s*\{/.test(text)) return null;
  const tree = parseJsonTree(text);
  if (tree.errors.length > 0) return null;
  const value = valueOf(tree.root);
  const standing = Object.entries(objectOf(objectOf(objectOf(value)["start"])["place"]));
  const [only = ""] = schemas.keys();
  const pieces = standing.flatMap(([name, entity]): readonly PlacedPiece[] => {
    const place: Position | null = readPlace(places, name);
    const brush = isJsonObject(entity) ? brushOfStart(entity, only) : null;
    return place === null || brush === null ? [] : [[place, brush]];
  });
  return standing.length === 0 ? null : { pieces, lost: standing.length - pieces.length };
}

/** Returns the schemas of pieces that a game does not have. */
export function unknownSchemas(pieces: readonly PlacedPiece[], { schemas }: GameIndex): readonly string[] {
  const names = new Set(pieces.map(([, { schema }]) => schema));
  return [...names].filter((name) => !schemas.has(name));
}
