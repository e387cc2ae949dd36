// Whether the completion list shows what it knows of the chosen row: pictures, meanings. It does from the start, since
// a designer looks for pictures; once closed (Ctrl+Space in the list), it stays closed the next time.
import { DisposableStore } from "monaco-editor/base/common/lifecycle.js";
import { StandaloneServices } from "monaco-editor/editor/standalone/browser/standaloneServices.js";
import { InMemoryStorageService } from "monaco-editor/platform/storage/common/storage.js";

const STORED_AT = "gridwright.completionDetails";

/** The key under which Monaco's list remembers it. */
const KEY = "expandSuggestionDocs";

/** To be called before anything else of Monaco's is made. */
export function rememberCompletionDetails(): void {
  const storage = new InMemoryStorageService();
  storage.store(KEY, localStorage.getItem(STORED_AT) !== "closed", 0, 0);
  storage.onDidChangeValue(
    0,
    KEY,
    new DisposableStore(),
  )(() => {
    localStorage.setItem(STORED_AT, storage.getBoolean(KEY, 0, true) ? "open" : "closed");
  });
  StandaloneServices.initialize({ storageService: storage });
}
