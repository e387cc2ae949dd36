// The names that a form offers for the sorts that a field takes: the pack's own, and its images.
import { useCallback } from "react";
import type { Json } from "../../shared/base/json";
import type { PackName } from "../../shared/pack/packModel";
import type { PackSource } from "../../shared/pack/packSource";
import type { FormField } from "../../shared/pack/forms/formFields";
import { isPicturePath } from "../../shared/pack/images/picturePath";
import { usePackStore } from "../session/pack/packStore";
import type { FormScope } from "./formScope";
import type { PlainControl } from "./valueControlProps";

/** Returns a type's field without the types that came after the version that the pack declares; what it says stays. */
export function withOfferedTypes(control: PlainControl, { name, value }: FormField, pack: PackSource): PlainControl {
  if (name !== "type" || control.is !== "choice") return control;
  const isOffered = (type: Json): boolean => type === value || typeof type !== "string" || !isLater(pack, type);
  return { ...control, choices: control.choices.filter((choice) => isOffered(choice.value)) };
}

/** Returns whether a type came after the version of the language that the pack declares. */
export function isLater(pack: PackSource, type: string): boolean {
  return pack.model?.isLaterType?.(pack, type) === true;
}

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
