// A lower bound for the cost of a turn: a pusher of crates written by hand for one board, without rules, events or
// goals beyond a target. It copies its cells each turn, as the engine does.
import { perSecond } from "./measure";

const WIDTH = 7;
const HEIGHT = 7;
const FLOOR = 0;
const ROCK = 1;
const CRATE = 2;

interface PusherState {
  readonly cells: Uint8Array;
  readonly avatar: number;
}

const STEPS = [
  { dx: 0, dy: 1 },
  { dx: 1, dy: 0 },
  { dx: 0, dy: -1 },
  { dx: -1, dy: 0 },
] as const;

function next(cell: number, direction: number): number {
  const { dx, dy } = STEPS[direction]!;
  const x = (cell % WIDTH) + dx;
  const y = Math.floor(cell / WIDTH) + dy;
  return x < 0 || y < 0 || x >= WIDTH || y >= HEIGHT ? -1 : y * WIDTH + x;
}

function turn(state: PusherState, direction: number): PusherState {
  const to = next(state.avatar, direction);
  if (to < 0 || state.cells[to] === ROCK) return { cells: state.cells.slice(), avatar: state.avatar };
  if (state.cells[to] === FLOOR) return { cells: state.cells.slice(), avatar: to };
  const beyond = next(to, direction);
  const cells = state.cells.slice();
  if (beyond < 0 || cells[beyond] !== FLOOR) return { cells, avatar: state.avatar };
  cells[to] = FLOOR;
  cells[beyond] = CRATE;
  return { cells, avatar: to };
}

/** Measures turns per second of a fixed walk over a board with as many rocks and crates as a real level. */
export function pusherTurnsPerSecond(): number {
  const cells = new Uint8Array(WIDTH * HEIGHT);
  for (const rock of [1, 4, 8, 11, 22, 24, 25, 26, 34, 35]) cells[rock] = ROCK;
  for (const crate of [15, 16, 29, 38]) cells[crate] = CRATE;
  const start: PusherState = { cells, avatar: 0 };
  const walk = Array.from({ length: 60 }, (_, index) => (index * 7 + (index >> 2)) % STEPS.length);
  return perSecond(() => {
    let state = start;
    for (const direction of walk) state = turn(state, direction);
    // Reads the result, so that no compiler can drop the walk.
    return state.avatar >= 0 ? walk.length : 0;
  });
}
