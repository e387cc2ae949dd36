// Checks the exits of emitters: an emitter without one never releases anything, and what appears off the board is lost.
import { childPointer, listOf, objectOf } from "../../../base/json";
import type { Finding } from "../../../findings/finding";
import { directionNamed } from "../text/directions";
import { asPosition, asText } from "../text/read";
import type { IndexedLevel, PackIndex } from "../text/names/packIndex";
import { allRules } from "./names";
import { found } from "./found";

/** Returns findings about the emitters of all levels. */
export function emitterFindings(index: PackIndex): readonly Finding[] {
  const released = new Set(
    allRules(index).flatMap(({ effects }) =>
      effects.flatMap(({ name, body }) => (name === "release_from_emitter" ? [asText(body["emitterId"]) ?? ""] : [])),
    ),
  );
  return index.levels.flatMap((level) => findingsOf(level, released));
}

function findingsOf({ file, value, systems, board }: IndexedLevel, released: ReadonlySet<string>): readonly Finding[] {
  const system = systems.find(({ type, enabled }) => enabled && type === "queued_emitters");
  const emitterKind = system === undefined ? null : (asText(system.config["emitterKind"]) ?? "pipe");
  return listOf(objectOf(value["board"])["multiCellObjects"]).flatMap((item, place): readonly Finding[] => {
    const { id, kind, params } = objectOf(item);
    const name = asText(id) ?? "";
    if ((emitterKind === null || kind !== emitterKind) && !released.has(name)) return [];
    const at = `/board/multiCellObjects/${place}/params`;
    const has = objectOf(params);
    if (has["exitPosition"] === undefined) {
      const message = `The emitter "${name}" has no "exitPosition": nothing ever comes out of it.`;
      return [found("exit-missing", file, at, message, { onKey: true, params: { name } })];
    }
    return ["exit", "exit2"].flatMap((exit): readonly Finding[] => {
      const xy = asPosition(has[`${exit}Position`]);
      if (!board.ok || xy === null) return [];
      const { dx, dy } = directionNamed(asText(has[`${exit}Direction`]) ?? "");
      const { width, height } = board.value;
      const isOff = (x: number, y: number): boolean => x < 0 || y < 0 || x >= width || y >= height;
      if (isOff(xy[0], xy[1])) {
        const message = `The exit of "${name}" is not on the board of ${width} × ${height}.`;
        return [found("off-board", file, childPointer(at, `${exit}Position`), message)];
      }
      if (!isOff(xy[0] + dx, xy[1] + dy) || kind !== emitterKind) return [];
      const message = `What comes out of "${name}" appears off the board and is lost: one cell beyond its exit.`;
      return [found("off-board", file, childPointer(at, `${exit}Direction`), message)];
    });
  });
}
