// Finds levels of one pack that players see under the same title: one was copied, and its title was not changed.
import type { Finding } from "../../../../findings/finding";
import { levelSequence } from "../../text/levels/levelSequence";
import type { IndexedLevel, PackIndex } from "../../text/names/packIndex";
import { found } from "../found";

/** Returns a finding at the title of each level that an earlier one has; those of the sequence come first, in its order. */
export function sameTitleFindings({ pack, levels }: PackIndex): readonly Finding[] {
  const order = levelSequence(pack).entries.flatMap((entry) => (entry.type === "level" ? [entry.id] : []));
  const places = new Map(order.map((id, place) => [id, place]));
  const placeOf = ({ id }: IndexedLevel): number => places.get(id) ?? order.length;
  const firsts = new Map<string, IndexedLevel>();
  return levels
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .flatMap((level): readonly Finding[] => {
      const { title } = level.value;
      if (typeof title !== "string" || title.trim() === "") return [];
      const first = firsts.get(title);
      if (first === undefined) firsts.set(title, level);
      if (first === undefined || first.id === level.id) return [];
      const related = [{ file: first.file.path, at: "/title", message: "The other one" }];
      const message = `The level "${first.id}" has the title ${JSON.stringify(title)} too.`;
      return [found("same-title", level.file, "/title", message, { params: { name: title }, related })];
    });
}
