// The functions of the expression language: names, numbers of arguments, and where each may stand (gdl.md, A7).

/** `value`: in conditions and values; `drawn`: in values of effects and of the setup; `end`: in end conditions. */
export type FunctionUse = "value" | "drawn" | "end";

export interface FunctionInfo {
  readonly name: string;
  readonly use: FunctionUse;
  /** The parameters in order, as a reader sees them; the last one may repeat. */
  readonly params: readonly string[];
  readonly least: number;
  /** Infinity: any number. */
  readonly most: number;
  /** What it gives, in one sentence. */
  readonly about: string;
}

const ANY = Number.POSITIVE_INFINITY;

function value(name: string, params: string, least: number, most: number, about: string): FunctionInfo {
  return { name, use: "value", params: params === "" ? [] : params.split(" "), least, most, about };
}

const LIST: readonly FunctionInfo[] = [
  value("eq", "a b", 2, 2, "Whether two values are equal; values of different kinds are not."),
  value("ne", "a b", 2, 2, "Whether two values differ."),
  value("gt", "a b", 2, 2, "Whether a is greater than b; false when one of them is null."),
  value("lt", "a b", 2, 2, "Whether a is less than b; false when one of them is null."),
  value("gte", "a b", 2, 2, "Whether a is b or greater; false when one of them is null."),
  value("lte", "a b", 2, 2, "Whether a is b or less; false when one of them is null."),
  value("and", "a b", 0, ANY, "Whether all hold, tried from the left until one does not."),
  value("or", "a b", 0, ANY, "Whether one holds, tried from the left until one does."),
  value("not", "a", 1, 1, "Whether the value is false, null, 0, empty text or an empty list."),
  value("if", "condition then else", 2, 3, "The second value when the condition holds, else the third or null."),
  value("add", "a b", 1, ANY, "The sum; null when a part is null."),
  value("mul", "a b", 1, ANY, "The product; null when a part is null."),
  value("sub", "a b", 2, 2, "The difference; null when a part is null."),
  value("abs", "a", 1, 1, "The number without its sign; null of null."),
  value("mod", "a b", 2, 2, "The remainder, with the sign of the divisor: mod(-7, 3) is 2."),
  value("min", "a b", 2, ANY, "The least of the numbers."),
  value("max", "a b", 2, ANY, "The greatest of the numbers."),
  value("div", "a b", 2, 2, "The quotient; an error when the divisor is 0."),
  value("floor", "a", 1, 1, "The greatest integer that is not greater."),
  value("mid_pos", "a b", 2, 2, "The place half-way between two places, rounded down."),
  value("path_clear", "a b", 2, 2, "Whether every place strictly between two places in a line is empty."),
  value("adjacent", "a b", 2, 2, "Whether two places are neighbours."),
  value("special_connection", "a b", 2, 2, "Whether a special connection leads from a to b."),
  value("player", "name", 1, 1, "The player of that name, or null."),
  value("other_player", "player", 1, 1, "The first player in seat order that is not this one."),
  value("opponent_of", "player", 1, 1, "The first player in seat order that is not this one."),
  value("next_player", "player step", 1, 2, "The next player in seat order, or the one some steps on."),
  value("zone", "name", 1, 1, "The zone of that name."),
  value("top", "zone", 1, 1, "The last element of a zone or a list; null when it is empty."),
  value("top_card", "zone", 1, 1, "The last element of a zone or a list; null when it is empty."),
  value("count", "zone", 1, 1, "The number of elements of a zone or a list."),
  value("size", "zone", 1, 1, "The number of elements of a zone or a list."),
  value("entities_in_zone", "name", 1, 1, "The entities of a zone, the bottom one first."),
  value("concat", "a b", 0, ANY, "The texts of the values, one after the other."),
  value("pos", "x y", 2, 2, "The place with these coordinates; null off the board."),
  value(
    "entities_of_player",
    "player attribute value",
    1,
    3,
    "The player's entities, or those with that attribute; of null the entities of nobody.",
  ),
  value("attacked", "place player", 2, 2, "Whether an entity of the player could capture there."),
  value("visible_to", "entity player", 2, 2, "Whether the player may see the entity."),
  {
    name: "get_all_legal_moves_for",
    use: "end",
    params: ["player"],
    least: 1,
    most: 1,
    about: "The complete moves that the player would have, as texts such as 'E2 E4'.",
  },
  {
    name: "random_int",
    use: "drawn",
    params: ["low", "high"],
    least: 2,
    most: 2,
    about: "A random integer, both ends included.",
  },
];

/** The functions that give a value, by name. */
export const VALUE_FUNCTIONS: ReadonlyMap<string, FunctionInfo> = new Map(LIST.map((info) => [info.name, info]));

function effect(name: string, params: string, least: number, most: number, about: string): FunctionInfo {
  return { name, use: "value", params: params.split(" "), least, most, about };
}

/** The functions that stand as effects, by name. */
export const EFFECT_FUNCTIONS: ReadonlyMap<string, FunctionInfo> = new Map(
  [
    effect("set", "place value", 2, 2, "Writes a value: board[p], state.name, or a property of an entity or a player."),
    effect("if", "condition effect else", 2, 3, "Runs the effect when the condition holds, else the other one."),
    effect("do", "effect effect", 0, ANY, "Runs effects in order."),
    effect("add", "place amount", 2, 2, "Adds to what is there."),
    effect("sub", "place amount", 2, 2, "Subtracts from what is there."),
    effect("mul", "place amount", 2, 2, "Multiplies what is there."),
    effect(
      "remove_entity",
      "entity",
      1,
      1,
      "Takes an entity out of the game; nothing happens for null. Its attributes can still be read in the same move.",
    ),
    effect("move_entity", "entity to", 2, 2, "Moves an entity to a place or a zone."),
    effect("move_to_zone", "entity to", 2, 2, "Moves an entity to a place or a zone."),
    effect("spawn_entity", "schema to owner", 2, 3, "Makes an entity at a place or in a zone."),
    effect("shuffle", "zone", 1, 1, "Shuffles a zone."),
    effect(
      "draw_cards",
      "from to count",
      2,
      3,
      "Moves entities from one zone to another, from the top; of a queue from the front. Ends when there are no more.",
    ),
  ].map((info) => [info.name, info]),
);

/** Returns what is wrong with a number of arguments, as a sentence; null when it fits. */
export function arityProblem({ name, params, least, most }: FunctionInfo, given: number): string | null {
  const isOdd = name === "entities_of_player" && given === 2;
  if (given >= least && given <= most && !isOdd) return null;
  const repeats = most === ANY ? ", …" : "";
  const wanted = least === most ? String(least) : most === ANY ? `${least} or more` : `${least} to ${most}`;
  const count = isOdd ? "1 or 3" : wanted;
  return `${name}(${params.join(", ")}${repeats}) takes ${count} argument${count === "1" ? "" : "s"}, not ${given}.`;
}
