// Finds numbers of players that are written as texts, and players who face each other and go the same way (gdl.md, A2).
import { type Json, childPointer, listOf, objectOf } from "../../../base/json";
import type { Finding } from "../../../findings/finding";
import { namedPlayer } from "../expressions/playerText";
import { readSetupPlace } from "../text/strings/places";
import { writtenStrings } from "../text/strings/written";
import { type CheckedGame, roleValues } from "./checked";
import { found, replacing } from "./found";

export function roleNumberFindings(game: CheckedGame): readonly Finding[] {
  if (game.index.hasDynamicRoles || game.index.players.length < 2) return [];
  return [...textFindings(game), ...directionFindings(game)];
}

/** Reports a number in quotes where all other players have a number. */
function textFindings({ file, index }: CheckedGame): readonly Finding[] {
  const roles = roleValues(index.game);
  return roles.flatMap((attributes, seat) =>
    Object.entries(attributes).flatMap(([name, value]): readonly Finding[] => {
      const others = roles.filter((_, other) => other !== seat).map((each) => each[name]);
      const isNumber = typeof value === "string" && /^-?\d+(?:\.\d+)?$/.test(value.trim());
      if (!isNumber || others.length === 0 || others.some((other) => typeof other !== "number")) return [];
      const at = childPointer("/players/roles", seat, "attributes", name);
      const message = `"${value}" is a text, where the other players have a number: it cannot be used in calculations.`;
      const fixes = replacing(file, at, Number(value));
      return [found("number-differs", file, at, message, { params: { name }, fixes })];
    }),
  );
}

type Axis = "x" | "y";

/** Reports the player whose pieces go off where the other's come from: the direction of both is the same. */
function directionFindings({ file, index }: CheckedGame): readonly Finding[] {
  const roles = roleValues(index.game);
  if (roles.length !== 2) return [];
  const texts = writtenStrings(file).flatMap(({ scope, text }) => (scope.setting === "interaction" ? [text] : []));
  return Object.entries(roles[0] ?? {}).flatMap(([name, value]): readonly Finding[] => {
    if ((value !== 1 && value !== -1) || roles[1]?.[name] !== value) return [];
    const axis = axisOf(name, texts);
    const [one, other] = axis === null ? [] : index.players.map((player) => meanPlace(index, player, axis));
    if (one === undefined || other === undefined || one === null || other === null || Math.abs(one - other) < 1)
      return [];
    // The pieces that are ahead already have nothing before them.
    const seat = value > 0 === one > other ? 0 : 1;
    const at = childPointer("/players/roles", seat, "attributes", name);
    const who = index.players[seat] ?? "";
    const message = `"${name}" is ${value} for both players: the pieces of ${who} begin ahead of the others and go away from them.`;
    return [found("same-direction", file, at, message, { params: { name }, fixes: replacing(file, at, -value) })];
  });
}

/** Returns the axis along which a number of players tells the direction of moves; null where it does not. */
function axisOf(name: string, texts: readonly string[]): Axis | null {
  const reads = new RegExp(String.raw`\.${name.replaceAll(/\W/g, String.raw`\$&`)}\b`);
  const own = texts.filter((text) => reads.test(text));
  if (own.some((text) => /\b(?:target|start)\.[yr]\b/.test(text))) return "y";
  return own.some((text) => /\b(?:target|start)\.[xq]\b/.test(text)) ? "x" : null;
}

/** Returns where a player's pieces begin along an axis, on the average; null for a player without any. */
function meanPlace(index: CheckedGame["index"], player: string, axis: Axis): number | null {
  const numbers: number[] = [];
  for (const step of listOf(objectOf(index.game["setup"])["steps"]).map(objectOf)) {
    const { owner } = objectOf(step["set_attributes"]);
    if (namedPlayer(owner) !== player) continue;
    for (const text of listOf(step["at"])) numbers.push(...coordinates(text, index, axis));
  }
  return numbers.length === 0 ? null : numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}

function coordinates(text: Json, index: CheckedGame["index"], axis: Axis): readonly number[] {
  if (typeof text !== "string") return [];
  const { places } = readSetupPlace(text, index);
  return places.flatMap((place) => {
    const [x, y] = place.split(",").map(Number);
    const number = axis === "x" ? x : y;
    return number === undefined || Number.isNaN(number) ? [] : [number];
  });
}
