// Reports rules that run in none of the sessions that load them, with what kept them from running.
import { type JsonObject, childPointer, listOf, objectOf } from "../../../base/json";
import type { Finding } from "../../../findings/finding";
import type { PackSource } from "../../../pack/packSource";
import type { LoadedRule, LoadedRules } from "../load/ruleFiles";
import { isOfType } from "../text/outcomeType";
import type { RuleFate } from "../run/recorder";
import type { PlacesWithin } from "./causes";

/** What became of rules while sessions were played. */
export interface FiringLog {
  /** Notes that an event was published in a session with these rules. */
  published(rules: LoadedRules, event: string): void;
  closed(definition: JsonObject, fate: RuleFate): void;
  /** Rules within which another finding says why are left out. */
  findings(pack: PackSource, causes: PlacesWithin): readonly Finding[];
}

type Tally = Record<RuleFate, number>;

/** Creates a log in which nothing happened yet. */
export function firingLog(): FiringLog {
  const heard = new Map<LoadedRules, Set<string>>();
  const tallies = new Map<JsonObject, Tally>();
  return {
    published(rules, event) {
      const events = heard.get(rules);
      if (events === undefined) heard.set(rules, new Set([event]));
      else events.add(event);
    },
    closed(definition, fate) {
      const tally = tallies.get(definition) ?? { ran: 0, failed: 0, disabled: 0 };
      tally[fate] += 1;
      tallies.set(definition, tally);
    },
    findings({ files }, causes) {
      // While no rule was tried nothing is known of any.
      if (tallies.size === 0) return [];
      const all = Array.from(loadedRules(heard).values());
      const hasRun = ({ rule }: LoadedRule): boolean => (tallies.get(rule.definition)?.ran ?? 0) > 0;
      const isTold = ({ loaded, comes }: LoadedSomewhere): boolean => comes || causes.has(loaded.file, loaded.at);
      const held = heldEvents(
        all.filter(({ loaded }) => !hasRun(loaded)),
        isTold,
      );
      return all
        .map(({ loaded, comes }) => {
          const { rule, file, at } = loaded;
          const tally = tallies.get(rule.definition);
          if (hasRun(loaded) || causes.has(file, at) || !files.has(file)) return [];
          if (!comes && held.has(rule.trigger)) return [];
          const message = `No session fires "${rule.id}": ${whyNot(tally, comes)}.`;
          const place = childPointer(at, "id");
          const params = { name: rule.id };
          return [{ code: "rule-never-fired", severity: "information", message, file, at: place, params } as const];
        })
        .flat();
    },
  };
}

/**
 * Returns the events that come from rules that did not run and of which that is told, and from those that wait for such
 * an event: that their event never comes only follows.
 */
function heldEvents(
  silent: readonly LoadedSomewhere[],
  isTold: (rule: LoadedSomewhere) => boolean,
): ReadonlySet<string> {
  const held = new Set<string>();
  let before = -1;
  while (held.size > before) {
    before = held.size;
    for (const each of silent) {
      if (!isTold(each) && !held.has(each.loaded.rule.trigger)) continue;
      for (const event of firedBy(each.loaded)) held.add(event);
    }
  }
  return held;
}

/** Returns the ids of the events that a rule would fire. */
function firedBy({ rule: { definition } }: LoadedRule): readonly string[] {
  return listOf(definition["outcomes"]).flatMap((outcome) => {
    const { type, target } = objectOf(outcome);
    return isOfType(type, "FIRE_EVENT") && typeof target === "string" ? [target] : [];
  });
}

interface LoadedSomewhere {
  readonly loaded: LoadedRule;
  /** Its event was published in a session that loads it. */
  readonly comes: boolean;
}

/** Returns the rules that the sessions loaded, by place: a session with rules of its own has none of the pack's. */
function loadedRules(heard: ReadonlyMap<LoadedRules, ReadonlySet<string>>): ReadonlyMap<string, LoadedSomewhere> {
  const found = new Map<string, LoadedSomewhere>();
  for (const [{ rules }, events] of heard) {
    for (const loaded of rules) {
      const place = `${loaded.file}#${loaded.at}`;
      const comes = events.has(loaded.rule.trigger) || found.get(place)?.comes === true;
      found.set(place, { loaded, comes });
    }
  }
  return found;
}

function whyNot(tally: Tally | undefined, comes: boolean): string {
  if (tally === undefined) return comes ? "it is not active when its event comes" : "its event never comes";
  if (tally.failed === 0) return "it is switched off";
  return `its condition failed ${tally.failed === 1 ? "once" : `${tally.failed} times`}`;
}
