// A turn as a film: which board is shown at each millisecond, and what moves over it. Made from the turn's stages and
// the durations that game and theme ask for (spec files.md, Animation and motion). Pure; knows no clock.
import type { BoardView } from "../../../shared/base/boardView";
import type { TurnRecord } from "../../../shared/engine/turnRecord";
import { type TurnView, openTurnView } from "../../../shared/engine/trace/traceView";
import { type MotionStage, turnStages } from "../../../shared/dialects/gridponder/presentation/motion/turnStages";
import type { SystemTypes } from "../../../shared/engine/motion/turnStages";
import type { BoardMotion } from "../board/boardMotion";
import type { Actor, PhaseScenery } from "./filmActor";
import { actorsOf } from "./filmActors";
import type { MotionTexts } from "./filmTimes";
import { stateView } from "../../../shared/dialects/gridponder/text/board/stateView";

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

interface Scene {
  readonly board: BoardView;
  readonly startMs: number;
  readonly endMs: number;
  readonly hidden: ReadonlySet<number>;
  readonly hidesAvatar: boolean;
  readonly actors: readonly Actor[];
}

/**
 * Returns the film of a turn; null when only its end is visible. `systems`: those of its level, where they are known.
 */
export function turnFilm(turn: TurnRecord, texts: MotionTexts, systems: SystemTypes = []): TurnFilm | null {
  const stages = turnStages(turn, systems);
  if (stages.length === 0) return null;
  const view = openTurnView(turn);
  const scenes: Scene[] = [];
  let startMs = 0;
  for (const [index, stage] of stages.entries()) {
    // What an earlier stage of the same phase leaves for a later one is still where it was.
    const together = stages.slice(index).filter(({ opening }) => opening === stage.opening);
    const ofPhase = stages.filter(({ opening }) => opening === stage.opening);
    const scenery = sceneryOf(stage, ofPhase, view, turn, texts);
    const actors = together.flatMap((each) => actorsOf(each, each === stage, scenery));
    const durations = actors.map(({ durationMs }) => durationMs).filter(Number.isFinite);
    if (durations.length === 0) continue;
    const endMs = startMs + Math.max(...durations);
    scenes.push(sceneOf(scenery.board, startMs, endMs, actors));
    startMs = endMs;
  }
  if (startMs === 0) return null;
  return {
    durationMs: startMs,
    at(elapsedMs) {
      const scene = scenes.find(({ endMs }) => elapsedMs < endMs);
      return scene === undefined ? null : frameOf(scene, elapsedMs - scene.startMs);
    },
  };
}

function sceneryOf(
  { opening, cursor }: MotionStage,
  ofPhase: readonly MotionStage[],
  view: TurnView,
  turn: TurnRecord,
  texts: MotionTexts,
): PhaseScenery {
  const glides = ofPhase.flatMap((stage) => stage.glides);
  return { opening: view.at(opening), board: view.at(cursor), turn, texts, glides };
}

function sceneOf(board: BoardView, startMs: number, endMs: number, actors: readonly Actor[]): Scene {
  const objects = new Set(actors.flatMap(({ hidesObject }) => hidesObject ?? []));
  const shown =
    objects.size === 0
      ? board
      : {
          ...board,
          state: {
            ...board.state,
            multiCellObjects: stateView(board).multiCellObjects.filter(({ id }) => !objects.has(id)),
          },
        };
  return {
    board: shown,
    startMs,
    endMs,
    hidden: new Set(actors.flatMap(({ hides }) => hides)),
    hidesAvatar: actors.some(({ hidesAvatar }) => hidesAvatar === true),
    actors,
  };
}

function frameOf({ board, hidden, hidesAvatar, actors }: Scene, elapsedMs: number): FilmFrame {
  const parts = actors.flatMap((actor) => actor.parts(elapsedMs));
  const overlay = actors.find((actor) => actor.overlay !== undefined)?.overlay?.(elapsedMs) ?? null;
  return { board, motion: { hidden, hidesAvatar, overlay, parts } };
}
