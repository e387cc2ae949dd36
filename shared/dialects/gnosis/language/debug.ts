// What a debugger needs to know about packs of event rules.
import { addTo } from "../../../base/groups";
import { type Json, isJsonObject } from "../../../base/json";
import type { BreakNames, BreakOn } from "../../../engine/breakpoints/breakPlaces";
import { type RuleGraph, ruleGraph } from "../../../engine/explain/ruleGraph";
import type { ConditionPlace, DebugLanguage } from "../../../language/debugLanguage";
import { packFolders } from "../text/packPlaces";
import { buildFile } from "../text/extraFile";
import type { PackSource } from "../../../pack/packSource";
import { firings } from "../checks/firings";
import { namesOf } from "../text/nameModel";
import { rulesOfPack } from "../text/ruleTexts";
import { knownPaths } from "./knownPaths";
import { operatorNamed } from "../rules/conditions";
import { serviceTarget } from "../rules/targets";
import { USUAL_GUARDS } from "../run/run";

export const debugLanguage: DebugLanguage = { conditionPlace, conditionRefusal, breakNames, ruleGraph: graphOf };

/** Returns the pack with one more file: a rule whose only condition is the text. */
function conditionPlace(pack: PackSource, on: BreakOn, text: string): ConditionPlace | null {
  const head = `{"id": "a breakpoint", "category": "TRIGGER", "trigger": ${JSON.stringify(eventOf(pack, on))}, "conditions": [`;
  // An unfinished string ends with its line.
  const whole = `${head}${text}\n], "outcomes": []}`;
  const path = `${packFolders(pack.manifest?.value).rules}/a breakpoint.json`;
  const placed = buildFile(pack, path, whole);
  return placed === null ? null : { ...placed, offset: head.length };
}

function eventOf(pack: PackSource, on: BreakOn): string {
  if (on.kind === "event") return on.event;
  if (on.kind !== "rule") return "";
  return rulesOfPack(pack.files).find(({ id }) => id === on.rule)?.trigger ?? "";
}

function conditionRefusal(value: Json): string | null {
  if (!isJsonObject(value))
    return 'A condition is an object, such as {"path": "payload.amount", "op": "GT", "value": 5}.';
  const op = operatorNamed(value["op"]);
  if (op === null) return "A condition needs an operator, such as EQUALS or GT.";
  return op === "CHANCE_PERCENT" ? "A chance cannot be a condition of a breakpoint: it would draw a number." : null;
}

function breakNames(pack: PackSource): BreakNames {
  const rules = rulesOfPack(pack.files).map(({ id }) => id);
  const [file] = pack.files.values();
  const paths = file === undefined ? [] : knownPaths(pack, file, null).map(({ path }) => path);
  return {
    rules: Array.from(new Set(rules)).filter((id) => id !== ""),
    events: Array.from(namesOf(pack, "event")),
    variables: paths,
    kinds: [],
    calls: calledNames(pack),
  };
}

/** Returns the functions that rules call, after the services that they belong to. */
function calledNames(pack: PackSource): readonly string[] {
  const functions = Array.from(namesOf(pack, "service"));
  const services = functions.flatMap((name) => serviceTarget(name)?.service ?? []);
  return [...new Set([...services, ...functions])];
}

/** Returns which rules may set off which, by what they fire. */
function graphOf(pack: PackSource): RuleGraph {
  const rules = rulesOfPack(pack.files);
  const fired = firings(rules);
  const byRule = new Map<string, string[]>();
  for (const { rule, event } of fired) {
    const key = `${rule.file.path}\n${rule.at}`;
    addTo(byRule, key, event);
  }
  const inside = new Set(fired.map(({ event }) => event));
  const sourcesOf = (event: string): readonly string[] => (inside.has(event) ? [] : ["the game"]);
  return ruleGraph({
    maxPasses: USUAL_GUARDS.depth,
    passes: "depth",
    emittedBySystems: new Map(Array.from(namesOf(pack, "event"), (event) => [event, sourcesOf(event)])),
    rules: rules.map(({ id, file, at, trigger }) => ({
      id,
      file: file.path,
      at,
      on: trigger,
      emits: byRule.get(`${file.path}\n${at}`) ?? [],
    })),
  });
}
