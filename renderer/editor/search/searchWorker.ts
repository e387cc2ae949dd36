// Searches in a worker: an expression that never ends blocks only this worker.
import { answerSearch } from "./searchCalls";

self.addEventListener("message", ({ data }: MessageEvent<Parameters<typeof answerSearch>[0]>) => {
  self.postMessage(answerSearch(data));
});
