// The names that a form offers for the sorts that a field takes: the pack's own, and its images.
import { useCallback } from "react";
import { packNames } from "../../shared/dialects/gridponder/text/names/packNames";
import { type PackName } from "../../shared/pack/packModel";
import { usePackStore } from "../session/pack/packStore";
import type { FormScope } from "./formScope";

const PICTURE = /\.(png|jpe?g|webp|gif|svg)$/i;

export type Offers = (of: readonly string[]) => readonly PackName[];

/** Gives the names of some sorts, each once. */
export function useOffers({ index, level }: Pick<FormScope, "index" | "level">): Offers {
  const assets = usePackStore((state) => state.listing?.assets);
  const collections = usePackStore((state) => state.listing?.collections);
  return useCallback(
    (of) => {
      if (!of.includes("sprite")) {
        const names = of.flatMap((each) => packNames(index, each, level));
        return names.filter(({ name }, at) => names.findIndex((other) => other.name === name) === at);
      }
      const own = (assets ?? []).map((name) => ({ name, detail: "" }));
      const shared = (collections ?? []).flatMap(({ id, files }) => files.map((name) => ({ name, detail: id })));
      return [...own, ...shared].filter(({ name }) => PICTURE.test(name));
    },
    [index, level, assets, collections],
  );
}
