// Checks how events and rules fit together: who fires what, and who hears it.
import { childPointer, isJsonObject, objectOf } from "../../../base/json";
import { nameIndex } from "../../../base/nameIndex";
import type { Finding } from "../../../findings/finding";
import type { PackSource } from "../../../pack/packSource";
import { type AddedRule, addedRules } from "../text/addedRules";
import type { LoadedPack } from "../load/loadedPack";
import { EVENTS_FILE } from "../text/packPlaces";
import { playedIn, publishedBy, reactionsInFile } from "../text/reactions";
import { type RuleOfPack, rulesOfPack } from "../text/ruleTexts";
import { endlessFindings, leavingRules } from "./endlessCircles";
import { firedEvents, firings } from "./firings";
import { unknown } from "./found";
import { outsideFindings } from "./outsideEvents";
import { possibleRules } from "./possibleRules";

/** Events that come from outside of the rules, and those that something beside rules hears. */
interface Outside {
  readonly come: ReadonlySet<string>;
  readonly heard: ReadonlySet<string>;
}

function outsideOf({ files }: PackSource): Outside {
  const come = new Set<string>();
  const heard = new Set<string>();
  for (const file of files.values()) {
    for (const id of file.role === "events" ? Object.keys(objectOf(file.value)) : []) {
      come.add(id);
      heard.add(id);
    }
    const reactions = reactionsInFile(file);
    for (const { event } of reactions) if (event !== null) heard.add(event);
    for (const { id } of [...playedIn(file), ...reactions.flatMap(publishedBy)])
      if (typeof id === "string") come.add(id);
  }
  return { come, heard };
}

/**
 * Returns whether something in the pack says which events a rule can hear: the list of events, or a session that loads
 * the rule. One with rules of its own says nothing of the pack's.
 */
function hearing({ files, levels }: PackSource, loaded: LoadedPack): (rule: RuleOfPack) => boolean {
  if (isJsonObject(files.get(EVENTS_FILE)?.value)) return () => true;
  const sessions = levels.map(({ path }) => loaded.session(path)).filter(({ events }) => events.length > 0);
  const groups = new Set(sessions.map(({ rules }) => rules));
  const places = new Set(Array.from(groups, ({ rules }) => rules.map(({ file, at }) => `${file}#${at}`)).flat());
  return ({ file, at }) => places.has(`${file.path}#${at}`);
}

/** Triggers that nothing publishes, and events that nobody hears. */
export function eventFindings(pack: PackSource, loaded: LoadedPack): readonly Finding[] {
  const rules = rulesOfPack(pack.files);
  const added = rules.flatMap((rule) =>
    addedRules(rule.definition, rule.at).map((each) => ({
      rule: { ...rule, ...each, trigger: triggerOf(each) },
      by: rule,
    })),
  );
  const fired = firings(rules);
  const firedLater = firings(added.map(({ rule }) => rule));
  const { come, heard } = outsideOf(pack);
  const isKnown = hearing(pack, loaded);
  const possible = possibleRules(pack.files);
  const published = new Set([...come, ...possible.flatMap(firedEvents)]);
  const triggers = possible.flatMap(({ trigger }) => (typeof trigger === "string" ? trigger : []));
  const listened = new Set([...heard, ...triggers]);
  const publishedNames = nameIndex(published);
  const listenedNames = nameIndex(listened);
  const never = [...rules.map((rule) => ({ rule, by: rule })), ...added].flatMap(({ rule, by }) => {
    if (rule.trigger === "" || published.has(rule.trigger) || !isKnown(by)) return [];
    const message = `Nothing publishes the event "${rule.trigger}": no rule, no session, and events.json does not name it.`;
    const at = childPointer(rule.at, "trigger");
    return [unknown("event-never-comes", rule.file, at, message, { name: rule.trigger, names: publishedNames })];
  });
  const unheard = [...fired, ...firedLater].flatMap(({ rule, event, at }) => {
    if (listened.has(event)) return [];
    const message = `No rule and no subscriber waits for the event "${event}".`;
    return [unknown("event-unheard", rule.file, at, message, { name: event, names: listenedNames })];
  });
  const outside = outsideFindings(pack, { published, publishedNames, listened, listenedNames });
  return [...never, ...unheard, ...outside, ...endlessFindings(fired, leavingRules(pack.files))];
}

function triggerOf({ definition }: AddedRule): string {
  const { trigger } = definition;
  return typeof trigger === "string" ? trigger : "";
}
