// A list of a form that is to offer what can be added to it: asked by a command, and kept until the form is shown.
import { useEffect } from "react";
import type { JsonPath } from "../../shared/text/memberEdit";
import { perPackStore } from "../state/windowStore";

interface AddRequest {
  /** The document. */
  readonly path: string;
  /** The list in it. */
  readonly steps: JsonPath;
}

const useAddRequest = perPackStore<{ readonly request: AddRequest | null }>(() => ({ request: null }));

/** Asks the form of a list for its menu of what can be added, as soon as it is shown. */
export function requestAdd(path: string, steps: JsonPath): void {
  useAddRequest.setState({ request: { path, steps } });
}

/** Passes each request for a list on once. */
export function useAddRequests(path: string, steps: JsonPath, take: () => void): void {
  const request = useAddRequest((state) => state.request);
  const isAsked = request?.path === path && request.steps.join("/") === steps.join("/");
  useEffect(() => {
    if (!isAsked) return;
    useAddRequest.setState({ request: null });
    take();
  });
}
