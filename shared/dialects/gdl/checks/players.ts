// Checks players and variables: numbers of players, names that clash, who may see what (gdl.md, A2, A5 and A13).
import { childPointer, listOf, objectOf } from "../../../base/json";
import { nearestName } from "../../../base/nearestName";
import type { Finding } from "../../../findings/finding";
import type { SourceFile } from "../../../pack/packSource";
import type { GameIndex } from "../text/names/gameIndex";
import { fileNames } from "../text/names/packNames";
import type { CheckedGame } from "./checked";
import { found, unknownName, swappingBounds } from "./found";

export function playerFindings(game: CheckedGame): readonly Finding[] {
  return [...roleFindings(game), ...misspeltFindings(game), ...countFindings(game), ...globalFindings(game)];
}

function roleFindings({ file, index }: CheckedGame): readonly Finding[] {
  const findings: Finding[] = [];
  const first = new Map<string, string>();
  const clashing = new Set<string>();
  for (const [seat, role] of listOf(objectOf(index.game["players"])["roles"]).entries()) {
    const { name, attributes } = objectOf(role);
    const at = childPointer("/players/roles", seat);
    if (typeof name === "string") {
      const other = first.get(name);
      if (other === undefined) first.set(name, at);
      else {
        const related = [{ file: file.path, at: `${other}/name`, message: "The other one." }];
        findings.push(found("duplicate-id", file, `${at}/name`, `Two players are called "${name}".`, { related }));
      }
    }
    for (const attribute of Object.keys(objectOf(attributes))) {
      const clash =
        attribute === "name"
          ? "what every player has"
          : index.playerVariables.has(attribute)
            ? "a variable of players"
            : null;
      if (clash === null || clashing.has(attribute)) continue;
      clashing.add(attribute);
      const place = childPointer(at, "attributes", attribute);
      findings.push(found("attribute-clash", file, place, `"${attribute}" is ${clash} already.`, { onKey: true }));
    }
  }
  return findings;
}

/**
 * Reports attributes that are read and that one player alone lacks, and those that it alone has and nothing reads, where
 * they are written much like one that it lacks.
 */
function misspeltFindings({ pack, file, index }: CheckedGame): readonly Finding[] {
  if (index.hasDynamicRoles) return [];
  const uses = Array.from(pack.files.values()).flatMap((each) => fileNames(pack, each));
  const read = new Set(
    uses.filter(({ of, role }) => of === "playerAttribute" && role === "use").map(({ name }) => name),
  );
  const roles = listOf(objectOf(index.game["players"])["roles"]).map((role) =>
    Object.keys(objectOf(objectOf(role)["attributes"])),
  );
  return roles.flatMap((names, seat) => {
    const others = roles.filter((_, other) => other !== seat);
    const lacking = (others[0] ?? []).filter(
      (name) => read.has(name) && !names.includes(name) && others.every((each) => each.includes(name)),
    );
    const own = names.filter((name) => !read.has(name) && !others.some((each) => each.includes(name)));
    // Of two players with one name, the second is the mistake.
    const isTwin = roles.some((_, other) => other < seat && roleName(index, other) === roleName(index, seat));
    const absent = isTwin ? [] : lacking.filter((name) => own.every((each) => nearestName(each, [name]) === null));
    const ofAbsent = absent.map((name) => {
      const who = roleName(index, seat);
      const message = `${who} has no "${name}", which the other players have and the game reads: it is null.`;
      return found("attribute-missing", file, childPointer("/players/roles", seat), message, { params: { name } });
    });
    const misspelt = names.flatMap((name): readonly Finding[] => {
      if (read.has(name) || others.some((each) => each.includes(name)) || nearestName(name, lacking) === null)
        return [];
      const at = childPointer("/players/roles", seat, "attributes", name);
      const message = `No other player has "${name}".`;
      return [unknownName("unknown-attribute", file, at, message, { name, names: lacking, onKey: true })];
    });
    return [...misspelt, ...ofAbsent];
  });
}

function roleName({ game }: GameIndex, seat: number): string {
  const { name } = objectOf(listOf(objectOf(game["players"])["roles"])[seat]);
  return typeof name === "string" ? `"${name}"` : "This player";
}

/** Returns the fewest and the most players of a game. */
function playerLimits({ game, players, hasDynamicRoles }: GameIndex): readonly [least: number, most: number] {
  const { min, max } = objectOf(objectOf(game["players"])["count"]);
  const all = players.length;
  const most = typeof max === "number" ? max : hasDynamicRoles ? 64 : all;
  return [typeof min === "number" ? min : Math.min(all, most), most];
}

function countFindings({ file, index }: CheckedGame): readonly Finding[] {
  const [least, most] = playerLimits(index);
  if (least > most) {
    const message = `At least ${least} and at most ${most} players cannot be.`;
    return [
      found("player-count", file, "/players/count/min", message, { fixes: swappingBounds(file, "/players/count") }),
    ];
  }
  const roles = listOf(objectOf(index.game["players"])["roles"]).length;
  if (index.hasDynamicRoles || roles === 0 || most <= roles) return [];
  const message = `Up to ${most} may play, but there are ${roles} roles.`;
  return [found("player-count", file, "/players/count/max", message)];
}

/** Reports a recorded game with more or fewer players than may play. */
export function seatFindings(file: SourceFile, index: GameIndex): readonly Finding[] {
  const { players } = objectOf(file.value);
  const [least, most] = playerLimits(index);
  if (typeof players !== "number" || index.players.length === 0 || (players >= least && players <= most)) return [];
  const who = least === most ? `${least} play` : `From ${least} to ${most} play`;
  return [found("player-count", file, "/players", `${who} this game, not ${players}.`)];
}

function globalFindings({ file, index }: CheckedGame): readonly Finding[] {
  return Array.from(index.stateVariables).flatMap(([name, { declaration }]) => {
    if (declaration["visibility"] !== "owner_only") return [];
    const at = childPointer("/state_schema/global", name, "visibility");
    const message = `"${name}" belongs to nobody: a variable of the game is seen by all or by none.`;
    return [found("owner-only-global", file, at, message)];
  });
}
