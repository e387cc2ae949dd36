// What a setup puts into zones: steps that would go on without end, zones that shuffle themselves, texts among attributes.
import { describe, expect, it } from "vitest";
import type { Json } from "../../../base/json";
import { jsonOfValue } from "../moves/moveAction";
import { compileGame } from "../turn/compileGame";
import type { CompiledGame } from "../turn/compiledGame";

const CARDS = 5;

/** Deals with steps from a deck of five cards; gives the cards of the deck, by the numbers of their making. */
function deckAfter(type: "stack" | "queue", step: Json): readonly number[] {
  const spawn = { action: "spawn_entity", schema: "Card", at: ["zone('deck')"], count: CARDS };
  return deckOf({ deck: { type } }, [spawn, step]);
}

function deckOf(zones: Json, steps: readonly Json[]): readonly number[] {
  const [deck = []] = compiled(zones, steps, 1).start.zones;
  const least = Math.min(...deck);
  return deck.map((card) => (card - least) / 16);
}

function compiled(zones: Json, steps: readonly Json[], seed: number): CompiledGame {
  const rules: Json = {
    players: { roles: [{ name: "A" }, { name: "B" }] },
    entity_schemas: { types: { Card: { attributes: { owner: { type: "player_ref" } } } } },
    topology: { type: "zones", zones },
    setup: { steps },
    interactions: { list: { pass: { conditions: [], effects: [] } } },
    game_flow: { phases: { main: { actors: "current_player", allowed_actions: ["pass"] } } },
  };
  const options = { seed, players: null, start: { value: undefined, at: "" } };
  const { game, problems } = compileGame({ value: rules, at: "" }, options);
  if (game === null) throw new Error(JSON.stringify(problems));
  return game;
}

it.each([0, 1, 4, 5, 7, 1_000_000_003, 50_000_000])("a queue that deals %i times to itself goes round", (count) => {
  const turned = Array.from({ length: CARDS }, (_, index) => (index + count) % CARDS);
  expect(deckAfter("queue", { action: "deal_cards", from: "deck", to: ["deck"], count })).toEqual(turned);
  expect(deckAfter("queue", { action: "move_card", from: "deck", to: "deck", count })).toEqual(turned);
  const draw = { action: "effects", do: [`draw_cards('deck', 'deck', ${count})`] };
  expect(deckAfter("queue", draw)).toEqual(turned);
});

it("a stack that deals to itself stays as it is", () => {
  const step = { action: "deal_cards", from: "deck", to: ["deck", "deck"], count: 1_000_000_000 };
  expect(deckAfter("stack", step)).toEqual([0, 1, 2, 3, 4]);
});

describe("A zone that shuffles itself", () => {
  const zones = { deck: { shuffle: true }, box: {} };
  const spawn = (place: string): Json => ({ action: "spawn_entity", schema: "Card", at: [place], count: 6 });
  const effects = (...places: readonly string[]): Json => ({
    action: "effects",
    do: places.map((place) => `spawn_entity('Card', ${place})`),
  });
  const shuffled = deckOf(zones, [spawn("zone('deck')")]);
  const six = (place: string): Json => effects(...Array.from({ length: 6 }, () => place));

  it("does so after effects that spawn into it, too", () => {
    expect(shuffled).not.toEqual([0, 1, 2, 3, 4, 5]);
    expect(deckOf(zones, [six("zone('deck')")])).toEqual(shuffled);
    expect(deckOf(zones, [six("deck")])).toEqual(shuffled);
    expect(deckOf(zones, [six("'deck'")])).toEqual(shuffled);
    expect(deckOf(zones, [six("if(true, deck, box)")])).toEqual(shuffled);
  });

  it("does so once, after the last of them", () => {
    const [first, second] = [effects("deck", "deck", "deck"), effects("deck", "deck", "deck")];
    expect(deckOf(zones, [first, second, six("box")])).toEqual(shuffled);
    expect(
      deckOf(zones, [effects("deck", "deck"), spawn("zone('box')"), effects("deck")]).toSorted((a, b) => a - b),
    ).toEqual([0, 1, 8]);
  });
});

it("a text that only begins like a player is text", () => {
  const attributes = { owner: { type: "player_ref" }, note: { type: "string" }, by: {} };
  const rules: Json = {
    players: { roles: [{ name: "A" }, { name: "B" }] },
    entity_schemas: { types: { Piece: { attributes } } },
    topology: { type: "grid", width: 1, height: 1 },
    setup: {
      steps: [
        {
          action: "spawn_entity",
          schema: "Piece",
          set_attributes: { owner: "player('B')", note: "player(s) needed", by: "player ('A')" },
          at: ["pos(0, 0)"],
        },
      ],
    },
    interactions: { list: { wait: { conditions: [], effects: [] } } },
    game_flow: { phases: { main: { actors: "current_player", allowed_actions: ["wait"] } } },
  };
  const { game, problems } = compileGame(
    { value: rules, at: "" },
    { seed: 1, players: null, start: { value: undefined, at: "" } },
  );
  expect(problems).toEqual([]);
  const { world, declarations } = game!;
  world.load(game!.start);
  const slot = world.slotOf(1);
  const values = ["owner", "note", "by"].map((name) =>
    jsonOfValue(declarations, world.mem[slot + (world.layout.entityColumns.get(name) ?? 0)] ?? 0),
  );
  expect(values).toEqual(["B", "player(s) needed", "A"]);
});

it.each([-3, 0, 1, 2, 12_345])("a start with seed %i is that of a game compiled with it, dealt or not", (seed) => {
  const spawn = { action: "spawn_entity", schema: "Card", at: ["zone('deck')"], count: CARDS };
  const draw = { ...spawn, set_attributes: { power: "random_int(1, 1000)" } };
  for (const steps of [[spawn], [draw], [spawn, { action: "shuffle_zone", zone: "deck" }, draw]]) {
    for (const zones of [{ deck: {} }, { deck: { shuffle: true } }]) {
      const other = compiled(zones, steps, 1);
      expect(other.startWith(seed)).toEqual(compiled(zones, steps, seed).start);
      // Nothing of it stays.
      expect(other.startWith(1)).toEqual(other.start);
    }
  }
});

describe("A player among attributes", () => {
  const spawned = (owner: string) => [
    { action: "spawn_entity", schema: "Card", set_attributes: { owner }, at: ["zone('deck')"] },
  ];

  it.each(["player('A')", ` player ( "A" ) `])("may be written as %s", (owner) => {
    expect(() => compiled({ deck: {} }, spawned(owner), 1)).not.toThrow();
    expect(() => compiled({ deck: { owner } }, [], 1)).not.toThrow();
  });

  it.each(["player('A'", "player('A')()", "player('A'))", "player('A', 'B')"])(
    "is not what %s begins with",
    (owner) => {
      expect(() => compiled({ deck: {} }, spawned(owner), 1)).toThrow("setup/steps/0/set_attributes/owner");
      expect(() => compiled({ deck: { owner } }, [], 1)).toThrow("topology/zones/deck/owner");
    },
  );
});
