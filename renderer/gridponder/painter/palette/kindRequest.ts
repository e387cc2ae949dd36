// What a command asks the palette to do with a kind, kept until the palette is shown.
import { useEffect } from "react";
import { perPackStore } from "../../../state/windowStore";

export type KindRequest =
  | { readonly do: "new"; readonly from: string | null }
  | { readonly do: "edit" | "delete"; readonly kind: string };

const useKindRequest = perPackStore<{ readonly request: KindRequest | null }>(() => ({ request: null }));

/** Asks the palette to do something with a kind, as soon as it is shown. */
export function requestKind(request: KindRequest): void {
  useKindRequest.setState({ request });
}

/** Passes each request on once. */
export function useKindRequests(take: (request: KindRequest) => void): void {
  const request = useKindRequest((state) => state.request);
  useEffect(() => {
    if (request === null) return;
    useKindRequest.setState({ request: null });
    take(request);
  });
}
