// Reads a string of a file in whichever language it is written.
import { assertNever } from "../../../../base/assertNever";
import type { GameIndex } from "../names/gameIndex";
import { readMove } from "./moves";
import { readPlaceName, readSetupPlace } from "./places";
import type { StringName, StringProblem } from "./problem";
import { readExpression } from "./reading";
import { TYPE_WORDS, fits, typeOfDeclared } from "./types";
import type { WrittenString } from "./written";

export interface ReadString {
  readonly names: readonly StringName[];
  readonly problems: readonly StringProblem[];
}

/** Reads a string with what belongs in it. Never throws. */
export function readString(
  { text, at, scope }: Pick<WrittenString, "text" | "at" | "scope">,
  index: GameIndex,
): ReadString {
  switch (scope.sort) {
    case "gdl-place":
      return readSetupPlace(text, index);
    case "gdl-place-name":
      return readPlaceName(text, index);
    case "gdl-move":
      return readMove(text, index);
    case "gdl-value":
      // Of a zone, `from` may also be every one.
      if (at.endsWith("/from") && text.trim() === "any") return { names: [], problems: [] };
      return wanted(readExpression(text, index, scope), text, declaredAt(at, index));
    case "gdl-player":
      return wanted(readExpression(text, index, scope), text, "player");
    case "gdl-condition":
    case "gdl-effect":
      return readExpression(text, index, scope);
    default:
      return assertNever(scope.sort);
  }
}

function wanted(read: ReturnType<typeof readExpression>, text: string, type: Parameters<typeof fits>[1]): ReadString {
  if (read.problems.length > 0 || fits(read.type, type)) return read;
  const message = `This is ${TYPE_WORDS[read.type]}; ${TYPE_WORDS[type]} belongs here.`;
  return { names: read.names, problems: [{ code: "value-type", message, span: { offset: 0, length: text.length } }] };
}

/** Returns what belongs in a first value or an attribute of the set-up. */
function declaredAt(at: string, index: GameIndex): Parameters<typeof fits>[1] {
  const keys = at.split("/");
  const name = keys.at(keys[1] === "state_schema" ? 3 : 5) ?? "";
  if (keys[1] === "state_schema") {
    const declared = (keys[2] === "global" ? index.stateVariables : index.playerVariables).get(name);
    return declared === undefined ? "any" : typeOfDeclared(declared.type);
  }
  if (keys[1] === "entity_schemas") return typeOfDeclared(index.attributes.get(keys.at(-2) ?? "")?.type ?? "any");
  if (keys[1] === "setup") return typeOfDeclared(index.attributes.get(name)?.type ?? "any");
  if (keys[1] === "game_flow") return "player";
  return "any";
}
