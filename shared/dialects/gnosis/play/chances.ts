// What came out of publishing an event once, as a list that can be counted over many runs.
import { type Json, isJsonObject } from "../../../base/json";
import type { ChanceSupport, Sampled } from "../../../engine/levelSupport";
import type { LoadedSession } from "../load/loadedPack";
import { randomState } from "../rules/random";
import { stateChanges } from "../run/outcome";
import { type Published, publish } from "../run/publish";
import type { ActiveRule } from "../run/activeRules";
import { emptyRecorder } from "../run/emptyRecorder";
import { eventOfAction } from "../text/events";
import type { PlayState } from "./playState";

/** Leaves of one value that are counted. */
const MOST_LEAVES = 60;

/** Publishes an event with many seeds; a seed of the event's own is left out. */
export function sessionChances({ surroundings, guards }: LoadedSession): ChanceSupport<PlayState> {
  return {
    sample({ session }, action, seed) {
      const event = eventOfAction(action);
      if (event === null) return [];
      const { id, data, isDry } = event;
      const ran: ActiveRule[] = [];
      const recorder = emptyRecorder({ ruleClosed: (active, fate) => void (fate === "ran" && ran.push(active)) });
      const begun = { ...session, random: randomState(seed) };
      const published = publish(begun, surroundings, { id, data }, { guards, isDry, recorder });
      return [
        ...outcomes(published),
        ...times(
          "Rules that ran",
          ran.map(({ rule }) => rule.id),
        ),
        ...stateChanges(session, published.session).map(({ path, after }) => ({
          group: "State afterwards",
          name: path,
          value: after,
        })),
      ];
    },
  };
}

function outcomes({ final, fired, calls, blocked, isCut }: Published): readonly Sampled[] {
  return [
    { group: "Event", name: "denied", value: final.denied },
    ...(blocked > 0 ? [{ group: "Event", name: "blocked events", value: blocked, isCount: true as const }] : []),
    ...(isCut ? [{ group: "Event", name: "cut off", value: true }] : []),
    ...leaves("Payload", "payload", final.payload),
    ...times(
      "Events fired",
      fired.map(({ id }) => id),
    ),
    ...fired.flatMap(({ id, payload }) => leaves("Payloads of events fired", id, payload)),
    ...times(
      "Calls",
      calls.map(({ service, function: name }) => `${service}.${name}`),
    ),
    ...calls.flatMap(({ service, function: name, parameters }) =>
      leaves("Parameters of calls", `${service}.${name}`, parameters),
    ),
  ];
}

/** Returns how often each name is in the list. */
function times(group: string, names: readonly string[]): readonly Sampled[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return Array.from(counts, ([name, value]) => ({ group, name, value, isCount: true }));
}

/** Returns the parts of a value that have no members, by their paths. */
function leaves(group: string, name: string, value: Json): readonly Sampled[] {
  const found: Sampled[] = [];
  const add = (path: string, inner: Json): void => {
    const members = isJsonObject(inner) ? Object.entries(inner) : [];
    if (members.length === 0 && path !== name) found.push({ group, name: path, value: inner });
    for (const [member, part] of members) if (found.length < MOST_LEAVES) add(`${path}.${member}`, part);
  };
  add(name, value);
  return found;
}
