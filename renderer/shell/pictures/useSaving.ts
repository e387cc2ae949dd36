// Makes a picture and saves it: its progress, and how to stop it.
import { errorText } from "../../../shared/base/errorText";
import { useEffect, useRef, useState } from "react";
import { main } from "../../bridge/main";
import type { PackPictures } from "../../picture/packPictures";
import { showExported } from "../packs/exported";
import type { PictureOrder } from "./choices";
import { type PicturedLevel, fileOf, shownBy } from "./makePicture";

export type Work =
  | { readonly state: "idle" }
  | { readonly state: "working"; readonly frames: number; readonly of: number; readonly words: string }
  | { readonly state: "failed"; readonly words: string };

const IDLE: Work = { state: "idle" };

export interface Saving {
  readonly work: Work;
  /** Returns whether a file was written. */
  readonly save: (order: PictureOrder) => Promise<boolean>;
  readonly cancel: () => void;
}

/** Work ends with the component. */
export function useSaving(pictures: PackPictures, level: (PicturedLevel & { readonly moves: number }) | null): Saving {
  const [work, setWork] = useState(IDLE);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const save = async (order: PictureOrder): Promise<boolean> => {
    const stop = new AbortController();
    running.current = stop;
    setWork({ state: "working", frames: 0, of: 1, words: "Finding the boards…" });
    const made = await madeOf(order, stop.signal);
    if (stop.signal.aborted) return false;
    if (typeof made === "string") {
      setWork({ state: "failed", words: made });
      return false;
    }
    const saved = await main.savePicture(nameOf(order, level), order.kind, made);
    if (stop.signal.aborted) return false;
    if (!saved.ok) {
      setWork({ state: "failed", words: saved.refusal });
      return false;
    }
    setWork(IDLE);
    if (saved.value === null) return false;
    showExported("The picture was saved", `${saved.value}: ${Math.ceil(made.length / 1024)} kB.`, saved.value);
    return true;
  };
  /** The bytes, or why there are none. */
  const madeOf = async (order: PictureOrder, signal: AbortSignal): Promise<Uint8Array | string> => {
    const shown = await shownBy(pictures, order, level);
    if (!shown.ok) return shown.refusal;
    const progress = (frames: number, of: number): void => {
      if (signal.aborted) return;
      const words = frames === of ? "Writing the file…" : of === 1 ? "Drawing…" : `Drawing ${frames + 1} of ${of}…`;
      setWork({ state: "working", frames, of, words });
    };
    try {
      return (await fileOf(pictures, order, shown.value, signal, progress)) ?? "It was stopped.";
    } catch (error) {
      return `The picture could not be made: ${errorText(error)}`;
    }
  };
  const cancel = (): void => {
    running.current?.abort();
    setWork(IDLE);
  };
  return { work, save, cancel };
}

function nameOf({ what }: PictureOrder, level: PicturedLevel | null): string {
  return what === "sheet" || level === null ? "levels" : level.id;
}
