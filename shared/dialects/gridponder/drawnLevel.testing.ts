// Levels drawn as text, for tests: `#c@.` becomes a pack, is compiled and played, and is drawn again.
import type { Json, JsonObject } from "../../base/json";
import { entityAt } from "../../base/boardView";
import type { PlayableLevel } from "../../engine/playableLevel";
import type { GameAction, GameEventData } from "../../engine/turnRecord";
import { buildPackSource } from "../models";
import { gridponder } from "./dialect";
import { type StateView, stateView } from "./text/board/stateView";

interface DrawnKind {
  readonly layer: string;
  readonly tags?: readonly string[];
  readonly params?: JsonObject;
  /** The kind's name when several symbols are one kind with other params. */
  readonly kind?: string;
}

export interface Drawing {
  /** Rows of symbols: `.` is plain floor, `@` the avatar on plain floor. */
  readonly board: string;
  /** What the other symbols stand for; the key is the symbol, `kind` defaults to it. */
  readonly symbols: Readonly<Record<string, DrawnKind>>;
  readonly systems: readonly { readonly type: string; readonly config?: JsonObject }[];
  readonly rules?: readonly JsonObject[];
  readonly goals?: readonly JsonObject[];
  readonly loseConditions?: readonly JsonObject[];
  readonly multiCellObjects?: readonly JsonObject[];
  readonly variables?: JsonObject;
  readonly overlay?: JsonObject;
  /** What the avatar holds. */
  readonly item?: string;
  readonly layers?: readonly string[];
  readonly dslVersion?: string;
  readonly maxCascadeDepth?: number;
}

export interface DrawnLevel {
  /** Plays an action: `act("move", { direction: "up" })`; gives whether it was accepted. */
  act(action: string, params?: JsonObject): boolean;
  /** The board in the same symbols; multi-cell objects and markers below other things are not shown. */
  draw(): string;
  /** Events of the last action but `turn_ended`, as `type` texts with their payloads. */
  readonly events: readonly GameEventData[];
  readonly variables: JsonObject;
  readonly multiCellObjects: StateView["multiCellObjects"];
  readonly level: PlayableLevel;
}

const LAYERS = ["ground", "objects", "actors", "pieces"];

function rowsOf(board: string): readonly string[] {
  return board
    .split("\n")
    .map((row) => row.trim())
    .filter((row) => row !== "");
}

function entriesOf(drawing: Drawing, rows: readonly string[], layer: string): Json {
  const entries = rows.flatMap((row, y) =>
    Array.from(row).flatMap((symbol, x) => {
      const drawn = drawing.symbols[symbol];
      return drawn?.layer === layer ? [{ position: [x, y], kind: drawn.kind ?? symbol, ...drawn.params }] : [];
    }),
  );
  return { format: "sparse", entries };
}

function filesOf(drawing: Drawing): readonly { readonly path: string; readonly text: string }[] {
  const rows = rowsOf(drawing.board);
  const layers = drawing.layers ?? LAYERS;
  const kinds = Object.entries(drawing.symbols).map(([symbol, { kind, layer, tags }]) => [
    kind ?? symbol,
    { layer, tags: tags ?? [], symbol },
  ]);
  const game: Json = {
    layers: layers.map((id) => (id === "ground" ? { id, occupancy: "exactly_one" } : { id, occupancy: "zero_or_one" })),
    actions: ["move", "cut", "tap_cell", "wait"].map((id) => ({ id, params: {} })),
    entityKinds: { empty: { layer: "ground", tags: ["walkable"], symbol: "." }, ...Object.fromEntries(kinds) },
    systems: drawing.systems.map(({ type, config }) => ({ id: type, type, config: config ?? {} })),
    rules: drawing.rules ?? [],
    levelSequence: [{ type: "level", ref: "drawn" }],
    defaults: { maxCascadeDepth: drawing.maxCascadeDepth ?? 10 },
  };
  const avatarRow = rows.findIndex((row) => row.includes("@"));
  const level: Json = {
    id: "drawn",
    board: {
      size: [rows[0]?.length ?? 0, rows.length],
      layers: Object.fromEntries(layers.map((layer) => [layer, entriesOf(drawing, rows, layer)])),
      multiCellObjects: drawing.multiCellObjects ?? [],
    },
    state: {
      avatar:
        avatarRow < 0
          ? { enabled: false }
          : { position: [rows[avatarRow]!.indexOf("@"), avatarRow], inventory: { slot: drawing.item ?? null } },
      variables: drawing.variables ?? {},
      ...(drawing.overlay === undefined ? {} : { overlay: drawing.overlay }),
    },
    goals: drawing.goals ?? [],
    loseConditions: drawing.loseConditions ?? [],
    solution: { goldPath: [] },
  };
  const manifest: Json = { dslVersion: drawing.dslVersion ?? "0.8" };
  return Object.entries({ "manifest.json": manifest, "game.json": game, "levels/drawn.json": level }).map(
    ([path, value]) => ({ path, text: JSON.stringify(value) }),
  );
}

/** Compiles a drawing and starts it. Throws when it cannot be played: a mistake of the test. */
export function drawnLevel(drawing: Drawing): DrawnLevel {
  const { game } = gridponder.compile(buildPackSource(filesOf(drawing), [], []));
  const level = game?.level("drawn");
  if (!level) throw new Error("the drawing gives no playable level");
  let state = level.start(null);
  let events: readonly GameEventData[] = [];
  const symbolAt = (x: number, y: number): string => {
    const view = level.view(state);
    const [avatarX, avatarY] = stateView(view).avatar?.position ?? [-1, -1];
    if (x === avatarX && y === avatarY) return "@";
    for (const layer of view.layers.toReversed()) {
      const entity = entityAt(view, layer, x, y);
      if (entity === null) continue;
      const own = JSON.stringify(entity.params);
      const drawn = Object.entries(drawing.symbols).find(
        ([symbol, { kind, params }]) => (kind ?? symbol) === entity.kind && JSON.stringify(params ?? {}) === own,
      );
      return drawn?.[0] ?? (entity.kind === "empty" ? "." : "?");
    }
    return ".";
  };
  return {
    level,
    act(action, params = {}) {
      const step = level.step(state, { action, ...params } satisfies GameAction, null);
      state = step.state;
      events = step.events.filter((event) => event.type !== "turn_ended");
      return step.accepted;
    },
    draw() {
      const { width, height } = level.view(state);
      return Array.from({ length: height }, (_, y) =>
        Array.from({ length: width }, (_, x) => symbolAt(x, y)).join(""),
      ).join("\n");
    },
    get events() {
      return events;
    },
    get multiCellObjects() {
      return stateView(level.view(state)).multiCellObjects;
    },
    get variables() {
      return stateView(level.view(state)).variables;
    },
  };
}

/** Returns a drawing as `draw` gives it, for comparing. */
export function drawn(board: string): string {
  return rowsOf(board).join("\n");
}
