// Reports rules that run in none of the sessions that load them, with what kept them from running.
import { addTo, addToSet } from "../../../base/groups";
import { type JsonObject, childPointer, listOf, objectOf } from "../../../base/json";
import type { Finding } from "../../../findings/finding";
import type { PackSource } from "../../../pack/packSource";
import type { LoadedRule, LoadedRules } from "../load/ruleFiles";
import type { Found } from "../rules/value";
import { isOfType } from "../text/outcomeType";
import type { ActiveRule } from "../run/activeRules";
import type { RuleFate } from "../run/recorder";
import { publishedBy, reactionsOfPack } from "../text/reactions";
import type { PlacesWithin } from "./causes";
import { failedConditions } from "./failedConditions";

/** What became of rules while sessions were played. */
export interface FiringLog {
  /** Notes that an event was published in a session with these rules. */
  published(rules: LoadedRules, event: string): void;
  closed(active: ActiveRule, fate: RuleFate): void;
  /** Notes that a condition failed, by its index, and what was at its path. */
  conditionFailed(active: ActiveRule, condition: number, actual: Found): void;
  /**
   * Rules within which another finding says why are left out, and those that wait for an event which only such rules
   * would bring, or an outcome that was skipped: one of `unfired`.
   */
  findings(pack: PackSource, causes: PlacesWithin, unfired: ReadonlySet<string>): readonly Finding[];
}

type Tally = Record<RuleFate, number>;

/** Creates a log in which nothing happened yet. */
export function firingLog(): FiringLog {
  const heard = new Map<LoadedRules, Set<string>>();
  const tallies = new Map<JsonObject, Tally>();
  const conditions = failedConditions();
  return {
    published(rules, event) {
      const events = heard.get(rules);
      if (events === undefined) heard.set(rules, new Set([event]));
      else events.add(event);
    },
    closed(active, fate) {
      const { definition } = active.rule;
      conditions.tried(active);
      const tally = tallies.get(definition) ?? { ran: 0, failed: 0, disabled: 0 };
      tally[fate] += 1;
      tallies.set(definition, tally);
    },
    conditionFailed: (active, index, actual) => conditions.failed(active, index, actual),
    findings({ files }, causes, unfired) {
      // While no rule was tried nothing is known of any.
      if (tallies.size === 0) return [];
      const all = Array.from(loadedRules(heard).values());
      const hasRun = ({ rule }: LoadedRule): boolean => (tallies.get(rule.definition)?.ran ?? 0) > 0;
      const isTold = ({ loaded, comes }: LoadedSomewhere): boolean => comes || causes.has(loaded.file, loaded.at);
      const silent = all.filter(({ loaded }) => !hasRun(loaded));
      const follows = following(silent, isTold, unfired, leadsOf(files));
      return silent
        .map((each) => {
          const { loaded, comes } = each;
          const { rule, file, at } = loaded;
          const tally = tallies.get(rule.definition);
          if (causes.has(file, at) || !files.has(file) || follows.has(each)) return [];
          const message = `No session fires "${rule.id}": ${whyNot(tally, comes, conditions.why(rule))}.`;
          const place = childPointer(at, "id");
          const params = { name: rule.id };
          return [{ code: "rule-never-fired", severity: "information", message, file, at: place, params } as const];
        })
        .flat();
    },
  };
}

/**
 * Returns the rules whose event comes from rules that did not run, or from outcomes that were skipped: that it never
 * comes only follows. Where rules wait for one another, the first of them is not among them.
 */
function following(
  silent: readonly LoadedSomewhere[],
  isTold: (rule: LoadedSomewhere) => boolean,
  unfired: ReadonlySet<string>,
  leads: Leads,
): ReadonlySet<LoadedSomewhere> {
  const fires = new Map(silent.map((each) => [each, withLeads(firedBy(each.loaded, leads), leads)]));
  const held = new Set(withLeads(unfired, leads));
  const hold = (events: Iterable<string>): void => {
    for (const event of events) held.add(event);
  };
  const follows = new Set<LoadedSomewhere>();
  let reported: readonly LoadedSomewhere[] = silent.filter(isTold);
  let waiting = silent.filter((each) => !isTold(each));
  for (;;) {
    for (const each of reported) hold(fires.get(each) ?? new Set<string>());
    const next = waiting.filter(({ loaded }) => held.has(loaded.rule.trigger));
    for (const each of next) follows.add(each);
    waiting = waiting.filter((each) => !follows.has(each));
    if (waiting.length === 0) return follows;
    reported = next.length > 0 ? next : roots(waiting, fires);
    const done = new Set(reported);
    waiting = waiting.filter((each) => !done.has(each));
  }
}

/** Returns events with those that subscribers publish after them. */
function withLeads(events: Iterable<string>, leads: Leads): ReadonlySet<string> {
  const found = new Set(events);
  for (const event of found) for (const next of leads.get(`event ${event}`) ?? []) found.add(next);
  return found;
}

/** Returns the rules whose event none of the others would fire; where all wait for one another, the first. */
function roots(
  waiting: readonly LoadedSomewhere[],
  fires: ReadonlyMap<LoadedSomewhere, ReadonlySet<string>>,
): readonly LoadedSomewhere[] {
  const by = new Map<string, Set<LoadedSomewhere>>();
  for (const each of waiting) {
    for (const event of fires.get(each) ?? new Set<string>()) addToSet(by, event, each);
  }
  const free = waiting.filter((each) => {
    const firers = by.get(each.loaded.rule.trigger) ?? new Set();
    return firers.size === 0 || (firers.size === 1 && firers.has(each));
  });
  return free.length > 0 ? free : waiting.slice(0, 1);
}

/** Returns the ids of the events that a rule would fire, itself or by the stubs that it calls. */
function firedBy({ rule: { definition } }: LoadedRule, leads: Leads): readonly string[] {
  return listOf(definition["outcomes"]).flatMap((outcome) => {
    const { type, target } = objectOf(outcome);
    if (typeof target !== "string") return [];
    return isOfType(type, "FIRE_EVENT") ? [target] : (leads.get(`call ${target}`) ?? []);
  });
}

/** By `event ID` and `call SERVICE.FUNCTION`: the events that subscribers and stubs publish then. */
type Leads = ReadonlyMap<string, readonly string[]>;

/** Collects what the stubs and subscribers of all files publish. */
function leadsOf(files: PackSource["files"]): Leads {
  const leads = new Map<string, string[]>();
  for (const reaction of reactionsOfPack(files)) {
    const { call, event } = reaction;
    if (call === null && event === null) continue;
    const key = call === null ? `event ${event}` : `call ${call}`;
    for (const { id } of publishedBy(reaction)) if (typeof id === "string") addTo(leads, key, id);
  }
  return leads;
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

function whyNot(tally: Tally | undefined, comes: boolean, failed: string | null): string {
  if (tally === undefined) return comes ? "it is not active when its event comes" : "its event never comes";
  return failed ?? "it is switched off";
}
