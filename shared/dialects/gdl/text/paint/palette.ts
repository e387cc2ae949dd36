// What can be painted in a game: the entities that its set-up and its start positions use, for each player.
import { canonicalJson } from "../../../../base/canonicalJson";
import type { PackSource } from "../../../../pack/packSource";
import { type GameIndex, indexGame } from "../names/gameIndex";
import { type Brush, entityOf } from "./brush";
import { brushesOfSetup } from "./setup";
import { brushesOfStart } from "./start";

/** The brushes of one player, or (null) of nobody. */
export interface BrushGroup {
  readonly owner: string | null;
  readonly brushes: readonly Brush[];
}

/** Longer lists are no palette. */
const MOST_BRUSHES = 200;

/** Returns the palette: every entity that is used, and the bare one of each schema, as each player may have it. */
export function paletteOf(pack: PackSource): readonly BrushGroup[] {
  const index = indexGame(pack);
  const used = [
    ...(pack.game === null ? [] : brushesOfSetup(pack.game)),
    ...pack.levels.filter(({ role }) => role === "start").flatMap((file) => brushesOfStart(file, index)),
  ];
  const bare = [...index.schemas.keys()].map((schema): Brush => ({ schema, attributes: {} }));
  const known = new Map<string, Brush>();
  for (const brush of [...used, ...bare].flatMap((each) => ownedBrushes(each, index))) {
    // What is written as the default looks the same as what leaves it out.
    const key = canonicalJson({ ...entityOf(brush, index) });
    if (known.size < MOST_BRUSHES && !known.has(key)) known.set(key, brush);
  }
  const owners = [...index.players, null];
  return owners.flatMap((owner) => {
    const brushes = [...known.values()].filter(({ attributes }) => (attributes["owner"] ?? null) === owner);
    return brushes.length === 0 ? [] : [{ owner, brushes }];
  });
}

/** Returns a brush for each player, where its schema has owners; one that belongs to nobody stays as it is. */
function ownedBrushes(brush: Brush, index: GameIndex): readonly Brush[] {
  const hasOwner = index.attributes.get("owner")?.of.includes(brush.schema) === true;
  const isBare = Object.keys(brush.attributes).length === 0;
  if (!hasOwner || (brush.attributes["owner"] === undefined && !isBare)) return [brush];
  return index.players.map((owner) => ({ ...brush, attributes: { ...brush.attributes, owner } }));
}

/** Returns whether entities may belong to players, but the rules name none: then the palette lacks those. */
export function lacksPlayers({ players, attributes }: GameIndex): boolean {
  return players.length === 0 && (attributes.get("owner")?.of.length ?? 0) > 0;
}
