// The smallest packs that show one fine point of the language each, with what the published player does in them. They
// are part of this repository. Where the language was decided otherwise, a row below says what holds instead.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { JsonObject } from "../../shared/base/json";
import { gridponder } from "../../shared/dialects/gridponder/dialect";
import type { ProfileId } from "../../shared/dialects/gridponder/profile";
import { buildPackSource } from "../../shared/dialects/models";
import type { PlayableLevel } from "../../shared/engine/playableLevel";
import type { GameAction } from "../../shared/engine/turnRecord";
import type { WalkStep } from "./material";
import { stateDigest } from "../../shared/engine/stateDigest";

const FOLDER = join(__dirname, "minimal");

interface Minimal {
  readonly shows: string;
  readonly game: JsonObject;
  readonly level: JsonObject;
  readonly actions: readonly GameAction[];
  /** The digest of the state after loading. */
  readonly initial: string;
  readonly steps: readonly Pick<WalkStep, "accepted" | "won" | "lost" | "digest">[];
}

/** What holds after the last action instead of what the published player does. */
interface Decided {
  readonly profiles: readonly ProfileId[];
  readonly holds: JsonObject;
}

const BOTH: readonly ProfileId[] = ["dsl-0.5", "published"];

const DECIDED: Readonly<Record<string, Decided>> = {
  a9_gravity_leaves_cells_silently: { profiles: ["dsl-0.5"], holds: { variables: { n: 1 } } },
  c2_block_on_void_off_board: {
    profiles: BOTH,
    holds: { layers: { objects: [[1, 1, "gem", {}]] }, won: false, turnCount: 1 },
  },
  c3_line_off_the_board: { profiles: BOTH, holds: { won: false, turnCount: 1 } },
  c5_set_inventory_of_a_number: { profiles: BOTH, holds: { avatar: { item: "torch", position: [1, 0] } } },
  c7_same_block_ids: {
    profiles: BOTH,
    holds: {
      multiCellObjects: [{ id: "a", kind: "b", cells: [[2, 1]], params: {} }],
      variables: { escapedCount: 1 },
    },
  },
  c8_reactive_kind_null: {
    profiles: BOTH,
    holds: {
      layers: {
        actors: [
          [1, 0, "red", {}],
          [2, 0, "blue", {}],
        ],
      },
    },
  },
};

const names = readdirSync(FOLDER).map((file) => file.replace(".json", ""));

function read(name: string): Minimal {
  return JSON.parse(readFileSync(join(FOLDER, `${name}.json`), "utf8")) as Minimal;
}

function levelOf({ game, level }: Minimal, profile: ProfileId): PlayableLevel {
  const texts = Object.entries({ "manifest.json": { dslVersion: "0.8" }, "game.json": game, "levels/l.json": level });
  const pack = buildPackSource(
    texts.map(([path, value]) => ({ path, text: JSON.stringify(value) })),
    [],
    [],
  );
  return gridponder.compile(pack, { profile }).game!.level("l")!;
}

test.each(names)("%s", (name) => {
  const minimal = read(name);
  const decided = DECIDED[name];
  for (const profile of BOTH) {
    const level = levelOf(minimal, profile);
    let state = level.start(null);
    const steps = minimal.actions.map((action) => {
      const step = level.step(state, action, null);
      state = step.state;
      const { accepted, won, lost } = step;
      return { accepted, won, lost, digest: stateDigest(level, state) };
    });
    if (decided?.profiles.includes(profile) === true) {
      expect(level.canonical(state), minimal.shows).toMatchObject(decided.holds);
    } else if (profile === "published") {
      expect({ initial: stateDigest(level, level.start(null)), steps }, minimal.shows).toEqual({
        initial: minimal.initial,
        steps: minimal.steps,
      });
    }
  }
});
