// The bare names of an expression (gdl.md, A7).
import type { Name } from "../expressions/expression";
import { Kind, NULL, Tag, type Value, valueOf } from "../values/value";
import { type Code, Reads } from "./code";
import { type Scope, problemIn } from "./scope";
import { constantCode } from "./things";

/** Compiles a name; null when it means nothing here, which is reported. */
export function nameCode(scope: Scope, name: Name): Code | null {
  const { declarations, entityKinds, startKinds, targetKinds } = scope;
  const { world, zones, players } = declarations;
  const reading = (run: () => Value, kinds: number, reads: number): Code => ({ run, kinds, fails: false, reads });
  switch (name.name) {
    case "player":
      return reading(() => world.actor, Kind.player | (scope.use === "value" ? 0 : Kind.null), Reads.actor);
    case "entity":
    case "card":
      return reading(() => world.entity, entityKinds, Reads.entity);
    case "start":
      return reading(() => world.start, startKinds, Reads.start);
    case "target":
      return reading(() => world.target, targetKinds, Reads.target);
    case "board":
    case "state":
      problemIn(scope, name, `${name.name} is no value of its own: write ${EXAMPLE[name.name]}.`);
      return null;
    default:
  }
  const param = scope.params.indexOf(name.name);
  if (param >= 0) return reading(() => world.params[param] ?? NULL, Kind.any, Reads.params);
  if (scope.letter === name.name) return reading(() => world.letter, Kind.player | Kind.null, Reads.letter);
  if (name.name === "hand_zone") {
    const hands = players.names.map((_, seat) => {
      const zone = zones.zones.findIndex((each) => each.owner === seat && each.name.includes("hand"));
      return zone < 0 ? NULL : valueOf(Tag.zone, zone);
    });
    const hand = (): Value => (world.actor === NULL ? NULL : (hands[world.actor >> 4] ?? NULL));
    return reading(hand, Kind.zone | Kind.null, Reads.actor);
  }
  const zone = zones.byName.get(name.name);
  if (zone !== undefined) return constantCode(valueOf(Tag.zone, zone), Kind.zone);
  if (zones.absent.has(name.name)) return constantCode(NULL, Kind.null);
  problemIn(scope, name, `Nothing here is called ${name.name}.`);
  return null;
}

const EXAMPLE = { board: "board[place]", state: "state.name" } as const;
