// Levels copied as text and pasted, also into another pack: what that lacks of what they need, such as kinds and their
// images, is added where the user wants it.
import type { JsonObject } from "../../../shared/base/json";
import type { CarriedModel, PackSource } from "../../../shared/pack/packSource";
import { clipOf, pastedValue, textsOf } from "../../../shared/pack/pastedText";
import type { Lacking } from "../../../shared/pack/packModel";
import type { FileEdits } from "../../../shared/text/edit";
import { main } from "../../bridge/main";
import { packSource } from "../../documents/packSource";
import { pastedLevels } from "./copiedLevels";
import { broughtImagePart } from "./imageCommands";
import { showMade } from "./levelCommands";
import { usePackStore } from "./packStore";
import { packWords } from "./packWords";

/** Returns levels as text for the clipboard, and keeps what they need of this pack; null for none. */
export function copyLevels(paths: readonly string[]): string | null {
  const pack = packSource();
  const texts = paths.flatMap((path) => pack.files.get(path)?.text ?? []);
  if (texts.length === 0) return null;
  const clip = clipOf(texts);
  const carried = pack.model?.starts.carried?.of(pack, paths, usePackStore.getState().listing?.assets ?? []);
  if (carried !== undefined) void main.keepCopied(clip, JSON.stringify(carried));
  return clip;
}

/**
 * Makes levels of the clipboard's text after the level in a file (null: at the end), as one step of undo, and shows the
 * first. Asks whether what the pack lacks of another one is to be added. Gives why they were not made or not listed, or
 * null.
 */
export async function pasteLevels(clip: string, after: string | null): Promise<string | null> {
  const texts = textsOf(clip);
  const added = texts.length === 0 ? NOTHING_ADDED : await addCarried(clip);
  if (added === null) return null;
  const pasted = pastedLevels(packSource(), texts, after, added.edits);
  if (!pasted.ok) return pasted.refusal;
  const { edits, paths, refusal } = pasted.value;
  const { start, starts } = packWords();
  const [show] = paths;
  const step = `Paste ${paths.length === 1 ? start : starts}`;
  if (show !== undefined) showMade(after, show, { name: step, edits, others: added.images.map(broughtImagePart) });
  return refusal ?? added.refusal;
}

interface Added {
  readonly edits: readonly FileEdits[];
  /** The images that came into the pack with it. */
  readonly images: readonly string[];
  /** Why not all of it was added; null where it was. */
  readonly refusal: string | null;
}

const NOTHING_ADDED: Added = { edits: [], images: [], refusal: null };

/** Asks, and copies the images of what is added; null where the user does not want to paste any more. */
async function addCarried(clip: string): Promise<Added | null> {
  const model = packSource().model?.starts.carried;
  if (model === undefined) return NOTHING_ADDED;
  const packId = usePackStore.getState().listing?.id;
  const carried = pastedValue((await main.copiedWith(clip)) ?? "");
  const lacking = carried === null ? null : model.lacking(packSource(), carried);
  if (carried === null || lacking === null) return NOTHING_ADDED;
  const { title: message, detail } = lacking;
  const answer = await main.ask({ message, detail, buttons: ["Add and Paste", "Paste Only", "Cancel"] });
  // Another pack may have been opened meanwhile.
  if (answer === 2 || usePackStore.getState().listing?.id !== packId) return null;
  return answer === 1 ? NOTHING_ADDED : bring(clip, model, carried, lacking);
}

async function bring(
  clip: string,
  model: CarriedModel,
  carried: JsonObject,
  { images }: Lacking,
): Promise<Added | null> {
  const { id: packId, assets = [] } = usePackStore.getState().listing ?? {};
  const brought = images.length === 0 ? [] : await main.bringImages(clip, images);
  if (usePackStore.getState().listing?.id !== packId) return null;
  const paths = new Map(brought.flatMap(({ name, result }) => (result.ok ? [[name, result.value] as const] : [])));
  const failed = brought.flatMap(({ name, result }) =>
    result.ok ? [] : [`${name} was not copied. ${result.refusal}`],
  );
  const pack: PackSource = packSource();
  const edits = model.edits(pack, carried, paths);
  // One that was there already, with the same picture, stays.
  const come = [...paths.values()].filter((path) => !assets.includes(path));
  if (!edits.ok) return { edits: [], images: come, refusal: edits.refusal };
  return { edits: edits.value, images: come, refusal: failed[0] ?? null };
}
