// What may stand in a part of an expression, a place or a move.
import type { Caret, PartOffer } from "../../../language/dialectLanguage";

import type { TextSpan } from "../../../text/edit";
import { EFFECT_FUNCTIONS, type FunctionInfo, VALUE_FUNCTIONS } from "../expressions/functions";
import { type TokenKind, tokensOf, writtenText } from "../expressions/tokens";
import { moveParts } from "../text/games/moveText";
import { OPEN_NAMES, knownNames } from "../text/strings/names";
import { likelyProperties, propertiesOf, stateProperties } from "../text/strings/properties";
import { parseOnce, typeOfExpression } from "../text/strings/reading";
import { type Around, around } from "./callAround";
import { type CaretString, caretString } from "./caretString";
import { functionText } from "./functionText";
import { textsFor } from "./texts";

/** Offers for the string around the caret; null where it has no language of its own. */
export function partOffers(caret: Caret): readonly PartOffer[] | null {
  const said = caretString(caret);
  if (said === null) return null;
  const { scope, index } = said;
  if (scope.sort === "gdl-move") return moveOffers(said);
  if (scope.sort === "gdl-place-name") {
    const span = { offset: 0, length: said.text.length };
    return index.board.kind === "network" ? plain(index.board.nodes, span, "place") : [];
  }
  const here = around(said.text, said.at);
  const span = { offset: here.word.from, length: here.word.to - here.word.from };
  if (here.isText) {
    return textsFor(here.open.at(-1), index, caret.pack.game).map(({ name, detail }) => {
      const text = writtenText(name).slice(1, -1);
      return { label: name, kind: "name", detail, span, text, rank: 0 };
    });
  }
  if (here.owner !== null) return propertyOffers(said, here.owner, span);
  // An Enter after a whole expression is to take it as it is.
  if (scope.sort !== "gdl-player" && followsValue(said.text, here.word.from)) return [];
  if (scope.sort === "gdl-place" && here.open.length === 0) return PLACES.map((each) => ({ ...each, span }));
  if (scope.sort === "gdl-player" && here.open.length === 0) return playerOffers(said, span);
  if (scope.sort === "gdl-effect" && isStatement(here)) return functionOffers(EFFECT_FUNCTIONS.values(), span);
  return [...nameOffers(said, span), ...functionOffers(allowed(said), span)];
}

/** Returns whether a value ends before this offset: a dot, a comma or a bracket may follow, and no other value. */
function followsValue(text: string, offset: number): boolean {
  // The last token is the end.
  const before = tokensOf(text.slice(0, offset)).at(-2);
  if (before === undefined) return false;
  return before.kind === "mark" ? before.text === ")" || before.text === "]" : ENDS.has(before.kind);
}

const ENDS: ReadonlySet<TokenKind> = new Set<TokenKind>(["name", "number", "text"]);

/**
 * Returns whether an effect may stand here: outside of all calls, in `do(…)`, and after the condition of an `if(…)`.
 */
function isStatement({ open }: Around): boolean {
  return open.every(({ name, argument }) => name === "do" || (name === "if" && argument > 0));
}

function* allowed({ scope }: CaretString): Generator<FunctionInfo> {
  for (const info of VALUE_FUNCTIONS.values()) {
    const isDrawn = scope.sort === "gdl-effect" || scope.setting === "setup";
    if (info.use === "value" || (info.use === "end" ? scope.setting === "end" : isDrawn)) yield info;
  }
}

function functionOffers(functions: Iterable<FunctionInfo>, span: TextSpan): readonly PartOffer[] {
  return Array.from(functions, (info): PartOffer => {
    const args = info.params.slice(0, Math.max(info.least, Math.min(2, info.params.length)));
    const detail = `(${info.params.join(", ")}${Number.isFinite(info.most) ? "" : ", …"})`;
    return {
      label: info.name,
      kind: "reference",
      detail,
      documentation: functionText(info),
      span,
      text: info.name,
      args,
      rank: 3,
    };
  });
}

/** Names of the language that mean something only where cards lie in zones. */
const OF_CARDS: ReadonlySet<string> = new Set(["card", "hand_zone"]);

function nameOffers({ index, scope }: CaretString, span: TextSpan): readonly PartOffer[] {
  const fitting = Array.from(knownNames(index, scope)).filter(
    ([name, { of }]) => of !== null || index.zones.size > 0 || !OF_CARDS.has(name),
  );
  const known = fitting.map(([name, { detail, of }]): PartOffer => {
    return {
      label: name,
      kind: of === null ? "value" : "name",
      detail,
      span,
      text: name,
      rank: of === "param" ? 0 : 1,
    };
  });
  const open = Array.from(OPEN_NAMES.keys(), (name): PartOffer => {
    const text = name === "state" ? "state." : "board[";
    return {
      label: text,
      kind: "value",
      detail: name === "state" ? "a variable" : "what stands on a place",
      span,
      text,
      asks: true,
      rank: 1,
    };
  });
  return [...known, ...open];
}

function propertyOffers({ index, scope }: CaretString, owner: string, span: TextSpan): readonly PartOffer[] {
  const properties = owner === "state" ? stateProperties(index) : propertiesAt(owner);
  return Array.from(properties, ([name, { detail, of }]): PartOffer => {
    return {
      label: name,
      kind: of === null ? "property" : "name",
      detail,
      span,
      text: name,
      rank: of === null ? 1 : 0,
    };
  });

  function propertiesAt(text: string): ReturnType<typeof likelyProperties> {
    const { expression, problem } = parseOnce(text);
    const type = problem === null ? typeOfExpression(expression, index, scope) : "any";
    return propertiesOf(type, index) ?? likelyProperties(index);
  }
}

const PLACES: readonly Omit<PartOffer, "span">[] = [
  {
    label: "grid_nodes",
    kind: "reference",
    detail: "a rectangle of squares",
    text: "grid_nodes",
    args: ["x1", "y1", "x2", "y2"],
    rank: 0,
  },
  {
    label: "hex_nodes",
    kind: "reference",
    detail: "a rhombus of hexes",
    text: "hex_nodes",
    args: ["q1", "r1", "q2", "r2"],
    rank: 0,
  },
  { label: "node", kind: "reference", detail: "a place of a network", text: "node", args: ["'name'"], rank: 0 },
  { label: "zone", kind: "reference", detail: "a zone", text: "zone", args: ["'name'"], rank: 0 },
];

function playerOffers({ index, text }: CaretString, _span: TextSpan): readonly PartOffer[] {
  const whole = { offset: 0, length: text.length };
  return plain(
    index.players.map((name) => `player(${writtenText(name)})`),
    whole,
    "player",
  );
}

function moveOffers({ text, at, index }: CaretString): readonly PartOffer[] {
  const begun = /(?:^|\s)(@?[^\s@=]*)$/.exec(text.slice(0, at))?.[1];
  if (begun === undefined) return [];
  const offset = at - begun.length;
  const span = { offset, length: begun.length };
  const isFirst = text.slice(0, offset).trim() === "";
  const isAction = moveParts(text.slice(0, offset))?.[0]?.kind === "action";
  const nodes =
    index.board.kind === "network"
      ? Array.from(index.board.nodes, (name) => (/[\s'=]/.test(name) ? writtenText(name) : name))
      : [];
  const actions = isFirst ? Array.from(index.interactions.keys(), (name) => `@${name}`) : [];
  const params = isFirst && !isAction ? [] : Array.from(paramNames(index.interactions.values()), (name) => `${name}=`);
  return [...plain(nodes, span, "place"), ...plain(actions, span, "interaction"), ...plain(params, span, "param")];
}

function paramNames(interactions: Iterable<Readonly<Record<string, unknown>>>): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { params } of interactions) {
    if (typeof params === "object" && params !== null) for (const name of Object.keys(params)) found.add(name);
  }
  return found;
}

function plain(names: Iterable<string>, span: TextSpan, detail: string): readonly PartOffer[] {
  return Array.from(names, (name): PartOffer => ({ label: name, kind: "name", detail, span, text: name, rank: 0 }));
}
