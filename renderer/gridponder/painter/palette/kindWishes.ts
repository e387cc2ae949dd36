// What a command wants done with a kind, until the palette is there to do it.
import { useEffect } from "react";
import { create } from "zustand";

export type KindWish = { readonly do: "new" } | { readonly do: "edit" | "delete"; readonly kind: string };

const useKindWish = create<{ readonly wish: KindWish | null }>(() => ({ wish: null }));

/** Forgets a wish that nobody has fulfilled. */
export function dropKindWish(): void {
  useKindWish.setState({ wish: null });
}

/** Asks the palette to do something with a kind, as soon as it is shown. */
export function wishKind(wish: KindWish): void {
  useKindWish.setState({ wish });
}

/** Gives each wish once to whoever fulfils it. */
export function useKindWishes(fulfil: (wish: KindWish) => void): void {
  const wish = useKindWish((state) => state.wish);
  useEffect(() => {
    if (wish === null) return;
    useKindWish.setState({ wish: null });
    fulfil(wish);
  });
}
