// What the console does for as long as the window lives: it follows the session, and completes its payload.
import { languages } from "monaco-editor/editor";
import { type Disposable, disposable } from "../../../shared/base/disposable";
import { connectDistribution } from "../distribution/distributionStore";
import { payloadProvider } from "./payloadCompletion";

export function connectConsole(): Disposable {
  const parts = [connectDistribution(), languages.registerCompletionItemProvider("json", payloadProvider)];
  return disposable(() => parts.forEach((part) => part.dispose()));
}
