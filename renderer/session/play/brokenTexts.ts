// Whether a syntax error keeps the level in view from being played and recorded: half of it would be played, and no
// moves could be written into it.
import { brokenRules } from "../../../shared/pack/brokenRules";
import { isBrokenText } from "../../../shared/text/brokenText";
import { followTexts, packSource } from "../../documents/packSource";
import { usePackStore } from "../pack/packStore";
import { activeLevel } from "./windowPlay";

/** Returns why the level in view cannot be played, as a sentence; null when no syntax error is in the way. */
export function syntaxErrorInPlay(): string | null {
  const broken = brokenFileOf(activeLevel() ?? "");
  return broken === null ? null : `${broken} has a syntax error. Fix it first.`;
}

/** Returns the path of the file whose syntax error keeps a level from being played; null without one. */
export function brokenFileOf(file: string): string | null {
  const pack = packSource();
  const level = pack.files.get(file);
  const broken = brokenRules(pack) ?? (level !== undefined && isBrokenText(level) ? level : null);
  return broken?.path ?? null;
}

/** Calls the listener when a text or the level in view changes, until the returned function is called. */
export function followSyntaxErrors(notify: () => void): () => void {
  const leave = [
    followTexts(notify),
    usePackStore.subscribe((now, before) => void (now.activeLevelFile !== before.activeLevelFile && notify())),
  ];
  return () => leave.forEach((each) => each());
}
