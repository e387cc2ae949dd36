// Cuts tiles and imports them into the pack: its progress, and how to stop it.
import { useEffect, useRef, useState } from "react";
import { main } from "../../bridge/main";
import { selectImage } from "../../session/pack/packStore";
import { showPanel } from "../dock/dock";
import { showDone, showRefusal } from "../toasts";
import { cutTiles } from "./cutTiles";
import type { Tile, TileGrid } from "./tileGrid";

export interface Cutting {
  /** How many tiles are cut; null while none is. */
  readonly cut: number | null;
  /** Cuts the chosen tiles out of an image, the sheet. Returns the paths of all; null where not all came into the pack. */
  readonly begin: (grid: TileGrid, chosen: readonly Tile[], name: string) => Promise<readonly string[] | null>;
}

/** Cutting ends with the component. */
export function useCutting(path: string, sheet: ImageBitmap): Cutting {
  const [cut, setCut] = useState<number | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const begin = async (grid: TileGrid, chosen: readonly Tile[], name: string): Promise<readonly string[] | null> => {
    const stop = new AbortController();
    running.current = stop;
    setCut(0);
    const tiles = await cutTiles({ image: sheet, grid, name }, chosen, stop.signal, setCut);
    if (tiles === null) return null;
    const added = await main.addTiles(path, tiles);
    setCut(null);
    const refusals = added.flatMap(({ result }) => (result.ok ? [] : [result.refusal]));
    const paths = added.flatMap(({ result }) => (result.ok ? [result.value] : []));
    if (refusals[0] !== undefined) showRefusal(`${countOf(refusals.length)} not come into the pack`, refusals[0]);
    const [first] = paths;
    if (first !== undefined) {
      selectImage(first);
      showPanel("editor");
    }
    return refusals.length === 0 ? paths : null;
  };
  return { cut, begin };
}

/** Says what was cut, and what can be done with it. */
export function tellCut(paths: readonly string[]): void {
  const [first, last] = [paths[0], paths.at(-1)];
  const which = first === last ? first : `${first} to ${last}`;
  showDone(
    paths.length === 1 ? "A tile was cut" : `${paths.length} tiles were cut`,
    `${which}. Drop one on a kind to show it there.`,
  );
}

function countOf(tiles: number): string {
  return tiles === 1 ? "A tile did" : `${tiles} tiles did`;
}
