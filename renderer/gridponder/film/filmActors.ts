// What is shown of a stage of a turn, each thing for its own while: made from the boards before and after the stage's
// phase. Pure; knows no clock.
import { defined } from "../../../shared/base/defined";
import { type BoardView, type Entity, type Position, entityIn, isSamePosition } from "../../../shared/base/boardView";
import {
  type Happening,
  type Merge,
  type MotionStage,
  type Vanishing,
  slotsOfKind,
} from "../../../shared/dialects/gridponder/presentation/motion/turnStages";
import type { Glide, Mover } from "../../../shared/dialects/gridponder/presentation/motion/turnGlides";
import type { MovingPart, MovingPicture } from "../board/boardMotion";
import { frameAt } from "../../board/frames";
import { type Actor, type PhaseScenery, progressOf } from "./filmActor";
import { objectGlideActor, regionActor } from "./filmShapes";
import { type Place, effectOf, kindAnimation, motionMs, placeAlong, wayLength } from "./filmTimes";
import { stateView } from "../../../shared/dialects/gridponder/text/board/stateView";

/** `isOn`: the stage is the one shown; else it comes later, and its parts stand where they begin. */
export function actorsOf(stage: MotionStage, isOn: boolean, scenery: PhaseScenery): readonly Actor[] {
  const { glides, regions, merges, vanishings, happenings } = stage;
  return [
    ...glides.flatMap((glide) => glideActor(glide, stage.isPushing, scenery) ?? []),
    ...glides.flatMap((glide) => carriedAvatar(glide, scenery) ?? []),
    ...regions.flatMap((region) => regionActor(region, scenery) ?? []),
    ...merges.flatMap((merge) => (isOn ? mergeActor(merge, scenery) : waitingMerge(merge, scenery))),
    ...vanishings.flatMap((vanishing) => vanishingActor(vanishing, isOn, scenery) ?? []),
    ...(isOn ? happenings.flatMap((happening) => effectActor(happening, scenery) ?? []) : []),
  ];
}

function glideActor(glide: Glide, isPushing: boolean, scenery: PhaseScenery): Actor | null {
  const { mover } = glide;
  if (mover.is === "avatar") return avatarActor(glide, isPushing, scenery);
  if (mover.is === "overlay") return overlayActor(glide, scenery);
  if (mover.is === "object") return objectGlideActor(glide, mover.id, scenery);
  return glide.speed === "spawn" ? spawnActor(glide, mover, scenery) : entityActor(glide, mover, scenery);
}

function avatarActor(glide: Glide, isPushing: boolean, { board, texts }: PhaseScenery): Actor | null {
  const { avatar } = stateView(board);
  if (avatar === null || !avatar.enabled) return null;
  const durationMs = motionMs(texts.game, null, "move") * Math.max(1, wayLength(glide));
  const going = isPushing ? "pushing" : "moving";
  return {
    durationMs,
    hides: [],
    hidesAvatar: true,
    parts(elapsedMs) {
      // Once there it waits, however long others are still on their way.
      const isThere = elapsedMs >= durationMs;
      const picture: MovingPicture = isThere
        ? { kind: "avatar", avatar, state: "idle", elapsedMs: 0 }
        : { kind: "avatar", avatar, state: going, elapsedMs };
      return [{ picture, ...placeAlong(glide, progressOf(elapsedMs, durationMs)) }];
    },
  };
}

/** The avatar on what falls falls with it: no event of its own tells its way. */
function carriedAvatar(glide: Glide, { opening, board, texts, glides }: PhaseScenery): Actor | null {
  const { mover, path, speed } = glide;
  const { avatar } = stateView(board);
  const start = stateView(opening).avatar?.position;
  if (mover.is !== "entity" || speed !== "fall" || avatar?.enabled !== true || avatar.position === null) return null;
  if (!start || !isSamePosition(start, defined(path[0])) || !isSamePosition(avatar.position, defined(path.at(-1))))
    return null;
  if (glides.some((other) => other.mover.is === "avatar")) return null;
  const durationMs = motionMs(texts.game, mover.kind, speed) * Math.max(1, wayLength(glide));
  return {
    durationMs,
    hides: [],
    hidesAvatar: true,
    parts: (elapsedMs) => [
      {
        picture: { kind: "avatar", avatar, state: "idle", elapsedMs },
        ...placeAlong(glide, progressOf(elapsedMs, durationMs)),
      },
    ],
  };
}

function overlayActor({ path }: Glide, { opening, texts }: PhaseScenery): Actor | null {
  const { overlay } = stateView(opening);
  if (overlay === null) return null;
  const way = [overlay.position, ...path];
  const durationMs = motionMs(texts.game, null, "move");
  return {
    durationMs,
    hides: [],
    parts: () => [],
    overlay(elapsedMs) {
      const { x, y } = placeAlong({ path: way }, progressOf(elapsedMs, durationMs));
      return { ...overlay, position: [x, y] };
    },
  };
}

type EntityMover = Extract<Mover, { is: "entity" }>;

function entityActor(glide: Glide, mover: EntityMover, scenery: PhaseScenery): Actor | null {
  const { path, speed } = glide;
  const { board, opening, texts } = scenery;
  const [from, to] = [defined(path[0]), defined(path.at(-1))];
  const found = mover.kind === null ? sameAtBoth(opening, board, from, to) : null;
  const kind = found?.kind ?? mover.kind;
  if (kind === null) return null;
  const durationMs = motionMs(texts.game, kind, speed) * Math.max(1, wayLength(glide));
  const entity = found ?? entityOfKind(opening, from, kind) ?? { kind, params: mover.params };
  return {
    durationMs,
    hides: slotsOfKind(board, board.entities, to, mover.becomes ?? kind).slice(0, 1),
    parts: (elapsedMs) => [
      { picture: { kind: "entity", entity }, ...placeAlong(glide, progressOf(elapsedMs, durationMs)) },
    ],
  };
}

function spawnActor({ path }: Glide, { kind }: EntityMover, { board, texts }: PhaseScenery): Actor | null {
  const at = defined(path[0]);
  const slot = kind === null ? undefined : slotsOfKind(board, board.entities, at, kind)[0];
  const entity = slot === undefined ? null : entityIn(board, slot);
  if (slot === undefined || entity === null) return null;
  const durationMs = motionMs(texts.game, kind, "spawn");
  return {
    durationMs,
    hides: [slot],
    parts: (elapsedMs) => [still({ kind: "entity", entity }, at, progressOf(elapsedMs, durationMs))],
  };
}

/** What has come together grows for a moment; what has not been seen coming comes first. */
function mergeActor({ kind, at, sources }: Merge, { board, opening, texts, glides }: PhaseScenery): readonly Actor[] {
  const slot = slotsOfKind(board, board.entities, at, kind)[0];
  const result = slot === undefined ? null : entityIn(board, slot);
  if (slot === undefined || result === null) return [];
  const durationMs = motionMs(texts.game, kind, "merge");
  const unseen = sources.filter(
    (from) => !isSamePosition(from, at) && !glides.some(({ path }) => isSamePosition(defined(path[0]), from)),
  );
  const arriving = unseen.map((from) => ({ from, entity: entityOfKind(opening, from, kind) ?? result }));
  return [
    {
      durationMs,
      hides: [slot],
      parts(elapsedMs) {
        const progress = progressOf(elapsedMs, durationMs);
        if (arriving.length > 0 && progress < 0.5) {
          return arriving.map(({ from, entity }) => ({
            picture: { kind: "entity", entity },
            ...placeAlong({ path: [from, at] }, 2 * progress),
          }));
        }
        return [still({ kind: "entity", entity: result }, at, 1 + 0.22 * Math.sin(progress * Math.PI))];
      },
    },
  ];
}

/** Until then what stood there is seen, if it has not come there itself. */
function waitingMerge({ kind, at }: Merge, { board, opening, glides }: PhaseScenery): readonly Actor[] {
  const hides = slotsOfKind(board, board.entities, at, kind).slice(0, 1);
  const entity = entityOfKind(opening, at, kind);
  const stood = entity !== null && !glides.some(({ path }) => isSamePosition(defined(path[0]), at));
  const parts = stood ? [still({ kind: "entity", entity }, at, 1)] : [];
  return [{ durationMs: Infinity, hides, parts: () => parts }];
}

/** Shows what was there until its turn comes, then its animation, if its kind has one of that name. */
function vanishingActor({ kind, at, animation }: Vanishing, isOn: boolean, scenery: PhaseScenery): Actor | null {
  const { board, opening, texts } = scenery;
  const frames = kindAnimation(texts.game, kind, animation);
  if (frames === null) return null;
  const entity = entityOfKind(opening, at, kind) ?? { kind, params: {} };
  return {
    durationMs: isOn ? frames.durationMs : Infinity,
    hides: slotsOfKind(board, board.entities, at, kind).slice(0, 1),
    parts(elapsedMs) {
      if (!isOn) return [still({ kind: "entity", entity }, at, 1)];
      return [still({ kind: "frame", path: frameAt(frames, elapsedMs), entity }, at, 1)];
    },
  };
}

/** A strip of frames; what is gone shrinks away in its place while the strip's image is not there, or never comes. */
function effectActor({ event, at, gone }: Happening, { texts, opening, glides }: PhaseScenery): Actor | null {
  const effect = effectOf(texts.theme, event);
  if (effect === null) return null;
  const { path, frames, durationMs, scale } = effect;
  const hasLeft = glides.some((glide) => isSamePosition(defined(glide.path[0]), at));
  const entity = gone === null || hasLeft ? null : entityOfKind(opening, at, gone);
  return {
    durationMs,
    hides: [],
    parts(elapsedMs) {
      const frame = Math.floor((elapsedMs / durationMs) * frames);
      if (frame >= frames) return [];
      const strip = still({ kind: "sheet", path, frame, frames }, at, scale);
      if (entity === null) return [strip];
      const left = 1 - progressOf(elapsedMs, durationMs);
      return [still({ kind: "entity", entity, unless: path }, at, left), strip];
    },
  };
}

function still(picture: MovingPicture, [x, y]: Position, scale: number): MovingPart & Place {
  return { picture, x, y, scale };
}

function entityOfKind(board: BoardView, at: Position, kind: string): Entity | null {
  const slot = slotsOfKind(board, board.entities, at, kind)[0];
  return slot === undefined ? null : entityIn(board, slot);
}

/** Returns the entity that was at one cell before and is at another one now, on the same layer. */
function sameAtBoth(opening: BoardView, board: BoardView, from: Position, to: Position): Entity | null {
  const area = opening.width * opening.height;
  for (let layer = opening.layers.length - 1; layer >= 0; layer -= 1) {
    const slotOf = ([x, y]: Position): number => layer * area + y * opening.width + x;
    const was = entityIn(opening, slotOf(from));
    const is = entityIn(board, slotOf(to));
    const isGone = opening.cells[slotOf(from)] !== board.cells[slotOf(from)];
    if (was !== null && is?.kind === was.kind && isGone) return was;
  }
  return null;
}
