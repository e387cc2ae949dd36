import { expect, it } from "vitest";
import { applyEdits } from "../../../../text/edit";
import { buildPackSource } from "../../../models";
import { findingsIn } from "../broken/broken.testing";
import { addSystemFix } from "./systemFix";

const RULE = `{"id": "bridge", "on": "object_placed", "then": [{"transform": {"position": "$event.position", "layer": "ground", "toKind": "rock"}}]}`;

/** A game as the empty template begins it: the avatar walks, and solid things stop it. */
const game = (systems: string): string => `{
  "layers": [{"id": "ground", "occupancy": "exactly_one", "default": "rock"}],
  "actions": [{"id": "move", "params": {"direction": {"type": "direction"}}}],
  "entityKinds": {"rock": {"layer": "ground", "tags": ["walkable"]}},
  "systems": [${systems}],
  "rules": [${RULE}]
}`;

const packWith = (text: string) =>
  buildPackSource(
    [
      { path: "manifest.json", text: '{"dslVersion": "0.5"}' },
      { path: "game.json", text },
    ],
    [],
    [],
  );
const packOf = (systems: string) => packWith(game(systems));

it("a rule about pushed objects, in a game that pushes none, gets the system and the moves that it works on", async () => {
  const systems = `{"id": "push", "type": "avatar_navigation", "config": {"solidHandling": "block"}}`;
  const pack = packOf(systems);
  const found = (await findingsIn(pack, "game.json")).find(({ code }) => code === "event-never-seen");
  const fix = found === undefined ? null : addSystemFix(pack, found);
  expect(fix?.title).toBe('Add the system "push_objects"');
  const text = applyEdits(game(systems), fix?.changes[0]?.edits ?? []);
  const { systems: after } = JSON.parse(text) as { systems: unknown[] };
  expect(after).toEqual([
    { id: "push", type: "avatar_navigation", config: { solidHandling: "delegate" } },
    { id: "push_2", type: "push_objects", config: { pushableTags: ["pushable"] } },
  ]);
  const fixed = packWith(text);
  const codes = (await findingsIn(fixed, "game.json")).map(({ code }) => code);
  expect(codes).not.toContain("event-never-seen");
  expect(codes).not.toContain("moves-not-delegated");
});

it("objects can be pushed into liquid that nobody walks on, where the game has some", async () => {
  const text = game("").replace('"rock":', '"water": {"layer": "ground", "tags": ["liquid"]}, "rock":');
  const pack = packWith(text);
  const found = (await findingsIn(pack, "game.json")).find(({ code }) => code === "event-never-seen");
  const fix = found === undefined ? null : addSystemFix(pack, found);
  const { systems } = JSON.parse(applyEdits(text, fix?.changes[0]?.edits ?? [])) as { systems: unknown[] };
  const config = { pushableTags: ["pushable"], validTargetTags: ["walkable", "liquid"] };
  expect(systems).toContainEqual({ id: "push", type: "push_objects", config });
});

it("there is none while game.json cannot be read", async () => {
  const pack = packOf("");
  const found = (await findingsIn(pack, "game.json")).find(({ code }) => code === "event-never-seen")!;
  expect(addSystemFix(pack, found)).not.toBeNull();
  const broken = packOf("{");
  expect(addSystemFix(broken, found)).toBeNull();
});
