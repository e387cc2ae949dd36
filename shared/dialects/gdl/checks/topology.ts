// Checks the board's zones and networks: cards that nobody sees, edges that are written twice or lead back, places that no
// edge leads to (gdl.md, A4 and A13).
import { type JsonPointer, childPointer, listOf, objectOf } from "../../../base/json";
import type { Finding, Fix } from "../../../findings/finding";
import { type Structure, lacksItsBoard, readStructure } from "../text/names/board";
import type { CheckedGame } from "./checked";
import { found, removing, replacing } from "./found";

export function topologyFindings(game: CheckedGame): readonly Finding[] {
  return [...structureFindings(game), ...zoneFindings(game), ...edgeFindings(game)];
}

/** Reports a structure that is not what is played: the type says which board it is, and where its size stands. */
function structureFindings({ file, index }: CheckedGame): readonly Finding[] {
  const { type, structure, width, height, radius } = objectOf(index.game["topology"]);
  const written = typeof structure === "string" ? readStructure(structure) : null;
  if (written === null || typeof type !== "string" || !TYPES_OF_BOARDS.has(type)) return [];
  const says = structureText(written);
  const told = (at: string, message: string, fixes: readonly Fix[] = []): readonly Finding[] => [
    found("structure-differs", file, at, message, { fixes }),
  ];
  const ofType = replacing(file, "/topology/type", "discrete");
  if (lacksItsBoard(index.game["topology"]))
    return told("/topology/type", `With the type "zones" the game has no board: ${says} has no effect.`, ofType);
  if (type === "network") return told("/topology/structure", `The board is a network: ${says} has no effect.`);
  const isHexagon = written.kind === "hexagon";
  const isSize = isHexagon
    ? (radius ?? written.first) === written.first
    : (width ?? written.first) === written.first && (height ?? written.second) === written.second;
  if (type === "discrete") {
    if (isSize) return [];
    const at = isHexagon ? "radius" : width !== undefined && width !== written.first ? "width" : "height";
    return told(`/topology/${at}`, `The board is ${says}, as "structure" says: "${at}" has no effect.`);
  }
  if (type !== written.kind)
    return told("/topology/type", `The board is of the type "${type}", not ${says} as "structure" says.`, ofType);
  const members = isHexagon ? '"radius"' : '"width" and "height"';
  return isSize ? [] : told("/topology/structure", `The size of the board is ${members}, not this.`);
}

const TYPES_OF_BOARDS: ReadonlySet<string> = new Set(["discrete", "grid", "hex_grid", "hexagon", "network", "zones"]);

function structureText({ kind, first, second }: Structure): string {
  return `${kind}(${second === null ? first : `${first}, ${second}`})`;
}

/** Reports a zone for its owner alone that has no owner. Its entities may have owners of their own. */
function zoneFindings({ file, index }: CheckedGame): readonly Finding[] {
  const owns = Array.from(index.attributes.keys()).some((name) => name === "owner" || name === "visible_to");
  return Array.from(index.zones).flatMap(([name, zone]): readonly Finding[] => {
    if (zone["visibility"] !== "owner_only" || zone["owner"] !== undefined || zone["visible_to"] !== undefined || owns)
      return [];
    const at = childPointer("/topology/zones", name, "visibility");
    const message = `"${name}" has no owner: with "owner_only" no player sees what is in it.`;
    return [found("zone-unseen", file, at, message, { params: { name } })];
  });
}

function edgeFindings({ file, index }: CheckedGame): readonly Finding[] {
  const { nodes, edges } = objectOf(index.game["topology"]);
  const first = new Map<string, JsonPointer>();
  const reached = new Set<string>();
  const findings = listOf(edges).flatMap((edge, number): readonly Finding[] => {
    const { from, to, directed, special } = objectOf(edge);
    if (typeof from !== "string" || typeof to !== "string") return [];
    const at = childPointer("/topology/edges", number);
    reached.add(from).add(to);
    const fixes = removing(file, at, "Remove this edge");
    if (from === to) return [found("edge-idle", file, at, `This edge leads from "${from}" to itself.`, { fixes })];
    const ends = directed === true ? [from, to] : [from, to].sort();
    const key = JSON.stringify([special === true, directed === true, ...ends]);
    const other = first.get(key);
    if (other === undefined) first.set(key, at);
    if (other === undefined) return [];
    const related = [{ file: file.path, at: other, message: "The other one." }];
    return [found("edge-idle", file, at, `"${from}" and "${to}" are joined by an edge already.`, { related, fixes })];
  });
  for (const item of listOf(objectOf(index.game["topology"])["special_connections"])) {
    for (const end of Object.values(objectOf(item))) if (typeof end === "string") reached.add(end);
  }
  // A network without edges is not finished.
  if (listOf(edges).length === 0) return findings;
  const alone = Object.keys(objectOf(nodes)).filter((name) => !reached.has(name));
  return [
    ...findings,
    ...alone.map((name) =>
      found("node-alone", file, childPointer("/topology/nodes", name), `No edge leads to "${name}".`, {
        onKey: true,
        params: { name },
      }),
    ),
  ];
}
