// Generates random games for laws: small boards, every effect and condition, a few systems. As plain JSON, to be
// mutated.
import * as fc from "fast-check";
import type { Json, JsonObject } from "../../shared/base/json";
import type { PackSource } from "../../shared/pack/packSource";
import { buildPackSource } from "../../shared/dialects/models";

export interface RandomPack {
  readonly manifest: JsonObject;
  readonly game: JsonObject;
  readonly level: JsonObject;
}

const WIDTH = 4;
const HEIGHT = 3;
const OBJECTS = ["crate", "gem", "torch", "rock", "number", "portal"];
const GROUNDS = ["empty", "ice", "wall", "void", "water"];
const TAGS = ["solid", "pushable", "walkable", "slippery", "pickup", "teleport", "mergeable"];
const LAYERS = ["ground", "objects", "markers"];
const VARIABLES = ["a", "b"];
const RULE_EVENTS = [
  "avatar_entered",
  "avatar_exited",
  "move_blocked",
  "object_placed",
  "object_removed",
  "cell_cleared",
  "cell_transformed",
  "inventory_changed",
  "variable_changed",
  "object_settled",
  "object_pushed",
];

const KINDS: JsonObject = {
  empty: { layer: "ground", tags: ["walkable"] },
  ice: { layer: "ground", tags: ["walkable", "slippery"] },
  wall: { layer: "ground", tags: ["solid"] },
  void: { layer: "ground", tags: [] },
  water: { layer: "ground", tags: ["walkable", "liquid"] },
  crate: { layer: "objects", tags: ["solid", "pushable"] },
  gem: { layer: "objects", tags: ["pickup"] },
  torch: { layer: "objects", tags: ["pickup", "pushable"] },
  rock: { layer: "objects", tags: ["solid"] },
  number: { layer: "objects", tags: ["mergeable"], params: { value: { type: "integer" } } },
  portal: { layer: "objects", tags: ["teleport"], params: { channel: { type: "string" } } },
};

const xy = fc.tuple(fc.integer({ min: 0, max: WIDTH - 1 }), fc.integer({ min: 0, max: HEIGHT - 1 }));
const layer = fc.constantFrom(...LAYERS);
const position = fc.oneof(
  xy,
  fc.constantFrom("$event.position", "$event.fromPosition", "$event.toPosition", "$avatar.position"),
);
const kind = fc.constantFrom(...OBJECTS, ...GROUNDS, "$event.kind", "$cell.objects.kind");
const value = fc.oneof(
  fc.integer({ min: 0, max: 3 }),
  fc.constantFrom(true, "text", null, "$event.newValue", "$event.params", "$cell.objects.param.value", "$avatar.item"),
);
const operator = fc.constantFrom("eq", "neq", "gt", "gte", "lt", "lte");

const leaf: fc.Arbitrary<Json> = fc.oneof(
  fc.record({ position: xy }),
  fc.record({ position_has_tag: fc.record({ layer, tag: fc.constantFrom(...TAGS) }) }),
  fc.record({ event: fc.record({ kind: fc.constantFrom(...OBJECTS) }) }),
  fc.record({
    event: fc.record({
      param: fc.constantFrom("direction", "variable", "value"),
      equals: fc.constantFrom("up", "a", 1),
    }),
  }),
  fc.record({ cell: fc.record({ position: xy, layer, kind: fc.constantFrom(...OBJECTS) }) }),
  fc.record({ cell: fc.record({ position: xy, layer, isEmpty: fc.boolean() }) }),
  fc.record({ cell: fc.record({ position: xy, layer, hasTag: fc.constantFrom(...TAGS) }) }),
  fc.record({ avatar: fc.record({ hasItem: fc.constantFrom(true, false, "torch") }) }),
  fc.record({ avatar: fc.record({ at: xy }) }),
  fc.record({
    variable: fc.record({ name: fc.constantFrom(...VARIABLES), op: operator, value: fc.integer({ min: 0, max: 3 }) }),
  }),
  fc.record({
    board_count: fc.record({ kind: fc.constantFrom(...OBJECTS), op: operator, value: fc.integer({ min: 0, max: 3 }) }),
  }),
  fc.record({ board_count: fc.record({ tag: fc.constantFrom(...TAGS), layer, op: operator, value: fc.constant(1) }) }),
);

const condition: fc.Arbitrary<Json> = fc.letrec<{ node: Json }>((tie) => ({
  node: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    leaf,
    fc.record({ all_of: fc.array(tie("node"), { maxLength: 2 }) }),
    fc.record({ any_of: fc.array(tie("node"), { maxLength: 2 }) }),
    fc.record({ not: tie("node") }),
  ),
})).node;

const direction = fc.constantFrom("up", "down", "left", "right");

const effect: fc.Arbitrary<JsonObject> = fc.oneof(
  fc.record({ spawn: fc.record({ position, layer, kind, value }, { requiredKeys: ["position", "kind"] }) }),
  fc.record({ set_cell: fc.record({ position, layer, kind }) }),
  fc.record({ destroy: fc.record({ position, layer }, { requiredKeys: ["position"] }) }),
  fc.record({
    transform: fc.record(
      { position, layer, toKind: kind, animation: fc.constant("burn") },
      { requiredKeys: ["position", "toKind"] },
    ),
  }),
  fc.record({ move_entity: fc.record({ from: position, to: position, layer }) }),
  fc.record({ apply_gravity: fc.record({ selector: fc.record({ tag: fc.constantFrom(...TAGS) }), direction }) }),
  fc.record({ set_variable: fc.record({ name: fc.constantFrom(...VARIABLES), value }) }),
  fc.record({
    increment_variable: fc.record({ name: fc.constantFrom(...VARIABLES), amount: fc.integer({ min: -1, max: 2 }) }),
  }),
  fc.record({ set_inventory: fc.record({ item: kind }) }),
  fc.constant({ clear_inventory: {} }),
  fc.constant({ resolve_move: {} }),
);

const rule = fc.record(
  {
    on: fc.constantFrom(...RULE_EVENTS),
    where: condition,
    if: condition,
    then: fc.array(effect, { minLength: 1, maxLength: 3 }),
    priority: fc.integer({ min: -1, max: 1 }),
    once: fc.boolean(),
  },
  { requiredKeys: ["on", "then"] },
);

/** Systems that move entities; a subset of them in any order makes a game. */
const MOVERS: readonly JsonObject[] = [
  { id: "push", type: "push_objects", config: { chainPush: true } },
  { id: "portals", type: "portals", config: {} },
  { id: "ice", type: "ice_slide", config: {} },
  { id: "merge", type: "slide_merge", config: { mergeAction: "slide" } },
  { id: "gravity", type: "gravity", config: { tags: ["mergeable"] } },
  { id: "anchor", type: "anchor_point", config: { markerKind: "gem", markerLayer: "markers", action: "anchor" } },
  {
    id: "flood",
    type: "flood_fill",
    config: { sourcePosition: "all_of_kind", sourceKind: "gem", kindTransform: { crate: "gem" } },
  },
];

const cell = fc.oneof(
  { weight: 3, arbitrary: fc.constant(null) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<Json>(
      "crate",
      "gem",
      "torch",
      "rock",
      { kind: "number", value: 2 },
      { kind: "portal", channel: "x" },
    ),
  },
);
const rows = (of: fc.Arbitrary<Json>): fc.Arbitrary<Json> =>
  fc.array(fc.array(of, { minLength: WIDTH, maxLength: WIDTH }), { minLength: HEIGHT, maxLength: HEIGHT });

export interface PackShape {
  /** Only the avatar's walking and rules, which the naive interpreter implements. */
  readonly rulesOnly: boolean;
}

/** Generates random packs of both versions of the language. */
export function randomPack({ rulesOnly }: PackShape): fc.Arbitrary<RandomPack> {
  return fc
    .record({
      dslVersion: fc.constantFrom("0.5", "0.8"),
      rules: fc.array(rule, { maxLength: 6 }),
      movers: rulesOnly ? fc.constant([]) : fc.shuffledSubarray([...MOVERS]),
      objects: rows(cell),
      ground: rows(fc.constantFrom("empty", "empty", "empty", "ice", "water", "wall", "void")),
      avatar: xy,
      depth: fc.integer({ min: 0, max: 5 }),
    })
    .map(({ dslVersion, rules, movers, objects, ground, avatar, depth }) => ({
      manifest: { dslVersion },
      game: {
        layers: [
          { id: "ground", occupancy: "exactly_one", default: "empty" },
          { id: "objects", occupancy: "zero_or_one" },
          { id: "markers", occupancy: "zero_or_one" },
        ],
        actions: [
          { id: "move", params: { direction: { type: "direction", values: ["up", "down", "left", "right"] } } },
          { id: "slide", params: { direction: { type: "direction", values: ["up", "down", "left", "right"] } } },
          { id: "anchor", params: {} },
          { id: "flood", params: {} },
        ],
        entityKinds: KINDS,
        systems: [{ id: "walk", type: "avatar_navigation", config: { solidHandling: "delegate" } }, ...movers],
        rules: rules.map((each, index) => ({ id: `rule_${index}`, ...each })) as Json,
        levelSequence: [{ type: "level", ref: "random" }],
        defaults: { maxCascadeDepth: depth },
      },
      level: {
        id: "random",
        board: { size: [WIDTH, HEIGHT], layers: { ground, objects } },
        state: { avatar: { position: avatar }, variables: { a: 0 } },
        goals: [{ id: "goal", type: "variable_threshold", config: { variable: "b", target: 3 } }],
        loseConditions: [{ type: "max_actions", config: { limit: 12 } }],
      },
    }));
}

export function packSource({ manifest, game, level }: RandomPack): PackSource {
  const files = { "manifest.json": manifest, "game.json": game, "levels/random.json": level };
  return buildPackSource(
    Object.entries(files).map(([path, content]) => ({ path, text: JSON.stringify(content) })),
    [],
    [],
  );
}

/** Walks: each number selects one of the actions that the level offers. */
export const walk: fc.Arbitrary<readonly number[]> = fc.array(fc.nat(31), { minLength: 1, maxLength: 8 });
