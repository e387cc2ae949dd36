// The names that a form offers for the sorts that a field takes: the pack's own, and its images.
import { useCallback } from "react";
import type { PackName } from "../../shared/pack/packModel";
import { isPicturePath } from "../../shared/pack/images/picturePath";
import { usePackStore } from "../session/pack/packStore";
import type { FormScope } from "./formScope";

export type Offers = (of: readonly string[]) => readonly PackName[];

/** Returns the names of some sorts; a name of two of them twice. */
export function useOffers({ pack, level }: Pick<FormScope, "pack" | "level">): Offers {
  const assets = usePackStore((state) => state.listing?.assets);
  const collections = usePackStore((state) => state.listing?.collections);
  return useCallback(
    (of) => {
      if (!of.includes("sprite")) return of.flatMap((each) => pack.model?.names.list(pack, each, level) ?? []);
      const own = (assets ?? []).map((name) => ({ name, detail: "" }));
      const shared = (collections ?? []).flatMap(({ id, files }) => files.map((name) => ({ name, detail: id })));
      return [...own, ...shared].filter(({ name }) => isPicturePath(name));
    },
    [pack, level, assets, collections],
  );
}
