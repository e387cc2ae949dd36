// Single changes of a game's rules that an author may have meant, beyond those that the schemas tell: in its conditions
// and effects the other comparison, place, player, name or number.
import { addToSet } from "../../../base/groups";
import { type Json, childPointer, listOf, objectOf } from "../../../base/json";
import { memberOf } from "../../../text/jsonNode";
import { nodeAt } from "../../../text/jsonTree";
import { type Slip, commonSlips, slip } from "../../../language/slips";
import type { PackSource, SourceFile } from "../../../pack/packSource";
import { newMemberEdits } from "../../../text/memberEdit";
import { insertItemEdits } from "../../../text/placeEdits";
import { spanInText, writtenInside } from "../../../text/stringPlace";
import { type Call, type Expression, visitExpression } from "../expressions/expression";
import { type Span, writtenText } from "../expressions/tokens";
import { type GameIndex, indexGame } from "../text/names/gameIndex";
import { parseOnce } from "../text/strings/reading";
import type { Setting } from "../text/strings/scope";
import { type WrittenString, writtenStrings } from "../text/strings/written";

/** Lists what may be meant in the rules, the most likely first. */
export function* gdlSlips(pack: PackSource): Iterable<Slip> {
  const { game: file } = pack;
  if (file === null || file.tree.errors.length > 0 || file.value === undefined) return;
  const index = indexGame(pack);
  const known: Known = { index, texts: writtenTexts(file, index) };
  const later: Record<"number" | "loose", Slip[]> = { number: [], loose: [] };
  for (const written of writtenStrings(file)) {
    if (written.onKey || !EXPRESSIONS.has(written.scope.sort) || written.scope.setting === "look") continue;
    const { expression, problem } = parseOnce(written.text);
    if (expression === null || problem !== null) continue;
    const changes: Change[] = [];
    visitExpression(expression, (node) => changes.push(...changesOf(node, written, known)));
    for (const change of changes) {
      const made = changed(file, written, change);
      const rank = change.rank ?? (BEGINS.has(written.scope.setting) ? "number" : undefined);
      if (rank === undefined) yield made;
      else later[rank].push(made);
    }
  }
  yield* attributeSlips(file);
  yield* missingEffects(file, index);
  yield* otherTurns(file, index);
  yield* later.number;
  yield* later.loose;
  yield* commonSlips(pack);
}

const EXPRESSIONS: ReadonlySet<string> = new Set(["gdl-condition", "gdl-effect", "gdl-value"]);

/** How a game begins is seen at once: what its rules do is more likely the mistake. */
const BEGINS: ReadonlySet<Setting> = new Set(["declaration", "setup"]);

interface Known {
  readonly index: GameIndex;
  readonly texts: WrittenTexts;
}

/** A part of an expression, and what it may be meant as. */
interface Change {
  readonly part: Span;
  readonly text: string;
  /** Those that allow much more are tried last: with them nearly every record passes. Absent: the most likely. */
  readonly rank?: "number" | "loose";
}

function changed(file: SourceFile, { literal, at, text: whole }: WrittenString, { part, text }: Change): Slip {
  const span = { offset: part.from, length: part.to - part.from };
  const after = `${whole.slice(0, part.from)}${text}${whole.slice(part.to)}`;
  const made = slip(file, literal, after, `Change to ${after}`, () => [
    { ...spanInText(file.text, literal, span), text: writtenInside(text) },
  ]);
  return { ...made, at };
}

/** The functions that are easily written instead of another of as many arguments, the most likely first. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  eq: ["ne"],
  ne: ["eq"],
  gt: ["lt", "gte"],
  lt: ["gt", "lte"],
  gte: ["lte", "gt"],
  lte: ["gte", "lt"],
  and: ["or"],
  or: ["and"],
  add: ["sub"],
  sub: ["add"],
  min: ["max"],
  max: ["min"],
  adjacent: ["special_connection"],
  special_connection: ["adjacent"],
};

/** What nearly always holds. */
const LOOSE: ReadonlySet<string> = new Set(["ne", "or"]);

/** Functions whose first two arguments are easily exchanged. */
const ORDERED: ReadonlySet<string> = new Set(["sub", "div", "mod", "draw_cards"]);

const NAMES: Readonly<Record<string, readonly string[]>> = {
  start: ["target"],
  target: ["start"],
  player: ["other_player(player)"],
};

const AXES: Readonly<Record<string, string>> = { x: "y", y: "x", q: "r", r: "q" };

function changesOf(node: Expression, written: WrittenString, known: Known): readonly Change[] {
  switch (node.kind) {
    case "call":
      return callChanges(node, written, known);
    case "name": {
      return otherNames(node.name, written.scope.letter).map((text) => ({ part: node, text }));
    }
    case "property": {
      const axis = AXES[node.name];
      const isState = node.of.kind === "name" && node.of.name === "state";
      const others = isState
        ? otherVariables(node.name, known.index.stateVariables)
        : axis !== undefined
          ? [axis]
          : otherVariables(node.name, known.index.playerAttributes);
      return others.map((text) => ({ part: node.nameAt, text }));
    }
    case "constant":
      return typeof node.value === "boolean" ? [{ part: node, text: String(!node.value) }] : [];
    case "number":
      return nearNumbers(node.value).map((value) => ({ part: node, text: String(value), rank: "number" }));
    default:
      return [];
  }
}

/** Returns what may be meant by a name. `letter`: the player that a condition is about, beside whose turn it is. */
function otherNames(name: string, letter: string | null | undefined): readonly string[] {
  if (name === letter) return [`other_player(${name})`];
  const others = NAMES[name] ?? [];
  return name === "player" && typeof letter === "string" ? [letter, ...others] : others;
}

function nearNumbers(value: number): readonly number[] {
  return [value - 1, value + 1, -value].filter((each) => each !== value);
}

/** Returns the other declared names of the same type. */
function otherVariables(name: string, declared: GameIndex["stateVariables"]): readonly string[] {
  const type = declared.get(name)?.type;
  if (type === undefined) return [];
  return Array.from(declared).flatMap(([other, each]) => (other !== name && each.type === type ? [other] : []));
}

function callChanges(call: Call, { text }: WrittenString, { index, texts }: Known): readonly Change[] {
  const { name, args, nameAt } = call;
  const [one, other] = args;
  const partText = ({ from, to }: Span): string => text.slice(from, to);
  const changes: Change[] = (OTHERS[name] ?? []).map((function_) => ({
    part: nameAt,
    text: function_,
    ...(LOOSE.has(function_) ? { rank: "loose" } : {}),
  }));
  // The argument stands for what is made of it.
  const isWrapped = name === "not" || name === "other_player" || name === "opponent_of" || name === "abs";
  if (isWrapped && one !== undefined) changes.push({ part: call, text: partText(one) });
  if (name === "attacked" || name === "path_clear") changes.push({ part: call, text: `not(${partText(call)})` });
  if (ORDERED.has(name) && one !== undefined && other !== undefined && partText(one) !== partText(other)) {
    changes.push({ part: { from: one.from, to: other.to }, text: `${partText(other)}, ${partText(one)}` });
  }
  for (const [literal, names] of literalsOf(call, index, texts)) {
    for (const each of names) {
      if (each !== literal.value) changes.push({ part: literal, text: writtenText(each) });
    }
  }
  return changes;
}

/** The texts that the rules write for each attribute, by its name. */
type WrittenTexts = ReadonlyMap<string, ReadonlySet<string>>;

function writtenTexts(file: SourceFile, index: GameIndex): WrittenTexts {
  const texts = new Map<string, Set<string>>();
  const add = (name: string, text: Json | undefined): void => {
    if (typeof text === "string") addToSet(texts, name, text);
  };
  for (const { attributes } of index.schemas.values()) {
    for (const [name, declared] of Object.entries(objectOf(attributes))) {
      const { type, default: first } = objectOf(declared);
      if (type === "string") add(name, first);
    }
  }
  for (const step of listOf(objectOf(index.game["setup"])["steps"])) {
    for (const [name, value] of Object.entries(objectOf(objectOf(step)["set_attributes"])))
      if (index.attributes.get(name)?.type === "string") add(name, value);
  }
  for (const { text } of writtenStrings(file)) {
    const { expression } = parseOnce(text);
    if (expression === null) continue;
    visitExpression(expression, (node) => {
      if (node.kind !== "call") return;
      const [one, other, third] = node.args;
      if (node.name === "entities_of_player" && other?.kind === "text" && third?.kind === "text")
        add(other.value, third.value);
      if (node.name !== "eq" && node.name !== "ne" && node.name !== "set") return;
      const [literal, value] = one?.kind === "text" ? [one, other] : [other, one];
      if (literal?.kind === "text" && value?.kind === "property") add(value.name, literal.value);
    });
  }
  return texts;
}

type Literal = Extract<Expression, { kind: "text" }>;

/** Returns the texts among the arguments of a call that name something, with all names that there are. */
function literalsOf(
  { name, args }: Call,
  index: GameIndex,
  texts: WrittenTexts,
): readonly (readonly [Literal, Iterable<string>])[] {
  const [one, other, third] = args;
  if (name === "zone" && one?.kind === "text") return [[one, index.zones.keys()]];
  if (name === "player" && one?.kind === "text") return [[one, index.players]];
  if (name === "entities_of_player" && other?.kind === "text" && third?.kind === "text") {
    return [[third, texts.get(other.value) ?? []]];
  }
  if (name !== "eq" && name !== "ne" && name !== "set") return [];
  const [literal, value] = one?.kind === "text" ? [one, other] : [other, one];
  if (literal?.kind !== "text" || value?.kind !== "property") return [];
  const isPhase = value.of.kind === "name" && value.of.name === "state" && index.phases.has(literal.value);
  return [[literal, isPhase ? index.phases.keys() : (texts.get(value.name) ?? [])]];
}

/** Lists each interaction with one more effect: another phase, or a variable that is put back as it began. */
function* missingEffects(file: SourceFile, { game, phases, interactions, stateVariables }: GameIndex): Iterable<Slip> {
  const written = JSON.stringify(objectOf(objectOf(game["interactions"])["list"]));
  const effects = Array.from(phases.keys()).flatMap((phase) =>
    phases.size > 1 ? [`set(state.current_phase, ${writtenText(phase)})`] : [],
  );
  for (const [name, { declaration }] of stateVariables) {
    const { initial = null, type } = objectOf(declaration);
    // A text may be an expression, or a name.
    if (typeof initial === "string" || name === "current_player" || type === "player_ref") continue;
    if (written.includes(`set(state.${name},`)) effects.push(`set(state.${name}, ${JSON.stringify(initial)})`);
  }
  for (const [name, interaction] of interactions) {
    const list = nodeAt(file.tree, childPointer("/interactions/list", name, "effects"));
    if (list?.type !== "array") continue;
    for (const effect of effects) {
      if (listOf(interaction["effects"]).includes(effect)) continue;
      const path = ["interactions", "list", name, "effects"];
      const item = list.children?.length ?? 0;
      yield slip(file, list, effect, `Add ${effect}`, () => insertItemEdits(file, path, item, effect));
    }
  }
}

/** Lists each interaction that says nothing of the turn with the opposite: on a board it ends (D-21). */
function* otherTurns(file: SourceFile, { interactions, board }: GameIndex): Iterable<Slip> {
  const ends = board.kind === "none";
  for (const [name, { end_turn }] of interactions) {
    const node = nodeAt(file.tree, childPointer("/interactions/list", name));
    if (end_turn !== undefined || node?.type !== "object") continue;
    yield slip(file, node, `"end_turn": ${ends}`, `Add "end_turn": ${ends}`, () =>
      newMemberEdits(file, node, "end_turn", ends),
    );
  }
}

/** Lists other numbers as attributes of players: they have no schema that says they are numbers. */
function* attributeSlips(file: SourceFile): Iterable<Slip> {
  const roles = nodeAt(file.tree, "/players/roles")?.children ?? [];
  for (const { children: [name, value] = [] } of roles.flatMap(
    (role) => memberOf(role, "attributes")?.children ?? [],
  )) {
    const number: Json = value?.value ?? null;
    if (value === undefined || typeof number !== "number") continue;
    for (const near of [-number, number - 1, number + 1]) {
      if (near === number || Object.is(near, -0)) continue;
      const says = `${JSON.stringify(name?.value)}: ${near}`;
      yield slip(file, value, says, `Change to ${near}`, () => [
        { offset: value.offset, length: value.length, text: String(near) },
      ]);
    }
  }
}
