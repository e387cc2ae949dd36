// Finds goals that can never be met: what they ask for is not in the level, and nothing creates it. Reports only what
// is certain: a kind counts as created as soon as an effect or the config of an enabled system names it.
import { childPointer, type Json, objectOf } from "../../../../base/json";
import { nearestName } from "../../../../base/nearestName";
import type { Finding } from "../../../../findings/finding";
import { layerNode, visitLayer } from "../../text/layers/layers";
import { type IndexedGoal, type IndexedLevel, type PackIndex } from "../../text/names/packIndex";
import { nodeAt } from "../../../../text/jsonTree";
import { found, neverMet, quoted, replacing } from "../found";
import { goalCountFindings, mostOf } from "./goalCounts";
import { goalSequenceFindings } from "./goalSequences";
import { goalShapeFindings } from "./goalShapes";
import { variableNames } from "../nameSorts";
import { createdKinds, possibleKinds } from "../possible/possibleKinds";
import { mostGained } from "../possible/gains";
import { missedForever, variablesOfSystems, variablesSet } from "../possible/setVariables";
import { stateView } from "../../text/board/stateView";

/** Returns findings for levels without goals, and goals that cannot be met. */
export function goalFindings(index: PackIndex): readonly Finding[] {
  return index.levels.flatMap((level) => {
    if (Array.isArray(level.value["goals"]) && level.value["goals"].length === 0) {
      return [found("no-goals", level.file, "/goals", "Without a goal the level can never be won.")];
    }
    const created = createdKinds(index, level);
    const kinds = possibleKinds(level, created);
    const findings = findingsWith(index, level, kinds);
    const counts = level.goals.flatMap((goal) => goalCountFindings(index, level, goal, created));
    if (findings.length === 0 || kinds === null) return [...findings, ...counts];
    // What stands on an unknown layer or off the board is reported there.
    const stray = strayKinds(index, level);
    return [...(stray.size === 0 ? findings : findingsWith(index, level, new Set([...kinds, ...stray]))), ...counts];
  });
}

function findingsWith(index: PackIndex, level: IndexedLevel, kinds: ReadonlySet<string> | null): readonly Finding[] {
  const byGoal = level.goals.map((goal) => [
    ...goalFinding(index, level, goal, kinds),
    ...goalShapeFindings(index, level, goal, kinds),
    ...goalSequenceFindings(index, level, goal),
  ]);
  const isWon = byGoal.every((findings) => findings.some(({ code }) => code === "goal-always-met"));
  return isWon ? byGoal.flat().map(asWonAtStart) : byGoal.flat();
}

/** Where all goals are met from the start, nothing is left to play. */
function asWonAtStart(finding: Finding): Finding {
  if (finding.code !== "goal-always-met") return finding;
  const message = finding.message.replace(/\.$/, "; so the level is won before the first move.");
  return { ...finding, severity: "error", message };
}

/** Returns the kinds that the level's text places, on the board or not, and those that misspelt ones are meant to be. */
function strayKinds(index: PackIndex, { file, value }: IndexedLevel): ReadonlySet<string> {
  const kinds = new Set<string>();
  for (const layer of Object.keys(objectOf(objectOf(value["board"])["layers"]))) {
    visitLayer(layerNode(file.tree, layer), (_x, _y, { kind }) => kinds.add(kind));
  }
  for (const kind of kinds) {
    const meant = index.kinds.has(kind) ? null : nearestName(kind, index.kinds.keys());
    if (meant !== null) kinds.add(meant);
  }
  return kinds;
}

function goalFinding(
  index: PackIndex,
  level: IndexedLevel,
  goal: IndexedGoal,
  kinds: ReadonlySet<string> | null,
): readonly Finding[] {
  const { config, file, at } = goal;
  const isAbsent = (kind: Json | undefined): kind is string =>
    typeof kind === "string" && index.kinds.has(kind) && kinds !== null && !kinds.has(kind);
  switch (goal.type) {
    case "reach_target":
      return reachFinding(index, level, goal, kinds);
    case "param_match": {
      const { markerKind } = config;
      if (!isAbsent(markerKind)) return [];
      const why = `no "${markerKind}" is in the level, and nothing creates one`;
      return [neverMet(file, childPointer(at, "config", "markerKind"), why)];
    }
    case "variable_threshold":
      return thresholdFinding(index, level, goal);
    case "board_match":
      return targetFinding(index, goal, isAbsent);
    default:
      return [];
  }
}

/** Reports a variable that begins with a value that does not meet the threshold, where nothing brings it nearer. */
function thresholdFinding(
  index: PackIndex,
  level: IndexedLevel,
  { config, file, at }: IndexedGoal,
): readonly Finding[] {
  const { variable } = config;
  // A variable that is nowhere in the pack is reported as an unknown name.
  if (typeof variable !== "string" || !variableNames(index).has(variable)) return [];
  const place = childPointer(at, "config", "variable");
  const own = objectOf(objectOf(level.value["state"])["variables"]);
  if (!Object.hasOwn(own, variable)) {
    const set = Array.from(variablesSet(index, level));
    // A reference may come to any name.
    if (set.some((name) => name === variable || name.startsWith("$"))) return [];
    return [neverMet(file, place, `the level has no variable "${variable}", and nothing sets it`)];
  }
  const value = own[variable];
  if (typeof value !== "number") return [];
  const missed = missedForever(index, level, variable, value, config);
  return missed === null
    ? collectedFinding(index, level, { config, file, at }, value)
    : [neverMet(file, place, missed)];
}

/** Reports a threshold above what there is to collect, with the one that can be reached. */
function collectedFinding(
  index: PackIndex,
  level: IndexedLevel,
  { config, file, at }: Pick<IndexedGoal, "config" | "file" | "at">,
  start: number,
): readonly Finding[] {
  const { variable, target = 0, comparison = "gte" } = config;
  if (!level.board.ok || typeof variable !== "string" || typeof target !== "number") return [];
  if ((comparison !== "gte" && comparison !== "eq") || variablesOfSystems(level).has(variable)) return [];
  const board = level.board.value;
  const most = mostGained(index, level, variable, (kind) => mostOf(level, board, kind));
  if (most === null || most.amount === 0 || start + most.amount >= target) return [];
  const reached = start + most.amount;
  const place = childPointer(at, "config", "target");
  const fixes = replacing(file, place, reached);
  const why = `"${variable}" comes to ${reached} at most, with all ${quoted(most.kinds)} of the level`;
  return [neverMet(file, place, why, { fixes })];
}

/** Reports kinds of a target that are not in the level and never come there. */
function targetFinding(
  index: PackIndex,
  { config, file, at }: IndexedGoal,
  isAbsent: (kind: string) => boolean,
): readonly Finding[] {
  const missing = new Set<string>();
  for (const layer of Object.keys(objectOf(config["targetLayers"]))) {
    // Players skip a layer that is not declared.
    if (!index.layers.some(({ id }) => id === layer)) continue;
    visitLayer(nodeAt(file.tree, childPointer(at, "config", "targetLayers", layer)), (_x, _y, { kind }) => {
      if (isAbsent(kind)) missing.add(kind);
    });
  }
  if (missing.size === 0) return [];
  const [are, them] = missing.size === 1 ? ["is", "it"] : ["are", "them"];
  const why = `${quoted([...missing])} ${are} not in the level, and nothing creates ${them}`;
  return [neverMet(file, childPointer(at, "config", "targetLayers"), why)];
}

function reachFinding(
  index: PackIndex,
  level: IndexedLevel,
  { config, file, at }: IndexedGoal,
  kinds: ReadonlySet<string> | null,
): readonly Finding[] {
  const { targetKind, targetTag } = config;
  if (level.board.ok && stateView(level.board.value).avatar?.enabled === false) {
    return [neverMet(file, at, "the avatar is not enabled")];
  }
  const targets = [
    ...(typeof targetKind === "string" ? [targetKind] : []),
    ...(typeof targetTag === "string" ? (index.kindsByTag.get(targetTag) ?? []) : []),
  ].filter((kind) => index.kinds.has(kind));
  if (targets.length === 0 || kinds === null || targets.some((kind) => kinds.has(kind))) return [];
  const what = targets.length === 1 ? `no ${quoted(targets)}` : `none of ${quoted(targets)}`;
  const key = typeof targetKind === "string" ? "targetKind" : "targetTag";
  return [neverMet(file, childPointer(at, "config", key), `${what} is in the level, and nothing creates one`)];
}
