// The declared types of variables by name.
import type { Declarations } from "../compile/scope";
import type { ValueType } from "./schemas";

export function typesOfState({ variableTypes }: Declarations, name: string): ValueType {
  return name === "current_player" ? "player_ref" : (variableTypes.get(name) ?? "any");
}

export function typesOfPlayer({ playerTypes }: Declarations, name: string): ValueType {
  return playerTypes.get(name) ?? "any";
}
