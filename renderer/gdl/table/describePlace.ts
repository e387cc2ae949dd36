// A place of a game's board in words, for screen readers and tests.
import { type BoardView, type Entity, type Position, entityIn } from "../../../shared/base/boardView";
import { placeName } from "../../../shared/base/placeName";

/** Returns `E4: White pawn`, or `E4: empty`. */
export function describePlace(board: BoardView, position: Position): string {
  const entity = entityIn(board, position[1] * board.width + position[0]);
  return `${placeName(board, position)}: ${entity === null ? "empty" : entityWords(entity)}`;
}

/** Returns the owner and the rank of an entity, or its kind where it has no rank; with it where that is a number. */
export function entityWords({ kind, params }: Entity): string {
  const { owner, rank } = params;
  const named = typeof rank === "string" ? rank : typeof rank === "number" ? `${kind} ${rank}` : kind;
  return typeof owner === "string" ? `${owner} ${named}` : named;
}

/** Returns all short attributes of a card: `7 hearts`; what it is where it has none. */
export function cardWords(entity: Entity): string {
  const faces = facesOf(entity);
  return faces.length === 0 ? entityWords(entity) : faces.join(" ");
}

/** Describes entities of a list: as on the board, and where several would read alike with what they are beside it. */
export function wordsInList(entities: readonly Entity[]): readonly string[] {
  const words = entities.map(entityWords);
  return entities.map((entity, index) => {
    const own = words[index] ?? "";
    if (words.indexOf(own) === words.lastIndexOf(own)) return own;
    return [own, ...facesOf(entity, "rank"), ...flagsOf(entity)].join(" ");
  });
}

/** Returns the names of the attributes that are true. */
function flagsOf({ params }: Entity): readonly string[] {
  return Object.entries(params).flatMap(([name, value]) => (value === true && name !== "visible_to" ? [name] : []));
}

/** Returns the values of the short attributes, but one that is said already. */
function facesOf({ params }: Entity, said = ""): readonly string[] {
  return Object.entries(params).flatMap(([name, value]) =>
    name !== "owner" &&
    name !== "visible_to" &&
    name !== said &&
    (typeof value === "string" || typeof value === "number")
      ? [String(value)]
      : [],
  );
}
