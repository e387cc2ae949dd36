// The digest of a state, by which replays in other programs are compared.
import { jsonDigest } from "../base/jsonDigest";
import type { PlayableLevel } from "./playableLevel";

const DIGITS = 16;

/** Returns the digest of a level's canonical state: 16 hex digits (conformance README). */
export function stateDigest<State>(level: Pick<PlayableLevel<State>, "canonical">, state: State): string {
  return jsonDigest(level.canonical(state), DIGITS);
}
