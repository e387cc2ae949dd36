// Where the events and rules of a graph stand on a plane: one card for each event with the rules that listen to it,
// from left to right in the order in which a cascade comes to them; lines lead from rules to the events they emit.
// Pure; knows nothing of how they are drawn.
import { Graph, layout } from "@dagrejs/dagre";
import { defined } from "../../../shared/base/defined";
import type { GraphEvent, GraphRule, RuleGraph } from "../../../shared/engine/explain/ruleGraph";

/** `x` and `y` are the left upper corner, in pixels. */
export interface Box {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface EventCard extends Box {
  readonly event: GraphEvent;
  readonly rules: readonly RuleRow[];
}

/** A rule's row in the card of the event it listens to. */
export interface RuleRow extends Box {
  readonly rule: GraphRule;
}

/** A rule emits an event: from its row to that event's card. */
export interface GraphLine {
  readonly from: string;
  readonly to: string;
  /** An SVG path. */
  readonly path: string;
}

export interface GraphLayout {
  readonly cards: readonly EventCard[];
  readonly lines: readonly GraphLine[];
  readonly width: number;
  readonly height: number;
}

const WIDTH = 210;
export const HEADER_HEIGHT = 38;
const ROW_HEIGHT = 24;
const MARGIN = 12;
/** How far lines that lead back swing out, by the handles of their curves. */
const SWING = 46;

export function ruleKey({ file, at }: Pick<GraphRule, "file" | "at">): string {
  return `rule ${file}#${at}`;
}

export function eventKey(type: string): string {
  return `event ${type}`;
}

/** Returns the plane of a graph; events that no rule listens to are left out. */
export function layOutGraph({ rules, events }: RuleGraph): GraphLayout {
  const heard = events.filter(({ listeners }) => listeners.length > 0);
  // Of nothing, the library says that it is infinitely small.
  if (heard.length === 0) return { cards: [], lines: [], width: 0, height: 0 };
  const graph = new Graph();
  graph.setGraph({ rankdir: "LR", nodesep: 18, ranksep: 70, marginx: MARGIN, marginy: MARGIN });
  const listening = new Map(heard.map(({ type }) => [type, rules.filter(({ on }) => on === type)]));
  const listenersOf = (type: string): readonly GraphRule[] => listening.get(type) ?? [];
  const heightOf = (type: string): number => HEADER_HEIGHT + ROW_HEIGHT * listenersOf(type).length;
  for (const { type } of heard) graph.setNode(eventKey(type), { width: WIDTH, height: heightOf(type) });
  const emitted = (rule: GraphRule): readonly string[] => rule.emits.filter((type) => listening.has(type));
  for (const rule of rules) {
    for (const type of emitted(rule)) if (type !== rule.on) graph.setEdge(eventKey(rule.on), eventKey(type), {});
  }
  layout(graph);
  const cards = heard.map((event): EventCard => {
    const key = eventKey(event.type);
    const { x, y } = graph.node(key) as { readonly x: number; readonly y: number };
    const card: Box = {
      key,
      x: x - WIDTH / 2,
      y: y - heightOf(event.type) / 2,
      width: WIDTH,
      height: heightOf(event.type),
    };
    return { ...card, event, rules: listenersOf(event.type).map((rule, index) => rowOf(card, rule, index)) };
  });
  const { width = 0, height = 0 } = graph.graph() as { readonly width?: number; readonly height?: number };
  const loops = cards.filter((card) => card.rules.some((row) => emitted(row.rule).includes(card.event.type)));
  const right = Math.max(width, ...loops.map((card) => card.x + card.width + SWING));
  return { cards, lines: linesOf(cards, emitted), width: right, height };
}

function rowOf(card: Box, rule: GraphRule, index: number): RuleRow {
  const y = card.y + HEADER_HEIGHT + index * ROW_HEIGHT;
  return { key: ruleKey(rule), x: card.x, y, width: card.width, height: ROW_HEIGHT, rule };
}

function linesOf(cards: readonly EventCard[], emitted: (rule: GraphRule) => readonly string[]): readonly GraphLine[] {
  const byType = new Map(cards.map((card) => [card.event.type, card]));
  return cards.flatMap((card) =>
    card.rules.flatMap((row) =>
      emitted(row.rule).map((type) => {
        const to = defined(byType.get(type));
        return { from: row.key, to: to.key, path: to === card ? loopBeside(row, card) : pathBetween(row, to) };
      }),
    ),
  );
}

/** From the right side of a row to the left side of a card's head; what leads back swings out on both sides. */
function pathBetween(row: Box, card: Box): string {
  const [x1, y1] = [row.x + row.width, row.y + row.height / 2];
  const [x2, y2] = [card.x, card.y + HEADER_HEIGHT / 2];
  const swing = x2 > x1 ? (x2 - x1) / 2 : SWING;
  return `M${x1} ${y1}C${x1 + swing} ${y1} ${x2 - swing} ${y2} ${x2} ${y2}`;
}

/** From the right side of a row to that of its own card's head: any other way would be behind the card. */
function loopBeside(row: Box, card: Box): string {
  const x = row.x + row.width;
  const [y1, y2] = [row.y + row.height / 2, card.y + HEADER_HEIGHT / 2];
  return `M${x} ${y1}C${x + SWING} ${y1} ${x + SWING} ${y2} ${x} ${y2}`;
}

/** A rule or an event with everything linked to it: emitters, listeners, emitted events. */
export function neighbourhood({ cards, lines }: GraphLayout, key: string): ReadonlySet<string> {
  const near = new Set([key]);
  const card = cards.find((each) => each.key === key || each.rules.some((row) => row.key === key));
  if (card === undefined) return near;
  near.add(card.key);
  if (card.key === key) for (const row of card.rules) near.add(row.key);
  for (const { from, to } of lines) {
    if (from === key) near.add(to);
    if (to === card.key) near.add(from);
  }
  return near;
}

/**
 * Returns where an arrow key leads: down and up through a card and on to the next below; along lines to the right and
 * left.
 */
export function graphKey({ cards, lines }: GraphLayout, from: string, key: string): string | null {
  const boxes = cards.flatMap((card): readonly Box[] => [{ ...card, height: HEADER_HEIGHT }, ...card.rules]);
  const card = cards.find((each) => each.key === from || each.rules.some((row) => row.key === from));
  const here = boxes.find((box) => box.key === from);
  if (here === undefined || card === undefined) return null;
  const away = ({ x, y }: Box): number => Math.hypot(x - here.x, y - here.y);
  const nearest = (isMeant: (box: Box) => boolean): string | null =>
    boxes.filter((box) => box !== here && isMeant(box)).sort((left, right) => away(left) - away(right))[0]?.key ?? null;
  const isInColumn = ({ x }: Box): boolean => Math.abs(x - here.x) < here.width / 2;
  const isHere = (rule: string): boolean =>
    rule === from || (card.key === from && card.rules.some((row) => row.key === rule));
  switch (key) {
    case "ArrowRight":
      return nearest((box) => lines.some((line) => isHere(line.from) && line.to === box.key));
    case "ArrowLeft":
      return nearest((box) => lines.some((line) => line.to === card.key && line.from === box.key));
    case "ArrowDown":
      return nearest((box) => isInColumn(box) && box.y > here.y);
    case "ArrowUp":
      return nearest((box) => isInColumn(box) && box.y < here.y);
    default:
      return null;
  }
}
