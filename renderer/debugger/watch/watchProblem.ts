// Whether there is anything that a watch could mean. Pure.
import type { JsonObject } from "../../../shared/base/json";
import { nearestName } from "../../../shared/base/nearestName";
import type { Watch } from "../../../shared/engine/breakpoints/watches";
import { fieldOf } from "../../../shared/engine/trace/traceView";
import type { TracePresentation } from "../../../shared/engine/tracePresentation";

/** What a pack and its level have to be watched. */
export interface WatchedNames {
  readonly variables: readonly string[];
  readonly kinds: readonly string[];
  /** The state of the session; null while nothing is played. */
  readonly state: JsonObject | null;
}

/** Returns why a watch would show nothing ever, in a sentence; null for one that can show something. */
export function watchProblem(watch: Watch, presentation: TracePresentation, names: WatchedNames): string | null {
  const { variables, kinds, state } = names;
  if (watch.kind === "count") {
    if (kinds.length === 0 || kinds.includes(watch.entity)) return null;
    return `There is no kind "${watch.entity}".${meant(watch.entity, kinds)}`;
  }
  if (watch.kind !== "field") return null;
  const known = [...variables, ...presentation.listedNames(null), ...presentation.listedNames(state)];
  const paths = new Set<string | null>(known.map((name) => presentation.fieldNamed(name)));
  const inState = state !== null && fieldOf(state, watch.path) !== undefined;
  if (inState || paths.has(watch.path)) return null;
  const name = presentation.fieldName(watch.path);
  return `There is no ${presentation.words.field} "${name}".${meant(name, known)}`;
}

function meant(name: string, known: readonly string[]): string {
  const nearest = nearestName(name, known);
  return nearest === null ? "" : ` Did you mean "${nearest}"?`;
}
