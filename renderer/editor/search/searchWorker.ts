// Searches beside the window: an expression that goes on and on holds up nobody but this worker.
import { answerSearch } from "./searchCalls";

self.addEventListener("message", ({ data }: MessageEvent<Parameters<typeof answerSearch>[0]>) => {
  self.postMessage(answerSearch(data));
});
