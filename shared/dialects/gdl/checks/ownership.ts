// Finds players to whom nothing belongs, where a step of the set-up or a hand beside it says another owner or none, and
// entities that come without the owner that conditions ask for (gdl.md, A4, A6 and A7).
import { type Json, childPointer, listOf, objectOf } from "../../../base/json";
import { type Finding, type Fix, pointerIn } from "../../../findings/finding";
import { memberEdits } from "../../../text/memberEdit";
import type { SourceFile } from "../../../pack/packSource";
import { nodeAt } from "../../../text/jsonTree";
import { spanInText } from "../../../text/stringPlace";
import { type Call, visitExpression } from "../expressions/expression";
import { namedPlayer } from "../expressions/playerText";
import { spanOf } from "../text/strings/problem";
import { expressionsIn } from "./attributeValues";
import type { CheckedGame } from "./checked";
import { found, replacing } from "./found";

/** `told` are the other findings: beside a mistake of the set-up nothing is said of what it lacks. */
export function ownershipFindings(game: CheckedGame, told: readonly Finding[]): readonly Finding[] {
  if (game.index.hasDynamicRoles || game.index.players.length < 2) return [];
  const isSetUp = !told.some((finding) => pointerIn(finding.at).startsWith("/setup"));
  return [...(isSetUp ? pieceFindings(game) : []), ...handFindings(game), ...spawnFindings(game)];
}

/** The calls of all expressions of the rules; null where one cannot be read. */
function callsIn(game: CheckedGame): readonly Call[] | null {
  const calls: Call[] = [];
  for (const { expression } of expressionsIn(game) ?? []) {
    visitExpression(expression, (node) => {
      if (node.kind === "call") calls.push(node);
    });
  }
  return expressionsIn(game) === null ? null : calls;
}

function givesOwner({ name, args: [place] }: Call): boolean {
  return name === "spawn_entity" || (name === "set" && place?.kind === "property" && place.name === "owner");
}

/** Reports a step of the set-up that gives its entities no owner, or one who has some, while a player has none. */
function pieceFindings(game: CheckedGame): readonly Finding[] {
  const { file, index } = game;
  const calls = callsIn(game);
  if (calls === null || calls.some(givesOwner) || !asksForOwner(game)) return [];
  const steps = listOf(objectOf(index.game["setup"])["steps"]).map(objectOf);
  if (steps.some(({ action }) => action === "effects")) return [];
  const spawns = steps.flatMap(({ action, schema, set_attributes: values }, number) => {
    const declared = typeof schema === "string" ? objectOf(index.schemas.get(schema))["attributes"] : undefined;
    const { owner } = objectOf(declared);
    if (action !== "spawn_entity" || owner === undefined || objectOf(owner)["default"] !== undefined) return [];
    return [
      { number, schema, values, given: objectOf(values)["owner"], owner: namedPlayer(objectOf(values)["owner"]) },
    ];
  });
  if (spawns.some(({ given, owner }) => given !== undefined && (owner === null || !index.players.includes(owner))))
    return [];
  const owners = new Set(spawns.map(({ owner }) => owner));
  const zoneOwners = new Set(Array.from(index.zones.values(), (zone) => namedPlayer(zone["owner"])));
  const [lacking, ...more] = index.players.filter((player) => !owners.has(player) && !zoneOwners.has(player));
  if (lacking === undefined || more.length > 0 || owners.size === 0) return [];
  const unowned = spawns.find(({ owner }) => owner === null);
  const same = spawns.findLast((spawn, at) =>
    spawns.slice(0, at).some(({ schema, owner }) => schema === spawn.schema && owner === spawn.owner),
  );
  const step = unowned ?? same;
  if (step === undefined) return [];
  const at = childPointer(
    "/setup/steps",
    step.number,
    ...(step.given === undefined ? [] : ["set_attributes", "owner"]),
  );
  const path = ["setup", "steps", step.number, "set_attributes", "owner"];
  const edits = memberEdits(file.text, file.tree, path, `player('${lacking}')`);
  const fixes: readonly Fix[] =
    edits.length === 0 ? [] : [{ title: `Give them to ${lacking}`, changes: [{ file: file.path, edits }] }];
  const whose = step.owner === null ? "have no owner" : `belong to ${step.owner}, as others do`;
  const message = `Nothing belongs to ${lacking}, who can move no piece: the entities of this step ${whose}.`;
  return [found("owns-nothing", file, at, message, { params: { name: lacking }, fixes })];
}

/** Returns whether the entity that moves has to have an owner. */
function asksForOwner({ index }: CheckedGame): boolean {
  return Array.from(index.interactions.values()).some(({ conditions }) =>
    /\bentity\.owner\b/.test(JSON.stringify(conditions ?? "")),
  );
}

/** Reports a hand of a player who has another one like it, while one has none: its name, or a deal, says whose it is. */
function handFindings({ file, index }: CheckedGame): readonly Finding[] {
  const owned = Array.from(index.zones).flatMap(([name, zone]) => {
    const owner = namedPlayer(zone["owner"]);
    return owner === null ? [] : [{ name, zone, owner }];
  });
  const lacking = index.players.filter((player) => !owned.some(({ owner }) => owner === player));
  const [player, ...more] = lacking;
  if (player === undefined) return copiedOwner(file, index.players, owned);
  if (more.length > 0) return [];
  const likeOther = owned.filter(({ name, zone, owner }) =>
    owned.some((other) => other.name !== name && other.owner === owner && isAlike(other.zone, zone)),
  );
  const isNamed = ({ name }: { readonly name: string }): boolean => wordsOf(name).includes(player.toLowerCase());
  const deals = listOf(objectOf(index.game["setup"])["steps"]).map((step) =>
    JSON.stringify(objectOf(step)["to"] ?? ""),
  );
  const isDealt = ({ name }: { readonly name: string }): boolean =>
    deals.some((to) => likeOther.every((each) => to.includes(each.name)) && to.includes(name));
  const zone =
    likeOther.find(isNamed) ?? (likeOther.length === index.players.length ? likeOther.findLast(isDealt) : undefined);
  if (zone === undefined) return [];
  const at = childPointer("/topology/zones", zone.name, "owner");
  const message = `${player} owns no zone, and ${zone.owner} owns ${likeOther.length} like this one.`;
  const fixes = replacing(file, at, `player('${player}')`);
  return [found("owns-nothing", file, at, message, { params: { name: player }, fixes })];
}

interface OwnedZone {
  readonly name: string;
  readonly owner: string;
}

/** Reports a zone that is called by one player and belongs to another, who has the zone of that name too. */
function copiedOwner(file: SourceFile, players: readonly string[], owned: readonly OwnedZone[]): readonly Finding[] {
  return owned.flatMap(({ name, owner }) => {
    const words = wordsOf(name);
    const player = players.find((each) => each !== owner && words.includes(each.toLowerCase()));
    if (player === undefined || words.includes(owner.toLowerCase())) return [];
    const own = words.map((word) => (word === player.toLowerCase() ? owner.toLowerCase() : word)).join(" ");
    const other = owned.find((each) => each.owner === owner && wordsOf(each.name).join(" ") === own);
    if (other === undefined) return [];
    const at = childPointer("/topology/zones", name, "owner");
    const message = `"${name}" belongs to ${owner}, as "${other.name}" does.`;
    const fixes = replacing(file, at, `player('${player}')`);
    return [found("owns-nothing", file, at, message, { params: { name: player }, fixes })];
  });
}

function isAlike(one: Readonly<Record<string, Json>>, other: Readonly<Record<string, Json>>): boolean {
  return one["type"] === other["type"] && one["visibility"] === other["visibility"];
}

/** Returns the words of a name in small letters: `hand_p1` has `hand` and `p1`. */
function wordsOf(name: string): readonly string[] {
  return name
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z0-9]+/);
}

/** Reports an effect that makes an entity without an owner, where conditions ask for one that nothing else gives. */
function spawnFindings(game: CheckedGame): readonly Finding[] {
  const { file } = game;
  const read = expressionsIn(game) ?? [];
  const isAsked = read.some(({ written, expression }) => written.scope.setting !== "look" && readsOwner(expression));
  if (!isAsked || !game.index.attributes.has("owner") || isOwnerGiven(game)) return [];
  return read.flatMap(({ written, expression }) => {
    if (written.scope.setting !== "interaction") return [];
    const findings: Finding[] = [];
    visitExpression(expression, (node) => {
      if (node.kind !== "call" || node.name !== "spawn_entity" || !hasOwner(game, node)) return;
      const [, last, ...more] = node.args;
      if (last === undefined || more.length > 0) return;
      const literal = nodeAt(file.tree, written.at);
      const span = literal === undefined ? null : spanInText(file.text, literal, { offset: last.to, length: 0 });
      const changes = span === null ? [] : [{ file: file.path, edits: [{ ...span, text: ", player" }] }];
      const fixes = changes.length === 0 ? [] : [{ title: "Give it to the player", changes }];
      const message = "Conditions ask who owns what stands on the board, and nothing gives an entity its owner.";
      findings.push(found("owner-missing", file, { at: written.at, within: spanOf(node) }, message, { fixes }));
    });
    return findings;
  });
}

/** Returns whether an effect, a step of the set-up, a recorded game or a default gives entities an owner. */
function isOwnerGiven(game: CheckedGame): boolean {
  const { index, pack } = game;
  const isSet =
    callsIn(game)?.some((call) => givesOwner(call) && (call.name === "set" || call.args.length > 2)) ?? true;
  const steps = listOf(objectOf(index.game["setup"])["steps"]).map(objectOf);
  const isSetUp = steps.some(({ set_attributes: values }) => objectOf(values)["owner"] !== undefined);
  const starts = Array.from(pack.files.values()).filter(({ role }) => role === "start");
  const isPlaced = starts.some(({ value }) => JSON.stringify(objectOf(value)["start"] ?? "").includes('"owner"'));
  return isSet || isSetUp || isPlaced || index.attributes.get("owner")?.declaration["default"] !== undefined;
}

/** Returns whether what a call makes has an owner. */
function hasOwner({ index }: CheckedGame, { args: [schema] }: Call): boolean {
  const declared = schema?.kind === "text" ? index.schemas.get(schema.value) : undefined;
  return Object.hasOwn(objectOf(objectOf(declared)["attributes"]), "owner");
}

function readsOwner(expression: Parameters<typeof visitExpression>[0]): boolean {
  let reads = false;
  visitExpression(expression, (node) => {
    if (node.kind === "property" && node.name === "owner" && node.of.kind !== "call") reads = true;
  });
  return reads;
}
