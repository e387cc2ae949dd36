// A game without mistakes, for tests of checks that make one.
import type { Json, JsonObject } from "../../../base/json";
import { finish } from "../../../base/work";
import { locate } from "../../../findings/locate";
import type { PackSource } from "../../../pack/packSource";
import { applyEdits } from "../../../text/edit";
import { packOf } from "../text/smallGame.testing";
import { checkGdl } from "./check";

export const GAME = {
  players: {
    roles: [
      { name: "White", attributes: { forward: 1 } },
      { name: "Black", attributes: { forward: -1 } },
    ],
  },
  entity_schemas: {
    types: { Piece: { attributes: { owner: { type: "player_ref" }, rank: { type: "string", default: "man" } } } },
  },
  topology: { type: "grid", width: 5, height: 6, zones: { reserve: {} } },
  state_schema: { global: { current_player: { type: "player_ref" }, left: { type: "int", initial: 1 } } },
  interactions: {
    list: {
      step: {
        params: { by: { type: "int", min: 1, max: 2 } },
        conditions: ["eq(entity.owner, player)", "eq(sub(target.y, start.y), mul(by, player.forward))"],
        effects: ["move_entity(entity, target)", "if(eq(target.y, 5), set(entity.rank, 'king'))"],
      },
      leap: {
        conditions: ["eq(entity.rank, 'king')", "adjacent(start, target)"],
        effects: ["move_entity(entity, target)", "set(state.current_phase, 'last')"],
        chainable: true,
      },
    },
  },
  game_flow: {
    phases: {
      main_turn: { actors: "current_player", allowed_actions: ["step", "leap"] },
      last: { actors: "all", allowed_actions: ["leap"] },
    },
  },
  end_conditions: {
    conditions: [{ type: "victory", for: "player(p)", condition: "eq(count(entities_of_player(p)), state.left)" }],
  },
};
export const MANIFEST = { dialect: "gdl", title: "Test" };

/** Returns the pack of the game with a member written otherwise: its path has dots. */
export function packWith(path: string, value: Json): PackSource {
  const game = structuredClone(GAME) as unknown as Record<string, unknown>;
  const steps = path.split(".");
  let holder = game;
  for (const step of steps.slice(0, -1)) holder = (holder[step] ??= {}) as Record<string, unknown>;
  if (path !== "") holder[steps.at(-1) ?? ""] = value;
  return packOf({ "manifest.json": MANIFEST, "game.json": game as JsonObject });
}

/** The findings of the game with a change: what each is about, and what its fix makes of that line. */
export function told(path: string, value: Json): readonly string[] {
  const pack = packWith(path, value);
  return finish(checkGdl(pack)).map((finding) => {
    const text = pack.files.get(finding.file)?.text ?? "";
    const { span } = locate(finding, () => pack.files.get(finding.file));
    const [edit] = finding.fixes?.[0]?.changes[0]?.edits ?? [];
    const fixed =
      edit === undefined ? "" : ` -> ${applyEdits(text, [edit]).slice(edit.offset, edit.offset + edit.text.length)}`;
    return `${finding.code}: ${text.slice(span.offset, span.offset + span.length)}${fixed}`;
  });
}
