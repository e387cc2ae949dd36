// Reports rules that run in none of the sessions that load them, with what kept them from running.
import { type JsonObject, childPointer } from "../../../base/json";
import type { Finding } from "../../../findings/finding";
import type { PackSource } from "../../../pack/packSource";
import type { LoadedRule, LoadedRules } from "../load/ruleFiles";
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
      return Array.from(loadedRules(heard).values(), ({ loaded, comes }) => {
        const { rule, file, at } = loaded;
        const tally = tallies.get(rule.definition);
        if ((tally?.ran ?? 0) > 0 || causes.has(file, at) || !files.has(file)) return [];
        const message = `No session fires "${rule.id}": ${whyNot(tally, comes)}.`;
        const place = childPointer(at, "id");
        const params = { name: rule.id };
        return [{ code: "rule-never-fired", severity: "information", message, file, at: place, params } as const];
      }).flat();
    },
  };
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
