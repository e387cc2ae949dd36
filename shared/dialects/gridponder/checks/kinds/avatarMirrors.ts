// Finds pictures of the avatar that are to be the mirror image of none: of themselves, or of another mirror image.
import { childPointer, isJsonObject, objectOf } from "../../../../base/json";
import type { Finding } from "../../../../findings/finding";
import type { PackIndex } from "../../text/names/packIndex";
import { found, renameFix } from "../found";

const OPPOSITES: Readonly<Record<string, string>> = {
  left: "right",
  right: "left",
  up_left: "up_right",
  up_right: "up_left",
  down_left: "down_right",
  down_right: "down_left",
};

/** Returns findings about the avatar's pictures in the theme. */
export function avatarMirrorFindings({ pack: { theme } }: PackIndex): readonly Finding[] {
  if (theme === null) return [];
  const states = objectOf(objectOf(objectOf(theme.value)["avatar"])["sprites"]);
  return Object.entries(states).flatMap(([state, written]) => {
    const directions = objectOf(written);
    const isMirror = (direction: string): boolean => objectOf(directions[direction])["mirror"] !== undefined;
    return Object.keys(directions).flatMap((direction): readonly Finding[] => {
      const entry = directions[direction];
      const mirror = isJsonObject(entry) ? entry["mirror"] : undefined;
      if (typeof mirror !== "string" || !isMirror(mirror)) return [];
      const at = childPointer("/avatar/sprites", state, direction, "mirror");
      const meant = OPPOSITES[direction];
      const hasPicture = meant !== undefined && directions[meant] !== undefined && !isMirror(meant);
      const fix = hasPicture ? renameFix(theme, at, meant) : null;
      const what = mirror === direction ? "itself" : `"${mirror}", which is a mirror image too`;
      const message = `"${direction}" is the mirror image of ${what}: it has no picture.`;
      return [found("missing-sprite", theme, at, message, fix === null ? {} : { fixes: [fix] })];
    });
  });
}
