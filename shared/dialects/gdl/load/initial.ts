// The first values of variables and attributes, from their JSON (gdl.md, A5 and D-7).
import { compileExpression } from "../compile/compile";
import { scalarValue } from "../compile/places";
import type { Scope } from "../compile/scope";
import { fits } from "../compile/targets";
import { looksLikePlayer } from "../expressions/playerText";
import { Fault } from "../values/fault";
import { NULL, Tag, type Value, valueOf } from "../values/value";
import { type Placed, type Problems, elements } from "./problems";
import type { ValueType } from "./schemas";
import { playerName } from "./zones";
import { readExpression } from "./written";

const WRITTEN_AS_EXPRESSIONS: ReadonlySet<ValueType> = new Set(["player_ref", "int", "float", "bool", "position"]);

/** Returns whether a string is an expression: by the type, or because it looks like one. */
function isExpression(text: string, type: ValueType): boolean {
  return WRITTEN_AS_EXPRESSIONS.has(type) || looksLikePlayer(text);
}

/** Returns the value of a JSON of a type; null, with a problem, for one that does not fit. */
export function initialValue(scope: Scope, placed: Placed, type: ValueType, problems: Problems): Value {
  const { value: json } = placed;
  const { values } = scope.declarations;
  const value =
    typeof json === "string"
      ? textValue(scope, placed, json, type, problems)
      : Array.isArray(json)
        ? listValue(scope, placed, type, problems)
        : scalarValue(values, json);
  if (fits(values, type, value)) return value;
  problems.error(placed.at, `This is no value of the type ${type}.`);
  return NULL;
}

function textValue(scope: Scope, placed: Placed, text: string, type: ValueType, problems: Problems): Value {
  const { values, players, topology } = scope.declarations;
  if (type === "player_ref" || type === "player_ref_list") {
    const seat = players.names.indexOf(playerName(text));
    if (seat >= 0) return valueOf(Tag.player, seat);
    if (players.known.has(playerName(text))) return NULL;
  }
  const node = type === "position" ? topology.nodeNamed(text) : -1;
  if (node >= 0) return valueOf(Tag.place, node);
  if (!isExpression(text, type)) return values.ofText(text);
  const written = readExpression(placed, problems);
  if (written === null) return NULL;
  try {
    return compileExpression({ ...scope, at: placed.at, use: "drawn" }, written.expression).run();
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    problems.error(placed.at, error.message);
    return NULL;
  }
}

function listValue(scope: Scope, placed: Placed, type: ValueType, problems: Problems): Value {
  const { values, topology } = scope.declarations;
  const inner: ValueType = type === "player_ref_list" ? "player_ref" : "any";
  const list = elements(placed).map((each) => initialValue(scope, each, inner, problems));
  if (type !== "position") return values.ofList(list);
  const [x, y] = list.map((each) => values.numberOf(each));
  const place = typeof x === "number" && typeof y === "number" ? topology.at(x, y) : -1;
  return place < 0 ? NULL : valueOf(Tag.place, place);
}
