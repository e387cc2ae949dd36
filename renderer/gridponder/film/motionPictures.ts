// The pictures that only motion shows, read from game.json and theme.json: to be there before their moment comes.
import { type Json, isJsonObject } from "../../../shared/base/json";
import { frameAnimation } from "../board/frameAnimation";
import type { MotionTexts } from "./filmTimes";

/** Paths of all frames of kinds' animations, of the avatar's states, and of the theme's effects, each once. */
export function motionPictures({ game, theme }: MotionTexts): readonly string[] {
  const animations = membersOf(memberOf(game, "entityKinds")).flatMap((kind) =>
    membersOf(memberOf(kind, "animations")),
  );
  const states = membersOf(memberOf(memberOf(theme, "avatar"), "sprites")).flatMap(membersOf);
  const sheets = membersOf(memberOf(theme, "effects")).map((effect) => memberOf(effect, "sheet"));
  const paths = [...animations, ...states].flatMap((entry) => frameAnimation(entry)?.frames ?? entry);
  return [...new Set([...paths, ...sheets].filter((path): path is string => typeof path === "string"))];
}

function memberOf(value: Json | undefined, name: string): Json | undefined {
  return isJsonObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

function membersOf(value: Json | undefined): readonly Json[] {
  return isJsonObject(value) ? Object.values(value) : [];
}
