// A game between two moves, and its key: the state as bytes, each integer as short as it can be.
import type { Value } from "../values/value";
import type { GameState } from "../world/world";

export interface PlayState {
  readonly game: GameState;
  /** How many moves have been made. */
  readonly turn: number;
  /** All moves were those that the file records. */
  readonly isAsRecorded: boolean;
}

/** Returns a key that is equal for equal states alone. */
export function keyOf({ game, turn, isAsRecorded }: PlayState): string {
  const bytes: number[] = [];
  write(bytes, turn);
  write(bytes, isAsRecorded ? 1 : 0);
  write(bytes, game.mem.length);
  for (const value of game.mem) write(bytes, value);
  write(bytes, game.zones.length);
  for (const zone of game.zones) {
    write(bytes, zone.length);
    for (const entity of zone) write(bytes, entity);
  }
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += CHUNK) parts.push(String.fromCharCode(...bytes.slice(at, at + CHUNK)));
  return parts.join("");
}

const CHUNK = 4096;

/** Returns the state of a key that `keyOf` has made. */
export function stateOfKey(key: string): PlayState {
  const reader = { key, at: 0 };
  const turn = read(reader);
  const isAsRecorded = read(reader) === 1;
  const mem = Int32Array.from({ length: read(reader) }, () => read(reader));
  const zones = Array.from({ length: read(reader) }, () =>
    Array.from({ length: read(reader) }, (): Value => read(reader)),
  );
  return { game: { mem, zones }, turn, isAsRecorded };
}

/** Seven bits a byte, the lowest first; the sign is the lowest bit of all. */
function write(bytes: number[], value: number): void {
  let rest = ((value << 1) ^ (value >> 31)) >>> 0;
  while (rest > 127) {
    bytes.push((rest & 127) | 128);
    rest >>>= 7;
  }
  bytes.push(rest);
}

function read(reader: { readonly key: string; at: number }): number {
  let value = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = reader.key.charCodeAt(reader.at);
    reader.at += 1;
    value |= (byte & 127) << shift;
    if (byte < 128 || Number.isNaN(byte)) return (value >>> 1) ^ -(value & 1);
  }
}
