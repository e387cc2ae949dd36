// What a recorded game's own start puts into a zone, and its changes as text edits: an entity after the other, the top one
// last. A game without zones of its own gets those of its set-up first, as they are dealt.
import type { Json } from "../../../../base/json";
import type { TextEdit } from "../../../../text/edit";
import { inlineText } from "../../../../text/cellText";
import { type ParsedText, nodeAt, valueOf } from "../../../../text/jsonTree";
import { layoutNear, memberEdits } from "../../../../text/memberEdit";
import { sequenceEdits } from "../../../../text/sequenceEdit";
import type { GameIndex } from "../names/gameIndex";
import { type Brush, brushOfStart, startEntity } from "./brush";
import { applied, chained } from "./chained";
import { AFTER_COLON, newStartMember } from "./start";
import type { ZoneChange, ZoneEntry } from "./zoneCards";

/** What lies in the zones when the game begins by its set-up, the bottom entity of each first. */
export type InheritedZones = readonly (readonly [zone: string, cards: readonly Brush[]])[];

/** Returns the entries of a zone; undefined for a game whose start says nothing of it. */
export function startEntries({ tree }: ParsedText, index: GameIndex, zone: string): readonly ZoneEntry[] | undefined {
  const only = [...index.schemas.keys()][0] ?? "";
  return zoneNode(tree, zone)?.children?.map((node): ZoneEntry => {
    const brush = brushOfStart(valueOf(node), only);
    return { brush: brush ?? { schema: only, attributes: {} }, count: 1, canChange: true };
  });
}

/** Returns the edits of a change. */
export function changeStart(
  text: ParsedText,
  zone: string,
  change: ZoneChange,
  inherited: InheritedZones,
): readonly TextEdit[] {
  if (text.tree.errors.length > 0 || text.tree.root?.type !== "object") return [];
  const [own = []] = inherited.flatMap(([name, cards]) => (name === zone ? [cards] : []));
  return chained(text, [
    (now) => (nodeAt(now.tree, "/start/zones") === undefined ? newZones(now, inherited) : []),
    (now) => (zoneNode(now.tree, zone) === undefined ? zoneWith(now, zone, own) : []),
    (now) => changed(now, zone, change),
  ]);
}

/** Writes all zones into the start, a card a line: one that the set-up deals from, or to, would be empty otherwise. */
function newZones(text: ParsedText, inherited: InheritedZones): readonly TextEdit[] {
  return newStartMember(text, ({ inline, lines: { newline, unit } }, indent) => {
    const line = newline + indent + unit;
    const zones = inherited.map(([name, cards]) => {
      const listed = cards.map((card) => `${line}${unit}${inlineText(startEntity(card), inline)}`);
      const list = cards.length === 0 ? "[]" : `[${listed.join(",")}${line}]`;
      return `${line}${JSON.stringify(name)}:${AFTER_COLON}${list}`;
    });
    return `"zones":${AFTER_COLON}${zones.length === 0 ? "{}" : `{${zones.join(",")}${newline}${indent}}`}`;
  });
}

function zoneNode(tree: ParsedText["tree"], zone: string): ReturnType<typeof nodeAt> {
  const zones = nodeAt(tree, "/start/zones");
  const member = zones?.children?.find(({ children }) => children?.[0]?.value === zone);
  const value = member?.children?.[1];
  return value?.type === "array" ? value : undefined;
}

function zoneWith({ text, tree }: ParsedText, zone: string, cards: readonly Brush[]): readonly TextEdit[] {
  const empty = memberEdits(text, tree, ["start", "zones", zone], []);
  const now = applied({ text, tree }, empty);
  const node = zoneNode(now.tree, zone);
  if (node === undefined || cards.length === 0) return empty;
  return memberEdits(
    text,
    tree,
    ["start", "zones", zone],
    cards.map((card): Json => startEntity(card)),
  );
}

function changed({ text, tree }: ParsedText, zone: string, change: ZoneChange): readonly TextEdit[] {
  const node = zoneNode(tree, zone);
  if (node === undefined) return [];
  const count = node.children?.length ?? 0;
  const layout = layoutNear(text, tree, node);
  if (change.kind === "add") {
    const insert = new Map([[count, [inlineText(startEntity(change.brush), layout.inline)]]]);
    return sequenceEdits(text, node, { insert }, layout);
  }
  const item = node.children?.[change.at];
  if (item === undefined) return [];
  const remove = new Set([change.at]);
  if (change.kind === "remove") return sequenceEdits(text, node, { remove }, layout);
  const written = text.slice(item.offset, item.offset + item.length);
  if (change.kind === "count") {
    const copies = Array.from({ length: Math.max(0, change.count - 1) }, () => written);
    if (change.count < 1) return sequenceEdits(text, node, { remove }, layout);
    return copies.length === 0 ? [] : sequenceEdits(text, node, { insert: new Map([[change.at + 1, copies]]) }, layout);
  }
  if (change.to === change.at || change.to < 0 || change.to >= count) return [];
  const at = change.to < change.at ? change.to : change.to + 1;
  return sequenceEdits(text, node, { remove, insert: new Map([[at, [written]]]) }, layout);
}
