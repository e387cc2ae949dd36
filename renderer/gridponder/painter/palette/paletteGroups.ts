// The palette's order: kinds gathered by layer, and what a search leaves of them. Pure.
import type { KindLook, Looks } from "../../board/looks";

/** The kinds of one layer that the search leaves. */
export interface PaletteKinds {
  readonly title: string;
  readonly kinds: readonly KindLook[];
}

/** Returns the kinds by layer from the top down, as a pile is seen; kinds of no known layer last. */
export function paletteGroups(looks: Looks, search: string): readonly PaletteKinds[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (look: KindLook): boolean => {
    const text = [look.kind, look.uiName, look.symbol ?? "", ...look.tags].join(" ").toLowerCase();
    return words.every((word) => text.includes(word));
  };
  const kinds = [...looks.kinds.values()].filter(fits);
  const layers = looks.layers.map(({ id }) => id);
  const known = [...layers]
    .reverse()
    .map((layer) => ({ title: layer, kinds: kinds.filter((look) => look.layer === layer) }));
  const rest = kinds.filter(({ layer }) => layer === null || !layers.includes(layer));
  return [...known, { title: "no layer", kinds: rest }].filter((group) => group.kinds.length > 0);
}
