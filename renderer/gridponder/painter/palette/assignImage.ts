// An image dropped on a kind of the palette becomes the kind's picture, as one edit of game.json.
import { type Result, done } from "../../../../shared/base/result";
import { documents } from "../../../documents/documents";
import { packSource } from "../../../documents/packSource";
import { setPlace } from "../../../forms/formEdits";

/** Makes an image the picture of the kind that an element shows; null where it shows none. */
export function assignImage(onto: Element, path: string): Result<string, string> | null {
  const kind = onto.closest<HTMLElement>(".gw-palette-kind, .gw-kind-form")?.dataset["kind"];
  const game = documents.get(packSource().game?.path ?? "");
  if (kind === undefined || game === undefined) return null;
  const set = setPlace(game, ["entityKinds", kind, "sprite"], path);
  return set.ok ? done(`${kind} is drawn with ${path}.`) : set;
}
