// A turn as a film: which board is shown at each millisecond, and what moves over it. Made from the turn's stages and
// the durations that game and theme ask for (spec files.md, Animation and motion). Pure; knows no clock.
import type { BoardView, Entity, Position } from "../../shared/base/boardView";
import { type Json, type JsonObject, isJsonObject } from "../../shared/base/json";
import type { TurnRecord } from "../../shared/engine/dialect";
import { openTurnView } from "../../shared/engine/traceView";
import {
  type Glide,
  type Happening,
  type TurnStage,
  type Vanishing,
  slotsOfKind,
  turnStages,
} from "../../shared/engine/turnStages";
import type { BoardMotion, MovingPart } from "../board/boardMotion";
import { type FrameAnimation, frameAnimation, frameAt } from "../board/frames";

/** One moment of a film. */
export interface FilmFrame {
  readonly board: BoardView;
  readonly motion: BoardMotion;
}

export interface TurnFilm {
  readonly durationMs: number;
  /** Null when it is over: the turn's own end is to be shown. */
  at(elapsedMs: number): FilmFrame | null;
}

/** The parts of game.json and theme.json that say how things move; anything malformed counts as absent. */
export interface MotionTexts {
  readonly game: Json | undefined;
  readonly theme: Json | undefined;
}

const DEFAULTS = { move: 130, merge: 200, path: 80, spawn: 120, fall: 80 } as const;
const MEMBERS = {
  move: "moveDurationMs",
  merge: "mergeDurationMs",
  path: "pathStepDurationMs",
  spawn: "spawnDurationMs",
  fall: "fallDurationMs",
} as const satisfies Record<Glide["speed"], string>;

/** Something of a stage that is shown for a while. */
interface Actor {
  readonly durationMs: number;
  /** Its slot on the stage's board, not drawn meanwhile. */
  readonly hides: number | null;
  readonly isAvatar: boolean;
  part(elapsedMs: number): MovingPart | null;
}

interface Scene {
  readonly board: BoardView;
  readonly startMs: number;
  readonly endMs: number;
  readonly hidden: ReadonlySet<number>;
  readonly hidesAvatar: boolean;
  readonly actors: readonly Actor[];
}

/** The film of a turn; null when nothing is to be seen but its end. */
export function turnFilm(turn: TurnRecord, texts: MotionTexts): TurnFilm | null {
  const stages = turnStages(turn);
  const view = openTurnView(turn);
  const scenes: Scene[] = [];
  let startMs = 0;
  for (const [index, stage] of stages.entries()) {
    const board = view.at(stage.cursor);
    // What an earlier stage of the same phase leaves for a later one is still where it was.
    const waiting = stages.slice(index).filter(({ cursor }) => cursor === stage.cursor);
    const actors = waiting.flatMap((each) => actorsOf(each, each === stage, board, turn, texts));
    if (!actors.some(({ durationMs }) => Number.isFinite(durationMs))) continue;
    const lasting = actors.filter(({ durationMs }) => Number.isFinite(durationMs));
    const endMs = startMs + Math.max(0, ...lasting.map(({ durationMs }) => durationMs));
    const hidden = new Set(actors.flatMap(({ hides }) => (hides === null ? [] : [hides])));
    scenes.push({ board, startMs, endMs, hidden, hidesAvatar: actors.some(({ isAvatar }) => isAvatar), actors });
    startMs = endMs;
  }
  if (startMs === 0) return null;
  return {
    durationMs: startMs,
    at(elapsedMs) {
      const scene = scenes.find(({ endMs }) => elapsedMs < endMs);
      if (scene === undefined) return null;
      const parts = scene.actors.flatMap((actor) => actor.part(elapsedMs - scene.startMs) ?? []);
      return { board: scene.board, motion: { hidden: scene.hidden, hidesAvatar: scene.hidesAvatar, parts } };
    },
  };
}

/** `isOn`: the stage is the one shown; else it comes later, and its parts stand still where they begin. */
function actorsOf(
  stage: TurnStage,
  isOn: boolean,
  board: BoardView,
  turn: TurnRecord,
  texts: MotionTexts,
): readonly Actor[] {
  return [
    ...stage.glides.flatMap((glide) => glideActor(glide, stage.isPushing, isOn, board, texts) ?? []),
    ...stage.vanishings.flatMap((vanishing) => vanishingActor(vanishing, isOn, turn, texts) ?? []),
    ...(isOn ? stage.happenings.flatMap((happening) => effectActor(happening, texts.theme) ?? []) : []),
  ];
}

function glideActor(
  glide: Glide,
  isPushing: boolean,
  isOn: boolean,
  board: BoardView,
  texts: MotionTexts,
): Actor | null {
  const { kind, from, to, speed } = glide;
  const distance = Math.max(1, Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1]));
  const each = motionMs(texts.game, kind, speed);
  const durationMs = speed === "merge" || speed === "spawn" ? each : each * distance;
  const progress = (elapsedMs: number): number =>
    isOn && durationMs > 0 ? Math.min(1, Math.max(0, elapsedMs / durationMs)) : isOn ? 1 : 0;
  const place = (elapsedMs: number): { x: number; y: number; scale: number } => ({
    ...between(from, to, progress(elapsedMs)),
    scale: speed === "spawn" ? progress(elapsedMs) : 1,
  });
  const lasting = isOn ? durationMs : Infinity;
  const { avatar } = board.state;
  if (kind === null) {
    if (avatar === null || !avatar.enabled) return null;
    const state = isPushing ? "pushing" : "moving";
    return {
      durationMs: lasting,
      hides: null,
      isAvatar: true,
      part: (elapsedMs) => ({ picture: { kind: "avatar", avatar, state, elapsedMs }, ...place(elapsedMs) }),
    };
  }
  const slot = slotsOfKind(board, board.entities, to, kind)[0] ?? null;
  const entity: Entity = (slot === null ? null : board.entities[board.cells[slot]!]) ?? { kind, params: {} };
  return {
    durationMs: lasting,
    hides: slot,
    isAvatar: false,
    part: (elapsedMs) => ({ picture: { kind: "entity", entity }, ...place(elapsedMs) }),
  };
}

/** Shows what was there until its turn comes, then its animation, if its kind has one of that name. */
function vanishingActor(
  { kind, at, animation }: Vanishing,
  isOn: boolean,
  turn: TurnRecord,
  texts: MotionTexts,
): Actor | null {
  const frames = kindAnimation(texts.game, kind, animation);
  if (frames === null) return null;
  const { before } = turn;
  const slot = slotsOfKind(before, before.entities, at, kind)[0];
  const entity: Entity = (slot === undefined ? null : before.entities[before.cells[slot]!]) ?? { kind, params: {} };
  const place = { x: at[0], y: at[1], scale: 1 };
  return {
    durationMs: isOn ? frames.durationMs : Infinity,
    hides: slot ?? null,
    isAvatar: false,
    part(elapsedMs) {
      if (!isOn) return { picture: { kind: "entity", entity }, ...place };
      return { picture: { kind: "sprite", path: frameAt(frames, elapsedMs) }, ...place };
    },
  };
}

/** The theme's effect for an event: a strip of frames played where it happened. */
function effectActor({ event, at }: Happening, theme: Json | undefined): Actor | null {
  const effects = isJsonObject(theme) ? theme["effects"] : undefined;
  const own = isJsonObject(effects) && Object.hasOwn(effects, event) ? effects[event] : undefined;
  if (!isJsonObject(own) || typeof own["sheet"] !== "string") return null;
  const path = own["sheet"];
  const frames = Math.max(1, Math.floor(amount(own["frames"], 1)));
  const durationMs = amount(own["durationMs"], 300);
  const place = { x: at[0], y: at[1], scale: amount(own["scale"], 1) };
  return {
    durationMs,
    hides: null,
    isAvatar: false,
    part(elapsedMs) {
      const frame = Math.floor((elapsedMs / durationMs) * frames);
      return frame >= frames ? null : { picture: { kind: "sheet", path, frame, frames }, ...place };
    },
  };
}

function amount(value: Json | undefined, otherwise: number): number {
  return typeof value === "number" && value > 0 ? value : otherwise;
}

/** Eased at its end, so that a row of moves flows. */
function between(from: Position, to: Position, progress: number): { readonly x: number; readonly y: number } {
  const eased = 1 - (1 - progress) * (1 - progress);
  return { x: from[0] + (to[0] - from[0]) * eased, y: from[1] + (to[1] - from[1]) * eased };
}

function kindOf(game: Json | undefined, kind: string | null): JsonObject {
  const kinds = isJsonObject(game) ? game["entityKinds"] : undefined;
  const own = isJsonObject(kinds) && kind !== null && Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  return isJsonObject(own) ? own : {};
}

function motionMs(game: Json | undefined, kind: string | null, speed: Glide["speed"]): number {
  const motion = kindOf(game, kind)["motion"];
  const given = isJsonObject(motion) ? motion[MEMBERS[speed]] : undefined;
  return typeof given === "number" && given >= 0 ? given : DEFAULTS[speed];
}

function kindAnimation(game: Json | undefined, kind: string, name: string): FrameAnimation | null {
  const animations = kindOf(game, kind)["animations"];
  if (!isJsonObject(animations) || !Object.hasOwn(animations, name)) return null;
  return frameAnimation(animations[name]);
}
